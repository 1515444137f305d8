/** The reader's language. It changes once its messages are fetched, for all texts at once. */

import { recall, remember } from '../store'
import { fetched, isOpen, LANGUAGES, open, type Language } from './catalogue'

let current = $state<Language>('en')
/** The latest choice: if two languages are being fetched, it wins. */
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

/** Fetch the messages of a language. */
export async function load(value: Language): Promise<void> {
  if (!isOpen(value)) open(value, await fetched(value))
}

/** The language chosen before, else the first of the browser's languages that we have. */
function wish(): Language {
  const asked = [recall('language'), ...navigator.languages.map((each) => each.slice(0, 2))]
  return asked.map((each) => LANGUAGES.find((known) => known === each)).find((each) => each !== undefined) ?? 'en'
}

/** Resolves once the messages of the first language are loaded. */
export const ready: Promise<void> = turnTo(wanted)
