/** A page that was open while the client was renewed asks for files that are gone: it has to be loaded again, once. */

import { recall, remember } from './store'

const ONCE_IN = 60_000

export function renewing(): void {
  addEventListener('vite:preloadError', (event) => {
    if (Date.now() - Number(recall('renewed') ?? 0) < ONCE_IN) return
    event.preventDefault()
    remember('renewed', String(Date.now()))
    location.reload()
  })
}
