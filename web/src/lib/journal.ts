/**
 * The player's journal: how their games ended and with whom. It is kept in this browser and never sent. Names are those
 * that people gave themselves at the table, so they prove nothing.
 */

import { recall, remember } from './store'

export interface Played {
  code: string
  /** When the result was first seen, in ms. */
  when: number
  players: number
  won: boolean
  /** Tunnel points. */
  points: number
  /** The other people at the table, without bots. */
  people: string[]
}

/** A person by the name they gave themselves. */
export interface Companion {
  name: string
  games: number
  /** Games the player won among them. */
  won: number
}

const MOST = 500
const LONGEST_NAME = 40

export function isPlayed(value: unknown): value is Played {
  const found = value as Partial<Played> | null
  return (
    typeof found?.code === 'string' && /^[A-Z0-9]{1,12}$/.test(found.code) && Number.isFinite(found.when) && Number.isFinite(found.players)
    && typeof found.won === 'boolean' && Number.isFinite(found.points) && Array.isArray(found.people)
    && found.people.length <= 6 && found.people.every((each) => typeof each === 'string' && each.length <= LONGEST_NAME)
  )
}

/** The latest game first. */
export function played(): Played[] {
  try {
    const found: unknown = JSON.parse(recall('journal') ?? '[]')
    return Array.isArray(found) ? found.filter(isPlayed) : []
  } catch {
    return []
  }
}

const write = (entries: readonly Played[]) => remember('journal', JSON.stringify(entries.slice(0, MOST)))

/** Add a game once, however often its end is looked at. */
export function note(game: Played): void {
  const before = played()
  if (!before.some((each) => each.code === game.code)) write([game, ...before])
}

/** Add the games of another device; those of this one stay as they are. */
export function merge(games: readonly Played[]): void {
  const before = played()
  const fresh = games.filter((each) => !before.some((known) => known.code === each.code))
  write([...before, ...fresh].sort((a, b) => b.when - a.when))
}

export function strike(code: string): void {
  write(played().filter((each) => each.code !== code))
}

/** Who was played with, the most frequent first. */
export function companions(games: readonly Played[]): Companion[] {
  const found = new Map<string, Companion>()
  for (const game of games) {
    for (const name of new Set(game.people)) {
      const known = found.get(name) ?? { name, games: 0, won: 0 }
      found.set(name, { name, games: known.games + 1, won: known.won + Number(game.won) })
    }
  }
  return [...found.values()].sort((a, b) => b.games - a.games || a.name.localeCompare(b.name))
}
