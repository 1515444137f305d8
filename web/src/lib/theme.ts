/** Preferences for look, motion and sound: read and set `.current`, as with `language`. */

import { Remembered } from './remembered.svelte'

export type Theme = 'auto' | 'night' | 'plan'
export type Motion = 'auto' | 'full' | 'less'

export const THEMES: readonly Theme[] = ['auto', 'night', 'plan']
export const MOTIONS: readonly Motion[] = ['auto', 'full', 'less']
export const SPEEDS: readonly number[] = [0.5, 1, 2]

const root = document.documentElement

/** `auto` follows the device. */
export const theme = new Remembered<Theme>('theme', THEMES, 'auto', (value) => {
  mark('theme', value)
  frame(value)
})

export const motion = new Remembered<Motion>('motion', MOTIONS, 'auto', (value) => mark('motion', value))

/** Playback speed of events: 2 is twice as fast. */
export const speed = new Remembered<number>('speed', SPEEDS, 1, (value) =>
  root.style.setProperty('--tempo', String(1 / value)),
)

export type Volume = 'off' | 'soft' | 'full'
export const VOLUMES: readonly Volume[] = ['off', 'soft', 'full']

/** Phones are silent by default. */
export const volume = new Remembered<Volume>('volume', VOLUMES, matchMedia('(pointer: coarse)').matches ? 'off' : 'soft')

const LOUDNESS: Record<Volume, number> = { off: 0, soft: 0.25, full: 0.7 }

/** From 0 to 1. */
export function loudness(): number {
  return LOUDNESS[volume.current]
}

function mark(name: 'theme' | 'motion', value: string): void {
  if (value === 'auto') delete root.dataset[name]
  else root.dataset[name] = value
}

/** The colour of the browser's own bars. index.html has one for each scheme; the chosen theme overrides it. */
function frame(value: Theme): void {
  document.querySelector('meta[name=theme-color]:not([media])')?.remove()
  if (value === 'auto') return
  const bar = Object.assign(document.createElement('meta'), { name: 'theme-color', content: value === 'night' ? '#11151b' : '#f3efe6' })
  document.head.prepend(bar)
}

/** Whether things may move: the user's choice, else the setting of the device. */
export function moves(): boolean {
  if (motion.current !== 'auto') return motion.current === 'full'
  return !matchMedia('(prefers-reduced-motion: reduce)').matches
}
