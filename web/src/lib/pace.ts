/** The pace of bots: names for milliseconds per answer. */

import { Remembered } from './remembered.svelte'

export const PACES = { relaxed: 1800, normal: 900, fast: 300, instant: 0 } as const
export type Pace = keyof typeof PACES
export const PACE_NAMES = Object.keys(PACES) as Pace[]

/** The pace this person likes; new tables begin with it. */
export const myPace = new Remembered<Pace>('pace', PACE_NAMES, 'normal')

/** The name nearest to a pace. The server may raise the fastest ones. */
export function paceName(ms: number): Pace {
  if (ms < 200) return 'instant'
  if (ms < 600) return 'fast'
  return ms < 1400 ? 'normal' : 'relaxed'
}
