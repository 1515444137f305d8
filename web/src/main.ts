import { mount } from 'svelte'
import App from './App.svelte'
import { keepShell, renewing } from './lib/renew.svelte'
import { follow } from './lib/router.svelte'
import { ready } from './lib/speech'
import './lib/theme'
import './style/base.css'

renewing()
// Nothing is drawn before its language is there: no page is shown in one language and then in another.
await ready
follow()
mount(App, { target: document.getElementById('app')! })

if (import.meta.env.PROD && 'serviceWorker' in navigator) keepShell()
