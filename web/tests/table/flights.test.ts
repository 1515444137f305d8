import { describe, expect, it } from 'vitest'
import type { Message } from '../../src/protocol'
import { flightsOf, pulseOf } from '../../src/table/flights'

const who = (seat: number) => ({ type: 'who', seat }) as const
const card = (id: string, n = 1) => ({ type: 'thing', sort: 'card', id, n }) as const
const hidden = (n: number) => ({ type: 'thing', sort: 'word', id: 'card', n }) as const
const message = (id: string, args: Message['args']): Message => ({ type: 'message', id, args })
const row = (...parts: (ReturnType<typeof card> | ReturnType<typeof hidden>)[]) => ({ type: 'row', parts, link: 'and' }) as const

describe('cards fly', () => {
  it('from the deck to whoever searched, face down where one may not see them', () => {
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

  it('never as a swarm, and not where nothing moves', () => {
    expect(flightsOf(message('discarded', { who: who(0), cards: row(card('cap', 9)) }))).toHaveLength(4)
    expect(flightsOf(message('refused', { who: who(0) }))).toEqual([])
  })
})

it('a tunnel shines and a Beating jolts', () => {
  const dug = message('dug-points', { who: who(1) })
  expect(pulseOf(dug)).toEqual({ seat: 1, kind: 'dug' })
  expect(pulseOf(message('dug-skill', { dug }))).toEqual({ seat: 1, kind: 'dug' })
  expect(pulseOf(message('beaten', { who: who(0) }))).toEqual({ seat: 0, kind: 'hurt' })
  expect(pulseOf(message('refused', { who: who(0) }))).toBeNull()
})
