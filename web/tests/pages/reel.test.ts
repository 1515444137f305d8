/** A replay requests few parts, and shows the latest request. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Reel } from '../../src/pages/replay/reel.svelte'
import type { Part } from '../../src/protocol'

const DECISIONS = 100
const ROOM = { kind: 'room', name: 'K7MXQ4' } as const
const asked: string[] = []

function part(number: number): Part {
  const decisions = Array.from({ length: 32 }, (_, n) => number * 32 + n).filter((each) => each <= DECISIONS)
  const moments = decisions.map((decision) => ({
    decision, decisions: DECISIONS, view: { seats: [] }, story: [{ message: { type: 'message', id: `said-${decision}`, args: {} }, rules: [] }],
  }))
  return { number, decisions: DECISIONS, moments } as unknown as Part
}

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    const number = Number(new URL(path, 'http://blackgate.test').searchParams.get('part'))
    return Promise.resolve(number * 32 > DECISIONS ? Response.json({ code: 'unknown' }, { status: 404 }) : Response.json(part(number)))
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('a reel', () => {
  it('needs one request for many steps, and prefetches the next part', async () => {
    const reel = new Reel(ROOM)
    for (let n = 0; n <= 19; n++) await reel.turnTo(n, null)
    expect(asked).toEqual(['/api/rooms/K7MXQ4/reel?part=0'])
    await reel.turnTo(20, null)
    expect(asked).toHaveLength(2)
    for (let n = 21; n <= 40; n++) await reel.turnTo(n, null)
    expect(asked).toHaveLength(2)
    expect(reel.moment?.decision).toBe(40)
  })

  it('also shows an uploaded record', async () => {
    await new Reel({ kind: 'record', name: 'abc' }).turnTo(3, 1)
    expect(asked).toEqual(['/api/records/abc/reel?part=0&seat=1'])
  })

  it('goes back without another request', async () => {
    const reel = new Reel(ROOM)
    await reel.turnTo(64, 1)
    await reel.turnTo(40, 1)
    const before = asked.length
    for (const n of [64, 63, 50, 66]) await reel.turnTo(n, 1)
    expect(asked).toHaveLength(before)
  })

  it('lists the entries up to the moment itself', async () => {
    const reel = new Reel(ROOM)
    await reel.turnTo(34, null)
    expect(reel.story.map((each) => each.message.id)).toEqual(['said-32', 'said-33', 'said-34'])
    expect(reel.story.at(-1)?.version).toBe(34)
  })

  it('shows the last of two requests, and reports an unknown moment', async () => {
    const reel = new Reel(ROOM)
    await Promise.all([reel.turnTo(70, null), reel.turnTo(3, null)])
    expect(reel.moment?.decision).toBe(3)
    await reel.turnTo(101, null)
    expect(reel.problem).toMatchObject({ code: 'unknown' })
  })
})
