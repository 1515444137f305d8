import { describe, expect, it } from 'vitest'
import type { Message } from '../../src/protocol'
import { flightsOf, pulseOf } from '../../src/table/flights'

const who = (seat: number) => ({ type: 'who', seat }) as const
const card = (id: string, n = 1) => ({ type: 'thing', sort: 'card', id, n }) as const
const hidden = (n: number) => ({ type: 'thing', sort: 'word', id: 'card', n }) as const
const message = (id: string, args: Message['args']): Message => ({ type: 'message', id, args })
const row = (...parts: (ReturnType<typeof card> | ReturnType<typeof hidden>)[]) => ({ type: 'row', parts, link: 'and' }) as const

describe('cards fly', () => {
  it('from the deck to the player who searched, face down if hidden', () => {
    expect(flightsOf(message('searched', { who: who(2), cards: row(hidden(2)) }))).toEqual([
      { from: 'deck', to: 'seat:2', card: null }, { from: 'deck', to: 'seat:2', card: null },
    ])
    expect(flightsOf(message('drew', { who: who(0), cards: row(card('cap')) }))).toEqual([{ from: 'deck', to: 'seat:0', card: 'cap' }])
  })

  it('from one player to another in a theft', () => {
    expect(flightsOf(message('grabbed', { who: who(1), other: who(3), card: hidden(1) }))).toEqual([{ from: 'seat:3', to: 'seat:1', card: null }])
    expect(flightsOf(message('handed', { who: who(1), other: who(3), card: card('spoon') }))).toEqual([{ from: 'seat:1', to: 'seat:3', card: 'spoon' }])
  })

  it('to the discard pile and back from the open piles when something is crafted', () => {
    const flights = flightsOf(message('crafted', { who: who(0), used: row(card('link')), made: row(card('knife', 2)) }))
    expect(flights.map(({ from, to }) => `${from} ${to}`)).toEqual(['seat:0 discard', 'pile:knife seat:0', 'pile:knife seat:0'])
  })

  it.each([
    ['took', { cards: card('spoon') }, 'pile:spoon seat:1 spoon'], ['stole', { cards: card('spoon') }, 'pile:spoon seat:1 spoon'],
    ['bought', { cards: card('knife') }, 'pile:knife seat:1 knife'], ['recovered', { cards: card('cap') }, 'discard seat:1 cap'],
    ['sold', { cards: card('cap') }, 'seat:1 discard cap'], ['joined-with', { paid: card('cap') }, 'seat:1 discard cap'],
    ['passed', { other: who(2), cards: hidden(1) }, 'seat:1 seat:2 null'],
  ] as const)('where something was %s', (id, args, way) => {
    expect(flightsOf(message(id, { who: who(1), ...args })).map(({ from, to, card: seen }) => `${from} ${to} ${seen}`)).toEqual([way])
  })

  it('both ways when a Tool is improved', () => {
    const flights = flightsOf(message('improved', { who: who(0), old: card('spoon'), new: card('shovel') }))
    expect(flights).toEqual([{ from: 'seat:0', to: 'discard', card: 'spoon' }, { from: 'pile:shovel', to: 'seat:0', card: 'shovel' }])
  })

  it('from no pile if the card is hidden, and to nobody if no player is named', () => {
    expect(flightsOf(message('took', { who: who(1), cards: hidden(2) }))).toEqual([])
    expect(flightsOf(message('drew', { cards: card('cap') }))).toEqual([])
  })

  it('only for cards', () => {
    const token = { type: 'thing', sort: 'token', id: 'spy', n: 1 } as const
    expect(flightsOf(message('took', { who: who(1), cards: token }))).toEqual([])
    expect(flightsOf(message('drew', { who: who(1), cards: 3 }))).toEqual([])
  })

  it('never too many at once, and not if nothing moves', () => {
    expect(flightsOf(message('discarded', { who: who(0), cards: row(card('cap', 9)) }))).toHaveLength(4)
    expect(flightsOf(message('discarded', { who: who(0), cards: row(card('cap', 3), card('link', 3)) })).map((each) => each.card)).toEqual(['cap', 'cap', 'cap', 'link'])
    expect(flightsOf(message('refused', { who: who(0) }))).toEqual([])
  })
})

it('a Dig makes a player glow, and a Beating shakes them', () => {
  const dug = message('dug-points', { who: who(1) })
  expect(pulseOf(dug)).toEqual({ seat: 1, kind: 'dug' })
  expect(pulseOf(message('dug-skill', { dug }))).toEqual({ seat: 1, kind: 'dug' })
  expect(pulseOf(message('beaten', { who: who(0) }))).toEqual({ seat: 0, kind: 'hurt' })
  expect(['dug', 'buried'].map((id) => pulseOf(message(id, { who: who(2) })))).toEqual([{ seat: 2, kind: 'dug' }, { seat: 2, kind: 'dug' }])
  expect(pulseOf(message('refused', { who: who(0) }))).toBeNull()
  expect(pulseOf(message('beaten', {}))).toBeNull()
})
