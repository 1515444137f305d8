// A seat that is handed over travels as a link. Its key stands behind the `#`, which browsers never send to a server,
// and is taken out of the address before anything else happens.
import { keep, keyOf } from '../../lib/keys'
import { Refused } from '../../lib/problems'
import type { Command, Done, Problem } from '../../protocol'

const MARK = '#seat='

export function linkWith(code: string, key: string): string {
  return `${location.origin}/r/${code}${MARK}${key}`
}

/**
 * Give one's seat to somebody of that name; the answer is the new key. Asked over HTTP, because the server closes the
 * sockets of the old key at once, and with them the way back.
 */
export async function handOver(code: string, seen: number, name: string): Promise<string> {
  const command: Command = { type: 'command', id: `hand-over-${Date.now()}`, seen, wish: { do: 'hand_over', name } }
  const found = await fetch(`/api/rooms/${code}/commands`, {
    method: 'POST', body: JSON.stringify(command), headers: { 'content-type': 'application/json', authorization: `Bearer ${keyOf(code) ?? ''}` },
  })
  if (!found.ok) throw new Refused((await found.json().catch(() => ({ code: 'unavailable' }))) as Problem)
  return String(((await found.json()) as Done).result['key'])
}

/** The key somebody was handed, if this page was opened with one; it is kept from now on. */
export function keyInAddress(code: string): string | null {
  if (!location.hash.startsWith(MARK)) return null
  const key = location.hash.slice(MARK.length)
  history.replaceState(null, '', location.pathname)
  keep(code, key, null)
  return key
}
