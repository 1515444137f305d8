import type { Message } from '../protocol'
import { whoIn } from './story'

/** An endpoint of a flight: the deck, the discard pile, an open pile, a player. */
export type Spot = 'deck' | 'discard' | `pile:${string}` | `seat:${number}`

export interface Flight {
  from: Spot
  to: Spot
  /** The visible card; null shows its back. */
  card: string | null
}

/** Events that make a player's card glow or shake. */
export interface Pulse {
  seat: number
  kind: 'dug' | 'hurt'
}

/** Maximum number of cards in flight; the log has the rest. */
const MOST = 4

interface Cards { card: string | null; n: number }

/** The cards in one part of a message; a hidden one is just "a card". */
function cardsOf(message: Message, name: string): Cards[] {
  const part = message.args[name]
  if (typeof part !== 'object') return []
  const things = part.type === 'row' ? part.parts : [part]
  return things.flatMap((each) => (each.type === 'thing' && (each.sort === 'card' || each.id === 'card') ? [{ card: each.sort === 'card' ? each.id : null, n: each.n }] : []))
}

const seat = (n: number | null): Spot | null => (n === null ? null : `seat:${n}`)

/** By message: start, end, and the part with the cards. `pile` means the pile of each card. */
const WAYS: Readonly<Record<string, readonly [from: string, to: string, cards: string][]>> = {
  'searched': [['deck', 'who', 'cards']], 'drew': [['deck', 'who', 'cards']],
  'took': [['pile', 'who', 'cards']], 'stole': [['pile', 'who', 'cards']], 'bought': [['pile', 'who', 'cards']],
  'recovered': [['discard', 'who', 'cards']],
  'discarded': [['who', 'discard', 'cards']], 'sold': [['who', 'discard', 'cards']], 'joined-with': [['who', 'discard', 'paid']],
  'paid': [['who', 'discard', 'cards']], 'paid-and-joined': [['who', 'discard', 'paid']],
  'crafted': [['who', 'discard', 'used'], ['pile', 'who', 'made']],
  'improved': [['who', 'discard', 'old'], ['pile', 'who', 'new']],
  'handed': [['who', 'other', 'card']], 'passed': [['who', 'other', 'cards']], 'grabbed': [['other', 'who', 'card']],
}

/** The cards that move with these entries. */
export function flightsOf(message: Message): Flight[] {
  const spot = (name: string, card: string | null): Spot | null => {
    if (name === 'deck' || name === 'discard') return name
    if (name === 'pile') return card === null ? null : `pile:${card}`
    return seat(whoIn(message, name))
  }
  const found = (WAYS[message.id] ?? []).flatMap(([from, to, part]) =>
    cardsOf(message, part).flatMap(({ card, n }) => {
      const [start, end] = [spot(from, card), spot(to, card)]
      return start && end ? Array.from({ length: Math.min(n, MOST) }, () => ({ from: start, to: end, card })) : []
    }),
  )
  return found.slice(0, MOST)
}

export function pulseOf(message: Message): Pulse | null {
  // A Dig with a Skill roll is a part of the message about the roll.
  const inner = message.args['dug']
  const about = typeof inner === 'object' && inner.type === 'message' ? inner : message
  const who = whoIn(about)
  if (who === null) return null
  if (about.id === 'dug-points' || about.id === 'dug' || about.id === 'buried') return { seat: who, kind: 'dug' }
  return about.id === 'beaten' ? { seat: who, kind: 'hurt' } : null
}
