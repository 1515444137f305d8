/** Several people at one device: whose view may be drawn, and when nobody's may. */

import { beforeEach, expect, it } from 'vitest'
import { drop, keep, keepAll, keepBeside, keysOf } from '../../src/lib/keys'
import type { RoomClient } from '../../src/lib/room.svelte'
import { remember } from '../../src/lib/store'
import { Device } from '../../src/pages/room/device.svelte'
import { Sitter } from './sitter.svelte'

let ana: Sitter
let ben: Sitter
let device: Device<Sitter & RoomClient>

beforeEach(() => {
  localStorage.clear()
  remember('keys', '[]')
  ana = new Sitter(0)
  ben = new Sitter(1)
  device = new Device([ana, ben] as (Sitter & RoomClient)[])
})

const lift = (who: Sitter) => device.lift(who as Sitter & RoomClient)

it('shows nobody before somebody has said who is looking', () => {
  expect(device.shown).toBeNull()
  ana.ask()
  expect(device.next).toBe(ana)
  expect(device.shown).toBeNull()
  lift(ana)
  expect(device.shown).toBe(ana)
  expect(ana.attend).toHaveBeenCalled()
})

it('lowers the curtain at once when somebody else is asked, and keeps it down afterwards', () => {
  lift(ana)
  ben.ask()
  expect(device.shown).toBeNull()
  device.fall()
  ben.done()
  expect(device.shown).toBeNull()
  expect(device.next).toBeNull()
})

it('asks sealed questions one after the other, the person looking first', () => {
  lift(ben)
  ana.ask([0, 1])
  ben.ask([0, 1])
  expect(device.shown).toBe(ben)
  ben.seal('refuse')
  expect(device.next).toBe(ana)
  expect(device.shown).toBeNull()
})

it('stays with the person looking while nobody here is asked', () => {
  lift(ana)
  ana.done()
  expect(device.shown).toBe(ana)
})

it('knows the last version a player has seen', () => {
  expect(device.seenBy(ana as Sitter & RoomClient)).toBe(0)
  lift(ana)
  ana.version = 12
  device.fall()
  expect(device.seenBy(ana as Sitter & RoomClient)).toBe(12)
})

it('has no curtain for a single person', () => {
  const alone = new Device([ana] as (Sitter & RoomClient)[])
  alone.fall()
  expect(alone.shown).toBe(ana)
  expect(alone.seenBy(ana as Sitter & RoomClient)).toBeNull()
})

it('stores the keys of everybody here, also for the next game, and drops one at a time', () => {
  keep('AAAAAA', 'one', 0)
  keepBeside('aaaaaa', 'two', 1)
  keepBeside('AAAAAA', 'three', 2)
  expect(keysOf('aaaaaa')).toEqual(['one', 'two', 'three'])
  keepAll('AAAAAA', 'BBBBBB')
  expect(keysOf('BBBBBB')).toEqual(['one', 'two', 'three'])
  drop('AAAAAA', 'one')
  expect(keysOf('AAAAAA')).toEqual(['two', 'three'])
  drop('AAAAAA', 'three')
  drop('AAAAAA', 'two')
  expect(keysOf('AAAAAA')).toEqual([])
})
