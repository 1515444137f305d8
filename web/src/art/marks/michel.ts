import type { Mark } from '../mark'

/** The things on a Michel(le) card, with position and size. */
interface Laid {
  thing: string
  at: [number, number]
  scale: number
}

const knife: Laid = { thing: 'knife', at: [4, 4], scale: 0.62 }

export const michelCards: Record<string, Laid[]> = {
  wants_spoon: [knife, { thing: 'spoon', at: [28, 28], scale: 0.62 }],
  wants_small: [knife, { thing: 'spoon', at: [33, 8], scale: 0.52 }, { thing: 'pickaxe', at: [22, 33], scale: 0.56 }],
  wants_big: [knife, { thing: 'pickaxe', at: [34, 8], scale: 0.52 }, { thing: 'shovel', at: [22, 33], scale: 0.56 }],
  wants_any: [knife, { thing: 'spoon', at: [35, 7], scale: 0.48 }, { thing: 'pickaxe', at: [8, 36], scale: 0.48 }, { thing: 'shovel', at: [34, 34], scale: 0.52 }],
}

/** An open, empty hand. */
export const emptyHanded: Mark = {
  tone: 'M13 44V28L7.5 20Q9.5 16 13.5 19L17 23V8.5Q19.5 5.5 22 8.5V20V6.5Q24.5 3.5 27 6.5V20V9Q29.5 6 32 9V21V14Q34.5 11 37 14V33Q36 41 33 44Z',
  line: 'M13 44V28L7.5 20Q9.5 16 13.5 19L17 23V8.5Q19.5 5.5 22 8.5V20M22 8.5V6.5Q24.5 3.5 27 6.5V20M27 9Q29.5 6 32 9V21M32 14Q34.5 11 37 14V33Q36 41 33 44',
  fine: 'M17 31Q23 26 31 29M19 37Q25 38 29 33',
}
