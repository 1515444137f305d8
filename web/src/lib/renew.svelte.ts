/** A page that is open while a new client is deployed: it offers to reload, and reloads where it must. */

import { recall, remember } from './store'

const ONCE_IN = 60_000
/** Minimum time between two checks for a newer client when the page becomes visible. */
const LOOK_AGAIN = 10 * 60_000

let isDue = $state(false)

export const renewal = {
  /** Whether there is a newer client than this one. */
  get isDue(): boolean {
    return isDue
  },
  later(): void {
    isDue = false
  },
}

/** Whether the server's page has another entry script than this one. */
export function isNewer(page: string, own: string): boolean {
  const entry = /<script[^>]+type="module"[^>]+src="([^"]+)"/.exec(page)?.[1]
  return entry !== undefined && own !== '' && entry !== own
}

const ownEntry = (): string => document.querySelector('script[type=module][src]')?.getAttribute('src') ?? ''

export function renewing(): void {
  // The files of an older build are gone: reload the page, once.
  addEventListener('vite:preloadError', (event) => {
    if (Date.now() - Number(recall('renewed') ?? 0) < ONCE_IN) return
    event.preventDefault()
    remember('renewed', String(Date.now()))
    location.reload()
  })
}

/** Keep the shell for offline use, and learn of newer ones. */
export function keepShell(): void {
  const worker = navigator.serviceWorker
  let looked = Date.now()
  worker.addEventListener('message', ({ data }: MessageEvent<{ page?: string }>) => {
    if (data.page !== undefined && isNewer(data.page, ownEntry())) isDue = true
  })
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - looked < LOOK_AGAIN) return
    looked = Date.now()
    worker.controller?.postMessage('look')
  })
  void worker.register('/service-worker.js')
}
