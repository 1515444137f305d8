/** A contact sheet of everything drawn, for developers: `npx vite`, then /art.html?theme=plan. */

import { mount } from 'svelte'
import '../style/base.css'
import Gallery from './Gallery.svelte'

const asked = new URLSearchParams(location.search)
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'night'
const target = document.getElementById('app')
if (target) mount(Gallery, { target, props: { only: asked.get('only') ?? '' } })
