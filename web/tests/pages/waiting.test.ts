/** The waiting room and the form of a new table: what the server says about phones and about modules. */

import { beforeEach, describe, expect, it } from 'vitest'
import { keep, keepBeside, keysOf } from '../../src/lib/keys'
import { Draft, TEAMS } from '../../src/pages/make/draft.svelte'
import { Reach } from '../../src/pages/room/reach.svelte'
import type { NetworkStatus, Offer } from '../../src/protocol'

const LAN = 'http://192.168.1.5:8000'
const status = (said: Partial<NetworkStatus>): NetworkStatus => ({ reach: 'none', urls: [], is_open: false, can_switch: false, obstacle: '', ...said })

describe('phones', () => {
  it.each([
    [null, '', ''],
    [status({ reach: 'here' }), location.origin, ''],
    [status({ reach: 'lan', urls: [LAN, 'http://[fd00::2]:8000'] }), LAN, ''],
    [status({ can_switch: true }), '', 'closed'],
    [status({}), '', 'elsewhere'],
    [status({ can_switch: true, obstacle: 'container' }), '', 'container'],
  ])('have an address, or there is a reason: %o', (said, origin, obstacle) => {
    const reach = new Reach()
    reach.status = said
    expect([reach.origin, reach.obstacle]).toEqual([origin, obstacle])
  })
})

describe('modules', () => {
  const retail = { id: 'retail', title: '', about: [], players: [2, 3, 4, 5, 6], team_players: [4, 6], takes_modules: true, module_rules: [], team_rules: { 5: 'TEAM-1' }, options: [] }
  const clashes: Offer['clashes'] = [{ modules: ['michel', 'michelle'], rules: ['MICHEL-1'] }, { modules: ['gambling', TEAMS], rules: ['WARDEN-9'] }]
  let draft: Draft

  beforeEach(() => {
    draft = new Draft({ editions: [retail], modules: [], bundles: [], clashes })
  })

  it('clash with what is chosen, in both directions', () => {
    expect(draft.clash('michel')).toBeNull()
    draft.toggle('michelle')
    expect(draft.clash('michel')).toEqual({ other: 'michelle', rules: ['MICHEL-1'] })
    expect(draft.clash('michelle')).toBeNull()
    draft.toggle('gambling')
    expect(draft.clash(TEAMS)).toEqual({ other: 'gambling', rules: ['WARDEN-9'] })
  })

  it('clash with teams only where there are teams', () => {
    draft.teams = true
    expect(draft.clash('gambling')?.other).toBe(TEAMS)
    draft.players = 5
    expect(draft.clash('gambling')).toBeNull()
    expect(draft.clash(TEAMS)).toEqual({ other: '', rules: ['TEAM-1'] })
    expect(draft.settings().teams).toBe(false)
  })
})

it('a person at this device who changed the seat keeps the key when somebody else sits down there', () => {
  keep('AAAAAA', 'ana', 0)
  keepBeside('AAAAAA', 'ben', 1)
  keepBeside('AAAAAA', 'cleo', 1)
  expect(keysOf('AAAAAA')).toEqual(['ana', 'ben', 'cleo'])
})
