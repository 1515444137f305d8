// A box is an overlay: only what differs from the edition. The form edits whole entries; these functions lay a box over
// the edition and write down the difference, by the same rules as the server (docs/editions.md).
import type { Entry, FieldForm, SectionForm, Value, Workshop } from './contract'

/** The entries that the box changes or adds, by section and key; null is an entry taken out of the box. */
export type Drafts = Record<string, Record<string, Entry | null>>

type Table = { [key: string]: Value }

export const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null && !Array.isArray(value)

export function same(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length && one.every((each, n) => same(each, other[n]))
  if (isTable(one) && isTable(other)) {
    const keys = Object.keys(one)
    return keys.length === Object.keys(other).length && keys.every((key) => key in other && same(one[key], other[key]))
  }
  return one === other
}

/** A table with another value under a key, or without the key; its other keys stay in their places. */
export function withValue(table: Entry, key: string, value: Value | undefined): Entry {
  if (value !== undefined) return { ...table, [key]: value }
  const { [key]: _, ...rest } = table
  return rest
}

const GRAMMAR = ['plural', 'grammar']
const ORDERS = ['remove', 'replace']

/** A new name in a language does not take over the grammar of the old one. */
function renamed(entry: Entry, languages: readonly string[]): Entry {
  const kept = (words: Value): Value => (isTable(words) ? Object.fromEntries(Object.entries(words).filter(([language]) => !languages.includes(language))) : words)
  return Object.fromEntries(Object.entries(entry).map(([key, value]) => [key, GRAMMAR.includes(key) ? kept(value) : value]))
}

/** A table without what the one below says, too. A count of 0 says that there is none. */
function changes(below: Table, table: Table): Table {
  return Object.fromEntries(Object.entries(table).filter(([key, value]) => !same(below[key], value) && !(value === 0 && !(key in below))))
}

/** An entry of the edition with what a box writes about it; null if the box takes it away. */
export function laid(base: Entry | undefined, written: Entry): Entry | null {
  if (written['remove'] === true) return null
  const names = typeof written['name'] === 'string' ? { en: written['name'] } : written['name']
  const below = written['replace'] === true ? {} : renamed(base ?? {}, isTable(names) ? Object.keys(names) : [])
  const found: Entry = { ...below }
  for (const [key, value] of Object.entries({ ...written, ...(names === undefined ? {} : { name: names }) })) {
    if (ORDERS.includes(key)) continue
    const old = found[key]
    found[key] = isTable(old) && isTable(value) ? { ...old, ...value } : value
  }
  return found
}

/** What a box has to write about an entry; null if it is as in the edition. */
export function difference(base: Entry | undefined, entry: Entry | null): Entry | null {
  if (entry === null) return base ? { remove: true } : null
  if (!base) return entry
  const names = isTable(entry['name']) && isTable(base['name']) ? Object.keys(changes(base['name'], entry['name'])) : []
  const below = renamed(base, names)
  const isUnset = Object.entries(below).some(([key, value]) => {
    const now = entry[key]
    return now === undefined ? !(isTable(value) && Object.keys(value).length === 0) : isTable(value) && isTable(now) && Object.keys(value).some((each) => !(each in now))
  })
  if (isUnset) return { ...entry, replace: true }
  const found: Entry = {}
  for (const [key, value] of Object.entries(entry)) {
    const old = below[key]
    if (same(old, value)) continue
    const wrote = isTable(old) && isTable(value) ? changes(old, value) : value
    if (!isTable(wrote) || Object.keys(wrote).length) found[key] = wrote
  }
  return Object.keys(found).length ? found : null
}

/** The sections of a box, in the order of the form. */
export function written(form: Workshop, drafts: Drafts): Entry {
  const box: Entry = {}
  for (const { name, key, entries } of form.sections) {
    const found = Object.entries(drafts[name] ?? {}).flatMap(([id, entry]) => {
      const wrote = difference(entries[id], entry)
      if (wrote && key) return [{ [key]: id, ...wrote }]
      // A table cannot be replaced: what is left out is as in the edition.
      const { replace: _, ...rest } = wrote ?? {}
      const kept = changes(entries[id] ?? {}, rest)
      return Object.keys(kept).length ? [kept] : []
    })
    if (found.length) box[name] = key ? found : (found[0] as Value)
  }
  return box
}

/** The entries of a readable box. */
export function drafted(form: Workshop, box: Entry): Drafts {
  const drafts: Drafts = {}
  for (const { name, key, entries } of form.sections) {
    const value = box[name]
    if (value === undefined) continue
    const list = (key ? value : [value]) as Entry[]
    drafts[name] = Object.fromEntries(list.map(({ [key]: id, ...rest }) => [key ? String(id) : '', laid(entries[key ? String(id) : ''], rest)]))
  }
  return drafts
}

const ID = /^[a-z][a-z0-9_]{0,39}$/
const HEAD = ['id', 'name', 'over', 'overlay', 'provenance']

/** Whether the form can show this: known sections and keys, and values of the right type. The server checks the rest. */
export function isReadable(form: Workshop, box: unknown): box is Entry {
  if (!isTable(box)) return false
  return Object.entries(box).every(([name, value]) => {
    const section = form.sections.find((each) => each.name === name)
    if (!section) return HEAD.includes(name) && (typeof value === 'string' || typeof value === 'boolean')
    const list = section.key ? value : [value]
    return Array.isArray(list) && list.every((entry) => isEntry(form, section, entry))
  })
}

function isEntry(form: Workshop, { key, fields }: SectionForm, entry: unknown): boolean {
  if (!isTable(entry)) return false
  const { [key]: id, ...rest } = entry
  if (key && !(typeof id === 'string' && ID.test(id))) return false
  return Object.entries(rest).every(([name, value]) => {
    if (key && ORDERS.includes(name)) return typeof value === 'boolean'
    if (name === 'provenance') return typeof value === 'string'
    const field = fields.find((each) => each.key === name)
    return field !== undefined && isValue(form, field, value)
  })
}

const isListOf = (value: unknown, test: (each: unknown) => boolean): boolean => Array.isArray(value) && value.every(test)
const isText = (value: unknown): boolean => typeof value === 'string'
const isNumber = (value: unknown): boolean => typeof value === 'number'

function isValue(form: Workshop, field: FieldForm, value: unknown): boolean {
  const isFields = (fields: readonly FieldForm[], table: unknown, word = ''): boolean =>
    isTable(table) && Object.entries(table).every(([key, each]) => (key === word ? isText(each) : fields.some((one) => one.key === key && isValue(form, one, each))))
  const isWord = (key: string, words: Workshop['effects'], table: unknown): boolean => {
    const found = isTable(table) ? words.find(({ word }) => word === table[key]) : undefined
    return found !== undefined && isFields(found.fields, table, key)
  }
  switch (field.type) {
    case 'whole': return isNumber(value)
    case 'text':
    case 'word': return isText(value)
    case 'flag': return typeof value === 'boolean'
    case 'words':
    case 'texts': return isListOf(value, isText)
    case 'wholes': return isListOf(value, isNumber)
    case 'names': return isText(value) || (isTable(value) && Object.values(value).every(isText))
    case 'counts': return isTable(value) && Object.values(value).every(isNumber)
    case 'effects': return isListOf(value, (each) => isWord('do', form.effects, each))
    case 'modifiers': return isListOf(value, (each) => isWord('mod', form.modifiers, each))
    case 'conditions': return isListOf(value, (each) => isFields(field.fields, each))
    case 'table': return isFields(field.fields, value)
    default: return false
  }
}
