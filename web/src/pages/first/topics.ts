/** What the guide explains when it happens for the first time, found by the messages of the story, as the sounds are. */

import type { Box, Message, Own, SeatView } from '../../protocol'

/** By message: its topic. */
const TOPICS: Readonly<Record<string, string>> = {
  'searched': 'search',
  'rolled-and-went': 'move', 'moved-cautiously': 'move', 'went': 'move',
  'crafted': 'craft',
  'dug': 'dig', 'dug-points': 'dig',
  'demanded': 'extortion',
  'refused': 'fight', 'won-fight': 'fight',
  'beaten': 'beating',
  'joined': 'gang', 'joined-with': 'gang', 'paid-and-joined': 'gang',
  'played': 'card',
  'revealed': 'background',
  'sold': 'cigarettes', 'bought': 'cigarettes', 'got-cigarettes': 'cigarettes',
}

const QUESTIONS: Readonly<Record<string, string>> = { answer: 'extortion', fight: 'fight', discard: 'hand' }
const SOLITARY = 'solitary'

/** What happened to anybody. */
export const topicsOf = (messages: readonly Message[]): string[] => messages.flatMap(({ id, args }) => {
  const place = args['place']
  const isSent = id === 'sent' && typeof place === 'object' && place.type === 'thing' && place.id === SOLITARY
  return isSent ? [SOLITARY] : TOPICS[id] ? [TOPICS[id]] : []
})

/** What concerns the player now. */
export function topicsNow(own: Own, me: SeatView, box: Box): string[] {
  const rare = new Set(box.cards.filter((card) => card.sort === 'rare').map((card) => card.id))
  const held = Object.entries(own.hand).filter(([, n]) => n > 0)
  const asked = QUESTIONS[own.asked?.question ?? '']
  return [
    ...(asked ? [asked] : []),
    ...(me.place === SOLITARY ? [SOLITARY] : []),
    ...(me.beatings > 0 ? ['beating'] : []),
    ...(held.reduce((sum, [, n]) => sum + n, 0) >= own.hand_limit ? ['hand'] : []),
    ...(held.some(([id]) => rare.has(id)) ? ['rare'] : []),
  ]
}
