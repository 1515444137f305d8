import { Remembered } from '../../lib/remembered.svelte'

/** Playback speed of a replay; 2 is twice as fast. */
export const PACES: readonly number[] = [0.5, 1, 2, 4]
export const pace = new Remembered<number>('replay-pace', PACES, 1)
