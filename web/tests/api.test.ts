/** HTTP requests and their errors. */

import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import * as api from '../src/lib/api'
import { explained, explainedClosing, Refused } from '../src/lib/problems'
import { ready } from '../src/lib/speech'

beforeAll(() => ready)
afterEach(() => vi.unstubAllGlobals())

function answering(answer: Response | Error) {
  const asked = vi.fn(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)))
  vi.stubGlobal('fetch', asked)
  return asked
}

it('sends method, path, headers and body', async () => {
  const asked = answering(Response.json({ seat: 1, key: 'k' }, { status: 201 }))
  await expect(api.sit('K7MXQ4', 'Ana')).resolves.toEqual({ seat: 1, key: 'k' })
  const headers = { 'content-type': 'application/json' }
  expect(asked).toHaveBeenCalledWith('/api/rooms/K7MXQ4/seats', { method: 'POST', headers, body: '{"name":"Ana","seat":null}' })
})

it('requests the moments as one seat saw them', async () => {
  const asked = answering(Response.json({}))
  await api.reel({ kind: 'room', name: 'K7MXQ4' }, 3, 0)
  expect(asked).toHaveBeenCalledWith('/api/rooms/K7MXQ4/reel?part=3&seat=0', expect.anything())
})

it('uploads a record as plain text', async () => {
  const asked = answering(Response.json({ name: 'abc' }, { status: 201 }))
  await expect(api.bring('blackgate record 2')).resolves.toEqual({ name: 'abc' })
  expect(asked).toHaveBeenCalledWith('/api/records', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'blackgate record 2' })
})

it('returns text unchanged', async () => {
  answering(new Response('a record'))
  await expect(api.record('K7MXQ4')).resolves.toBe('a record')
})

it.each([
  ['a problem of the server', Response.json({ code: 'full', what: 'no seat' }, { status: 409 }), 'full', 'Every seat is taken.'],
  ['a page of some proxy', new Response('<html>', { status: 502 }), 'unavailable', 'The server cannot be reached right now. Nothing has changed.'],
  ['no network', new TypeError('failed'), 'unavailable', 'The server cannot be reached right now. Nothing has changed.'],
])('throws %s', async (_, answer, code, words) => {
  answering(answer)
  const thrown: unknown = await api.lobby().catch((error: unknown) => error)
  expect(thrown).toBeInstanceOf(Refused)
  expect(thrown).toMatchObject({ code, reasons: [] })
  expect(explained(thrown)).toBe(words)
})

it('has a message for a refused connection', () => {
  expect(explainedClosing({ code: 4400, reason: 'reload' })).toContain('reload the page')
  expect(explainedClosing({ code: 4404, reason: '' })).toBe('There is no table under this code.')
  expect(explainedClosing({ code: 4400, reason: 'nonsense' })).toBe('The connection has ended. Reload the page to come back.')
})
