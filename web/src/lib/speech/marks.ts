/** Marks around words that refer to a player, while a sentence is built. No player name can contain them. */

const BEGIN = '\ue000'
const MIDDLE = '\ue001'
const END = '\ue002'
const MARKED = new RegExp(`${BEGIN}(\\d+)${MIDDLE}(.*?)${END}`, 'gu')

/** Some words of a sentence, with a seat if they refer to a player. */
export interface Piece {
  text: string
  seat?: number
}

export const marked = (seat: number, text: string): string => `${BEGIN}${seat}${MIDDLE}${text}${END}`

/** The pieces of a marked text. */
export function split(text: string): Piece[] {
  const found: Piece[] = []
  let at = 0
  for (const hit of text.matchAll(MARKED)) {
    found.push({ text: text.slice(at, hit.index) }, { text: hit[2] ?? '', seat: Number(hit[1]) })
    at = hit.index + hit[0].length
  }
  found.push({ text: text.slice(at) })
  return found.filter((piece) => piece.text)
}

/** With a capital; a Spanish question begins with a mark before it. */
export function capital(text: string): string {
  return text.replace(/^[¿¡]*[\p{L}\p{N}_]/u, (begin) => begin.toUpperCase())
}
