/** The keys to one's seats. A key is all that shows who one is, so it stays in this browser and never stands in an address. */

import { recall, remember } from './store'

export interface Kept {
  code: string
  key: string
  /** None where one opened the room and looks on. */
  seat: number | null
  /** When it was put away, in ms. */
  since: number
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

export function keep(code: string, key: string, seat: number | null): void {
  const name = code.toUpperCase()
  write([{ code: name, key, seat, since: Date.now() }, ...read().filter((each) => each.code !== name)])
}

export function forget(code: string): void {
  write(read().filter((each) => each.code !== code.toUpperCase()))
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
