/** Updates, as docs/protocol.md has them: a named field replaces the one before; of `seats` only those that changed, by number. */

type Fields = Record<string, unknown>

class Field {
  value = $state.raw<unknown>()
}

/** An object whose fields are watched one by one, and those of its seats: whoever reads some is left alone when others change. */
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

/** A watched state after an update: the same object, in which only what was named has changed, unless it is new to it. */
export function patched<T extends object>(state: T | null, patch: object): T {
  const named = Object.entries(patch).map(([name, value]) => [name, name === 'seats' && isFields(value) ? joined(state, value) : value] as const)
  if (!state || named.some(([name]) => !(name in state))) return watched({ ...state, ...Object.fromEntries(named) } as T)
  for (const [name, value] of named) (state as Fields)[name] = value
  return state
}

/** The seats, with what has changed of them; the same list where no one is new. */
function joined(state: Fields | object | null, changed: Fields): unknown[] {
  const before = ((state as Fields | null)?.['seats'] ?? []) as object[]
  const after = [...before]
  for (const [number, fields] of Object.entries(changed)) after[Number(number)] = patched(after[Number(number)] ?? null, fields as Fields)
  return after.length === before.length && after.every((seat, n) => seat === before[n]) ? before : after
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
