// New entries: the least the form asks for, so that they can be played at once and be changed from there.
import type { Entry, FieldForm, SectionForm, Value, WordForm, Workshop } from './contract'

/** What suits a new entry better than the first choice of a field. */
const USUAL: Readonly<Record<string, Entry>> = {
  card: { class: 'action', deck: 'search', copies: 1, value: 1, do: [{ do: 'draw', n: 1 }] },
  gang_card: { when: 'turn_start', do: [{ do: 'draw', n: 1 }] },
  background: { when: 'my_turn', do: [{ do: 'draw', n: 1 }] },
  deal: { price: 3 },
  trauma: { hand_limit: 5 },
}

export function template(form: Workshop, section: SectionForm, name: string, language: string): Entry {
  const needed = Object.fromEntries(section.fields.filter((each) => each.needed).map((field) => [field.key, blank(form, field, name, language)]))
  return { ...needed, ...USUAL[section.name] }
}

/** An effect or modifier with the least it needs. */
export function word(form: Workshop, key: 'do' | 'mod', found: WordForm): Entry {
  return { [key]: found.word, ...Object.fromEntries(found.fields.filter((each) => each.needed).map((field) => [field.key, blank(form, field, '', 'en')])) }
}

function blank(form: Workshop, field: FieldForm, name: string, language: string): Value {
  const first = field.choices[0] ?? ''
  switch (field.type) {
    case 'whole': return Math.max(field.least ?? 0, 1)
    case 'flag': return false
    case 'word': return first
    case 'words': return first ? [first] : []
    case 'names': return language === 'en' ? { en: name } : { en: name, [language]: name }
    case 'effects': return form.effects[0] ? [word(form, 'do', form.effects[0])] : []
    case 'modifiers': return form.modifiers[0] ? [word(form, 'mod', form.modifiers[0])] : []
    case 'wholes':
    case 'texts':
    case 'conditions': return []
    case 'counts': return {}
    case 'table': return Object.fromEntries(field.fields.map((each) => [each.key, blank(form, each, name, language)]))
    default: return ''
  }
}
