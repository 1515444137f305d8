/** Refusals in the reader's words. */

import { beforeAll, describe, expect, it } from 'vitest'
import { explained, reasonOf, Refused } from '../src/lib/problems'
import { openAll } from './reading'

const because = (id: string) => ({ message: { type: 'message' as const, id, args: {} }, rules: [], help: null })

describe('a refusal', () => {
  beforeAll(openAll)

  it.each([
    ['review-crowded', 'Too many reviews are waiting. Try again in a while.'],
    ['review-pending', 'Other reviews that were asked for here are not finished. Wait for one of them.'],
    ['review-failed', 'This review could not be made. Try again in a while.'],
    ['review-too-long', 'This game is too long for a review.'],
  ])('tells the reason of the server: %s', (id, words) => {
    expect(reasonOf(new Refused({ code: 'unavailable', reasons: [because(id)] }))).toBe(words)
  })

  it('without a reason, or with one that this page has no words for, is explained by its code', () => {
    for (const reasons of [[], [because('nobody-says-this')]]) {
      const problem = new Refused({ code: 'unavailable', reasons })
      expect(reasonOf(problem)).toBe('')
      expect(explained(problem)).toMatch(/cannot be reached/)
    }
    expect(reasonOf(new TypeError('no network'))).toBe('')
  })
})
