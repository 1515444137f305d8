/** When a connection reconnects, how soon, and when it does not. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Closing } from '../src/lib/problems'
import { pause, Socket, type Status } from '../src/lib/socket'
import { install, Line, welcome } from './line'

let seen: [Status, Closing | null][]
let socket: Socket

beforeEach(() => {
  install()
  seen = []
  socket = new Socket('ws://here/socket', {
    hello: () => ({ type: 'hello', protocol: 1, key: 'k', seen: 3 }),
    heard: () => {},
    changed: (status, closing) => seen.push([status, closing]),
  })
})

afterEach(() => {
  socket.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const connect = () => {
  Line.last.open()
  Line.last.tell(welcome())
}

it('says hello first, and is open after the welcome', () => {
  Line.last.open()
  expect(Line.last.sent).toEqual([{ type: 'hello', protocol: 1, key: 'k', seen: 3 }])
  expect(socket.send({ type: 'hint', id: '1' })).toBe(false)
  Line.last.tell(welcome())
  expect(seen).toEqual([['open', null]])
  expect(socket.send({ type: 'hint', id: '1' })).toBe(true)
})

it.each([1000, 1001, 1005, 1006, 1011, 1012, 1013, 4408, 4429, 4503])('reconnects after %i', (code) => {
  connect()
  Line.last.end(code)
  expect(seen.at(-1)).toEqual(['lost', null])
  vi.advanceTimersByTime(13_000)
  expect(Line.all.length).toBeGreaterThan(1)
})

it.each([1009, 4400, 4403, 4404, 4409])('does not reconnect after %i', (code) => {
  connect()
  Line.last.end(code, 'because')
  expect(seen.at(-1)).toEqual(['closed', { code, reason: 'because' }])
  vi.advanceTimersByTime(60_000)
  expect(Line.all.length).toBe(1)
})

it('tries again when a handshake takes too long', () => {
  vi.advanceTimersByTime(20_000)
  expect(Line.all.length).toBeGreaterThan(1)
  expect(Line.all[0]!.readyState).toBe(3)
})

it('does not wait when the page is visible again or the network is back', () => {
  connect()
  for (const event of [() => document.dispatchEvent(new Event('visibilitychange')), () => dispatchEvent(new Event('online'))]) {
    Line.last.end(4429)
    const before = Line.all.length
    event()
    expect(Line.all.length).toBe(before + 1)
    connect()
  }
})

it('replaces a connection after a long sleep without a status change', () => {
  connect()
  const look = (state: string) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state as DocumentVisibilityState)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  look('hidden')
  vi.advanceTimersByTime(5_000)
  look('visible')
  expect(Line.all).toHaveLength(1)
  look('hidden')
  vi.advanceTimersByTime(25_000)
  look('visible')
  expect(Line.all).toHaveLength(2)
  connect()
  expect(seen).toEqual([['open', null]])
  vi.restoreAllMocks()
})

it('ignores messages of a dropped connection', () => {
  connect()
  const old = Line.last
  socket.again()
  expect(old.onmessage).toBeNull()
  expect(seen.map(([status]) => status)).toEqual(['open', 'lost'])
})

describe('pauses', () => {
  it('grow to ten seconds, with full jitter', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 20].map((tries) => pause(tries, 1006, 1))).toEqual([300, 600, 1200, 2400, 4800, 9600, 10_000, 10_000])
    expect(pause(6, 1006, 0)).toBe(0)
  })

  it('are zero after a restart of the room, and longer after a rate limit', () => {
    expect(pause(0, 1012, 1)).toBe(0)
    expect(pause(0, 4429, 0)).toBe(3000)
  })
})
