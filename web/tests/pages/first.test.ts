/** The guide of a first game: when it is on, what it explains, and the one-page rules behind it. */

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { topicsNow, topicsOf } from '../../src/pages/first/topics'
import { ACTIONS, PRIMER } from '../../src/pages/rules/primer'
import type { Box, Message, Own, SeatView } from '../../src/protocol'

const said = (id: string, args: Message['args'] = {}): Message => ({ type: 'message', id, args })

describe('the guide', () => {
  beforeEach(() => {
    localStorage.clear()
    vi.resetModules()
  })

  it('is on at the first table until the first game is finished', async () => {
    const guide = await import('../../src/lib/guide.svelte')
    guide.beginFirst('AAAAAA')
    expect([guide.isGuided('AAAAAA'), guide.isGuided('BBBBBB')]).toEqual([true, false])
    guide.finishFirst()
    guide.beginFirst('CCCCCC')
    expect([guide.hasPlayed(), guide.isGuided('AAAAAA'), guide.isGuided('CCCCCC')]).toEqual([true, false, false])
  })

  it('remembers the choice of the player', async () => {
    const guide = await import('../../src/lib/guide.svelte')
    guide.beginFirst('AAAAAA')
    guide.guideChoice.current = 'off'
    expect(guide.isGuided('AAAAAA')).toBe(false)
    expect(localStorage.getItem('blackgate.guide')).toBe('off')
    guide.guideChoice.current = 'on'
    expect(guide.isGuided('BBBBBB')).toBe(true)
  })

  it('remembers what it has explained', async () => {
    const guide = await import('../../src/lib/guide.svelte')
    guide.explain('fight')
    guide.explain('fight')
    guide.explain('gang')
    expect(guide.explained()).toEqual(['fight', 'gang'])
  })
})

describe('topics', () => {
  const seat = { place: 'cell', beatings: 0 } as SeatView
  const own = { hand: { spoon: 2 }, hand_limit: 10, asked: null } as unknown as Own
  const box = { cards: [{ id: 'whisky', sort: 'rare' }, { id: 'spoon', sort: 'tool' }] } as unknown as Box

  it('are found in the story', () => {
    expect(topicsOf([said('searched'), said('undid'), said('beaten')])).toEqual(['search', 'beating'])
    const place = (id: string) => ({ type: 'thing', sort: 'place', id, n: 1 }) as const
    expect(topicsOf([said('sent', { place: place('yard') }), said('sent', { place: place('solitary') })])).toEqual(['solitary'])
  })

  it('are found in what the player has and is asked', () => {
    expect(topicsNow(own, seat, box)).toEqual([])
    expect(topicsNow({ ...own, hand: { spoon: 9, whisky: 1 } }, { ...seat, beatings: 1, place: 'solitary' }, box)).toEqual(['solitary', 'beating', 'hand', 'rare'])
    expect(topicsNow({ ...own, asked: { question: 'answer' } as Own['asked'] }, seat, box)).toEqual(['extortion'])
  })
})

describe('the rules on one page', () => {
  it('name rules that exist', async () => {
    const book = (await import('../../../src/blackgate/editions/rules/fr.toml?raw')).default
    const missing = [...Object.values(PRIMER), ...Object.values(ACTIONS)].flat().filter((id) => !book.includes(`[rule.${id}]`))
    expect(missing).toEqual([])
  })
})
