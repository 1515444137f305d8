import { describe, expect, it } from 'vitest'
import type { Box, Own, Table } from '../../src/protocol'
import { byVerb, cardOf, choices, hotkeys, isClosing, operands, pointedAt, seatOf, slotOf, verbs } from '../../src/table/choices'
import { groups, missing } from '../../src/table/hand'

const label = { type: 'message', id: 'label-other', args: {} } as const
const parse = (...actions: string[]) => choices(actions.map((action) => ({ action, label })), box)
const card = (id: string, sort: string) => ({ id, sort, copies: 1, value: 1, points: 0, text: '' })

const word = (name: string, operand: string, dock: string, more: Partial<Box['words'][number]> = {}) => ({ word: name, operand, verb: name, dock, token: '', examples: [], ...more })
const words = [
  ...['search', 'move'].map((each) => word(each, '', 'basic')), word('cautious', 'slot', 'basic'), word('extort', 'seat', 'basic'), word('craft', 'recipe', 'basic'),
  word('play', 'card', 'basic'), word('join', 'gang', 'basic'), word('dig', 'pile', 'place'), ...['steal', 'heal', 'sell'].map((each) => word(each, '', 'place')), word('buy', 'deal', 'place'),
  word('improve', 'pile', 'place'), word('bet', 'bet', 'place', { examples: ['1x2'] }), word('change_style', 'gang', 'place'),
  word('ability', '', 'beside'), word('reveal', '', 'beside'), word('spy', 'seat', 'beside', { token: 'spy' }), word('exchange', 'seat', 'beside'), word('attract', '', 'beside'),
  word('planned', 'slot', '', { verb: 'cautious' }), word('shortcut', 'slot', '', { verb: 'move' }), word('bandage_heal', '', '', { verb: 'heal' }), word('go', 'slot', ''), word('warden', 'slot', ''),
  word('seat', 'seat', ''), word('name', 'pile', ''), word('card', 'card', ''), word('ask_card', 'card', ''),
]
const box = {
  words,
  cards: [card('spoon', 'tool'), card('link', 'part'), card('blade', 'weapon'), card('riot', 'action')],
  recipes: [{ id: 'knives', needs: ['link', 'blade'], card: 'knife', n: 2 }],
  deals: [{ id: 'two_knives', price: 5, card: 'knife', n: 2 }],
  places: [{ slot: 'cell', actions: ['dig'] }, { slot: 'yard', actions: ['sell', 'buy'] }],
  gangs: [{ id: 'crew' }],
} as unknown as Box
const table = { seats: [{ tokens: {}, gang_card: '' }, { tokens: {} }, { tokens: {} }], setting: { teams: '' }, warden: null } as unknown as Table
const own = { seat: 0, hand: { link: 1 }, background: 'fence' } as unknown as Own

describe('the keys of actions', () => {
  it('are those of the Basic actions, then those of the Place, whatever is possible', () => {
    expect([...hotkeys(box, 'yard')].slice(-4)).toEqual([['play', '6'], ['join', '7'], ['sell', '8'], ['buy', '9']])
    expect(hotkeys(box, 'cell').get('dig')).toBe('8')
    expect(hotkeys(box, 'nowhere').get('dig')).toBeUndefined()
  })

  it('end with 0', () => {
    const crowded = { ...box, places: [{ slot: 'gym', actions: ['sell', 'buy', 'brawl', 'workout'] }] } as unknown as Box
    const keys = hotkeys(crowded, 'gym')
    expect([keys.get('brawl'), keys.get('workout')]).toEqual(['0', undefined])
  })
})

describe('options', () => {
  it('are parsed', () => {
    const [go, extort, buy, stop] = parse('cautious cell_b', 'extort P3', 'buy two_knives', 'stop')
    expect(slotOf(go!)).toBe('cell_b')
    expect(seatOf(extort!)).toBe(2)
    expect(cardOf(buy!, box)).toBe('knife')
    expect([go!, stop!].map(isClosing)).toEqual([false, true])
  })

  it.each([['cautious', 'cell'], ['planned', 'yard'], ['shortcut', 'cell_b'], ['go', 'office'], ['warden', 'yard']])('name a Place with %s', (word, slot) => {
    const [choice] = parse(`${word} ${slot}`)
    expect([slotOf(choice!), seatOf(choice!), cardOf(choice!, box)]).toEqual([slot, null, null])
  })

  it.each(['extort', 'exchange', 'spy', 'seat'])('name a player with %s, whose seat counts from 0', (word) => {
    const [choice] = parse(`${word} P6`)
    expect([seatOf(choice!), slotOf(choice!), cardOf(choice!, box)]).toEqual([5, null, null])
  })

  it.each(['dig', 'name', 'improve', 'play', 'card', 'ask_card'])('show their card: %s', (word) => {
    expect(cardOf(parse(`${word} spoon`)[0]!, box)).toBe('spoon')
  })

  it('show the product or purchase, and nothing for things the box does not have', () => {
    const cards = parse('craft knives', 'buy two_knives', 'craft ladder', 'buy ladder', 'search').map((choice) => cardOf(choice, box))
    expect(cards).toEqual(['knife', 'knife', null, null, null])
  })

  it('keep an operand of several words', () => {
    expect(parse('bet 1x2 again', 'search').map(({ word, operand }) => [word, operand])).toEqual([['bet', '1x2 again'], ['search', '']])
  })

  it.each([['decline', true], ['stop', true], ['pass', true], ['done', true], ['refuse', false], ['give', false]])('are separate if they mean no: %s', (word, isNo) => {
    expect(isClosing(parse(word)[0]!)).toBe(isNo)
  })

  it('have their warning separate from their label', () => {
    const warning = { type: 'message', id: 'warn-no-weapon', args: {} } as const
    const warned = (id: string) => choices([{ action: 'search', label: { type: 'message', id, args: { option: label, warning } } }], box)[0]!
    expect(warned('option-warned')).toMatchObject({ label, warning, isFinal: false })
    expect(warned('option-final')).toMatchObject({ label, warning, isFinal: true })
    expect(warned('option-free')).toMatchObject({ warning: null, isFinal: false, label: { id: 'option-free' } })
  })

  it('are grouped by verb', () => {
    const found = byVerb(parse('cautious cell', 'planned yard', 'heal', 'bandage_heal'))
    expect([...found].map(([verb, ways]) => [verb, ways.length])).toEqual([['cautious', 2], ['heal', 2]])
  })

  it('fill the dock with all verbs of the box, possible or not', () => {
    const dock = verbs(box, table, own, new Map())
    expect(dock).toEqual(expect.arrayContaining(['search', 'dig', 'sell', 'buy', 'reveal']))
    expect(dock).not.toContain('bet')
    expect(dock).not.toContain('spy')
  })

  it('have a fixed order in the dock, those outside the turn last', () => {
    const mine = { tokens: { spy: 1 }, gang_card: 'crew_1' }
    const full = { seats: [mine] } as unknown as Table
    const dock = verbs(box, full, own, byVerb(parse('bet 1x2')))
    expect(dock).toEqual([
      'search', 'move', 'cautious', 'extort', 'craft', 'play', 'join', 'dig', 'sell', 'buy', 'bet', 'ability', 'reveal', 'spy', 'exchange', 'attract',
    ])
  })

  it('do not offer to reveal a Background that is revealed or missing', () => {
    const open = { ...table, seats: [{ tokens: {}, revealed: true }] } as unknown as Table
    expect(verbs(box, open, own, new Map())).not.toContain('reveal')
    expect(verbs(box, table, { ...own, background: '' }, new Map())).not.toContain('reveal')
    expect(verbs(box, open, own, byVerb(parse('reveal')))).toContain('reveal')
  })

  it('are highlighted by a lesson one kind at a time, in the order of its marks', () => {
    const found = (marks: string[], ...possible: string[]) => [...pointedAt(marks, parse(...possible))]
    expect(found(['ability', 'move', 'go cell'], 'pass', 'move', 'ability')).toEqual(['ability'])
    expect(found(['ability', 'move', 'go cell'], 'go cell', 'go yard')).toEqual(['go cell'])
    expect(found(['craft pickaxe', 'craft shovel'], 'craft knives', 'craft pickaxe', 'craft shovel')).toEqual(['craft pickaxe', 'craft shovel'])
    expect(found(['dig'], 'dig spoon', 'dig shovel', 'pass')).toEqual(['dig spoon', 'dig shovel'])
  })

  it('highlight the end of the turn if no mark of a lesson is possible', () => {
    expect([...pointedAt(['dig'], parse('search', 'pass'))]).toEqual(['pass'])
    expect([...pointedAt(['dig'], parse('card link', 'card blade'))]).toEqual([])
  })

  it('can all be explained', () => {
    expect(operands('extort', box, table, own)).toEqual(['P2', 'P3'])
    expect(operands('craft', box, table, own)).toEqual(['knives'])
    expect(operands('play', box, table, own)).toEqual(['riot'])
    expect(operands('search', box, table, own)).toEqual([''])
    expect(operands('buy', box, table, own)).toEqual(['two_knives'])
    expect(['join', 'change_style'].map((verb) => operands(verb, box, table, own))).toEqual([['crew'], ['crew']])
    expect(['dig', 'improve'].map((verb) => operands(verb, box, table, own))).toEqual([['spoon'], ['spoon']])
    expect(operands('cautious', box, table, own)).toEqual(['cell', 'yard'])
    expect(['exchange', 'spy'].map((verb) => operands(verb, box, table, { ...own, seat: 1 }))).toEqual([['P1', 'P3'], ['P1', 'P3']])
    expect(operands('bet', box, table, own)).toEqual(['1x2'])
  })

  it('are explained for the Action cards in hand, else for any', () => {
    const two = { ...box, cards: [...box.cards, card('bluff', 'action')] } as Box
    expect(operands('play', two, table, { ...own, hand: { bluff: 1 } })).toEqual(['bluff'])
    expect(operands('play', two, table, own)).toEqual(['riot'])
  })
})

describe('a hand', () => {
  it('is grouped, Tools first', () => {
    expect(groups(box, { link: 2, spoon: 1 }).map((group) => group.sort)).toEqual(['tool', 'part'])
  })

  it('lists the missing ingredients of a recipe', () => {
    expect(missing(box.recipes[0]!, { link: 1 })).toEqual(['blade'])
    expect(missing({ id: 'x', needs: ['link', 'link'], card: 'spoon', n: 1, text: '' }, { link: 1 })).toEqual(['link'])
  })
})
