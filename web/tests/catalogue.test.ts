/** Every sentence the client uses exists in every language, and every sentence of web.ftl is used. */

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../src/lib/speech/catalogue'
import { pages } from './reading'

const SOURCES = Object.values(import.meta.glob<string>('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true }))

/** Whole ids, and prefixes of composed ids: `web-speed-${speed}`. */
const whole = new Set(SOURCES.flatMap((text) => Array.from(text.matchAll(/['"`](web-[\w-]*\w)['"`]/g), ([, id]) => id!)))
const cut = new Set(SOURCES.flatMap((text) => Array.from(text.matchAll(/['"`](web-[\w-]*-)(?:\$\{|['"`])/g), ([, id]) => id!)))

function bundle(language: Language): FluentBundle {
  const found = new FluentBundle(language, { useIsolating: false })
  for (const page of pages(language)) expect(found.addResource(new FluentResource(page))).toEqual([])
  return found
}

const idsOf = (language: Language) =>
  pages(language).flatMap((page) => Array.from(page.matchAll(/^(web-[\w-]+) *=/gm), ([, id]) => id!)).sort()

/** Sentences that other sentences include. */
const referred = (language: Language) =>
  new Set(pages(language).flatMap((page) => Array.from(page.matchAll(/\{ *(web-[\w-]+) *\}/g), ([, id]) => id!)))

/** An id without a sentence may be the prefix of some. */
const isBeginning = (id: string) => !idsOf('en').includes(id) && idsOf('en').some((each) => each.startsWith(`${id}-`))
const asked = [...whole].filter((id) => !isBeginning(id))
const begun = [...cut, ...[...whole].filter(isBeginning)]

describe.each(LANGUAGES)('%s', (language) => {
  it('has every sentence that is used', () => {
    const found = bundle(language)
    expect(asked.filter((id) => !found.hasMessage(id))).toEqual([])
    expect(begun.filter((start) => !idsOf(language).some((id) => id.startsWith(start)))).toEqual([])
  })

  it('has no unused sentence', () => {
    const inside = referred(language)
    const unused = idsOf(language).filter((id) => !whole.has(id) && !inside.has(id) && !begun.some((start) => id.startsWith(start)))
    expect(unused).toEqual([])
  })

  it('has the same sentences as the others, each once', () => {
    const ids = idsOf(language)
    expect(ids).toEqual([...new Set(ids)])
    expect(ids).toEqual(idsOf('en'))
  })

  it('has the same parts in each sentence as the others', () => {
    expect(spokenOf(language)).toEqual(spokenOf('en'))
  })
})

/** By id: the parts of a sentence of web.ftl. */
function spokenOf(language: Language): Record<string, string[]> {
  const entries = pages(language).flatMap((page) => Array.from(page.matchAll(/^(web-[\w-]+) *=([^]*?)(?=^[\w#-]|$(?![^]))/gm)))
  return Object.fromEntries(entries.map(([, id, text]) => [id!, [...new Set(text!.match(/\$\w+/g) ?? [])].sort()]))
}
