/** A review is announced when it begins, in a few steps, and when it is done; not once a second. */

import { beforeAll, expect, it } from 'vitest'
import { ready } from '../../src/lib/speech'
import { heard } from '../../src/pages/review/words'
import type { ReviewStatus } from '../../src/protocol'
import { openAll } from '../reading'

const working = (judged: number, decisions = 200): ReviewStatus => ({ state: 'working', ahead: 0, judged, decisions, review: null })

beforeAll(async () => {
  await ready
  openAll()
})

it('is silent before it is asked for, and tells how many come first', () => {
  expect(heard({ isAsked: false, status: null })).toBe('')
  expect(heard({ isAsked: true, status: null })).toBe('')
  expect(heard({ isAsked: true, status: { ...working(0, 0), state: 'waiting', ahead: 2 } })).toBe('2 reviews come first.')
})

it('changes its words five times, however many decisions there are', () => {
  const words = new Set(Array.from({ length: 201 }, (_, judged) => heard({ isAsked: true, status: working(judged) })))
  expect([...words]).toEqual([0, 25, 50, 75, 100].map((n) => `${n}% of the decisions are judged.`))
  expect(heard({ isAsked: true, status: working(0, 0) })).toBe('0% of the decisions are judged.')
  expect(heard({ isAsked: true, status: { ...working(9), state: 'done' } })).toBe('The review is done.')
})
