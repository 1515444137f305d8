/** The reader's language. It changes once its messages are fetched, for all texts at once. */

import { untrack } from 'svelte'
import { recall, remember } from '../store'
import { add, fetched, isOpen, LANGUAGES, open, type Language } from './catalogue'

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

/** The files that pages have asked for so far, and by language those that are loaded. */
const asked = new Set<string>()
const loaded = new Set<string>()

/** Fetch the messages of a language, with those that pages have asked for. */
export async function load(value: Language): Promise<void> {
  if (!isOpen(value)) open(value, await fetched(value))
  for (const name of asked) {
    const pages = await fetched(value, name)
    if (!loaded.has(`${value}/${name}`)) add(value, pages)
    loaded.add(`${value}/${name}`)
  }
}

/** Fetch message files that only some pages need, now and for every language chosen from here on. */
export async function alsoLoad(...names: readonly string[]): Promise<void> {
  for (const name of names) asked.add(name)
  // A page that is being fetched must not be fetched again when the language changes.
  await load(untrack(() => current))
}

/** A page that is fetched together with its message files. While everything is reloaded because its files are gone
    (`renew`), an import ends with nothing; nobody has to go on then. */
export const withMessages = <Page>(page: () => Promise<Page>, ...names: readonly string[]) => async (): Promise<Page> =>
  (await Promise.all([page(), alsoLoad(...names)]))[0] ?? new Promise<Page>(() => {})

/** The language chosen before, else the first of the browser's languages that we have. */
function wish(): Language {
  const asked = [recall('language'), ...navigator.languages.map((each) => each.slice(0, 2))]
  return asked.map((each) => LANGUAGES.find((known) => known === each)).find((each) => each !== undefined) ?? 'en'
}

/** Resolves once the messages of the first language are loaded. */
export const ready: Promise<void> = turnTo(wanted)
