/**
 * An identity without an account: a random secret of this device. The server knows at most its hash, and only of people
 * who asked for a rating. It is no signature key, because browsers sign nothing on pages without HTTPS, which is how
 * phones reach a table at home; and what it opens is kept by the server that it is sent to anyway.
 */

import { isPlayed, merge, played, type Played } from './journal'
import { all, isKept, mergeTables, myName, type Kept } from './keys'
import { packed, unpacked } from './packed'
import { recall, remember } from './store'

const SECRET = /^[A-Za-z0-9_-]{43}$/
const LONGEST_NAME = 40
/** What a link to this page carries behind the `#`, where it is never sent. */
export const MARK = '#me='

export const identity = {
  /** Empty for somebody who has none. */
  get current(): string {
    const found = recall('identity') ?? ''
    return SECRET.test(found) ? found : ''
  },
  set current(secret: string) {
    remember('identity', secret)
  },
}

/** 256 random bits in URL-safe base64. */
export function newSecret(): string {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(32)), (each) => String.fromCharCode(each)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Everything a person takes to another device. */
export interface Luggage {
  version: 1
  name: string
  identity: string
  tables: Kept[]
  games: Played[]
}

export const luggage = (): Luggage => ({ version: 1, name: myName.current, identity: identity.current, tables: all(), games: played() })

/** A link to this page at an address of the server. */
export const linkTo = async (what: Luggage, origin: string): Promise<string> => `${origin}/me${MARK}${await packed(JSON.stringify(what))}`

/** Tables that codes carry at most: the latest ones. */
const MOST_TABLES = 12
const TABLE = /^([A-Z0-9]{6})([A-Za-z0-9_-]{43})([0-5]?)$/

/** Short links for codes, each of which holds few characters: name and key in all of them, and some tables in each. */
export function shortLinks({ name, identity: secret, tables }: Luggage, origin: string, most: number): string[] {
  const start = `${origin}/me${MARK},${encodeURIComponent(name)},${secret}`
  const links = [start]
  for (const { code, key, seat } of tables.slice(0, MOST_TABLES)) {
    const table = `,${code}${key}${seat ?? ''}`
    const last = links[links.length - 1]!
    if (last.length + table.length <= most) links[links.length - 1] = last + table
    else if (start.length + table.length <= most) links.push(start + table)
  }
  return links.filter((each) => each.length <= most)
}

function openedShort(code: string): Luggage {
  const [name = '', secret = '', ...rest] = code.slice(1).split(',')
  const tables = rest.flatMap((each) => {
    const [, room, key, seat] = TABLE.exec(each) ?? []
    return room && key ? [{ code: room, key, seat: seat ? Number(seat) : null, since: Date.now() }] : []
  })
  return { version: 1, name: decodeURIComponent(name).slice(0, LONGEST_NAME), identity: SECRET.test(secret) ? secret : '', tables, games: [] }
}

/** What a link or its last part holds; null for anything else. A foreign text is hostile, so only known fields are read. */
export async function opened(text: string): Promise<Luggage | null> {
  const given = text.trim()
  const code = given.includes(MARK) ? given.slice(given.indexOf(MARK) + MARK.length) : given
  try {
    if (code.startsWith(',')) return openedShort(code)
    const found = JSON.parse(await unpacked(code)) as Partial<Luggage> | null
    if (found?.version !== 1 || typeof found.name !== 'string' || !Array.isArray(found.tables) || !Array.isArray(found.games)) return null
    const secret = typeof found.identity === 'string' && SECRET.test(found.identity) ? found.identity : ''
    return { version: 1, name: found.name.slice(0, LONGEST_NAME), identity: secret, tables: found.tables.filter(isKept), games: found.games.filter(isPlayed) }
  } catch {
    return null
  }
}

/** Add what another device had. Its name and its key replace those of this device. */
export function unpack(what: Luggage): void {
  mergeTables(what.tables)
  merge(what.games)
  if (what.name) myName.current = what.name
  if (what.identity) identity.current = what.identity
}
