import type { Message, Told } from '../protocol'

export type Entry = Told & { version: number }
export type Filter = 'all' | 'mine' | 'fights' | 'dig'

export interface Turn {
  key: number
  seat: number
  round: number
  entries: Entry[]
}

const FIGHT = new Set([
  'demanded', 'laid', 'refused', 'stopped', 'won-fight', 'helped', 'flexed', 'handed', 'grabbed', 'beaten', 'routed', 'mauled',
  'showed-knife', 'showed-no-knife',
])
const DUG = new Set(['dug', 'dug-points', 'dug-skill', 'scored', 'buried', 'won-game', 'won-game-for-team'])

type Part = Message['args'][string]

/** A message and all messages nested in it. */
function* within(part: Part): Generator<Exclude<Part, string | number>> {
  if (typeof part !== 'object') return
  yield part
  if (part.type === 'row') for (const each of part.parts) yield* within(each)
  if (part.type === 'message') for (const each of Object.values(part.args)) yield* within(each)
}

export function seatsIn(message: Message): Set<number> {
  return new Set([...within(message)].flatMap((part) => (part.type === 'who' ? [part.seat] : [])))
}

/** Cards named in a message, so that they can be opened. */
export function cardsIn(message: Message): string[] {
  const cards = [...within(message)].flatMap((part) => (part.type === 'thing' && ['card', 'power'].includes(part.sort) ? [part.id] : []))
  return [...new Set(cards)]
}

export function whoIn(message: Message, name = 'who'): number | null {
  const who = message.args[name]
  return typeof who === 'object' && who.type === 'who' ? who.seat : null
}

const idIn = (message: Message, name: string): string | null => {
  const thing = message.args[name]
  return typeof thing === 'object' && thing.type === 'thing' ? thing.id : null
}

export function passes(entry: Entry, filter: Filter, seat: number | null): boolean {
  if (filter === 'mine') return seat !== null && seatsIn(entry.message).has(seat)
  if (filter === 'fights') return FIGHT.has(entry.message.id)
  if (filter === 'dig') return DUG.has(entry.message.id)
  return true
}

/** The story by turns, the latest first; turns without an entry that passes the filter are left out.
    Turns without changes since `before` are the same objects, so that they are not drawn again. */
export function turns(story: Entry[], filter: Filter, seat: number | null, before: readonly Turn[] = []): Turn[] {
  const found: Turn[] = []
  for (const [n, entry] of story.entries()) {
    if (entry.message.id === 'turn-began') {
      found.push({ key: n, seat: whoIn(entry.message) ?? 0, round: Number(entry.message.args['round'] ?? 0), entries: [] })
    } else if (passes(entry, filter, seat)) {
      if (found.length === 0) found.push({ key: -1, seat: -1, round: 0, entries: [] })
      found.at(-1)?.entries.push(entry)
    }
  }
  const known = new Map(before.map((turn) => [turn.key, turn]))
  const isSame = (turn: Turn, old: Turn): boolean => turn.entries.length === old.entries.length && turn.entries.every((entry, n) => entry === old.entries[n])
  return found
    .filter((turn, n) => turn.entries.length > 0 || (filter === 'all' && n === found.length - 1))
    .map((turn) => { const old = known.get(turn.key); return old && isSame(turn, old) ? old : turn })
    .reverse()
}

/** Lower case without accents, as one types when looking for something. */
const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'")

/** The turns with only the lines that contain every one of these words, as the reader reads them. */
export function containing(all: readonly Turn[], wanted: string, say: (message: Message) => string): Turn[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean)
  return all
    .map((turn) => ({ ...turn, entries: turn.entries.filter(({ message }) => { const said = plain(say(message)); return words.every((word) => said.includes(word)) }) }))
    .filter((turn) => turn.entries.length > 0)
}

const OUTCOMES = new Set(['won-fight', 'routed', 'mauled', 'handed'])
const ENDS = new Set(['won-fight', 'routed', 'mauled', 'turn-began', 'showed-no-knife'])

export interface Duel {
  /** The seats on both sides; null for Michel(le). */
  sides: [number | null, number]
  tool: string | null
  /** Weapons played, in order, by side. */
  played: { seat: number | null; card: string }[]
}

/** The running fight, derived from the story, which alone says who played what. */
export function duelOf(story: Entry[]): Duel | null {
  let first: Message | undefined
  let start = story.length
  for (let n = story.length - 1; n >= 0 && !ENDS.has(story[n]!.message.id); n -= 1) {
    const { message } = story[n]!
    // Michel(le) shows a Knife in every round of a fight; the first of them began it.
    if (message.id === 'demanded' || message.id === 'showed-knife') [first, start] = [message, n]
    if (message.id === 'demanded') break
  }
  if (!first) return null
  const isDemand = first.id === 'demanded'
  const foe = isDemand ? whoIn(first) : null
  const victim = isDemand ? whoIn(first, 'other') : whoIn(first)
  if (victim === null) return null
  const duel: Duel = { sides: [foe, victim], tool: isDemand ? idIn(first, 'card') : null, played: [] }
  for (const { message } of story.slice(start)) {
    if (message.id === 'handed') return null
    if (message.id === 'showed-knife') duel.played.push({ seat: null, card: 'knife' })
    const card = idIn(message, 'card') ?? idIn(message, 'token')
    if ((message.id === 'laid' || message.id === 'flexed') && card) duel.played.push({ seat: whoIn(message), card })
  }
  return duel
}

/** A fight that has ended among the entries from an index on, as it was before its end, and its outcome. */
export function endedIn(story: Entry[], from: number): { duel: Duel; outcome: Message } | null {
  const end = story.findLastIndex((entry, n) => n >= from && OUTCOMES.has(entry.message.id))
  const outcome = story[end]?.message
  const duel = outcome ? duelOf(story.slice(0, end)) : null
  return duel && outcome ? { duel, outcome } : null
}

/** The numbers rolled in these entries. */
export function rollIn(entries: readonly Entry[]): number[] {
  return entries.flatMap((entry) => [...within(entry.message)]).flatMap((part) => {
    const roll = part.type === 'message' ? part.args['roll'] : undefined
    return typeof roll === 'number' ? [roll] : []
  })
}

/** New entries after `last`. If a replay has jumped to another part of the story, those of that moment. */
export function newsAfter(story: readonly Entry[], last: Entry | undefined, version: number): readonly Entry[] {
  const at = last ? story.lastIndexOf(last) : -1
  return at < 0 ? story.filter((each) => each.version === version) : story.slice(at + 1)
}
