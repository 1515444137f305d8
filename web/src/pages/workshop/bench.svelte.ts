import * as api from '../../lib/api'
import { language, t, type Language } from '../../lib/speech'
import { recall, remember } from '../../lib/store'
import type { Box } from '../../protocol'
import type { BoxReport, Entry, SectionForm, Value, Workshop } from './contract'
import { difference, drafted, isReadable, isTable, withValue, written, type Drafts } from './overlay'
import { idOf, type Shared } from './sharing'
import { template } from './template'

/** The table of Tunnel points by card. */
export const TUNNEL = 'tunnel'
const KEPT = 'workshop'
/** The box that was on the bench before another was loaded. */
const BEFORE = 'workshop-before'

/** The box kept in this browser, if there is one with changes. */
export function keptBox(from = KEPT): Shared | null {
  try {
    const { edition, modules, box } = JSON.parse(recall(from) ?? 'null') as Shared
    return typeof edition === 'string' && Array.isArray(modules) && isTable(box) ? { edition, modules: modules.map(String), box } : null
  } catch {
    return null
  }
}

/** The name and number of sections tell whether a kept box changes anything. */
export const changesOf = (box: Entry): number =>
  Object.values(box).reduce<number>((n, value) => n + (Array.isArray(value) ? value.length : isTable(value) ? 1 : 0), 0)

/** The box on the bench: the form of its edition, the entries it changes, and the server's report about it. */
export class Bench {
  form: Workshop
  /** The edition's contents by language, for names and for texts that the box does not change. */
  boxes = $state.raw<Readonly<Record<Language, Box>>>({})
  name = $state('')
  drafts = $state.raw<Drafts>({})
  report = $state.raw<BoxReport | null>(null)
  /** The box and entry of the report; another one is waiting to be checked if they differ. */
  checked = $state('')
  /** Whether texts are shown in all languages; else they are asked for in the reader's only. */
  isPolyglot = $state(false)

  readonly box: Entry = $derived.by(() => ({ id: idOf(this.name, 'my_box'), name: this.name.trim() || t('web-box-unnamed'), over: 'retail', ...written(this.form, this.drafts) }))
  /** The paths of the entries that differ from the edition. Tunnel points belong to their cards. */
  readonly changed: ReadonlySet<string> = $derived.by(() =>
    new Set(this.form.sections.flatMap(({ name, entries }) => Object.entries(this.drafts[name] ?? {}).flatMap(([id, entry]) => {
      const wrote = difference(entries[id], entry)
      if (!wrote) return []
      return name === TUNNEL ? Object.keys(wrote).map((card) => pathOf('card', card)) : [pathOf(name, id)]
    }))),
  )

  constructor(form: Workshop, box: Entry | null) {
    this.form = form
    this.name = typeof box?.['name'] === 'string' ? box['name'] : t('web-box-unnamed')
    if (box && isReadable(form, box)) this.drafts = drafted(form, box)
  }

  section(name: string): SectionForm | undefined {
    return this.form.sections.find((each) => each.name === name)
  }

  /** The entry as it is now; null if it was taken out of the box, undefined if there is none. */
  entry(section: string, id: string): Entry | null | undefined {
    const own = this.drafts[section]
    return own && Object.hasOwn(own, id) ? own[id] : this.base(section, id)
  }

  base(section: string, id: string): Entry | undefined {
    const entries = this.section(section)?.entries
    return entries && Object.hasOwn(entries, id) ? entries[id] : undefined
  }

  put(section: string, id: string, entry: Entry | null): void {
    this.drafts = { ...this.drafts, [section]: { ...this.drafts[section], [id]: entry } }
  }

  set(section: string, id: string, key: string, value: Value | undefined): void {
    this.put(section, id, withValue(this.entry(section, id) ?? {}, key, value))
  }

  /** As in the edition; a new entry goes away. */
  undo(section: string, id: string): void {
    const { [id]: _, ...others } = this.drafts[section] ?? {}
    this.drafts = { ...this.drafts, [section]: others }
    const points = this.base(TUNNEL, '')?.[id]
    if (section === 'card' && points !== undefined) this.set(TUNNEL, '', id, points)
  }

  /** Add an entry with the least it needs. Returns its id. */
  add(section: string): string {
    const form = this.section(section) as SectionForm
    const ids = (n: number): string => (n === 1 ? `new_${section}` : `new_${section}_${n}`)
    let n = 1
    while (this.entry(section, ids(n)) !== undefined) n += 1
    this.put(section, ids(n), template(this.form, form, t(`web-box-new-${section}`), language.current))
    return ids(n)
  }

  /** All ids of a section: those of the edition, then the new ones. */
  ids(section: string): string[] {
    const base = Object.keys(this.section(section)?.entries ?? {})
    return [...base, ...Object.keys(this.drafts[section] ?? {}).filter((id) => !base.includes(id))]
  }

  shared(): Shared {
    return { edition: this.form.edition, modules: [...this.form.modules], box: this.box }
  }

  keep(): void {
    remember(KEPT, JSON.stringify(this.shared()))
  }

  /** Keep another box instead; this one can be brought back. */
  replaceBy(other: Shared): void {
    if (this.changed.size) setAside(this.shared())
    remember(KEPT, JSON.stringify(other))
  }

  /** Fetch what is missing to show a language. */
  async load(wanted: Language): Promise<void> {
    if (this.boxes[wanted]) return
    const found = await api.editionBox(this.form.edition, this.form.modules.join(','), wanted)
    this.boxes = { ...this.boxes, [wanted]: found }
  }

  /** Ask the server about the box, with the text of the entry on show. */
  async check(show: string): Promise<void> {
    const asked = this.question(show)
    const { edition, modules, box } = this.shared()
    const report = await api.checkBox({ box, edition, modules, teams: this.form.teams, show, languages: this.languages })
    if (asked !== this.question(show)) return
    this.report = report
    this.checked = asked
  }

  /** What a report is about. */
  question(show: string): string {
    return `${show} ${this.languages.join()} ${JSON.stringify(this.box)}`
  }

  get languages(): readonly Language[] {
    return this.isPolyglot ? this.form.languages : [language.current]
  }
}

/** Keep a box that is about to leave the bench, so that it can be brought back. */
export function setAside(box: Shared): void {
  remember(BEFORE, JSON.stringify(box))
}

export const previousBox = (): Shared | null => keptBox(BEFORE)

/** `card.pickaxe`, or `tunnel` for a table. */
export const pathOf = (section: string, id: string): string => (id ? `${section}.${id}` : section)
