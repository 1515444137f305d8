/** Sentences: those of the page by `t`, messages of the game by a `Speaker`. */

import { has } from './catalogue'
import { language } from './language.svelte'
import { Speaker, type Arg } from './speaker'

export { LANGUAGES, nameOf, type Language } from './catalogue'
export { alsoLoad, language, load, ready, withMessages } from './language.svelte'
export type { Piece } from './marks'
export { Speaker, type Arg } from './speaker'

/** A sentence of the catalogue in the reader's language. Its players and cards are those of the current room. */
export function t(id: string, args: Readonly<Record<string, Arg>> = {}): string {
  const speaksOfRoom = Object.values(args).some((each) => typeof each === 'object')
  const speaker = speaksOfRoom ? present() : null
  return (speaker?.language === language.current ? speaker : narrator()).phrase(id, args)
}

/** Whether there is such a message. */
export const isMessage = (id: string): boolean => has(language.current, id)

let present: () => Speaker | null = () => null

/** Make `t` use the players and cards of this room; there is one at a time. Returns a function that ends it. */
export function attend(room: () => Speaker | null): () => void {
  present = room
  return () => {
    if (present === room) present = () => null
  }
}

let nobody = new Speaker(null, [], null, 'en')

/** The speaker for pages outside a room. */
function narrator(): Speaker {
  if (nobody.language !== language.current) nobody = new Speaker(null, [], null, language.current)
  return nobody
}

/** The value of an option in words. Where one word means two things, the option has a message of its own. */
export function optionValue(key: string, value: string | number): string {
  if (typeof value === 'number') return String(value)
  const own = `web-value-${value}-${key}`
  return t(isMessage(own) ? own : `web-value-${value}`)
}
