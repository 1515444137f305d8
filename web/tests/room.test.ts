/** What a room's client keeps, and what it asks again. */

import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { Refused } from '../src/lib/problems'
import { RoomClient } from '../src/lib/room.svelte'
import type { Command } from '../src/protocol'
import { done, install, Line, welcome } from './line'
import { openAll } from './reading'

let client: RoomClient
const box = vi.fn()

beforeAll(openAll)

beforeEach(() => {
  install()
  box.mockReset().mockResolvedValue(Response.json({ language: 'en', nouns: {} }))
  vi.stubGlobal('fetch', box)
  client = new RoomClient('k7mxq4', 'key')
})

afterEach(() => {
  client.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function connect(more = {}): void {
  Line.last.open()
  Line.last.tell(welcome(more))
}

const commands = () => Line.last.sent.filter((each): each is Command => each.type === 'command')

it('keeps what a welcome says', () => {
  connect({ chat: [{ seat: 1, name: 'Bob', text: 'hi', is_phrase: false }], now: Date.now() + 500 })
  expect(client).toMatchObject({ code: 'K7MXQ4', status: 'open', version: 7, seat: 0, isHost: true, offset: 500 })
  expect(client.chat).toHaveLength(1)
})

it('goes on with updates', () => {
  connect({ table: { round: 1, seats: [{ points: 0 }, { points: 0 }] }, story: [{ message: { id: 'a' }, rules: [] }] })
  Line.last.tell({ type: 'update', version: 8, now: 0, table: { seats: { 1: { points: 2 } } } })
  Line.last.tell({ type: 'update', version: 9, now: 0, table: { round: 2 }, story: [{ message: { id: 'b' }, rules: [] }] })
  expect(client.table).toEqual({ round: 2, seats: [{ points: 0 }, { points: 2 }] })
  expect(client.story.map((each) => [each.message.id, each.version])).toEqual([['a', 7], ['b', 9]])
  expect(client.version).toBe(9)
})

it('sends a wish with what was seen, and hears that it is done', async () => {
  connect()
  const answer = client.choose('dig spoon')
  const [command] = commands()
  expect(command).toMatchObject({ seen: 7, wish: { do: 'choose', action: 'dig spoon' } })
  Line.last.tell(done(command!.id))
  await expect(answer).resolves.toMatchObject({ version: 8 })
})

it('asks again under the same id what was not answered, and says what was seen', async () => {
  connect()
  const answer = client.choose('search')
  const [command] = commands()
  Line.last.end(1006)
  const meanwhile = client.choose('decline')
  vi.advanceTimersByTime(300)
  connect({ version: 9 })
  expect(Line.last.sent[0]).toMatchObject({ type: 'hello', seen: 7, key: 'key' })
  expect(commands()).toHaveLength(2)
  expect(commands()[0]).toEqual(command)
  for (const each of commands()) Line.last.tell(done(each.id))
  await Promise.all([answer, meanwhile])
})

it('does not believe a connection that does not answer', () => {
  connect()
  void client.choose('search').catch(() => {})
  vi.advanceTimersByTime(10_000)
  expect(Line.all).toHaveLength(2)
})

it('rejects with the problem', async () => {
  connect()
  const answer = client.choose('search')
  Line.last.tell({ type: 'refused', id: commands()[0]!.id, version: 7, problem: { code: 'stale', what: '', where: '', right: '', reasons: [] } })
  await expect(answer).rejects.toMatchObject({ code: 'stale' })
  await expect(answer).rejects.toBeInstanceOf(Refused)
})

it('gives up what nobody will answer', async () => {
  connect()
  const answer = client.choose('search')
  Line.last.end(4403, 'handed over')
  expect(client.closing).toEqual({ code: 4403, reason: 'handed over' })
  await expect(answer).rejects.toMatchObject({ code: 'unavailable' })
  await expect(client.choose('search')).rejects.toMatchObject({ code: 'unavailable' })
})

it('wants to be reloaded when the server speaks another protocol', () => {
  Line.last.open()
  Line.last.tell({ type: 'bye', problem: { code: 'invalid', where: 'protocol' } })
  expect(client.closing?.reason).toBe('reload')
})

it('is reloaded too when only the welcome tells', () => {
  connect({ protocol: 2 })
  expect(client.closing?.reason).toBe('reload')
})

it('has a speaker once there is a box, and learns there that a room does not exist', async () => {
  connect()
  await vi.waitFor(() => expect(client.speaker?.player(1)).toBe('Bob'))
  box.mockResolvedValue(Response.json({ code: 'unknown', what: 'there is no such room' }, { status: 404 }))
  const other = new RoomClient('AAAAAA', null)
  await vi.waitFor(() => expect(other.closing?.code).toBe(4404))
})

it('asks for the box until it is there', async () => {
  box.mockReset().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(Response.json({ language: 'en', nouns: {} }))
  const other = new RoomClient('BBBBBB', null)
  await vi.advanceTimersByTimeAsync(4000)
  expect(other.box?.language).toBe('en')
  other.close()
})
