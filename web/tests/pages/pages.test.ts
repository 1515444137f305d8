import { describe, expect, it, vi } from 'vitest'
import { entries, found, grounds, NOTHING, SORTS, together } from '../../src/pages/cards/entries'
import { CLOCKS, clockName, practice, usual } from '../../src/pages/make/settings'
import { chapters, loadRules, matching } from '../../src/lib/rulebook'
import { codeIn } from '../../src/pages/start/code'
import type { Box, Rule } from '../../src/protocol'

describe('the code of a table', () => {
  it.each([
    ['K7MXQ4', 'K7MXQ4'],
    [' k7m-xq4 ', 'K7MXQ4'],
    ['https://blackgate.example.org/r/K7MXQ4', 'K7MXQ4'],
    ['https://blackgate.example.org/r/k7mxq4/table', 'K7MXQ4'],
    ['https://blackgate.example.org/r/K7MXQ4#seat=abc', 'K7MXQ4'],
    ['https://blackgate.example.org/r/K7MXQ45', ''],
    ['K7MX', ''],
    ['', ''],
  ])('%s', (typed, code) => {
    expect(codeIn(typed)).toBe(code)
  })
})

describe('settings', () => {
  it('give the preset of their clock', () => {
    expect(Object.values(CLOCKS).map(clockName)).toEqual(Object.keys(CLOCKS))
    expect(clockName({ kind: 'live', bank: 61, gain: 0, hours: 24 })).toBe('')
  })

  it('seat one person and three bots for an immediate game', () => {
    expect(practice('rookie').seats).toEqual(['open', 'rookie', 'rookie', 'rookie'])
    expect(usual().seats).toEqual([])
  })

  it('let a newcomer begin', () => {
    expect(practice('rookie').options).toEqual({ first_player: 'host' })
    expect(practice('schemer').options).toEqual({})
  })
})

describe('the rule index', () => {
  const rule = (id: string, chapter: string): Rule =>
    ({ id, chapter, chapter_title: 'Setup', text: '', module: 'base', status: 'implemented', sources: [], rulings: [], note: '', title: '', question: '', why: '', option: '', options: [] })

  it('keeps the order, and rulings apart from rules of the same chapter', () => {
    const found = chapters([rule('SETUP-1', '2'), rule('SETUP-2', '2'), rule('RULING-17', 'B')])
    expect(found.map(({ id, isRulings, rules }) => [id, isRulings, rules.length])).toEqual([['2', false, 2], ['B', true, 1]])
  })

  it('is searched ignoring accents and apostrophe styles', () => {
    const known = [{ ...rule('SOL-1', '7'), text: 'À l’Isolement, une seule action.' }, { ...rule('DIG-1', '14'), text: 'Creuser : aux Cellules.' }]
    expect(matching(known, "a l'isolement").map((each) => each.id)).toEqual(['SOL-1'])
    expect(matching(known, 'CREUSER dig')).toHaveLength(1)
    expect(matching(known, 'creuser isolement')).toEqual([])
    expect(matching(known, ' ')).toEqual(known)
  })

  it('is requested once per language, and again after a failure', async () => {
    const answers = [new Response('', { status: 503 }), ...['fr', 'it'].map((text) => Response.json({ rules: [], sources: { text } }))]
    const fetched = vi.fn((_: string) => Promise.resolve(answers.shift() as Response))
    vi.stubGlobal('fetch', fetched)
    await expect(loadRules('fr')).rejects.toThrow()
    const [first, second] = [await loadRules('fr'), await loadRules('fr')]
    expect(first).toBe(second)
    expect((await loadRules('it')).sources).toEqual({ text: 'it' })
    expect(fetched.mock.calls.map(([path]) => path)).toEqual(['fr', 'fr', 'it'].map((each) => `/api/rules?language=${each}`))
    vi.unstubAllGlobals()
  })
})

describe('the gallery', () => {
  const origin = (path: string, file: string, data: Record<string, string>) => ({ path, file, data })
  const box = {
    cards: [{ id: 'spoon', sort: 'tool', copies: 11, value: 1, points: 1, text: 'Outil. Se vend 1 cigarette.' }],
    powers: [{ id: 'poisoner', is_background: true, gang: 'crew', text: '…' }],
    traumas: { hand: '…' },
    michel_cards: [{ id: 'empty_handed', copies: 4, text: '…' }],
    places: [{ slot: 'showers', tile: '', text: '…' }],
    deals: [{ id: 'shovel', card: 'spoon', text: '…' }],
    recipes: [{ id: 'shovel', card: 'spoon', text: '…' }],
    nouns: { card: { spoon: { one: 'Cuillère' } } },
    provenances: [
      origin('card.spoon', 'retail.toml', { name: 'rulebook', value: 'reconstruction' }),
      origin('background.poisoner', 'retail.toml', { name: 'reconstruction', effects: 'reconstruction' }),
      origin('trauma.hand', 'ward.toml', { name: 'rulebook' }),
      origin('michel_card.empty_handed', 'michel.toml', { copies: 'reconstruction' }),
      origin('place.showers', 'retail.toml', { die: 'public' }),
      origin('deal.shovel', 'retail.toml', { price: 'house' }),
      origin('recipe.shovel', 'retail.toml', { needs: 'rulebook' }),
    ],
  } as unknown as Box
  const all = entries(box)

  it('shows everything with some provenance', () => {
    expect(all.map((each) => each.sort)).toEqual(['tool', 'background', 'michel', 'trauma', 'place', 'deal', 'recipe'])
    expect(all.every((each) => (SORTS as readonly string[]).includes(each.sort))).toBe(true)
    expect(all[0]).toMatchObject({ name: 'Cuillère', copies: 11, art: { kind: 'card', sort: 'tool' } })
  })

  it('is searched by name or text, ignoring accents, and all filters apply together', () => {
    const sorts = (wish: Partial<typeof NOTHING>) => found(all, { ...NOTHING, ...wish }).map((each) => each.sort)
    expect(sorts({ words: 'cuill' })).toEqual(['tool', 'deal', 'recipe'])
    expect(sorts({ words: 'CUILLERE vend' })).toEqual(['tool'])
    expect(sorts({ provenance: 'reconstruction' })).toEqual(['tool', 'background', 'michel'])
    expect(sorts({ provenance: 'reconstruction', file: 'michel.toml' })).toEqual(['michel'])
    expect(sorts({ sort: 'tool', file: 'michel.toml' })).toEqual([])
  })

  it('names the data only if their provenance differs', () => {
    const of = (n: number) => grounds(all[n]!.origin)
    expect(of(0)).toEqual([{ provenance: 'rulebook', data: ['name'] }, { provenance: 'reconstruction', data: ['value'] }])
    expect(of(1)).toEqual([{ provenance: 'reconstruction', data: [] }])
  })

  it('shows a covered Place as well as the tile', () => {
    const tile = { ...all[4]!, key: 'place.showers library.toml' }
    expect(together(all, [...all, tile])).toHaveLength(all.length + 1)
  })
})
