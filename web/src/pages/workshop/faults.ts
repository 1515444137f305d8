// Problems that can be told without the server, in the reader's language and while typing.
import { isMessage, t } from '../../lib/speech'
import type { BoxProblem, FieldForm, Value } from './contract'

const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value)

/** What is wrong with the value of a field; empty if nothing is. */
export function fault(field: FieldForm, value: Value | undefined, longestText: number): string {
  if (value === undefined) return field.needed ? t('web-box-missing') : ''
  if (field.type === 'whole') return range(field, value)
  if (field.type === 'text') return text(value, longestText)
  if (field.type === 'names' && typeof value === 'object' && value !== null) {
    return field.needed && !(value as Record<string, Value>)['en'] ? t('web-box-english') : (Object.values(value).map((each) => text(each as Value, longestText)).find(Boolean) ?? '')
  }
  if (field.type === 'counts') return Object.values(value as object).map((each) => range(field, each as Value)).find(Boolean) ?? ''
  if (Array.isArray(value) && field.longest && value.length > field.longest) return t('web-box-most', { n: field.longest })
  return ''
}

function range({ least, most }: FieldForm, value: Value): string {
  if (isWhole(value) && value >= (least ?? -Infinity) && value <= (most ?? Infinity)) return ''
  return least !== null && most !== null ? t('web-box-range', { least, most }) : t('web-box-whole', { least: least ?? 0 })
}

function text(value: Value, longest: number): string {
  return typeof value === 'string' && [...value].length > longest ? t('web-box-long', { n: longest }) : ''
}

/** Whether a problem is at this path or inside it: `card.riot.do` has `card.riot.do[1].n`. */
export const isAt = ({ where }: BoxProblem, path: string): boolean => where === path || where.startsWith(`${path}.`) || where.startsWith(`${path}[`)

/** The sentence about the innermost key of a path that has one, or about a whole section. The server's own words are English. */
export function sentenceAt(where: string, prefix: 'web-box-right-' | 'web-box-usual-'): string {
  const [section, ...keys] = where.split(/[.[]/)
  const key = (keys.length ? keys.reverse() : [section]).find((each) => isMessage(prefix + each))
  return key ? t(prefix + key) : ''
}
