/** Sounds: short, quiet, of wood and metal. A tone is a few strikes, synthesised, not recorded. */

/** One strike. */
export interface Strike {
  /** Start in seconds. */
  at: number
  of: 'wood' | 'metal' | 'paper'
  /** Hertz. */
  pitch: number
  /** Seconds until it has faded out. */
  lasts: number
  /** From 0 to 1. */
  loud: number
}

const wood = (at: number, pitch: number, loud = 0.5, lasts = 0.11): Strike => ({ at, of: 'wood', pitch, loud, lasts })
const metal = (at: number, pitch: number, loud = 0.3, lasts = 0.45): Strike => ({ at, of: 'metal', pitch, loud, lasts })
const paper = (at: number, pitch: number, loud = 0.35, lasts = 0.09): Strike => ({ at, of: 'paper', pitch, loud, lasts })

export const TONES = {
  /** Two knocks on the bars: it is your turn. */
  turn: [metal(0, 520), metal(0.16, 780, 0.3, 0.6)],
  die: [wood(0, 620, 0.35, 0.06), wood(0.09, 540, 0.4, 0.06), wood(0.2, 470, 0.45, 0.08)],
  card: [paper(0, 2600)],
  dig: [wood(0, 150, 0.7, 0.2), paper(0.05, 700, 0.3, 0.22)],
  blow: [metal(0, 340, 0.35, 0.3), wood(0.01, 210, 0.5, 0.12)],
  beating: [wood(0, 95, 0.8, 0.24), wood(0.13, 80, 0.6, 0.28)],
  coins: [metal(0, 1900, 0.16, 0.2), metal(0.07, 2350, 0.14, 0.24)],
  chat: [wood(0, 880, 0.25, 0.07), wood(0.09, 1040, 0.2, 0.07)],
  over: [metal(0, 392, 0.3, 0.9), metal(0.2, 523, 0.3, 0.9), metal(0.42, 659, 0.3, 1.2)],
} satisfies Record<string, Strike[]>

export type Tone = keyof typeof TONES

/** By message: its tone. Messages without an entry are silent. */
export const SOUNDS: Readonly<Record<string, Tone>> = {
  'rolled': 'die', 'rolled-places': 'die', 'rolled-and-went': 'die', 'rolled-for-figure': 'die', 'rolled-for-figure-led': 'die',
  'bet': 'die', 'flexed': 'die',
  'searched': 'card', 'drew': 'card', 'took': 'card', 'stole': 'card', 'recovered': 'card', 'crafted': 'card', 'grabbed': 'card',
  'handed': 'card', 'passed': 'card',
  'dug': 'dig', 'dug-points': 'dig', 'dug-skill': 'dig', 'buried': 'dig',
  'laid': 'blow', 'showed-knife': 'blow', 'demanded': 'blow', 'won-fight': 'blow', 'routed': 'blow',
  'beaten': 'beating', 'mauled': 'beating', 'repressed': 'beating', 'punished': 'beating', 'shocked': 'beating',
  'bought': 'coins', 'sold': 'coins', 'got-cigarettes': 'coins', 'lost-cigarettes': 'coins', 'bribed': 'coins',
  'won-game': 'over', 'won-game-for-team': 'over', 'nobody-won': 'over',
}

/** The tones for messages that arrive together: each tone once, and no more than three. */
export function tonesOf(ids: string[]): Tone[] {
  const found = ids.flatMap((id) => (SOUNDS[id] ? [SOUNDS[id]] : []))
  return [...new Set(found)].slice(-3)
}
