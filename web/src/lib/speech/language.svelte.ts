/** The language of the reader. It changes once its sentences are there, and then every text at once. */

import { recall, remember } from '../store'
import { isOpen, LANGUAGES, open, type Language } from './catalogue'

const PAGES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./pages/en'),
  fr: () => import('./pages/fr'),
  it: () => import('./pages/it'),
}

let current = $state<Language>('en')
/** What was asked for last: of two that load at once, the later wish counts. */
let wanted: Language = wish()

export const language = {
  get current(): Language {
    return current
  },
  set current(value: Language) {
    remember('language', value)
    void turnTo(value).catch((error: unknown) => console.error(error))
  },
}

async function turnTo(value: Language): Promise<void> {
  wanted = value
  await load(value)
  if (wanted !== value) return
  current = value
  document.documentElement.lang = value
}

/** Have the sentences of a language at hand. */
export async function load(value: Language): Promise<void> {
  if (!isOpen(value)) open(value, (await PAGES[value]()).default)
}

/** What was chosen before, else the first of the browser's languages that somebody speaks here. */
function wish(): Language {
  const asked = [recall('language'), ...navigator.languages.map((each) => each.slice(0, 2))]
  return asked.map((each) => LANGUAGES.find((known) => known === each)).find((each) => each !== undefined) ?? 'en'
}

/** Before this, nothing can be said. */
export const ready: Promise<void> = turnTo(wanted)
