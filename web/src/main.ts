import { mount } from 'svelte'
import App from './App.svelte'
import { keepShell, renewing } from './lib/renew.svelte'
import { follow } from './lib/router.svelte'
import { ready } from './lib/speech'
import './lib/theme'
import './style/base.css'

renewing()
// Nothing is drawn before its language is loaded: no page changes its language while it opens.
await ready
follow()
mount(App, { target: document.getElementById('app')! })

if (import.meta.env.PROD && 'serviceWorker' in navigator) keepShell()
