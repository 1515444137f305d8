import type { Box, Message, Option, Own, Table } from '../protocol'

/** A parsed option: `dig spoon` is the word `dig` and the operand `spoon`. */
export interface Choice {
  action: string
  word: string
  operand: string
  /** The sort of the operand: `slot`, `seat`, `card` …; empty if there is none. */
  sort: string
  /** The verb under which it is shown, which may differ from its word. */
  verb: string
  label: Message
  /** The server's warning: allowed, but it gains nothing. */
  warning: Message | null
  /** Whether it cannot be undone; then the player has to confirm it. */
  isFinal: boolean
  /** Whether its card is shown before it is chosen. */
  isShownFirst: boolean
}

const DIGITS = '1234567890'

/** Answers that mean no: they end something and are separate from the others. */
const CLOSING = new Set(['decline', 'stop', 'pass', 'done'])

export function choices(options: Option[], box: Box | null): Choice[] {
  const facts = new Map(box?.words.map((each) => [each.word, each]))
  return options.map(({ action, label }) => {
    const [word = '', ...rest] = action.split(' ')
    const { operand: sort = '', verb = word, is_shown_first: isShownFirst = false } = facts.get(word) ?? {}
    return { action, word, operand: rest.join(' '), sort, verb, isShownFirst, ...heeded(label) }
  })
}

/** The options that the marks of a lesson (`dig spoon` or any `dig`) name: those with the word of the first match.
    Without a match, the end of the turn. */
export function pointedAt(marks: readonly string[], possible: readonly Choice[]): Set<string> {
  const isNamed = (choice: Choice, mark: string): boolean => mark === choice.action || mark === choice.word
  const first = [...marks, 'pass'].map((mark) => possible.find((choice) => isNamed(choice, mark))).find(Boolean)
  const named = possible.filter((choice) => choice.word === first?.word && [...marks, 'pass'].some((mark) => isNamed(choice, mark)))
  return new Set(named.map((choice) => choice.action))
}

/** A label and its warning, which is shown separately. */
function heeded(label: Message): Pick<Choice, 'label' | 'warning' | 'isFinal'> {
  const { option, warning } = label.args
  const isWarned = label.id === 'option-warned' || label.id === 'option-final'
  if (!isWarned || !isMessage(option) || !isMessage(warning)) return { label, warning: null, isFinal: false }
  return { label: option, warning, isFinal: label.id === 'option-final' }
}

const isMessage = (part: Message['args'][string] | undefined): part is Message => typeof part === 'object' && part.type === 'message'

export const isClosing = (choice: Choice): boolean => CLOSING.has(choice.word)
export const slotOf = (choice: Choice): string | null => (choice.sort === 'slot' ? choice.operand : null)
export const seatOf = (choice: Choice): number | null => (choice.sort === 'seat' ? Number(choice.operand.slice(1)) - 1 : null)

/** The card of an option, so that it can be drawn: also one that is crafted or bought. */
export function cardOf(choice: Choice, box: Box): string | null {
  if (choice.sort === 'card' || choice.sort === 'pile') return choice.operand
  if (choice.sort === 'recipe') return box.recipes.find((each) => each.id === choice.operand)?.card ?? null
  if (choice.sort === 'deal') return box.deals.find((each) => each.id === choice.operand)?.card ?? null
  return null
}

export function byVerb(all: Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>()
  for (const choice of all) found.set(choice.verb, [...(found.get(choice.verb) ?? []), choice])
  return found
}

/** Every verb of this game, possible or not, in the order of the dock. */
export function verbs(box: Box, table: Table, own: Own, possible: Map<string, Choice[]>): string[] {
  const offered = new Set(box.places.flatMap((place) => place.actions))
  const mine = table.seats[own.seat]
  const isHeld: Record<string, boolean> = {
    ability: Boolean(mine?.gang_card),
    reveal: Boolean(own.background) && !mine?.revealed,
  }
  const isShown = ({ word, dock, token }: Box['words'][number]): boolean => {
    if (possible.has(word) || dock === 'basic') return true
    if (dock === 'place') return offered.has(word)
    return isHeld[word] ?? (!token || Boolean(mine?.tokens[token]))
  }
  return box.words.filter((each) => each.dock && isShown(each)).map((each) => each.word)
}

/** The key of each action: 1 and on for the Basic ones, those after them for the actions of a Place. It does not depend on
    what is possible at the moment. */
export function hotkeys(box: Box, slot: string): Map<string, string> {
  const basic = box.words.filter((each) => each.dock === 'basic').map((each) => each.word)
  const here = (box.places.find((place) => place.slot === slot)?.actions ?? []).filter((verb) => !basic.includes(verb))
  return new Map([...basic, ...here].slice(0, DIGITS.length).map((verb, n) => [verb, DIGITS[n]!]))
}

/** The operands a verb could have; the "why not" sheet covers each of them. */
export function operands(verb: string, box: Box, table: Table, own: Own): string[] {
  const facts = box.words.find((each) => each.word === verb)
  switch (facts?.operand) {
    case 'recipe': return box.recipes.map((each) => each.id)
    case 'deal': return box.deals.map((each) => each.id)
    case 'gang': return box.gangs.map((each) => each.id)
    case 'pile': return box.cards.filter((card) => card.sort === 'tool').map((card) => card.id)
    case 'slot': return box.places.map((each) => each.slot)
    case 'seat': return table.seats.map((_, seat) => seat).filter((seat) => seat !== own.seat).map((seat) => `P${seat + 1}`)
    case 'card': {
      const actions = box.cards.filter((card) => card.sort === 'action')
      const held = actions.filter((card) => own.hand[card.id])
      return (held.length ? held : actions.slice(0, 1)).map((card) => card.id)
    }
    default: return facts?.examples.length ? facts.examples : ['']
  }
}
