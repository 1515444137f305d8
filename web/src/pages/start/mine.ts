// The player's own tables, fetched with their own keys, because a private table shows its players to nobody else.
import { all, drop, type Kept } from '../../lib/keys'
import { Refused } from '../../lib/problems'
import type { Problem, Summary, Welcome } from '../../protocol'

export interface Mine extends Summary {
  /** Whether the game waits for this player. */
  isAsked: boolean
}

const MOST = 6

/** The player's last tables, as far as they still exist. */
export async function myTables(): Promise<Mine[]> {
  const found = await Promise.all(all().slice(0, MOST).map((kept) => look(kept).catch((thrown: unknown) => {
    // A table that is gone, or a key that is no longer valid, is not requested again.
    if (thrown instanceof Refused && (thrown.code === 'unknown' || thrown.code === 'forbidden')) drop(kept.code, kept.key)
    return null
  })))
  return found.filter((each) => each !== null).filter((each) => each.phase !== 'closed')
}

async function look(kept: Kept): Promise<Mine> {
  const found = await fetch(`/api/rooms/${kept.code}/state`, { headers: { authorization: `Bearer ${kept.key}` } })
  if (!found.ok) throw new Refused((await found.json().catch(() => ({ code: 'unavailable' }))) as Problem)
  const { room, own } = (await found.json()) as Welcome
  const { settings, phase } = room
  return {
    code: room.code, title: settings.title, phase, edition: settings.edition, modules: settings.modules, teams: Boolean(settings.teams),
    players: settings.players, seats: room.seats.map((chair) => chair.name), spectators: settings.spectators, opened_by: '',
    box: String(settings.box?.['name'] ?? ''),
    isAsked: phase === 'playing' && own?.asked != null && !own.asked.answered,
  }
}
