/** The guide of a first game: whether it is on, and what this browser has explained already. */

import { Remembered } from './remembered.svelte'
import { recall, remember } from './store'

/** Until the player chooses, the guide is on at one table: the first one that *Play now* opens. */
export const guideChoice = new Remembered<'auto' | 'on' | 'off'>('guide', ['auto', 'on', 'off'], 'auto')

/** The code of the first table, or `done`. */
const FIRST = 'first-game'
const DONE = 'done'

/** Whether a whole game has been played in this browser. */
export const hasPlayed = (): boolean => recall(FIRST) === DONE

/** This is the first table, unless a game has been finished before. */
export function beginFirst(code: string): void {
  if (!hasPlayed()) remember(FIRST, code)
}

export const finishFirst = (): void => remember(FIRST, DONE)

/** Whether the guide is shown at this table. */
export const isGuided = (code: string): boolean => guideChoice.current === 'on' || (guideChoice.current === 'auto' && recall(FIRST) === code)

/** What has been explained in this browser. */
export const explained = (): string[] => (recall('topics') ?? '').split(' ').filter(Boolean)

export const explain = (topic: string): void => remember('topics', [...new Set([...explained(), topic])].join(' '))
