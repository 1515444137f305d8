/** Nouns: those of the edition come ready made in the box; words and actions are in the catalogue. */

import type { Box, Noun } from '../../protocol'
import { formatted, has, type Language } from './catalogue'
import { plural, sound } from './sounds'

const SHAPES = ['plural', 'pair', 'mass', 'proper']

export function nounOf(language: Language, box: Box | null, sort: string, id: string): Noun {
  return box?.nouns[sort]?.[id] ?? written(language, `${sort}-${id.replaceAll('_', '-')}`) ?? unknown(id)
}

/** A noun of the catalogue: its text, and the attributes `many` and `grammar`. */
function written(language: Language, name: string): Noun | null {
  if (!has(language, name)) return null
  const one = formatted(language, name, {})
  const grammar = formatted(language, name, {}, 'grammar').split(' ')
  const gender = ['f', 'n'].find((each) => grammar.includes(each)) ?? 'm'
  return {
    one,
    many: formatted(language, name, {}, 'many') || plural(language, one, gender),
    gender,
    shape: SHAPES.find((each) => grammar.includes(each)) ?? 'one',
    sound: ['vowel', 'other'].find((each) => grammar.includes(each)) ?? sound(language, one),
  }
}

const unknown = (id: string): Noun => ({ one: id, many: id, gender: 'm', shape: 'proper', sound: 'other' })
