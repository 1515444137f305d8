/**
 * The keys to one's seats. A key is all that shows who one is, so it stays in this browser and never stands in an address.
 * Of one room there are several where people pass one device around.
 */

import { recall, remember } from './store'

export interface Kept {
  code: string
  key: string
  /** None where one opened the room and looks on. */
  seat: number | null
  /** When it was put away, in ms. */
  since: number
  /** The other people at this device. */
  beside?: Held[]
}

export interface Held {
  key: string
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

function isKept(value: unknown): value is Kept {
  const found = value as Partial<Kept> | null
  return typeof found?.code === 'string' && typeof found.key === 'string'
}

const write = (kept: Kept[]) => remember('keys', JSON.stringify(kept.slice(0, MOST)))

/** The last room first. */
export const all = (): Kept[] => read()

export const keyOf = (code: string): string | null => read().find((each) => each.code === code.toUpperCase())?.key ?? null

/** Everybody's at this device, whose it is first. */
export function keysOf(code: string): string[] {
  const found = read().find((each) => each.code === code.toUpperCase())
  return found ? [found.key, ...besides(found).map((each) => each.key)] : []
}

const besides = (kept: Kept): Held[] => (Array.isArray(kept.beside) ? kept.beside.filter((each) => typeof each?.key === 'string') : [])

/** One more person at this device, at a table one has a key of. */
export function keepBeside(code: string, key: string, seat: number): void {
  const name = code.toUpperCase()
  write(read().map((each) => (each.code === name ? { ...each, beside: [...besides(each).filter((held) => held.seat !== seat), { key, seat }] } : each)))
}

/** A key that opens nothing any more. The next at this device comes to its place; nobody is left without one. */
export function drop(code: string, key: string): void {
  const name = code.toUpperCase()
  write(read().flatMap((each) => {
    if (each.code !== name) return [each]
    if (each.key !== key) return [{ ...each, beside: besides(each).filter((held) => held.key !== key) }]
    const [next, ...others] = besides(each)
    return next ? [{ ...each, key: next.key, seat: next.seat, beside: others }] : []
  }))
}

/** The next game: everybody keeps their seat, and with it their key. */
export function keepAll(code: string, next: string): void {
  const found = read().find((each) => each.code === code.toUpperCase())
  if (!found) return
  keep(next, found.key, found.seat)
  for (const { key, seat } of besides(found)) keepBeside(next, key, seat)
}

export function keep(code: string, key: string, seat: number | null): void {
  const name = code.toUpperCase()
  write([{ code: name, key, seat, since: Date.now() }, ...read().filter((each) => each.code !== name)])
}

/** What one was called the last time. */
export const myName = {
  get current(): string {
    return recall('name') ?? ''
  },
  set current(name: string) {
    remember('name', name.trim())
  },
}
