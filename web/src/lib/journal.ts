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
  /** Where the player sat; older entries do not know. */
  seat?: number
  /** What becomes known of the game after its end. */
  figures?: Figures
}

export interface Figures {
  /** The chance right after the deal. */
  start?: number
  fightsWon?: number
  fightsLost?: number
  /** By Place: how often the player moved there. */
  visited?: Record<string, number>
  /** What the own decisions gave away, in shares of a win, and its standard error: known once the game is reviewed. */
  own?: number
  error?: number
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
const MOST_PLACES = 30

export function isPlayed(value: unknown): value is Played {
  const found = value as Partial<Played> | null
  return (
    typeof found?.code === 'string' && /^[A-Z0-9]{1,12}$/.test(found.code) && Number.isFinite(found.when) && Number.isFinite(found.players)
    && typeof found.won === 'boolean' && Number.isFinite(found.points) && Array.isArray(found.people)
    && found.people.length <= 6 && found.people.every((each) => typeof each === 'string' && each.length <= LONGEST_NAME)
    && (found.seat === undefined || Number.isInteger(found.seat)) && (found.figures === undefined || areFigures(found.figures))
  )
}

function areFigures(value: unknown): value is Figures {
  if (typeof value !== 'object' || value === null) return false
  const { visited, ...numbers } = value as Figures & Record<string, unknown>
  const places = Object.entries(visited ?? {})
  return (
    Object.values(numbers).every((each) => Number.isFinite(each))
    && places.length <= MOST_PLACES && places.every(([id, n]) => /^[a-z0-9_]{1,40}$/.test(id) && Number.isFinite(n))
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
  const known = before.find((each) => each.code === game.code)
  if (!known) write([game, ...before])
  else if (known.seat === undefined) write(before.map((each) => (each === known ? { ...game, ...known } : each)))
}

/** Add what has become known of a game. A game that is not in the journal stays out of it. */
export function add(code: string, figures: Figures): void {
  const before = played()
  if (before.some((each) => each.code === code)) {
    write(before.map((each) => (each.code === code ? { ...each, figures: { ...each.figures, ...figures } } : each)))
  }
}

/** Add the games of another device; those of this one stay as they are, but for figures that only the other knows. */
export function merge(games: readonly Played[]): void {
  const brought = new Map(games.map((each) => [each.code, each]))
  const known = played().map((each) => ({ ...brought.get(each.code), ...each, figures: { ...brought.get(each.code)?.figures, ...each.figures } }))
  const fresh = games.filter((each) => !known.some((mine) => mine.code === each.code))
  write([...known, ...fresh].sort((a, b) => b.when - a.when))
}

export function strike(code: string): void {
  write(played().filter((each) => each.code !== code))
}

/** Strike out all games. */
export const clear = (): void => write([])

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
