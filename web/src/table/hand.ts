import type { Box, CardFacts, RecipeFacts } from '../protocol'

const SORTS = ['tool', 'weapon', 'part', 'accessory', 'rare', 'action']

export interface Group {
  sort: string
  cards: { facts: CardFacts; n: number }[]
}

/** A hand grouped by the purpose of its cards, Tools first. */
export function groups(box: Box, hand: Record<string, number>): Group[] {
  return SORTS.map((sort) => ({
    sort,
    cards: box.cards.filter((card) => card.sort === sort && hand[card.id]).map((facts) => ({ facts, n: hand[facts.id] ?? 0 })),
  })).filter((group) => group.cards.length > 0)
}

/** The missing ingredients of a recipe. The server says what can be crafted; this only shows what to look for. */
export function missing(recipe: RecipeFacts, hand: Record<string, number>): string[] {
  const left = { ...hand }
  return recipe.needs.filter((need) => {
    if (!left[need]) return true
    left[need] -= 1
    return false
  })
}
