/** The catalogue: all sentences by language, from the same Fluent files as on the server (docs/speech.md). */

import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentFunction, type FluentVariable } from '@fluent/bundle'
import MESSAGES from 'virtual:messages'

/** A code of two letters, such as `en`. */
export type Language = string

/** Each folder of message files is a language; English is first. */
export const LANGUAGES: readonly Language[] = [...new Set(['en', ...Object.keys(MESSAGES).filter((each) => !each.includes('/'))])]

/** Fetch the message files of a language; with a name, the file that only some pages need. */
export const fetched = async (language: Language, name = ''): Promise<string[]> => (await MESSAGES[name ? `${language}/${name}` : language]!()).default

/** The language's name for itself: English, Français, Italiano. */
export function nameOf(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** A part of a sentence that has forms: a player, a thing or a list. */
export interface Spoken {
  /** The part in a form; '' is the plain one. */
  form(name: string): string
  /** Grammatical features that a sentence may have to agree with. */
  trait(name: 'person' | 'n'): string | number
  /** Other words that refer to the part. */
  marked(text: string): string
}

export type Given = string | number | Spoken

/** A part as Fluent takes it. Without a function it has its usual form. */
class Part extends FluentType<Spoken> {
  override toString(): string {
    return this.value.form('')
  }
}

/** A form is a message `noun-…` or `who-…` and a function: `{ THE($card) }`. */
const FORMS = ['a', 'the', 'count', 'to', 'in', 'of', 'from', 'name', 'whom']

function called(answer: (part: Spoken, other: string) => string | number): FluentFunction {
  return ([part, other]) => {
    if (!(part instanceof Part)) throw new TypeError('this has no forms')
    const found = answer(part.value, String(other ?? ''))
    return typeof found === 'number' ? new FluentNumber(found) : found
  }
}

const FUNCTIONS: Record<string, FluentFunction> = {
  ...Object.fromEntries(FORMS.map((name) => [name.toUpperCase(), called((part) => part.form(name))])),
  PERSON: called((part) => part.trait('person')),
  N: called((part) => part.trait('n')),
  AS: called((part, text) => part.marked(text)),
}

const bundles = new Map<Language, FluentBundle>()

/** Load the messages of a language; must be done before anything is said in it. */
export function open(language: Language, pages: readonly string[]): void {
  bundles.set(language, new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false }))
  add(language, pages)
}

/** Add messages to an open language. */
export function add(language: Language, pages: readonly string[]): void {
  for (const page of pages) for (const error of bundles.get(language)!.addResource(new FluentResource(page))) console.error(language, error)
}

export const isOpen = (language: Language): boolean => bundles.has(language)

export const has = (language: Language, id: string): boolean => bundles.get(language)?.hasMessage(id) ?? false

/** A message with its parts filled in. A missing attribute is '', a missing message its id: a missing word must not
    break the table. */
export function formatted(language: Language, id: string, given: Readonly<Record<string, Given>>, attribute = ''): string {
  const bundle = bundles.get(language)
  const message = bundle?.getMessage(id)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  if (!bundle || !pattern) {
    if (!attribute) console.error(`${language}: no message is called ${id}`)
    return attribute ? '' : id
  }
  const args: Record<string, FluentVariable> = {}
  for (const [name, value] of Object.entries(given)) args[name] = typeof value === 'object' ? new Part(value) : value
  const errors: Error[] = []
  const text = bundle.formatPattern(pattern, args, errors)
  for (const error of errors) console.error(`${language}: ${id}: ${error.message}`)
  return text
}
