/** The geometry of the plots: one game beside the other, values from `low` at the bottom to `high` at the top. */

import { language } from '../../lib/speech'

export interface Plot {
  width: number
  height: number
  /** How many games, and the range of the values. */
  n: number
  low: number
  high: number
}

export const MARGIN = { left: 46, right: 14, top: 12, bottom: 26 }

export const xOf = (game: number, { width, n }: Plot): number =>
  MARGIN.left + ((width - MARGIN.left - MARGIN.right) * (n > 1 ? game / (n - 1) : 0.5))

export const yOf = (value: number, { height, low, high }: Plot): number =>
  MARGIN.top + ((height - MARGIN.top - MARGIN.bottom) * (high - value)) / (high - low)

export const lineOf = (values: readonly number[], plot: Plot): string =>
  values.map((value, game) => `${game ? 'L' : 'M'}${xOf(game, plot).toFixed(1)} ${yOf(value, plot).toFixed(1)}`).join('')

/** Round values for an axis: at most five, in steps of 1, 2 or 5 times a power of ten. */
export function ticks(low: number, high: number, smallest = 1): number[] {
  const most = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((step) => step >= smallest && (high - low) / step <= 4) ?? 1000
  const first = Math.ceil(low / most)
  return Array.from({ length: Math.floor(high / most) - first + 1 }, (_, n) => (first + n) * most)
}

/** The games that get a number on the axis, counted from 0: the first, the last, and round ones between. */
export function labelled(n: number): number[] {
  const round = ticks(1, n).map((each) => each - 1).filter((each) => each > n / 10 && each < n - 1 - n / 10)
  return [...new Set([0, ...round, n - 1])]
}

/** A number with one decimal, as the language writes it. */
export const fixed = (value: number): string => value.toLocaleString(language.current, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
