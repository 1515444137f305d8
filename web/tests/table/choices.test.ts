import { describe, expect, it } from 'vitest'
import type { Box, Own, Table } from '../../src/protocol'
import { byVerb, cardOf, choices, isClosing, operands, pointedAt, seatOf, slotOf, verbs } from '../../src/table/choices'
import { groups, missing } from '../../src/table/hand'

const label = { type: 'message', id: 'label-other', args: {} } as const
const parse = (...actions: string[]) => choices(actions.map((action) => ({ action, label })))
const card = (id: string, sort: string) => ({ id, sort, copies: 1, value: 1, points: 0, text: '' })

const box = {
  cards: [card('spoon', 'tool'), card('link', 'part'), card('blade', 'weapon'), card('riot', 'action')],
  recipes: [{ id: 'knives', needs: ['link', 'blade'], card: 'knife', n: 2 }],
  deals: [{ id: 'two_knives', price: 5, card: 'knife', n: 2 }],
  places: [{ slot: 'cell', actions: ['dig'] }, { slot: 'yard', actions: ['sell', 'buy'] }],
  gangs: [{ id: 'crew' }],
} as unknown as Box
const table = { seats: [{ tokens: {}, gang_card: '' }, { tokens: {} }, { tokens: {} }], setting: { teams: '' }, warden: null } as unknown as Table
const own = { seat: 0, hand: { link: 1 }, background: 'fence' } as unknown as Own

describe('options', () => {
  it('are taken apart', () => {
    const [go, extort, buy, stop] = parse('cautious cell_b', 'extort P3', 'buy two_knives', 'stop')
    expect(slotOf(go!)).toBe('cell_b')
    expect(seatOf(extort!)).toBe(2)
    expect(cardOf(buy!, box)).toBe('knife')
    expect([go!, stop!].map(isClosing)).toEqual([false, true])
  })

  it('carry their warning apart from what they say', () => {
    const warning = { type: 'message', id: 'warn-no-weapon', args: {} } as const
    const warned = (id: string) => choices([{ action: 'search', label: { type: 'message', id, args: { option: label, warning } } }])[0]!
    expect(warned('option-warned')).toMatchObject({ label, warning, isFinal: false })
    expect(warned('option-final')).toMatchObject({ label, warning, isFinal: true })
    expect(warned('option-free')).toMatchObject({ warning: null, isFinal: false, label: { id: 'option-free' } })
  })

  it('lie together by verb', () => {
    const found = byVerb(parse('cautious cell', 'planned yard', 'heal', 'bandage_heal'))
    expect([...found].map(([verb, ways]) => [verb, ways.length])).toEqual([['cautious', 2], ['heal', 2]])
  })

  it('fill a dock of what the box offers, whether possible or not', () => {
    const dock = verbs(box, table, own, new Map())
    expect(dock).toEqual(expect.arrayContaining(['search', 'dig', 'sell', 'buy', 'reveal']))
    expect(dock).not.toContain('bet')
    expect(dock).not.toContain('attract')
  })

  it('are pointed at by a lesson one kind at a time, in the order of its marks', () => {
    const found = (marks: string[], ...possible: string[]) => [...pointedAt(marks, parse(...possible))]
    expect(found(['ability', 'move', 'go cell'], 'pass', 'move', 'ability')).toEqual(['ability'])
    expect(found(['ability', 'move', 'go cell'], 'go cell', 'go yard')).toEqual(['go cell'])
    expect(found(['craft pickaxe', 'craft shovel'], 'craft knives', 'craft pickaxe', 'craft shovel')).toEqual(['craft pickaxe', 'craft shovel'])
    expect(found(['dig'], 'dig spoon', 'dig shovel', 'pass')).toEqual(['dig spoon', 'dig shovel'])
  })

  it('lead to the next turn where nothing of a lesson is possible', () => {
    expect([...pointedAt(['dig'], parse('search', 'pass'))]).toEqual(['pass'])
    expect([...pointedAt(['dig'], parse('card link', 'card blade'))]).toEqual([])
  })

  it('can all be asked about', () => {
    expect(operands('extort', box, table, own)).toEqual(['P2', 'P3'])
    expect(operands('craft', box, table, own)).toEqual(['knives'])
    expect(operands('play', box, table, own)).toEqual(['riot'])
    expect(operands('search', box, table, own)).toEqual([''])
  })
})

describe('a hand', () => {
  it('is grouped, what digs first', () => {
    expect(groups(box, { link: 2, spoon: 1 }).map((group) => group.sort)).toEqual(['tool', 'part'])
  })

  it('says what a recipe still needs', () => {
    expect(missing(box.recipes[0]!, { link: 1 })).toEqual(['blade'])
    expect(missing({ id: 'x', needs: ['link', 'link'], card: 'spoon', n: 1, text: '' }, { link: 1 })).toEqual(['link'])
  })
})
