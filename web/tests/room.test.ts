/** What the client of a room stores, and what it sends again. */

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

it('stores the contents of a welcome', () => {
  connect({ chat: [{ seat: 1, name: 'Bob', text: 'hi', is_phrase: false }], now: Date.now() + 500 })
  expect(client).toMatchObject({ code: 'K7MXQ4', status: 'open', version: 7, seat: 0, isHost: true, offset: 500 })
  expect(client.chat).toHaveLength(1)
})

it('applies updates', () => {
  connect({ table: { round: 1, seats: [{ points: 0 }, { points: 0 }] }, story: [{ message: { id: 'a' }, rules: [] }] })
  Line.last.tell({ type: 'update', version: 8, now: 0, table: { seats: { 1: { points: 2 } } } })
  Line.last.tell({ type: 'update', version: 9, now: 0, table: { round: 2 }, story: [{ message: { id: 'b' }, rules: [] }] })
  expect(client.table).toEqual({ round: 2, seats: [{ points: 0 }, { points: 2 }] })
  expect(client.story.map((each) => [each.message.id, each.version])).toEqual([['a', 7], ['b', 9]])
  expect(client.version).toBe(9)
})

it('sends a command with the seen version, and learns that it is done', async () => {
  connect()
  const answer = client.choose('dig spoon')
  const [command] = commands()
  expect(command).toMatchObject({ seen: 7, wish: { do: 'choose', action: 'dig spoon' } })
  Line.last.tell(done(command!.id))
  await expect(answer).resolves.toMatchObject({ version: 8 })
})

it('repeats unanswered requests with the same id and the seen version', async () => {
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

it('drops a connection that does not answer', () => {
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

it('rejects requests that nobody will answer', async () => {
  connect()
  const answer = client.choose('search')
  Line.last.end(4403, 'handed over')
  expect(client.closing).toEqual({ code: 4403, reason: 'handed over' })
  await expect(answer).rejects.toMatchObject({ code: 'unavailable' })
  await expect(client.choose('search')).rejects.toMatchObject({ code: 'unavailable' })
})

it('asks for a reload when the server has another protocol version', () => {
  Line.last.open()
  Line.last.tell({ type: 'bye', problem: { code: 'invalid', where: 'protocol' } })
  expect(client.closing?.reason).toBe('reload')
})

it('also asks for a reload when only the welcome shows it', () => {
  connect({ protocol: 2 })
  expect(client.closing?.reason).toBe('reload')
})

it('has a speaker once the box is loaded, and learns from that request that a room does not exist', async () => {
  connect()
  await expect.poll(() => client.speaker?.player(1)).toBe('Bob')
  box.mockResolvedValue(Response.json({ code: 'unknown', what: 'there is no such room' }, { status: 404 }))
  const other = new RoomClient('AAAAAA', null)
  await expect.poll(() => other.closing?.code).toBe(4404)
})

it('requests the box until it arrives', async () => {
  box.mockReset().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(Response.json({ language: 'en', nouns: {} }))
  const other = new RoomClient('BBBBBB', null)
  await vi.advanceTimersByTimeAsync(4000)
  expect(other.box?.language).toBe('en')
  other.close()
})
