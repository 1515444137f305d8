import type { Box, Provenance } from '../../protocol'

/** One piece of the box, as the gallery shows it. */
export interface Entry {
  /** Unique within a gallery. */
  key: string
  /** Its section. */
  sort: Sort
  name: string
  text: string
  copies: number
  origin: Provenance
  /** What to draw: the id and class of a card, or the slot and tile of a Place. */
  art: { kind: 'card' | 'place' | 'token'; id: string; sort: string; gang: string }
}

/** In the order in which players meet them. */
export const SORTS = ['tool', 'weapon', 'part', 'accessory', 'rare', 'action', 'gang', 'background', 'michel', 'trauma', 'place', 'deal', 'recipe'] as const
export type Sort = (typeof SORTS)[number]

interface Facts {
  sort: string
  path: string
  name: readonly [sort: string, id: string]
  text: string
  copies?: number
  art: Entry['art']
}

/** Everything in the box. */
export function entries(box: Box): Entry[] {
  const founded = new Map(box.provenances.map((each) => [each.path, each]))
  return facts(box).flatMap(({ path, name: [noun, id], sort, ...rest }) => {
    const origin = founded.get(path)
    if (!origin) return []
    return [{ copies: 1, ...rest, key: `${path} ${origin.file}`, sort: sort as Sort, name: box.nouns[noun]?.[id]?.one ?? id, origin }]
  })
}

function facts(box: Box): Facts[] {
  const sortOf = (id: string): string => box.cards.find((each) => each.id === id)?.sort ?? ''
  const drawn = (id: string, sort: string, gang = ''): Entry['art'] => ({ kind: 'card', id, sort, gang })
  return [
    ...box.cards.map(({ id, sort, text, copies }) => ({ path: `card.${id}`, sort, name: ['card', id] as const, text, copies, art: drawn(id, sort) })),
    ...box.powers.map(({ id, is_background, gang, text }) => {
      const sort = is_background ? 'background' : 'gang'
      return { path: `${is_background ? 'background' : 'gang_card'}.${id}`, sort, name: ['power', id] as const, text, art: drawn(id, sort, gang) }
    }),
    ...box.michel_cards.map(({ id, text, copies }) => ({ path: `michel_card.${id}`, sort: 'michel', name: ['figure', 'michel'] as const, text, copies, art: drawn(id, 'michel') })),
    ...Object.entries(box.traumas).map(([id, text]) => ({ path: `trauma.${id}`, sort: 'trauma', name: ['trauma', id] as const, text, art: { ...drawn(id, 'trauma'), kind: 'token' as const } })),
    ...box.places.map(({ slot, tile, text }) => ({ path: `place.${slot}`, sort: 'place', name: ['place', slot] as const, text, art: { kind: 'place' as const, id: slot, sort: tile, gang: '' } })),
    ...box.deals.map(({ id, card, text }) => ({ path: `deal.${id}`, sort: 'deal', name: ['card', card] as const, text, art: drawn(card, sortOf(card)) })),
    ...box.recipes.map(({ id, card, text }) => ({ path: `recipe.${id}`, sort: 'recipe', name: ['card', card] as const, text, art: drawn(card, sortOf(card)) })),
  ]
}

/** The pieces of the box itself, then those of the modules. */
export function together(base: readonly Entry[], more: readonly Entry[]): Entry[] {
  const known = new Set(base.map((each) => each.key))
  return [...base, ...more.filter((each) => !known.has(each.key))]
}

/** The search: empty means everything. */
export interface Wish {
  words: string
  sort: string
  file: string
  provenance: string
}

export const NOTHING: Wish = { words: '', sort: '', file: '', provenance: '' }

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

export function found(all: readonly Entry[], wish: Wish): Entry[] {
  const words = plain(wish.words).split(/\s+/).filter(Boolean)
  return all.filter(
    (each) =>
      (!wish.sort || each.sort === wish.sort) &&
      (!wish.file || each.origin.file === wish.file) &&
      (!wish.provenance || isFounded(each, wish.provenance)) &&
      words.every((word) => plain(`${each.name} ${each.text}`).includes(word)),
  )
}

/** Whether some of its data have this provenance. */
export const isFounded = (entry: Entry, provenance: string): boolean => Object.values(entry.origin.data).includes(provenance)

/** The possible provenances, the most reliable first. */
export const PROVENANCES = ['rulebook', 'public', 'reconstruction', 'house'] as const

/** Its data by provenance; empty if all have the same one. */
export function grounds({ data }: Provenance): { provenance: string; data: string[] }[] {
  const known = PROVENANCES.map((provenance) => ({ provenance, data: Object.keys(data).filter((each) => data[each] === provenance) }))
  const there = known.filter((each) => each.data.length)
  return there.length === 1 ? there.map((each) => ({ ...each, data: [] })) : there
}
