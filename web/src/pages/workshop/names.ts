// Names of what the form speaks of: entries and choices by the nouns of the box, fields and words by messages.
import { isMessage, language, t } from '../../lib/speech'
import { entries, SORTS } from '../cards/entries'
import type { Bench } from './bench.svelte'
import type { Entry, FieldForm } from './contract'
import { isTable } from './overlay'

/** The name an entry gives itself, in a language, else in English. */
export function ownName(entry: Entry | null | undefined, spoken: string): string {
  const names = entry?.['name']
  if (!isTable(names)) return ''
  return String(names[spoken] || names['en'] || '')
}

const cardOf = (entry: Entry | null | undefined): string => {
  const gives = entry?.['gives']
  return isTable(gives) ? String(gives['card'] ?? '') : ''
}

/** What an entry is called. Recipes and deals are named by what they give, tables by their section. */
export function nameOf(bench: Bench, section: string, id: string, spoken: string = language.current): string {
  if (!id) return t(`web-box-section-${section}`)
  const entry = bench.entry(section, id) ?? bench.base(section, id)
  if (section === 'recipe' || section === 'deal') {
    const gives = entry?.['gives']
    const n = isTable(gives) ? Number(gives['n'] ?? 1) : 1
    const card = nameOf(bench, 'card', cardOf(entry), spoken)
    return n > 1 ? `${n} × ${card}` : card
  }
  return ownName(entry, spoken) || bench.boxes[spoken]?.nouns[SORT_OF[section] ?? section]?.[id]?.one || (section === 'michel_card' ? t('web-box-michel-card', { name: id }) : id)
}

const SORT_OF: Readonly<Record<string, string>> = { gang_card: 'power', background: 'power', slot: 'place', pile: 'card' }
/** The section whose entries a choice names. */
const SECTION_OF: Readonly<Record<string, string>> = { card: 'card', pile: 'card', gang: 'gang', slot: 'place' }

const said = (id: string, otherwise: string): string => (isMessage(id) ? t(id) : otherwise)

/** The label of a field; a section may have its own words for it. */
export const fieldName = (key: string, section: string): string => said(`web-box-field-${section}-${key}`, said(`web-box-field-${key}`, key))

export function choiceName(bench: Bench, field: FieldForm, choice: string): string {
  const own = `web-box-${field.key}-${choice}`
  if (isMessage(own)) return t(own)
  if (field.of === 'class') return t(`class-${choice}`)
  if (field.of === 'verb') return said(`verb-${choice.replaceAll('_', '-')}`, bench.boxes[language.current]?.nouns['verb']?.[choice]?.one ?? choice)
  const section = SECTION_OF[field.of]
  return section ? nameOf(bench, section, choice) : choice
}

/** Whether a field leaves no choice. */
export const isFixed = ({ type, least, most, needed, choices, default: usual }: FieldForm): boolean =>
  (type === 'whole' && least !== null && least === most) || (type === 'word' && !needed && choices.length === 1 && choices[0] === usual)

/** Whether an action is in the game with these modules. */
const isWord = (bench: Bench, verb: string): boolean => Object.values(bench.boxes)[0]?.words.some((each) => each.word === verb) ?? true

/** The choices of a field, with the new entries of the box. */
export function choicesOf(bench: Bench, field: FieldForm): string[] {
  if (field.of === 'verb') return field.choices.filter((verb) => isMessage(`web-box-${field.key}-${verb}`) || isWord(bench, verb))
  const section = SECTION_OF[field.of]
  if (!section || field.of === 'pile' || field.of === 'slot') return field.choices
  const added = Object.keys(bench.drafts[section] ?? {}).filter((id) => bench.entry(section, id) && !bench.base(section, id))
  const all = [...field.choices, ...added.filter((id) => !field.choices.includes(id))]
  if (field.key === 'tools') return all.filter((id) => bench.entry('card', id)?.['class'] === 'tool')
  if (field.key === 'card') return all.filter((id) => bench.entry('card', id)?.['deck'] === 'pile')
  return field.key === 'accessories' ? all.filter((id) => bench.entry('card', id)?.['class'] === 'accessory') : all
}

/** What to draw for an entry: its id, class and gang; null for tables and gangs. */
export function artOf(bench: Bench, section: string, id: string): { kind: 'card' | 'place' | 'token'; id: string; sort: string; gang: string } | null {
  const entry = bench.entry(section, id) ?? bench.base(section, id)
  const text = (key: string): string => String(entry?.[key] ?? '')
  switch (section) {
    case 'card': return { kind: 'card', id, sort: text('class'), gang: '' }
    case 'gang_card': return { kind: 'card', id, sort: 'gang', gang: text('gang') }
    case 'background': return { kind: 'card', id, sort: 'background', gang: text('gang') }
    case 'michel_card': return { kind: 'card', id, sort: 'michel', gang: '' }
    case 'trauma':
    case 'token': return { kind: 'token', id, sort: '', gang: '' }
    case 'place': return { kind: 'place', id, sort: text('tile'), gang: '' }
    case 'recipe':
    case 'deal': return artOf(bench, 'card', cardOf(entry))
    default: return null
  }
}

/** The group of the list in which an entry stands: a card in its class, everything else in its section. */
export function groupOf(bench: Bench, section: string, id: string): string {
  if (section !== 'card') return section
  const sort = String((bench.entry(section, id) ?? bench.base(section, id))?.['class'] ?? '')
  return (SORTS as readonly string[]).includes(sort) ? sort : 'card'
}

export function groupName(group: string): string {
  const known: Readonly<Record<string, string>> = { gang_card: 'gang', michel_card: 'michel' }
  const cards = `web-cards-${known[group] ?? group}`
  return group !== 'gang' && isMessage(cards) ? t(cards) : t(`web-box-section-${group}`)
}

/** The text of an entry as the edition has it. */
export function editionText(bench: Bench, section: string, id: string, spoken: string): string {
  const box = bench.boxes[spoken]
  return box ? (entries(box).find((each) => each.origin.path === `${section}.${id}`)?.text ?? '') : ''
}
