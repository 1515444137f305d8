// The messages of the workshop, with entries as JSON values.
import type { BoxDraft as Draft, SectionForm as Section, Workshop as Form } from '../../protocol'

export type { BoxCaution, BoxChange, BoxChanges, BoxProblem, BoxReport, FieldForm, ValueChange, WordForm } from '../../protocol'

/** A value of a box as JSON. */
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value }
export type Entry = Record<string, Value>

export interface SectionForm extends Omit<Section, 'entries'> {
  entries: Record<string, Entry>
}

export interface Workshop extends Omit<Form, 'sections'> {
  sections: SectionForm[]
}

export interface BoxDraft extends Omit<Draft, 'box' | 'languages'> {
  box: Entry
  /** Of the texts in the report. */
  languages: readonly string[]
}
