/** Initial sounds and regular plurals, as in speech/sounds.py and speech/plurals.py. English is the fallback. */

import type { Language } from './catalogue'

const IMPURE = ['z', 'x', 'y', 'gn', 'pn', 'ps']
/** Words that begin with a vowel letter but a consonant sound. */
const LIKE_YOU = ['uni', 'use', 'usu', 'eu', 'one']
/** Spanish: written with an i and spoken as a consonant. */
const LIKE_YE = ['hia', 'hie', 'hio', 'ia', 'ie', 'io']
/** Spanish: o becomes u before them. */
const LIKE_O = ['o', 'ho', '8', '11']

const begins = (word: string, beginnings: readonly string[]) => beginnings.some((each) => word.startsWith(each))
const ends = (word: string, endings: readonly string[]) => endings.some((each) => word.endsWith(each))

/** Lower case, without accents. */
const plain = (name: string) => name.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '')

/**
 * `vowel`, `impure` or `other`; `a` in an Italian name, because of ad; `i` and `o` in Spanish, because of e and u.
 * A silent h counts in French things, not in people.
 */
export function sound(language: Language, name: string, person = false): string {
  const word = plain(name)
  const isVowel = /^[aeiou]/.test(word)
  switch (language) {
    case 'fr':
      return isVowel || (word.startsWith('h') && !person) ? 'vowel' : 'other'
    case 'es':
      if (begins(word, ['i', 'hi']) && !begins(word, LIKE_YE)) return 'i'
      return begins(word, LIKE_O) ? 'o' : 'other'
    case 'it':
      if (person && word.startsWith('a')) return 'a'
      return isVowel ? 'vowel' : begins(word, IMPURE) || /^s(?![aeiou])\p{L}/u.test(word) ? 'impure' : 'other'
    default:
      return (isVowel || word.startsWith('8')) && !begins(word, LIKE_YOU) ? 'vowel' : 'other'
  }
}

const ITALIAN: Record<string, string> = { o: 'i', a: 'e', e: 'i' }

/** Several of a noun of one word. */
export function plural(language: Language, noun: string, gender = 'm'): string {
  switch (language) {
    case 'de':
      if (/[aiouy]$/.test(noun)) return `${noun}s`
      if (noun.endsWith('e') || (gender === 'f' && ends(noun, ['el', 'er']))) return `${noun}n`
      if (gender === 'f') return noun.endsWith('in') ? `${noun}nen` : `${noun}en`
      return ends(noun, ['el', 'er', 'en', 'chen', 'lein']) ? noun : `${noun}e`
    case 'fr':
      return ends(noun, ['s', 'x', 'z']) ? noun : `${noun}${ends(noun, ['au', 'eu']) ? 'x' : 's'}`
    case 'es':
      if (noun.endsWith('z')) return `${noun.slice(0, -1)}ces`
      if (ends(noun, ['s', 'x'])) return noun
      if (/([aeiouáéó]|[^aeiou]y)$/u.test(noun)) return `${noun}s`
      return `${noun.endsWith('n') ? noun.slice(0, -2) + plain(noun.slice(-2)) : noun}es`
    case 'it': {
      if (noun.endsWith('io')) return noun.slice(0, -1)
      const ending = ITALIAN[noun.slice(-1)]
      return ending ? noun.slice(0, -1) + ending : noun
    }
    case 'nl':
      if (/[aiouy]$/.test(noun)) return `${noun}’s`
      if (/e$|[aeiouy].*[^e]e[lmnr]$/i.test(noun)) return `${noun}s`
      if (/^[^aeiouy]*[aeiou][^aeiouywx]$/i.test(noun)) return `${noun}${noun.slice(-1)}en`
      return `${noun.replace(/([aeou])\1([^aeiouy])$/, '$1$2')}en`
    default:
      if (noun.endsWith('fe')) return `${noun.slice(0, -2)}ves`
      if (/[^aeiou]y$/i.test(noun)) return `${noun.slice(0, -1)}ies`
      if (ends(noun, ['ss', 'x', 'ch', 'sh'])) return `${noun}es`
      return noun.endsWith('s') ? noun : `${noun}s`
  }
}
