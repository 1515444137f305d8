import { crossfade, type CrossfadeParams, type TransitionConfig } from 'svelte/transition'
import { moves, speed } from '../lib/theme'

/** Duration of a movement in milliseconds at the player's speed; 0 with reduced motion. */
export function lasting(ms: number): number {
  return moves() ? ms / speed.current : 0
}

/** A vertical entrance. Svelte's own transitions measure the element first, which forces another layout in the middle of
    an update. */
export function rise(_node: Element, { y, lasts }: { y: number; lasts: number }): TransitionConfig {
  return { duration: lasting(lasts), easing: out, css: (t, u) => `opacity: ${t}; transform: translateY(${u * y}px)` }
}

/** A hard landing: larger at first. */
export function land(_node: Element, { lasts }: { lasts: number }): TransitionConfig {
  return { duration: lasting(lasts), easing: out, css: (t, u) => `opacity: ${t}; transform: scale(${1 + u / 2})` }
}

const out = (t: number): number => 1 - (1 - t) ** 3

const [sent, received] = crossfade({
  duration: (distance) => lasting(Math.min(260 + distance * 0.6, 700)),
  fallback: (_node, _params: CrossfadeParams) => ({ duration: lasting(160), css: (t) => `opacity: ${t}` }),
})

type Way = typeof sent
const unlessStill = (way: Way): Way => (node, params) => (lasting(1) === 0 ? () => ({ duration: 0 }) : way(node, params))

/** A standee that leaves one tile and arrives on another: one movement, not two. */
export const [leave, arrive] = [unlessStill(sent), unlessStill(received)]
