/** Files of the repository, for tests. */

import { LANGUAGES, open, type Language } from '../src/lib/speech/catalogue'

const SPEECH = import.meta.glob<string>('../../src/blackgate/speech/*/*.ftl', { query: '?raw', import: 'default', eager: true })
const CHECKED = import.meta.glob<string>(
  ['../../tests/speech/web_parity.json', '../../tests/speech/phrases.*.txt', '../src/style/tokens.css'],
  { query: '?raw', import: 'default', eager: true },
)

/** A file of tests/speech, or the tokens, by its name. */
export function read(name: string): string {
  const found = Object.entries(CHECKED).find(([path]) => path.endsWith(`/${name}`))
  if (!found) throw new Error(`nobody reads ${name}`)
  return found[1]
}

export const pages = (language: Language): string[] =>
  Object.entries(SPEECH).filter(([path]) => path.includes(`/${language}/`)).map(([, text]) => text)

export function openAll(): void {
  for (const language of LANGUAGES) open(language, pages(language))
}
