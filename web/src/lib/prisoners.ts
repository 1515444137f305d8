/** Prisoners: looks of a seat. A board has two faces and one owner (SETUP-8, RULING-18). */

import type { Box, Chair } from '../protocol'
import { isMessage, t } from './speech'
import { recall, remember } from './store'

/** The part of a chair that says which prisoner it has. */
export type Looks = Pick<Chair, 'board' | 'side'>

export interface Prisoner {
  name: string
  symbol: string
}

/** The prisoner of a seat; null until the box is there. */
export function prisonerOf(box: Box | null, looks: Looks | undefined): Prisoner | null {
  const found = box?.prisoners.find((each) => each.board === looks?.board)
  return found && looks ? { name: found.sides[looks.side] ?? '', symbol: found.symbol } : null
}

/** The symbol of a seat's board. */
export const symbolOf = (box: Box | null, looks: Looks | undefined): string => prisonerOf(box, looks)?.symbol ?? ''

/** The level of a bot in one word; an installed bot has only its own name. Empty for people and free seats. */
export function levelOf(player: string): string {
  const name = player === 'human' ? '' : (player.split('@')[0] ?? '')
  const id = `level-${name}`
  return name && isMessage(id) ? t(id) : name
}

/** What stands beside a name: the level of a bot, which has the name of its prisoner; the prisoner of a person. */
export function badgeOf(box: Box | null, chair: Chair | undefined): string {
  if (!chair?.player) return ''
  return levelOf(chair.player) || (prisonerOf(box, chair)?.name ?? '')
}

/** The prisoner this player chose last: the one of a game that begins at once. */
export const myPrisoner = {
  get current(): Looks | null {
    const found = /^([1-6]):([01])$/.exec(recall('prisoner') ?? '')
    return found ? { board: Number(found[1]), side: Number(found[2]) } : null
  },
  set current(looks: Looks | null) {
    remember('prisoner', looks?.board ? `${looks.board}:${looks.side}` : '')
  },
}
