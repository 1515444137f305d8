import { crossfade, type CrossfadeParams } from 'svelte/transition'
import { moves, speed } from '../lib/theme'

/** Milliseconds of a movement: the player's speed, and none at all with less motion. */
export function lasting(ms: number): number {
  return moves() ? ms / speed.current : 0
}

/** A standee leaves one tile and arrives on another: one movement, not two. */
export const [leave, arrive] = crossfade({
  duration: (distance) => lasting(Math.min(260 + distance * 0.6, 700)),
  fallback: (_node, _params: CrossfadeParams) => ({ duration: lasting(160), css: (t) => `opacity: ${t}` }),
})
