/** The browser says what the server's Python says, word for word. */

import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Box, Message } from '../src/protocol'
import { LANGUAGES, Speaker, type Language } from '../src/lib/speech'
import { openAll, read } from './reading'
import { plural } from '../src/lib/speech/sounds'

interface Said {
  message: Message
  viewer: number | null
  /** In French. */
  pieces: [string, number | null][]
  [language: Language]: unknown
}

/** Written by `python -m tests.speech.make_web_parity`. */
const BOXES = JSON.parse(read('web_parity.json')) as {
  names: string[]
  nouns: Record<Language, Box['nouns']>
  said: Said[]
}[]

const boxOf = (language: Language, nouns: Record<Language, Box['nouns']>) => ({ language, nouns: nouns[language] }) as Box

beforeAll(openAll)
afterEach(() => vi.restoreAllMocks())

describe.each(BOXES.map((box, number) => ({ ...box, number })))('box $number', ({ names, nouns, said }) => {
  it.each(LANGUAGES)('says every message in %s', (language) => {
    const complaints = vi.spyOn(console, 'error')
    const box = boxOf(language, nouns)
    const wrong = said
      .map((each) => ({ id: each.message.id, ours: new Speaker(box, names, each.viewer).say(each.message), theirs: each[language] }))
      .filter(({ ours, theirs }) => ours !== theirs)
    expect(wrong).toEqual([])
    expect(said.length).toBeGreaterThan(50)
    expect(complaints).not.toHaveBeenCalled()
  })

  it('marks the words that refer to players', () => {
    const box = boxOf('fr', nouns)
    for (const { message, viewer, pieces } of said) {
      const ours = new Speaker(box, names, viewer).pieces(message).map(({ text, seat }) => [text, seat ?? null])
      expect(ours).toEqual(pieces)
    }
  })
})

describe('noun phrases', () => {
  const FORMS = ['a', 'the', 'to', 'in', 'of', 'from']

  it.each(LANGUAGES)('match the proofread list in %s', (language) => {
    const speaker = new Speaker(boxOf(language, BOXES[1]!.nouns), [], null)
    const lines = read(`phrases.${language}.txt`).split('\n')
    const checked = Object.entries(speaker.box!.nouns).flatMap(([sort, things]) =>
      Object.keys(things).map((id) => {
        const forms = sort === 'power' ? [] : FORMS.map((form) => speaker.thing({ type: 'thing', sort, id, n: 1 }, form))
        const several = ['card', 'token'].includes(sort) ? [speaker.thing({ type: 'thing', sort, id, n: 2 }, 'count')] : []
        return [speaker.noun(sort, id), ...several, ...forms].join(' · ')
      }),
    )
    expect(checked.filter((line) => !lines.includes(line))).toEqual([])
    expect(checked.length).toBeGreaterThan(80)
  })

  it.each(LANGUAGES)('come from the catalogue for words and actions in %s', (language) => {
    const speaker = new Speaker(null, [], null, language)
    const lines = read(`phrases.${language}.txt`).split('\n')
    for (const id of ['card', 'cigarette', 'beating', 'point'])
      expect(lines).toContain(
        [speaker.noun('word', id), speaker.noun('word', id, 2), ...FORMS.map((form) => speaker.thing({ type: 'thing', sort: 'word', id, n: 1 }, form))].join(' · '),
      )
    for (const id of ['search', 'steal_bandage', 'bribe']) expect(lines).toContain(speaker.noun('verb', id))
  })
})

describe('a speaker', () => {
  const speaker = new Speaker(null, ['Ana', 'bob'], 0, 'en')

  it('addresses the viewer as you, and keeps the spelling of other names', () => {
    expect(speaker.player(0)).toBe('You')
    expect(speaker.player(1)).toBe('bob')
  })

  it('continues when a message is missing, and warns developers', () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(speaker.say({ type: 'message', id: 'nonsense', args: {} })).toBe('Nonsense')
    expect(speaker.noun('card', 'unheard_of')).toBe('unheard_of')
    expect(complaints).toHaveBeenCalledOnce()
  })
})

describe('English plurals', () => {
  it.each([['Ally', 'Allies'], ['Key', 'Keys'], ['Knife', 'Knives'], ['Pass', 'Passes'], ['Boots', 'Boots']])('%s', (one, many) => {
    expect(plural('en', one)).toBe(many)
  })
})
