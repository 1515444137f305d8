/** Updates as in docs/protocol.md: a field replaces the previous one; `seats` has only the changed ones, by number. */

type Fields = Record<string, unknown>

class Field {
  value = $state.raw<unknown>()
}

/** An object whose fields, and those of its seats, are tracked one by one: readers depend only on what they read. */
export function watched<T extends object | null>(state: T): T {
  const made = {}
  for (const [name, value] of Object.entries(state ?? {})) {
    const field = new Field()
    const set = (now: unknown): void => { field.value = name === 'seats' && Array.isArray(now) && now !== field.value ? now.map(watched) : now }
    set(value)
    Object.defineProperty(made, name, { enumerable: true, get: () => field.value, set })
  }
  return state && (made as T)
}

/** A tracked state after an update: the same object with the named fields changed, or a new one for new fields. */
export function patched<T extends object>(state: T | null, patch: object): T {
  const named = Object.entries(patch).map(([name, value]) => [name, name === 'seats' && isFields(value) ? joined(state, value) : value] as const)
  if (!state || named.some(([name]) => !(name in state))) return watched({ ...state, ...Object.fromEntries(named) } as T)
  for (const [name, value] of named) (state as Fields)[name] = value
  return state
}

/** The seats with their changes; the same list if no seat is new. */
function joined(state: Fields | object | null, changed: Fields): unknown[] {
  const before = ((state as Fields | null)?.['seats'] ?? []) as object[]
  const after = [...before]
  for (const [number, fields] of Object.entries(changed)) after[Number(number)] = patched(after[Number(number)] ?? null, fields as Fields)
  return after.length === before.length && after.every((seat, n) => seat === before[n]) ? before : after
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
