/** Colours have enough contrast (WCAG 2.2 AA) in both themes. */

import { describe, expect, it } from 'vitest'
import { read } from './reading'

const css = read('tokens.css')
const pairs = new Map(Array.from(css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g), ([, name, plan, night]) => [name!, { plan: plan!, night: night! }]))

function light(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

function contrast(one: string, other: string): number {
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b)
  return (bright! + 0.05) / (dark! + 0.05)
}

const GROUNDS = ['ground', 'panel', 'raised', 'sunk']
const WORDS = ['ink', 'muted', 'accent', 'can', 'danger', 'team-a', 'team-b', ...Array.from({ length: 6 }, (_, seat) => `seat-${seat}-text`)]
const SHAPES = ['edge', ...Array.from({ length: 6 }, (_, seat) => `seat-${seat}`)]
const ON = [['on-accent', 'accent'], ['on-can', 'can'], ['on-danger', 'danger'], ['accent', 'accent-soft'], ['can', 'can-soft'], ['danger', 'danger-soft'], ['ink', 'accent-soft'], ['ink', 'can-soft'], ['ink', 'danger-soft'], ...['a', 'b'].flatMap((team) => [[`team-${team}`, `team-${team}-soft`], ['ink', `team-${team}-soft`], ['muted', `team-${team}-soft`]]), ...['a', 'b'].flatMap((team) => Array.from({ length: 6 }, (_, seat) => [`seat-${seat}-text`, `team-${team}-soft`]))]

describe.each(['plan', 'night'] as const)('%s', (theme) => {
  const of = (name: string) => pairs.get(name)![theme]

  it.each(WORDS.flatMap((word) => GROUNDS.map((ground) => [word, ground] as const)))('%s is readable on %s', (word, ground) => {
    expect(contrast(of(word), of(ground))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(SHAPES.flatMap((shape) => GROUNDS.map((ground) => [shape, ground] as const)))('%s is visible on %s', (shape, ground) => {
    expect(contrast(of(shape), of(ground))).toBeGreaterThanOrEqual(3)
  })

  it.each(ON)('%s is readable on %s', (word, ground) => {
    expect(contrast(of(word!), of(ground!))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(Array.from({ length: 6 }, (_, seat) => `seat-${seat}`))('a symbol is visible on %s', (seat) => {
    expect(contrast(of('on-seat'), of(seat))).toBeGreaterThanOrEqual(3)
  })
})
