/** Sounds without audio output: which strikes, when and how loud, and when there are none. */

import { beforeEach, expect, it, vi } from 'vitest'
import { Instrument } from '../../src/table/sound/instrument'
import { SOUNDS, TONES, tonesOf } from '../../src/table/sound/tones'
import { pages } from '../reading'

const param = () => ({ value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() })
let begun: number[] = []
let peaks: number[] = []

function part() {
  const node = {
    frequency: param(), gain: param(), type: '', buffer: null,
    connect: (next: object) => next, start: (at: number) => begun.push(at), stop: vi.fn(),
  }
  node.gain.exponentialRampToValueAtTime = vi.fn((loud: number) => peaks.push(loud))
  return node
}

function stage(state = 'running') {
  return {
    state, currentTime: 5, sampleRate: 8000, destination: {}, resume: vi.fn(async () => {}), close: vi.fn(async () => {}),
    createOscillator: part, createGain: part, createBiquadFilter: part, createBufferSource: part,
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
  }
}

const instrument = (context: object) => new Instrument(() => context as AudioContext)

beforeEach(() => {
  begun = []
  peaks = []
})

it('is silent before the first gesture, and creates no audio context', () => {
  const make = vi.fn()
  new Instrument(make).play(['die'], 1)
  expect(make).not.toHaveBeenCalled()
})

it('plays one tone after the other, not all at once', () => {
  const bench = instrument(stage())
  bench.wake()
  bench.play(['card', 'dig'], 0.5)
  expect(begun[0]).toBe(5)
  expect(Math.max(...begun)).toBeGreaterThan(5.1)
})

it('is never louder than wanted, and not at all when off or not running', () => {
  const bench = instrument(stage())
  bench.wake()
  bench.play(['turn', 'beating'], 0.25)
  expect(Math.max(...peaks)).toBeLessThanOrEqual(0.25)
  begun = []
  bench.play(['turn'], 0)
  const asleep = instrument(stage('suspended'))
  asleep.wake()
  asleep.play(['turn'], 1)
  expect(begun).toEqual([])
})

it('stays silent in a browser without audio support', () => {
  const deaf = new Instrument(() => { throw new Error('no audio') })
  deaf.wake()
  deaf.play(['turn'], 1)
})

it.each(Object.entries(TONES))('%s is short and quiet', (_, strikes) => {
  for (const { at, lasts, loud } of strikes) {
    expect(at + lasts).toBeLessThan(1.7)
    expect(loud).toBeLessThanOrEqual(0.8)
  }
})

it('follows the story, each tone once', () => {
  expect(tonesOf(['searched', 'drew', 'turn-began'])).toEqual(['card'])
  expect(tonesOf(['demanded', 'laid', 'won-fight', 'beaten', 'grabbed'])).toEqual(['blow', 'beating', 'card'])
  expect(tonesOf(['looked'])).toEqual([])
})

it('has tones only for existing messages', () => {
  const told = new Set(Array.from(pages('en').join('\n').matchAll(/^([\w-]+) =/gm), ([, id]) => id))
  expect(Object.keys(SOUNDS).filter((id) => !told.has(id))).toEqual([])
})
