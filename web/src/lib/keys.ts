/**
 * The keys to the player's seats. A key is the only proof of identity, so it stays in this browser and never appears in
 * an address. A room has several keys where people share one device.
 */

import { recall, remember } from './store'

export interface Kept {
  code: string
  key: string
  /** None for somebody who opened the room and only watches. */
  seat: number | null
  /** When it was stored, in ms. */
  since: number
  /** The other people at this device. */
  beside?: Held[]
}

export interface Held {
  key: string
  /** Where they sat down; who changes the team gets another seat. */
  seat: number
}

const MOST = 60

function read(): Kept[] {
  try {
    const found: unknown = JSON.parse(recall('keys') ?? '[]')
    return Array.isArray(found) ? found.filter(isKept) : []
  } catch {
    return []
  }
}

export function isKept(value: unknown): value is Kept {
  const found = value as Partial<Kept> | null
  return typeof found?.code === 'string' && typeof found.key === 'string'
}

const write = (kept: Kept[]) => remember('keys', JSON.stringify(kept.slice(0, MOST)))

/** The latest room first. */
export const all = (): Kept[] => read()

export const keyOf = (code: string): string | null => read().find((each) => each.code === code.toUpperCase())?.key ?? null

/** The keys of everybody at this device, its owner first. */
export function keysOf(code: string): string[] {
  const found = read().find((each) => each.code === code.toUpperCase())
  return found ? [found.key, ...besides(found).map((each) => each.key)] : []
}

const besides = (kept: Kept): Held[] => (Array.isArray(kept.beside) ? kept.beside.filter((each) => typeof each?.key === 'string') : [])

/** Add a person at this device, for a table with a key already. */
export function keepBeside(code: string, key: string, seat: number): void {
  const name = code.toUpperCase()
  write(read().map((each) => (each.code === name ? { ...each, beside: [...besides(each).filter((held) => held.key !== key), { key, seat }] } : each)))
}

/** Remove a key that is no longer valid. The next person at this device takes its place. */
export function drop(code: string, key: string): void {
  const name = code.toUpperCase()
  write(read().flatMap((each) => {
    if (each.code !== name) return [each]
    if (each.key !== key) return [{ ...each, beside: besides(each).filter((held) => held.key !== key) }]
    const [next, ...others] = besides(each)
    return next ? [{ ...each, key: next.key, seat: next.seat, beside: others }] : []
  }))
}

/** Copy the keys for the next game: everybody keeps their seat, and with it their key. */
export function keepAll(code: string, next: string): void {
  const found = read().find((each) => each.code === code.toUpperCase())
  if (!found) return
  keep(next, found.key, found.seat)
  for (const { key, seat } of besides(found)) keepBeside(next, key, seat)
}

/** Remove a table with all its keys. */
export const forgetTable = (code: string): void => write(read().filter((each) => each.code !== code.toUpperCase()))

/** Add the tables of another device; those of this one stay as they are. */
export function mergeTables(tables: readonly Kept[]): void {
  const before = read()
  const fresh = tables.filter((each) => !before.some((known) => known.code === each.code))
  write([...before, ...fresh].sort((a, b) => b.since - a.since))
}

export function keep(code: string, key: string, seat: number | null): void {
  const name = code.toUpperCase()
  write([{ code: name, key, seat, since: Date.now() }, ...read().filter((each) => each.code !== name)])
}

/** The player's last name. */
export const myName = {
  get current(): string {
    return recall('name') ?? ''
  },
  set current(name: string) {
    remember('name', name.trim())
  },
}
