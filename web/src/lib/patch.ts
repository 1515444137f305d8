/** Updates, as docs/protocol.md has them: a named field replaces the one before; of `seats` only those that changed, by number. */

type Fields = Record<string, unknown>

/** The state after an update. Nothing is changed in place, and what did not change is the same object as before. */
export function patched<T extends object>(before: T | null, patch: Fields): T {
  const after: Fields = { ...(before as Fields | null), ...patch }
  const seats = patch['seats']
  if (isFields(seats)) after['seats'] = seated((before as Fields | null)?.['seats'], seats)
  return after as T
}

function seated(before: unknown, patch: Fields): unknown[] {
  const after = Array.isArray(before) ? [...(before as unknown[])] : []
  for (const [number, fields] of Object.entries(patch))
    after[Number(number)] = { ...(after[Number(number)] as Fields | undefined), ...(fields as Fields) }
  return after
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
