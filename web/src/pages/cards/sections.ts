import type { Box } from '../../protocol'

export interface Entry {
  id: string
  /** The sort of its name in the box: a card, a power, a Trauma. */
  noun: 'card' | 'power' | 'trauma'
  sort: string
  gang: string
  copies: number
  text: string
  /** How well founded it is; empty where the box does not say. */
  provenance: string
}

export interface Section {
  id: string
  entries: Entry[]
}

const SORTS = ['tool', 'weapon', 'part', 'accessory', 'rare', 'action'] as const

/** Everything in the box, in the order one meets it. */
export function sections(box: Box): Section[] {
  const cards = SORTS.map((sort) => ({ id: sort, entries: box.cards.filter((each) => each.sort === sort).map((each) => entry({ ...each, noun: 'card' })) }))
  const powers = (isBackground: boolean, sort: string): Section => ({
    id: sort,
    entries: box.powers.filter((each) => each.is_background === isBackground).map((each) => entry({ ...each, noun: 'power', sort })),
  })
  const traumas = Object.entries(box.traumas).map(([id, text]) => entry({ id, text, noun: 'trauma', sort: 'trauma' }))
  return [...cards, powers(false, 'gang'), powers(true, 'background'), { id: 'trauma', entries: traumas }].filter((part) => part.entries.length)
}

function entry(facts: Partial<Entry> & Pick<Entry, 'id' | 'noun' | 'sort' | 'text'>): Entry {
  const { id, noun, sort, text, gang = '', copies = 1, provenance = '' } = facts
  return { id, noun, sort, text, gang, copies, provenance }
}
