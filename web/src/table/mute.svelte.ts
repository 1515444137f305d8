/** Muted players. The list stays in this browser, and nobody learns of it. */

import type { Line } from '../protocol'
import { recall, remember } from '../lib/store'

const MOST = 100
export const EVERYBODY = '*'

function read(): string[] {
  try {
    const found: unknown = JSON.parse(recall('muted') ?? '[]')
    return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

let muted = $state.raw(read())

/** A person at one table: a seat, whoever sits on it, or a spectator by name. */
const speakerOf = (line: Pick<Line, 'seat' | 'name'>): string => (line.seat === null ? `~${line.name}` : String(line.seat))

export const isMuted = (room: string, who: string): boolean => muted.includes(`${room} ${who}`)

export function mute(room: string, who: string, on: boolean): void {
  const mark = `${room} ${who}`
  const others = muted.filter((each) => each !== mark)
  muted = (on ? [mark, ...others] : others).slice(0, MOST)
  remember('muted', JSON.stringify(muted))
}

/** The lines that are not muted; the player's own always stay. */
export function heard(room: string, lines: Line[], own: number | null): Line[] {
  const isHeard = (line: Line): boolean => !isMuted(room, EVERYBODY) && !isMuted(room, speakerOf(line))
  return lines.filter((line) => (own !== null && line.seat === own) || isHeard(line))
}

/** Everybody else who could chat: people on seats, and spectators who have spoken. */
export function speakers(lines: Line[], seats: { name: string; player: string }[], own: number | null): { who: string; name: string }[] {
  const seated = seats.flatMap((chair, seat) => (seat !== own && chair.player === 'human' ? [{ who: String(seat), name: chair.name }] : []))
  const onlookers = [...new Set(lines.flatMap((line) => (line.seat === null ? [line.name] : [])))]
  return [...seated, ...onlookers.map((name) => ({ who: `~${name}`, name }))]
}
