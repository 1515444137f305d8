// The gallery's contents: the box of a table, or an edition with everything that can be added to it.
import * as api from '../../lib/api'
import type { Language } from '../../lib/speech'
import { entries, together, type Entry } from './entries'

/** Modules added to the base game; Michelle is Michel's other side. */
const EVERYTHING = 'all,michel'

export async function load(language: Language, table: string, edition: string): Promise<Entry[]> {
  if (table) return entries(await api.box(table, language))
  const [base, whole] = await Promise.all([api.editionBox(edition, '', language), api.editionBox(edition, EVERYTHING, language)])
  return together(entries(base), entries(whole))
}
