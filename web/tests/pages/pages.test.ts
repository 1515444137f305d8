import { describe, expect, it } from 'vitest'
import { sections } from '../../src/pages/cards/sections'
import { CLOCKS, clockName, practice, usual } from '../../src/pages/make/settings'
import { chapters } from '../../src/pages/rulebook'
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
  it('find their clock again', () => {
    expect(Object.values(CLOCKS).map(clockName)).toEqual(Object.keys(CLOCKS))
    expect(clockName({ kind: 'live', bank: 61, gain: 0, hours: 24 })).toBe('')
  })

  it('put one person among three bots to play at once', () => {
    expect(practice('rookie').seats).toEqual(['open', 'rookie', 'rookie', 'rookie'])
    expect(usual().seats).toEqual([])
  })
})

describe('the rule index', () => {
  const rule = (id: string, chapter: string): Rule =>
    ({ id, chapter, chapter_title: 'Setup', text: '', module: 'base', status: 'implemented', sources: [], rulings: [], note: '', title: '', question: '', why: '', option: '', options: [] })

  it('keeps the order, and rulings apart from rules of the same chapter', () => {
    const found = chapters([rule('SETUP-1', '2'), rule('SETUP-2', '2'), rule('RULING-17', 'B')])
    expect(found.map(({ id, isRulings, rules }) => [id, isRulings, rules.length])).toEqual([['2', false, 2], ['B', true, 1]])
  })
})

describe('the gallery', () => {
  it('has a section for every sort there is', () => {
    const box = {
      cards: [{ id: 'spoon', sort: 'tool', copies: 11, value: 1, points: 1, text: 'Tool.' }],
      powers: [{ id: 'poisoner', is_background: true, gang: 'crew', text: '…' }],
      traumas: { hand: '…' },
    } as unknown as Box
    expect(sections(box).map((part) => [part.id, part.entries[0]?.id])).toEqual([['tool', 'spoon'], ['background', 'poisoner'], ['trauma', 'hand']])
  })
})
