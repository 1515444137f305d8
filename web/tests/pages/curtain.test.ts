/** A whole page for two people at one device: its contents while the curtain is down. */

import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { keep, keepBeside } from '../../src/lib/keys'
import { remember } from '../../src/lib/store'
import Room from '../../src/pages/Room.svelte'
import { install, Line, welcome } from '../line'
import { openAll } from '../reading'

vi.mock('../../src/table/Table.svelte', () => import('./Bare.svelte'))

const CODE = 'AAAAAA'
const room = { code: CODE, phase: 'playing', settings: {}, seats: [{ name: 'Ana', player: 'human', board: 2, side: 0 }, { name: 'Ben', player: 'human', board: 1, side: 1 }], window: { seats: [0], since: 1 } }
const own = (secret: string, isAsked: boolean, answered = '') => ({ hand: { [secret]: 1 }, asked: isAsked ? { question: 'turn', answered, options: [] } : null })

beforeAll(openAll)

beforeEach(() => {
  install()
  localStorage.clear()
  remember('keys', '[]')
  keep(CODE, 'one', 0)
  keepBeside(CODE, 'two', 1)
  vi.stubGlobal('fetch', vi.fn(async () => Response.json({ language: 'en', nouns: {}, prisoners: [{ board: 1, symbol: 'wrench', sides: ['Ada', 'Viktor'] }, { board: 2, symbol: 'rose', sides: ['Rosa', 'Tito'] }] })))
  render(Room, { code: CODE })
  flushSync()
  Line.all.forEach((line) => line.open())
  tell(0, welcome({ seat: 0, room, own: own('shovel', true) } as object))
  tell(1, welcome({ seat: 1, room, own: own('gold_tooth', false), is_host: false } as object))
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function tell(seat: number, message: object): void {
  Line.all[seat]!.tell(message)
  flushSync()
}

/** Seat 0 has done something, and the game asks seat 1. */
function goOn(): void {
  const window = { seats: [1], since: 2 }
  tell(0, { type: 'update', version: 8, now: 0, room: { window }, own: { asked: null } })
  tell(1, { type: 'update', version: 8, now: 0, room: { window }, own: own('gold_tooth', true) })
}

const page = () => document.documentElement.outerHTML

it('connects once for each person', () => {
  expect(Line.all.map((line) => line.sent[0])).toMatchObject([{ key: 'one' }, { key: 'two' }])
})

it('shows nothing before somebody says who is looking', () => {
  expect(screen.getByRole('heading').textContent).toBe('Pass the device to Ana')
  expect(page()).not.toMatch(/shovel|gold_tooth/)
})

it('removes everything of the last player, and shows the next one only on request', async () => {
  await fireEvent.click(screen.getByRole('button', { name: 'I am Ana' }))
  expect(page()).toContain('shovel')
  expect(page()).not.toContain('gold_tooth')
  goOn()
  expect(page()).not.toMatch(/shovel|gold_tooth/)
  expect(document.querySelector('[role=status], [role=log], [aria-live]')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Pass the device to Ben')
  await fireEvent.click(screen.getByRole('button', { name: 'I am Ben' }))
  expect(page()).toContain('gold_tooth')
  expect(page()).not.toContain('shovel')
})

it('asks who is looking if the question is over in the meantime', async () => {
  await fireEvent.click(screen.getByRole('button', { name: 'I am Ana' }))
  goOn()
  tell(1, { type: 'update', version: 9, now: 0, own: { asked: null } })
  expect(page()).not.toMatch(/shovel|gold_tooth/)
  expect(screen.getAllByRole('button').map((each) => each.textContent?.trim())).toEqual(['I am Ana', 'I am Ben'])
})

it('forgets a rejected key, and continues with the other one', async () => {
  Line.all[1]!.end(4403, 'handed over')
  flushSync()
  await expect.poll(() => localStorage.getItem('blackgate.keys')).not.toContain('two')
  expect(Line.all.at(-1)!.address).toContain(CODE)
})
