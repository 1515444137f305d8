/** Initial sounds and regular plurals, as in speech/sounds.py and speech/plurals.py. English is the fallback. */

import type { Language } from './catalogue'

const IMPURE = ['z', 'x', 'y', 'gn', 'pn', 'ps']
/** Words that begin with a vowel letter but a consonant sound. */
const LIKE_YOU = ['uni', 'use', 'usu', 'eu', 'one']

const begins = (word: string, beginnings: readonly string[]) => beginnings.some((each) => word.startsWith(each))
const ends = (word: string, endings: readonly string[]) => endings.some((each) => word.endsWith(each))

/** Lower case, without accents. */
const plain = (name: string) => name.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '')

/** `vowel`, `impure` or `other`; `a` for Italian names (ad). A silent h counts for French things, not for people. */
export function sound(language: Language, name: string, person = false): string {
  const word = plain(name)
  const isVowel = /^[aeiou]/.test(word)
  switch (language) {
    case 'fr':
      return isVowel || (word.startsWith('h') && !person) ? 'vowel' : 'other'
    case 'it':
      if (person && word.startsWith('a')) return 'a'
      return isVowel ? 'vowel' : begins(word, IMPURE) || /^s(?![aeiou])\p{L}/u.test(word) ? 'impure' : 'other'
    default:
      return (isVowel || word.startsWith('8')) && !begins(word, LIKE_YOU) ? 'vowel' : 'other'
  }
}

const ITALIAN: Record<string, string> = { o: 'i', a: 'e', e: 'i' }

/** The plural of a noun of one word. */
export function plural(language: Language, noun: string): string {
  switch (language) {
    case 'fr':
      return ends(noun, ['s', 'x', 'z']) ? noun : `${noun}${ends(noun, ['au', 'eu']) ? 'x' : 's'}`
    case 'it': {
      if (noun.endsWith('io')) return noun.slice(0, -1)
      const ending = ITALIAN[noun.slice(-1)]
      return ending ? noun.slice(0, -1) + ending : noun
    }
    default:
      if (noun.endsWith('fe')) return `${noun.slice(0, -2)}ves`
      if (/[^aeiou]y$/i.test(noun)) return `${noun.slice(0, -1)}ies`
      if (ends(noun, ['ss', 'x', 'ch', 'sh'])) return `${noun}es`
      return noun.endsWith('s') ? noun : `${noun}s`
  }
}
