import type { Stakes, Told } from '../protocol'
import type { Choice } from './choices'

const SIDES = ['gains', 'risks', 'known'] as const
export interface Line { side: (typeof SIDES)[number]; told: Told }
/** Options with the same stakes. */
export interface Group { choices: Choice[]; lines: Line[] }

/** Whether the stakes of an option are shown before it is chosen, however that is done. */
export const isRisk = (stakes: readonly Stakes[], { action }: Choice): boolean => stakes.some((each) => each.is_shown_first && each.actions.includes(action))

/** Everything that is at stake with an option: the gains, then the risks, then what is known. */
export function linesOf(stakes: readonly Stakes[], { action }: Choice): Line[] {
  const its = stakes.filter((each) => each.actions.includes(action))
  return SIDES.flatMap((side) => its.flatMap((each) => each[side].map((told) => ({ side, told }))))
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The stakes of several options: each has its own lines, and a group without options has those that all of them share. */
export function grouped(stakes: readonly Stakes[], choices: readonly Choice[]): Group[] {
  const groups: Group[] = []
  for (const choice of choices) {
    const lines = linesOf(stakes, choice)
    const alike = groups.find((group) => same(group.lines, lines))
    if (alike) alike.choices.push(choice)
    else if (lines.length) groups.push({ choices: [choice], lines })
  }
  const [first, ...others] = groups
  if (!first || others.length === 0) return first ? [{ choices: [], lines: first.lines }] : []
  const common = first.lines.filter((line) => others.every((each) => each.lines.some((other) => same(line, other))))
  const apart = groups.map((group) => ({ ...group, lines: group.lines.filter((line) => !common.some((other) => same(line, other))) }))
  return [...apart, { choices: [], lines: common }].filter((group) => group.lines.length)
}
