/** The picker of prisoners: owners, refusals, and the words beside names. */

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { badgeOf, levelOf, myPrisoner, prisonerOf } from '../../src/lib/prisoners'
import { Refused } from '../../src/lib/problems'
import Prisoners from '../../src/pages/room/Prisoners.svelte'
import type { Box, Chair } from '../../src/protocol'
import { openAll } from '../reading'

const prisoners = [
  { board: 1, symbol: 'wrench', colour: '', sides: ['Ada', 'Viktor'] },
  { board: 2, symbol: 'rose', colour: '', sides: ['Rosa', 'Tito'] },
  { board: 3, symbol: 'cross', colour: '', sides: ['Sister', 'Brother'] },
]
const box = { prisoners } as unknown as Box
const chair = (name: string, player: string, board: number, has_chosen: boolean): Chair =>
  ({ name, player, stand_in: '', is_vacant: false, is_here: true, has_missed: false, board, side: 0, has_chosen, team: '', can_change_team: false, is_enrolled: false })
const seats = [chair('Ana', 'human', 1, false), chair('Ben', 'human', 2, true), chair('Sister', 'schemer@1s', 3, false)]

beforeAll(openAll)
beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) { this.open = true }
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) { this.open = false }
})
afterEach(cleanup)

function shown(onpick = vi.fn(async () => {}), seat = 0) {
  const onclose = vi.fn()
  render(Prisoners, { prisoners, seats, seat, isBeside: false, onpick, onclose })
  return { onpick, onclose }
}

const face = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`^${name}`) })

it('offers every face whose board nobody has chosen, those of bots as well', () => {
  shown()
  expect(['Ada', 'Viktor', 'Sister', 'Brother'].map((name) => face(name).disabled)).toEqual([false, false, false, false])
  expect(['Rosa', 'Tito'].map((name) => face(name).disabled)).toEqual([true, true])
  expect(screen.getByText('Ben has this board')).toBeTruthy()
})

it('chooses and closes', async () => {
  const { onpick, onclose } = shown()
  await fireEvent.click(face('Brother'))
  expect(onpick).toHaveBeenCalledWith({ board: 3, side: 1 })
  await waitFor(() => expect(onclose).toHaveBeenCalled())
})

it('gives back a choice, where there is one', async () => {
  shown()
  expect(screen.queryByRole('button', { name: 'Any that is left' })).toBeNull()
  cleanup()
  const { onpick } = shown(vi.fn(async () => {}), 1)
  await fireEvent.click(screen.getByRole('button', { name: 'Any that is left' }))
  expect(onpick).toHaveBeenCalledWith({ board: 0, side: 0 })
})

it('stays open after a refusal and tells its reason', async () => {
  const message = { type: 'message' as const, id: 'room-not-missing', args: {} }
  const { onclose } = shown(vi.fn(async () => { throw new Refused({ code: 'conflict', reasons: [{ message, rules: ['RULING-18'], help: null }] }) }))
  await fireEvent.click(face('Brother'))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/^This player was here/))
  expect(onclose).not.toHaveBeenCalled()
})

describe('beside a name', () => {
  it('stands the level of a bot', () => {
    expect([levelOf('schemer@1s'), levelOf('my-bot'), levelOf('human'), levelOf('')]).toEqual(['Schemer', 'my-bot', '', ''])
    expect(badgeOf(box, seats[2])).toBe('Schemer')
  })

  it('stands the prisoner of a person', () => {
    expect(badgeOf(box, { ...seats[0]!, side: 1 })).toBe('Viktor')
  })

  it('stands nothing before the box is there or somebody sits', () => {
    expect([badgeOf(null, seats[0]), badgeOf(box, chair('', '', 1, false)), badgeOf(box, undefined), prisonerOf(box, { board: 6, side: 0 })]).toEqual(['', '', '', null])
  })
})

it('remembers the last choice', () => {
  myPrisoner.current = { board: 3, side: 1 }
  expect(myPrisoner.current).toEqual({ board: 3, side: 1 })
  myPrisoner.current = { board: 0, side: 0 }
  expect(myPrisoner.current).toBeNull()
})
