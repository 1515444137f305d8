import type { Box, WordFacts } from '../protocol'
import { t } from '../lib/speech'
import type { Desk } from './desk.svelte'

/** Verbs without a noun in the game's catalogue: they are not actions of the rulebook. */
const OWN = new Set(['ability', 'reveal', 'spy'])

export function verbName(verb: string): string {
  return t(`${OWN.has(verb) ? 'web-table-verb' : 'verb'}-${verb.replaceAll('_', '-')}`)
}

/** What an action costs, as a sentence. */
export const costOf = ({ actions }: WordFacts): string => t(actions ? 'web-explained-costs' : 'web-explained-free', { n: actions })

/** The name of an operand: a player, a Place, a gang, or a card. */
export function operandName(desk: Desk, verb: string, operand: string): string {
  const { box, speaker } = desk
  if (/^P[1-6]$/.test(operand)) return desk.name(Number(operand.slice(1)) - 1)
  const sort = box.words.find((each) => each.word === verb)?.operand
  if (sort === 'slot') return speaker.noun('place', operand)
  if (sort === 'gang') return speaker.noun('gang', operand)
  const made = box.recipes.find((each) => sort === 'recipe' && each.id === operand) ?? box.deals.find((each) => sort === 'deal' && each.id === operand)
  if (made) return speaker.noun('card', made.card, made.n)
  return box.nouns['card']?.[operand] ? speaker.noun('card', operand) : operand
}

/** The text printed on a card, a Gang card, a Background or a Trauma. */
export function printed(box: Box, id: string): string {
  return box.cards.find((card) => card.id === id)?.text ?? box.powers.find((power) => power.id === id)?.text ?? box.traumas[id] ?? ''
}

export function sortOf(box: Box, id: string): string {
  return box.cards.find((card) => card.id === id)?.sort ?? 'power'
}

export function cardName(desk: Desk, id: string, n = 1): string {
  return desk.speaker.noun(sortOf(desk.box, id) === 'power' ? 'power' : 'card', id, n)
}

export function cardNames(desk: Desk, ids: string[], link = ', '): string {
  return ids.map((id) => desk.speaker.noun('card', id)).join(link)
}

/** The width of a name that must not be broken. */
export const longestWord = (text: string): number => Math.max(...text.split(/[\s-]+/).map((word) => word.length))
