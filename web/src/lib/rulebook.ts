// The rule index of the server. It is long, so it is fetched once per language, and only by pages that show it.
import * as api from './api'
import type { Language } from './speech'
import type { Rule, RuleBook } from '../protocol'

export type { Rule, RuleBook } from '../protocol'

const asked = new Map<Language, Promise<RuleBook>>()

export function loadRules(language: Language): Promise<RuleBook> {
  const found = asked.get(language) ?? api.rules(language).catch((thrown: unknown) => {
    asked.delete(language)
    throw thrown
  })
  asked.set(language, found)
  return found
}

export interface Chapter {
  id: string
  title: string
  /** Rulings have chapters of their own, named like those of the rules. */
  isRulings: boolean
  rules: Rule[]
}

/** The chapters in order, with their rules. */
export function chapters(rules: readonly Rule[]): Chapter[] {
  const found = new Map<string, Chapter>()
  for (const rule of rules) {
    const chapter = found.get(rule.chapter) ?? { id: rule.chapter, title: rule.chapter_title, isRulings: rule.id.startsWith('RULING-'), rules: [] }
    chapter.rules.push(rule)
    found.set(rule.chapter, chapter)
  }
  return [...found.values()]
}

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'")

/** The rules that contain every search word; accents and apostrophe styles are ignored. */
export function matching(rules: readonly Rule[], wanted: string): Rule[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean)
  return rules.filter(({ id, title, text, question }) => {
    const said = plain(`${id} ${title} ${text} ${question}`)
    return words.every((word) => said.includes(word))
  })
}
