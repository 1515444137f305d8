/** What the journal adds up to. */

import type { Figures, Played } from '../../lib/journal'

/** A game with figures that are known. */
type Known<Keys extends keyof Figures> = Played & { figures: Required<Pick<Figures, Keys>> }

export interface Growth {
  game: Played
  /** Games won so far, and how many the chances at the start promised. */
  won: number
  expected: number
}

const has = <Keys extends keyof Figures>(...keys: Keys[]) =>
  (game: Played): game is Known<Keys> => keys.every((key) => game.figures?.[key] !== undefined)

const oldestFirst = (games: readonly Played[]): Played[] => [...games].sort((a, b) => a.when - b.when)

/** Wins beside what was to be expected, game by game; only games whose chance at the start is known. */
export function growth(games: readonly Played[]): Growth[] {
  let [won, expected] = [0, 0]
  return oldestFirst(games).filter(has('start')).map((game) => {
    won += Number(game.won)
    expected += game.figures.start
    return { game, won, expected }
  })
}

/** The games that were reviewed, the oldest first. */
export const reviewed = (games: readonly Played[]): Known<'own' | 'error'>[] => oldestFirst(games).filter(has('own', 'error'))

/** The mean of own play over games, with its standard error. */
export function meanOwn(games: readonly Known<'own' | 'error'>[]): { own: number; error: number } {
  const n = Math.max(games.length, 1)
  const own = games.reduce((sum, { figures }) => sum + figures.own, 0) / n
  return { own, error: Math.sqrt(games.reduce((sum, { figures }) => sum + figures.error ** 2, 0)) / n }
}

export function fights(games: readonly Played[]): { won: number; all: number } {
  const known = games.filter(has('fightsWon', 'fightsLost'))
  const won = known.reduce((sum, { figures }) => sum + figures.fightsWon, 0)
  return { won, all: won + known.reduce((sum, { figures }) => sum + figures.fightsLost, 0) }
}

/** Places by how often the player moved there, the favourite first. */
export function favourites(games: readonly Played[]): [place: string, visits: number][] {
  const found = new Map<string, number>()
  for (const { figures } of games) {
    for (const [place, n] of Object.entries(figures?.visited ?? {})) found.set(place, (found.get(place) ?? 0) + n)
  }
  return [...found].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
}
