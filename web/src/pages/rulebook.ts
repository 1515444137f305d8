// The rule index of the server. It is long, so it is fetched once, and only by pages that show it.
import { Refused } from '../lib/problems'
import type { Rule, RuleBook } from '../protocol'

export type { Rule, RuleBook } from '../protocol'

let asked: Promise<RuleBook> | null = null

export function loadRules(): Promise<RuleBook> {
  asked ??= ask().catch((thrown: unknown) => {
    asked = null
    throw thrown
  })
  return asked
}

async function ask(): Promise<RuleBook> {
  const found = await fetch('/api/rules')
  if (!found.ok) throw new Refused({ code: 'unavailable', what: `${found.status}` })
  return (await found.json()) as RuleBook
}

export interface Chapter {
  id: string
  title: string
  /** Rulings have chapters of their own, called like those of the rules. */
  isRulings: boolean
  rules: Rule[]
}

/** The chapters in their order, with their rules. */
export function chapters(rules: readonly Rule[]): Chapter[] {
  const found = new Map<string, Chapter>()
  for (const rule of rules) {
    const chapter = found.get(rule.chapter) ?? { id: rule.chapter, title: rule.chapter_title, isRulings: rule.id.startsWith('RULING-'), rules: [] }
    chapter.rules.push(rule)
    found.set(rule.chapter, chapter)
  }
  return [...found.values()]
}
