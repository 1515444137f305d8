/** The geometry of the win-chance curve: every turn is as wide as the others. */

import type { Course, TurnStart } from '../../protocol'

export interface Size {
  width: number
  height: number
}

export interface Spot {
  x: number
  y: number
}

/** Room around the lines for the labels of both axes, and above for the marks of the turning points. */
export const EDGE = { left: 46, right: 14, top: 30, bottom: 26 }
/** Labels of rounds keep this distance, and so do marks. */
const LABEL = 30
const MARK = 26
export const MARK_RADIUS = 11

/** Where a turn is: 0 is the first one. Between two turns for a moment in the middle of one. */
export const xOf = (turn: number, turns: number, { width }: Size): number =>
  EDGE.left + ((width - EDGE.left - EDGE.right) * turn) / Math.max(1, turns - 1)

export const yOf = (chance: number, { height }: Size): number => EDGE.top + (height - EDGE.top - EDGE.bottom) * (1 - chance)

/** The turn that is nearest to a place. */
export function turnAt(x: number, turns: number, { width }: Size): number {
  const share = (x - EDGE.left) / (width - EDGE.left - EDGE.right)
  return Math.max(0, Math.min(turns - 1, Math.round(share * (turns - 1))))
}

/** The turn a step belongs to, with the part of it that has passed. */
export function turnOf(step: number, turns: readonly TurnStart[]): number {
  const next = turns.findIndex((each) => each.step > step)
  if (next < 0) return turns.length - 1
  if (next === 0) return 0
  const [from, to] = [turns[next - 1]!.step, turns[next]!.step]
  return next - 1 + (step - from) / (to - from)
}

export function pathOf(side: number, turns: readonly TurnStart[], size: Size): string {
  return turns
    .map((each, n) => `${n ? 'L' : 'M'}${xOf(n, turns.length, size).toFixed(1)} ${yOf(each.chances[side] ?? 0, size).toFixed(1)}`)
    .join('')
}

/** The rounds that get a label, by their first turn. */
export function ticks(turns: readonly TurnStart[], size: Size): { turn: number; round: number; x: number }[] {
  const starts = turns.slice(0, -1).flatMap((each, n) => (n === 0 || turns[n - 1]!.round !== each.round ? [{ turn: n, round: each.round, x: xOf(n, turns.length, size) }] : []))
  const step = [1, 2, 5, 10, 20, 50, 100].find((every) => (size.width * every) / Math.max(1, starts.length) >= LABEL) ?? 200
  return starts.filter(({ round }) => round === 1 || round % step === 0).filter((each, n, all) => n === 0 || each.x - all[n - 1]!.x >= LABEL * 0.8)
}

/** How far symbols stay above the axis, so that they cover none of its numbers. */
const CLEARANCE = 5

/** Where a line is furthest from all others, in the first and in the second half of the game: there its symbol stands. */
export function clearest(side: number, turns: readonly TurnStart[], size: Size): Spot[] {
  const half = Math.floor(turns.length / 2)
  const inner = (n: number): boolean => n > 0 && n < turns.length - 1
  const gap = (n: number): number => {
    const chances = turns[n]!.chances
    return Math.min(1, ...chances.flatMap((each, other) => (other === side ? [] : [Math.abs(each - chances[side]!)])))
  }
  return [turns.map((_, n) => n).filter((n) => inner(n) && n < half), turns.map((_, n) => n).filter((n) => inner(n) && n >= half)].flatMap((places) => {
    const best = places.reduce<number | null>((found, n) => (found === null || gap(n) > gap(found) ? n : found), null)
    return best === null ? [] : [{ x: xOf(best, turns.length, size), y: Math.min(yOf(turns[best]!.chances[side]!, size), yOf(0, size) - CLEARANCE) }]
  })
}

/** Where the marks of the turning points stand: above their steps, but beside each other. */
export function marks({ turns, turning_points }: Course, size: Size): { x: number; at: number }[] {
  const at = turning_points.map((each) => xOf(turnOf(each.step, turns), turns.length, size))
  const left = EDGE.left + MARK / 2
  const placed = at.reduce<number[]>((before, x, n) => [...before, Math.max(x, n ? before[n - 1]! + MARK : left)], [])
  const right = size.width - MARK / 2
  return placed.reduceRight<number[]>((after, x) => [Math.min(x, (after[0] ?? right + MARK) - MARK), ...after], []).map((x, n) => ({ x, at: at[n]! }))
}
