import { describe, expect, it } from 'vitest'
import type { Message, Row } from '../../src/protocol'
import { cardsIn, containing, duelOf, endedIn, newsAfter, rollIn, seatsIn, turns, type Entry } from '../../src/table/story'

const who = (seat: number) => ({ type: 'who', seat }) as const
const thing = (id: string, sort = 'card') => ({ type: 'thing', sort, id, n: 1 }) as const
const told = (id: string, args: Message['args'] = {}): Entry => ({ message: { type: 'message', id, args }, rules: [], version: 1 })
const began = (seat: number, round = 1) => told('turn-began', { who: who(seat), round })

describe('the story', () => {
  it('finds players and cards at any depth', () => {
    const row: Row = { type: 'row', parts: [thing('link'), who(2), thing('crew_home_turf', 'power')], link: 'and' }
    const { message } = told('outer', { who: who(0), inner: told('inner', { row }).message })
    expect([...seatsIn(message)]).toEqual([0, 2])
    expect(cardsIn(message)).toEqual(['link', 'crew_home_turf'])
  })

  it('finds rolls inside other messages', () => {
    const rolls: Row = { type: 'row', parts: [told('roll-of', { roll: 3 }).message, told('roll-of', { roll: 5 }).message], link: 'and' }
    expect(rollIn([told('rolled-places', { who: who(1), rolls }), told('rolled', { roll: 6 })])).toEqual([3, 5, 6])
  })

  it('is grouped by turn, the latest first', () => {
    const story = [began(0), told('searched', { who: who(0) }), began(1), told('beaten', { who: who(0) }), began(2)]
    expect(turns(story, 'all', 0).map((turn) => turn.seat)).toEqual([2, 1, 0])
    expect(turns(story, 'fights', 0).map((turn) => turn.seat)).toEqual([1])
    expect(turns(story, 'mine', 2)).toEqual([])
  })

  it('is searched by words, without regard to case, accents and apostrophes', () => {
    const all = turns([began(0), told('searched'), told('Ana’s PIÈCE'), began(1), told('beaten')], 'all', 0)
    const say = (message: Message) => message.id
    const found = (wanted: string) => containing(all, wanted, say).flatMap((turn) => turn.entries.map((entry) => entry.message.id))
    expect(found("piece ana's")).toEqual(['Ana’s PIÈCE'])
    expect(found('beaten searched')).toEqual([])
    expect(containing(all, 'beat', say).map((turn) => turn.seat)).toEqual([1])
  })
})

describe('a duel', () => {
  const demand = told('demanded', { who: who(0), other: who(1), card: thing('shovel') })
  const laid = (seat: number, card: string) => told('laid', { who: who(seat), card: thing(card) })

  it('is derived from the story', () => {
    expect(duelOf([began(0), demand, laid(0, 'knife'), told('refused', { who: who(1) }), laid(1, 'blade')])).toEqual({
      sides: [0, 1],
      tool: 'shovel',
      played: [{ seat: 0, card: 'knife' }, { seat: 1, card: 'blade' }],
    })
  })

  it.each([
    ['won', [demand, laid(0, 'knife'), told('won-fight', { who: who(0), other: who(1) })]],
    ['given in', [demand, laid(0, 'knife'), told('handed', { who: who(1), other: who(0), card: thing('shovel') })]],
    ['of another turn', [demand, began(1), laid(1, 'knife')]],
  ])('is over when it is %s', (_, story) => expect(duelOf(story)).toBeNull())

  it('is kept with its end, and with every Weapon played in it', () => {
    const won = told('won-fight', { who: who(0), other: who(1) })
    const story = [demand, laid(0, 'knife'), laid(1, 'blade'), won, began(1)]
    expect(endedIn(story, 2)).toMatchObject({ outcome: won.message, duel: { sides: [0, 1], played: [{ card: 'knife' }, { card: 'blade' }] } })
    expect(endedIn(story, 4)).toBeNull()
  })

  it('with Michel(le) counts every Knife shown', () => {
    const knife = told('showed-knife', { who: who(3) })
    expect(duelOf([began(3), knife, laid(3, 'blade'), knife])?.played).toEqual([
      { seat: null, card: 'knife' }, { seat: 3, card: 'blade' }, { seat: null, card: 'knife' },
    ])
  })
})

describe('news', () => {
  const told = (version: number): Entry => ({ message: { type: 'message', id: `said-${version}`, args: {} }, rules: [], version })

  it('are the entries after the last one shown', () => {
    const story = [told(1), told(2), told(3)]
    expect(newsAfter(story, story[0], 3)).toEqual([story[1], story[2]])
    expect(newsAfter(story, story[2], 3)).toEqual([])
  })

  it('are only the entries of the moment to which a replay has jumped', () => {
    const leapt = [told(7), told(8), told(9)]
    expect(newsAfter(leapt, told(2), 9)).toEqual([leapt[2]])
    expect(newsAfter([], undefined, 0)).toEqual([])
  })
})
