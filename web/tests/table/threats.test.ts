import { describe, expect, it } from 'vitest'
import type { Threat } from '../../src/protocol'
import { Announcer } from '../../src/table/threats'

const threat = (seat: number, level: Threat['level'], turn: Threat['turn'] = 'next'): Threat => ({
  seat, level, turn, told: { message: { type: 'message', id: 'threat-can-next', args: {} }, rules: [] },
})

describe('threats', () => {
  it('are announced once while they last', () => {
    const announcer = new Announcer()
    expect(announcer.fresh([threat(1, 'could')])).toHaveLength(1)
    expect(announcer.fresh([threat(1, 'could')])).toEqual([])
  })

  it('are announced again when they grow or come back', () => {
    const announcer = new Announcer()
    announcer.fresh([threat(1, 'could')])
    expect(announcer.fresh([threat(1, 'can'), threat(2, 'could')]).map((each) => each.seat)).toEqual([1, 2])
    expect(announcer.fresh([])).toEqual([])
    expect(announcer.fresh([threat(1, 'can')])).toHaveLength(1)
  })
})
