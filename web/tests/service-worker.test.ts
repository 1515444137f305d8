/** What the service worker does with a push, and with a press on its notification. */

import { beforeEach, describe, expect, it, vi } from 'vitest'
import source from '../public/service-worker.js?raw'

type Handler = (event: object) => void

const shown = vi.fn(async () => {})
const opened = vi.fn(async () => null)
const badged = vi.fn(async () => {})
const fetched = vi.fn(async () => new Response('{}'))
let tabs: { url: string; focus: () => Promise<null> }[] = []
let handlers: Record<string, Handler> = {}
const PUSH = { title: 'It is your turn: Friday', path: '/r/K7WMPX', stop: 'K7WMPX.x.y', stopLabel: 'Stop' }

beforeEach(() => {
  handlers = {}
  tabs = []
  for (const each of [shown, opened, badged, fetched]) each.mockClear()
  const self = {
    addEventListener: (name: string, handler: Handler) => { handlers[name] = handler },
    registration: { showNotification: shown },
    navigator: { setAppBadge: badged },
    clients: { matchAll: async () => tabs, openWindow: opened },
  }
  new Function('self', 'fetch', source)(self, fetched)
})

async function happened(name: string, event: object): Promise<void> {
  const work: Promise<unknown>[] = []
  handlers[name]?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) })
  await Promise.all(work)
}

const pressed = (action: string): Promise<void> =>
  happened('notificationclick', { action, notification: { close: () => {}, data: { path: PUSH.path, stop: PUSH.stop } } })

describe('a push', () => {
  it('is shown once for each table, with a button to stop, and as a badge', async () => {
    await happened('push', { data: { json: () => PUSH } })
    expect(shown).toHaveBeenCalledWith(PUSH.title, expect.objectContaining({ tag: PUSH.path, actions: [{ action: 'stop', title: 'Stop' }] }))
    expect(badged).toHaveBeenCalled()
  })
})

describe('a press on the notification', () => {
  it('opens the table', async () => {
    await pressed('')
    expect(opened).toHaveBeenCalledWith(PUSH.path)
  })

  it('turns to the table if it is open', async () => {
    const focus = vi.fn(async () => null)
    tabs = [{ url: 'https://play.example/r/K7WMPX', focus }]
    await pressed('')
    expect(focus).toHaveBeenCalled()
    expect(opened).not.toHaveBeenCalled()
  })

  it('stops notifications', async () => {
    await pressed('stop')
    expect(fetched).toHaveBeenCalledWith('/api/notifications/stop?token=K7WMPX.x.y', { method: 'POST' })
    expect(opened).not.toHaveBeenCalled()
  })
})
