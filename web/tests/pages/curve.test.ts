import { afterEach, describe, expect, test, vi } from 'vitest'
import { CurveRequest } from '../../src/pages/curve/request.svelte'
import { clearest, EDGE, marks, pathOf, ticks, turnAt, turnOf, xOf, yOf } from '../../src/pages/curve/shape'
import type { Course, TurnStart } from '../../src/protocol'

const SIZE = { width: 400, height: 200 }

/** Rounds of two turns with five steps each; the first side rises, the second falls. */
function rising(rounds: number): TurnStart[] {
  return Array.from({ length: 2 * rounds + 1 }, (_, n) => ({ step: 5 * n, round: Math.min(rounds, Math.floor(n / 2) + 1), chances: [n / (2 * rounds), 1 - n / (2 * rounds)] }))
}

function courseWith(steps: readonly number[], turns = rising(10)): Course {
  return { sides: [[0], [1]], turns, turning_points: steps.map((step) => ({ step, round: 1, side: 0, before: 0, after: 1, told: [] })) }
}

describe('the curve', () => {
  test('a pointer finds the turn that is drawn there', () => {
    for (let turn = 0; turn < 21; turn++) expect(turnAt(xOf(turn, 21, SIZE) + 3, 21, SIZE)).toBe(turn)
    expect(turnAt(-50, 21, SIZE)).toBe(0)
    expect(turnAt(900, 21, SIZE)).toBe(20)
  })

  test('a step lies in its turn, as far as that has come', () => {
    const turns = rising(10)
    expect(turnOf(0, turns)).toBe(0)
    expect(turnOf(25, turns)).toBe(5)
    expect(turnOf(27, turns)).toBeCloseTo(5.4)
    expect(turnOf(1000, turns)).toBe(20)
  })

  test('a certain win is at the top and a lost game at the bottom', () => {
    expect(yOf(1, SIZE)).toBe(EDGE.top)
    expect(yOf(0, SIZE)).toBe(SIZE.height - EDGE.bottom)
    const path = pathOf(0, rising(1), SIZE)
    expect(path.match(/[ML]/g)).toEqual(['M', 'L', 'L'])
    expect(path.endsWith(`${(SIZE.width - EDGE.right).toFixed(1)} ${EDGE.top.toFixed(1)}`)).toBe(true)
  })

  test.each([1, 5, 13, 40, 150])('labels of %i rounds do not touch', (rounds) => {
    const found = ticks(rising(rounds), SIZE)
    expect(found[0]!.round).toBe(1)
    expect(new Set(found.map((each) => each.round)).size).toBe(found.length)
    for (let n = 1; n < found.length; n++) expect(found[n]!.x - found[n - 1]!.x).toBeGreaterThanOrEqual(24)
  })

  test.each([[[50, 51, 52]], [[96, 98, 100]], [[0, 1, 2]], [[10, 60, 90]]])('marks of the steps %j stand beside each other in the picture', (steps) => {
    const found = marks(courseWith(steps), SIZE)
    for (let n = 1; n < found.length; n++) expect(found[n]!.x - found[n - 1]!.x).toBeGreaterThanOrEqual(26)
    expect(found[0]!.x).toBeGreaterThanOrEqual(11)
    expect(found.at(-1)!.x).toBeLessThanOrEqual(SIZE.width - 11)
  })

  test('a symbol stands where its line is alone', () => {
    const turns = rising(10)
    const spots = clearest(0, turns, SIZE)
    expect(spots).toHaveLength(2)
    expect(spots[0]!.x).toBe(xOf(1, 21, SIZE))
    expect(spots[1]!.x).toBe(xOf(19, 21, SIZE))
    expect(clearest(0, rising(1), SIZE)).toHaveLength(1)
    const lost = turns.map((each) => ({ ...each, chances: [0, 1] }))
    expect(clearest(0, lost, SIZE).every(({ y }) => y < yOf(0, SIZE))).toBe(true)
  })
})

describe('the request for a curve', () => {
  const RECORD = { kind: 'record', name: 'abc' } as const
  const failed = Response.json({ code: 'unavailable', reasons: [] }, { status: 503 })
  const cut = Response.json({ code: 'invalid', reasons: [{ message: { type: 'message', id: 'record-cut', args: {} }, rules: [] }] }, { status: 400 })
  const answering = (...answers: Response[]): void => { vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()!)) }

  async function answered(source: { kind: 'room' | 'record'; name: string } = RECORD): Promise<CurveRequest> {
    const request = new CurveRequest(source)
    await expect.poll(() => request.isAsked).toBe(false)
    return request
  }

  afterEach(() => vi.unstubAllGlobals())

  test('can be repeated after a failure, which does not hide the review', async () => {
    answering(failed, Response.json(courseWith([])))
    const request = await answered()
    expect([request.isFinished, request.isUnfinished, request.course]).toEqual([true, false, null])
    expect(request.problem).toMatchObject({ code: 'unavailable' })
    await request.ask()
    expect([request.problem, request.course?.turns.length, request.isFinished]).toEqual([null, 21, true])
  })

  test('tells that a record stops before the end of its game', async () => {
    answering(cut)
    const request = await answered()
    expect([request.isUnfinished, request.isFinished]).toEqual([true, false])
  })

  test('knows at once that the game of a replayed room is over', () => {
    answering(failed)
    expect([RECORD, { kind: 'room', name: 'K7MXQ4' } as const].map((source) => new CurveRequest(source).isFinished)).toEqual([false, true])
  })
})
