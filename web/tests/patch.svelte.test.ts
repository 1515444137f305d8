/** Applying an update to the old state gives the new state, whatever has changed. */

import { flushSync } from 'svelte'
import { expect, it } from 'vitest'
import { patched, watched } from '../src/lib/patch.svelte'

type Fields = Record<string, unknown>

/** Pseudo-random numbers, the same in every run. */
function chance(seed: number): (below: number) => number {
  let state = seed * 2654435761
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0
    return state % below
  }
}

/** A delta as server/projection makes it: the changed fields, and the changed seats by number. */
function changed(before: Fields | null, after: Fields): Fields {
  const found: Fields = {}
  for (const [name, value] of Object.entries(after))
    if (!before || JSON.stringify(before[name]) !== JSON.stringify(value)) found[name] = value
  if (!before || !('seats' in found)) return found
  const seats = before['seats'] as Fields[]
  found['seats'] = Object.fromEntries(
    (after['seats'] as Fields[])
      .map((seat, number) => [String(number), changed(seats[number]!, seat)] as const)
      .filter(([, patch]) => Object.keys(patch).length),
  )
  return found
}

function state(random: (below: number) => number, seats: number): Fields {
  const value = (): unknown => [null, 0, 1, 'knife', '', true, ['link', 'cap'].slice(random(3)), { spoon: random(3) }, {}][random(9)]
  const fields = (names: string[]) => Object.fromEntries(names.map((name) => [name, value()]))
  const each = () => fields(['place', 'hand', 'tunnel', 'points', 'trauma'])
  return { ...fields(['round', 'turn', 'places', 'winners', 'michel']), seats: Array.from({ length: seats }, each) }
}

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value) Object.values(Object.freeze(value)).forEach(frozen)
  return value
}

it('restores the whole state after any update', () => {
  for (let seed = 1; seed <= 400; seed++) {
    const random = chance(seed)
    const seats = 2 + random(5)
    let ours: Fields | null = null
    let theirs: Fields | null = null
    for (let step = 0; step < 5; step++) {
      const next: Fields = frozen(state(random, seats))
      ours = patched(ours, frozen(JSON.parse(JSON.stringify(changed(theirs, next))) as Fields))
      theirs = next
      expect(ours).toEqual(theirs)
    }
  }
})

it('accepts a whole list of seats, as after a restart of the server', () => {
  const before = { round: 1, seats: [{ points: 1 }, { points: 2 }] }
  expect(patched(before, { seats: [{ points: 3 }, { points: 4 }] })).toEqual({ round: 1, seats: [{ points: 3 }, { points: 4 }] })
})

it('accepts a new seat and a new field', () => {
  const state = watched({ seats: [{ points: 1 }] })
  expect(patched(state, { round: 2, seats: { 0: { place: 'yard' }, 1: { points: 4 } } })).toEqual({
    round: 2, seats: [{ points: 1, place: 'yard' }, { points: 4 }],
  })
})

it('does not notify readers of other fields', () => {
  const state = watched({ round: 1, turn: { fresh: ['knife'] }, seats: [{ points: 0 }, { points: 0 }] })
  const read: string[] = []
  const end = $effect.root(() => {
    $effect(() => { read.push(`turn ${state.turn.fresh.length}`) })
    for (const n of [0, 1]) $effect(() => { read.push(`seat ${n} ${state.seats[n]!.points}`) })
  })
  flushSync()
  expect(patched(state, { round: 2, seats: { 1: { points: 1 } } })).toBe(state)
  flushSync()
  expect(read).toEqual(['turn 1', 'seat 0 0', 'seat 1 0', 'seat 1 1'])
  end()
})
