/** What the journal adds up to, and where the plots draw it. */

import { describe, expect, it } from 'vitest'
import type { Figures, Played } from '../../src/lib/journal'
import { labelled, lineOf, MARGIN, ticks, xOf, yOf } from '../../src/pages/me/plot'
import { favourites, fights, growth, meanOwn, reviewed } from '../../src/pages/me/statistics'

const game = (when: number, won: boolean, figures?: Figures): Played =>
  ({ code: `GAME${when}`, when, players: 4, won, points: 3, people: [], ...(figures && { figures }) })

const GAMES = [
  game(3, true, { start: 0.5, own: -0.3, error: 0.04, fightsWon: 2, fightsLost: 1, visited: { yard: 3, cell: 1 } }),
  game(2, false),
  game(1, true, { start: 0.25, own: -0.1, error: 0.03, fightsWon: 0, fightsLost: 1, visited: { library: 3 } }),
]

describe('the statistics', () => {
  it('tell wins beside what was to be expected, from the oldest game on', () => {
    expect(growth(GAMES).map(({ won, expected }) => [won, expected])).toEqual([[1, 0.25], [2, 0.75]])
  })

  it('tell the mean of own play of reviewed games with its error', () => {
    const found = reviewed(GAMES)
    expect(found.map((each) => each.when)).toEqual([1, 3])
    expect(meanOwn(found).own).toBeCloseTo(-0.2)
    expect(meanOwn(found).error).toBeCloseTo(0.025)
    expect(meanOwn([])).toEqual({ own: 0, error: 0 })
  })

  it('count fights and visits', () => {
    expect(fights(GAMES)).toEqual({ won: 2, all: 4 })
    expect(favourites(GAMES)).toEqual([['library', 3], ['yard', 3], ['cell', 1]])
  })
})

describe('the plots', () => {
  const plot = { width: 400, height: 200, n: 3, low: 0, high: 10 }

  it('draw the first game left, the last one right, the highest value on top', () => {
    expect([xOf(0, plot), xOf(2, plot)]).toEqual([MARGIN.left, 400 - MARGIN.right])
    expect([yOf(10, plot), yOf(0, plot)]).toEqual([MARGIN.top, 200 - MARGIN.bottom])
    expect(lineOf([0, 10], plot)).toMatch(/^M46\.0 174\.0L/)
    expect(xOf(0, { ...plot, n: 1 })).toBe((MARGIN.left + 400 - MARGIN.right) / 2)
  })

  it('have round numbers on their axes', () => {
    expect(ticks(0, 1)).toEqual([0, 1])
    expect(ticks(0, 10)).toEqual([0, 5, 10])
    expect(ticks(-37.5, 0).map((each) => each || 0)).toEqual([-30, -20, -10, 0])
    expect(labelled(1)).toEqual([0])
    expect(labelled(23)).toEqual([0, 9, 19, 22])
  })
})
