/** A value of a box as JSON. */
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value }
export type Entry = Record<string, Value>

export interface Workshop {
  edition: string
  modules: string[]
  teams: boolean
  languages: string[]
  sections: SectionForm[]
  effects: WordForm[]
  modifiers: WordForm[]
  limits: BoxLimits
}

export interface SectionForm {
  name: string
  key: string
  adds: boolean
  removes: boolean
  most: number
  fields: FieldForm[]
  entries: Record<string, Entry>
}

export interface FieldForm {
  key: string
  type: string
  needed: boolean
  least: number | null
  most: number | null
  choices: string[]
  of: string
  repeats: boolean
  longest: number
  default: unknown
  fields: FieldForm[]
}

export interface WordForm {
  word: string
  fields: FieldForm[]
}

export interface BoxLimits {
  bytes: number
  entries: number
  effects: number
  text: number
  search_cards: number
}

export interface BoxDraft {
  box: Entry
  edition: string
  modules: string[]
  teams: boolean
  show: string
}

export interface BoxReport {
  problems: BoxProblem[]
  cautions: BoxCaution[]
  changes: BoxChange[]
  bytes: number
  fingerprint: string
  shown?: BoxShown | null
}

export interface BoxProblem {
  where: string
  what: string
  right: string
}

export interface BoxCaution {
  where: string
  what: string
}

export interface BoxShown {
  names: Record<string, string>
  texts: Record<string, string>
}

export interface BoxChange {
  section: string
  id: string
  kind: 'added' | 'removed' | 'changed'
  names: Record<string, string>
  texts: Record<string, string>
  before: Record<string, string>
  values: ValueChange[]
}

export interface ValueChange {
  key: string
  before: string
  after: string
}

export interface BoxChanges {
  name: string
  changes: BoxChange[]
}
