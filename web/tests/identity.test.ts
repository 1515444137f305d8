/** What a device keeps of a player: noted once, taken to another device, and read with suspicion. */

import { beforeEach, expect, it } from 'vitest'
import { identity, linkTo, luggage, newSecret, opened, shortLinks, unpack } from '../src/lib/identity'
import { add, clear, companions, merge, note, played, strike, type Played } from '../src/lib/journal'
import { all, forgetTable, keep, keyOf, myName } from '../src/lib/keys'
import { packed } from '../src/lib/packed'
import { forgetAll } from '../src/lib/store'

const game = (code: string, more: Partial<Played> = {}): Played => ({ code, when: 1, players: 3, won: false, points: 2, people: ['Bo'], ...more })

beforeEach(forgetAll)

it('notes a game once', () => {
  note(game('AAAAAA'))
  note(game('AAAAAA', { points: 9 }))
  note(game('BBBBBB', { won: true, people: ['Bo', 'Cy', 'Bo'] }))
  expect(played().map((each) => [each.code, each.points])).toEqual([['BBBBBB', 2], ['AAAAAA', 2]])
  expect(companions(played())).toEqual([{ name: 'Bo', games: 2, won: 1 }, { name: 'Cy', games: 1, won: 1 }])
  strike('AAAAAA')
  expect(played()).toHaveLength(1)
})

it('adds what becomes known of a game, and only to games it has', () => {
  note(game('AAAAAA'))
  note(game('AAAAAA', { seat: 1, points: 9 }))
  add('AAAAAA', { start: 0.25 })
  add('AAAAAA', { own: -0.1, error: 0.02 })
  add('BBBBBB', { start: 0.5 })
  expect(played()).toEqual([game('AAAAAA', { seat: 1, figures: { start: 0.25, own: -0.1, error: 0.02 } })])
  merge([game('AAAAAA', { figures: { start: 0.9, fightsWon: 2 } }), game('CCCCCC', { when: 2 })])
  expect(played().map((each) => [each.code, each.figures?.start, each.figures?.fightsWon])).toEqual([['CCCCCC', undefined, undefined], ['AAAAAA', 0.25, 2]])
  clear()
  expect(played()).toEqual([])
})

it('makes secrets of 256 bits', () => {
  expect(newSecret()).toMatch(/^[A-Za-z0-9_-]{43}$/)
  expect(newSecret()).not.toBe(newSecret())
})

it('takes everything to another device, and keeps what is there', async () => {
  keep('AAAAAA', 'a'.repeat(43), 0)
  note(game('AAAAAA'))
  myName.current = 'Ana'
  identity.current = newSecret()
  const before = luggage()
  const link = await linkTo(before, 'http://192.168.1.7:8000')
  forgetAll()
  expect(all()).toEqual([])
  keep('BBBBBB', 'b'.repeat(43), 1)
  const found = await opened(link)
  expect(found).toEqual(before)
  unpack(found!)
  expect([keyOf('AAAAAA'), keyOf('BBBBBB')]).toEqual(['a'.repeat(43), 'b'.repeat(43)])
  expect([myName.current, identity.current, played().length]).toEqual(['Ana', before.identity, 1])
  forgetTable('aaaaaa')
  expect(keyOf('AAAAAA')).toBeNull()
})

it('spreads tables over codes', async () => {
  for (let n = 0; n < 8; n += 1) keep(`AAAAA${n}`, newSecret(), n % 2 ? n % 6 : null)
  myName.current = 'Zoë ~, & co'
  identity.current = newSecret()
  const links = shortLinks(luggage(), 'http://192.168.1.7:8000', 213)
  expect(links.every((each) => each.length <= 213)).toBe(true)
  expect(links.length).toBeLessThan(8)
  const found = await Promise.all(links.map(opened))
  expect(found.flatMap((each) => each!.tables.map(({ code, key, seat }) => [code, key, seat]))).toEqual(all().map(({ code, key, seat }) => [code, key, seat]))
  expect(new Set(found.map((each) => each!.name + each!.identity))).toEqual(new Set([myName.current + identity.current]))
  expect(shortLinks(luggage(), 'http://192.168.1.7:8000', 10)).toEqual([])
  expect(await opened(',%zz,,')).toBeNull()
})

it.each([
  ['nothing', ''],
  ['a word', 'hello'],
  ['another text', 'eJwDAAAAAAE'],
])('refuses %s', async (_, text) => {
  expect(await opened(text)).toBeNull()
})

it('reads only what it knows', async () => {
  const hostile = {
    version: 1, name: 'x'.repeat(99), identity: 'short', tables: [{ code: 1 }, null, { code: 'AAAAAA', key: 'k' }],
    games: [
      game('AAAAAA', { figures: { visited: { yard: 2 }, start: 0.5 } }), game('DDDDDD', { figures: { visited: { '<b>': 2 } } }), game('EEEEEE', { figures: 7 as never }),
      game('FFFFFF', { figures: { own: 'x' as never } }), game('GGGGGG', { figures: null as never }), game('no code'), { ...game('BBBBBB'), people: ['x'.repeat(99)] }, 7,
    ],
  }
  const found = await opened(await packed(JSON.stringify(hostile)))
  expect([found?.name.length, found?.identity, found?.tables.length, found?.games.length]).toEqual([40, '', 1, 1])
  expect(await opened(await packed(JSON.stringify({ ...hostile, version: 2 })))).toBeNull()
})
