import { beforeEach, expect, it } from 'vitest'
import type { Line } from '../../src/protocol'
import { recall } from '../../src/lib/store'
import { EVERYBODY, heard, isMuted, mute, speakers } from '../../src/table/mute.svelte'

const line = (seat: number | null, name = ''): Line => ({ seat, name, text: 'hi', is_phrase: false, channel: 'table', is_removed: false })
const all = [line(0), line(1), line(null, 'Zoe'), line(2)]

beforeEach(() => {
  for (const who of ['0', '1', '~Zoe', EVERYBODY]) mute('AAAAAA', who, false)
})

it('mutes a seat and a spectator, at one table only', () => {
  mute('AAAAAA', '1', true)
  mute('AAAAAA', '~Zoe', true)
  expect(heard('AAAAAA', all, 0).map((each) => each.seat)).toEqual([0, 2])
  expect(heard('BBBBBB', all, 0)).toHaveLength(4)
})

it('mutes everybody except the player, and is stored', () => {
  mute('AAAAAA', EVERYBODY, true)
  expect(heard('AAAAAA', all, 0)).toEqual([all[0]])
  expect(recall('muted')).toContain('AAAAAA *')
  mute('AAAAAA', EVERYBODY, false)
  expect(isMuted('AAAAAA', EVERYBODY)).toBe(false)
})

it('lists people, but no bots and not the player', () => {
  const chairs = [{ name: 'Ana', player: 'human' }, { name: 'Bob', player: 'human' }, { name: 'Cyd', player: 'schemer' }]
  expect(speakers(all, chairs, 0)).toEqual([{ who: '1', name: 'Bob' }, { who: '~Zoe', name: 'Zoe' }])
})
