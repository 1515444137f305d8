import { describe, expect, it } from 'vitest'
import type { Stakes, Told } from '../../src/protocol'
import { choices } from '../../src/table/choices'
import { grouped, isRisk, linesOf } from '../../src/table/stakes'

const label = { type: 'message', id: 'label-other', args: {} } as const
const parse = (...actions: string[]) => choices(actions.map((action) => ({ action, label })), null)
const told = (id: string): Told => ({ message: { type: 'message', id, args: {} }, rules: [] })
const stakes = (actions: string[], gain: string, risk: string, first = false): Stakes => ({ actions, gains: [told(gain)], risks: [told(risk)], known: [], is_shown_first: first })

const ways = parse('extort P2', 'extort P3', 'pass')
const [second, third, pass] = [ways[0]!, ways[1]!, ways[2]!]
const fights = [stakes(['extort P2'], 'tool', 'beating'), stakes(['extort P3'], 'tool', 'last-beating')]
const warden = stakes(['extort P2', 'extort P3'], 'kept', 'reported', true)
const ids = (lines: { told: Told }[]): string[] => lines.map((line) => line.told.message.id)

describe('stakes', () => {
  it('of one option are all that the server tells of it, the gains first', () => {
    expect(ids(linesOf([...fights, warden], second))).toEqual(['tool', 'kept', 'beating', 'reported'])
  })

  it('are shown first if any of them has to be', () => {
    expect(isRisk(fights, second)).toBe(false)
    expect(isRisk([...fights, warden], second)).toBe(true)
    expect(isRisk([...fights, warden], pass)).toBe(false)
  })

  it('of several options are told apart, and once what all of them share', () => {
    const groups = grouped([...fights, warden], ways)
    expect(groups.map((group) => group.choices)).toEqual([[second], [third], []])
    expect(groups.map((group) => ids(group.lines))).toEqual([['beating'], ['last-beating'], ['tool', 'kept', 'reported']])
  })

  it('have no title if they are the same for all', () => {
    expect(grouped([warden], ways)).toEqual([{ choices: [], lines: linesOf([warden], second) }])
    expect(grouped([], ways)).toEqual([])
  })
})
