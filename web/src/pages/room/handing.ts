// A seat is handed over as a link. Its key comes after the `#`, which browsers never send to a server, and is removed
// from the address before anything else happens.
import { keep, keyOf } from '../../lib/keys'
import { Refused } from '../../lib/problems'
import type { Command, Problem } from '../../protocol'

const MARK = '#seat='

export function linkWith(origin: string, code: string, key: string): string {
  return `${origin}/r/${code}${MARK}${key}`
}

/** A new key: 256 random bits in URL-safe base64. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/**
 * Give the player's seat to somebody with that name; returns the new key. Sent over HTTP, because the server closes the
 * sockets of the old key at once. The key is chosen here, so that a lost answer does not lose the seat.
 */
export async function handOver(code: string, seen: number, name: string): Promise<string> {
  const key = newKey()
  const command: Command = { type: 'command', id: `hand-over-${Date.now()}`, seen, wish: { do: 'hand_over', name, key } }
  const found = await fetch(`/api/rooms/${code}/commands`, {
    method: 'POST', body: JSON.stringify(command), headers: { 'content-type': 'application/json', authorization: `Bearer ${keyOf(code) ?? ''}` },
  }).catch(() => null)
  if (found === null && (await opens(code, key))) return key
  if (!found?.ok) throw new Refused((await found?.json().catch(() => null) ?? { code: 'unavailable' }) as Problem)
  return key
}

/** Whether a key is valid for a room; checked when the answer to a hand-over was lost. */
async function opens(code: string, key: string): Promise<boolean> {
  const found = await fetch(`/api/rooms/${code}/state`, { headers: { authorization: `Bearer ${key}` } }).catch(() => null)
  return found?.ok ?? false
}

/** The key in the address with which this page was opened, if any; it is stored from now on. */
export function keyInAddress(code: string): string | null {
  if (!location.hash.startsWith(MARK)) return null
  const key = location.hash.slice(MARK.length)
  history.replaceState(null, '', location.pathname)
  keep(code, key, null)
  return key
}
