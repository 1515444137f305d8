import type { Box, Message, Option, Own, Table } from '../protocol'

/** An option, taken apart: `dig spoon` is the word `dig` and the operand `spoon`. */
export interface Choice {
  action: string
  word: string
  operand: string
  label: Message
  /** What the server warns of: allowed, but it gains nothing. */
  warning: Message | null
  /** Whether it cannot be taken back: then it is asked about once more. */
  isFinal: boolean
}

/** What is shown together under one verb, though it is spelled with another word. */
const FAMILY: Record<string, string> = { planned: 'cautious', shortcut: 'move', bandage_heal: 'heal' }
const TO_PLACE = new Set(['cautious', 'planned', 'shortcut', 'go', 'warden'])
const TO_SEAT = new Set(['extort', 'exchange', 'spy', 'seat'])
const OF_CARD = new Set(['dig', 'name', 'improve', 'play', 'card', 'ask_card'])

/** In the order of the dock; those the box does not offer are left out of it. */
const BASIC = ['search', 'move', 'cautious', 'extort', 'craft', 'play', 'join']
const OF_PLACES = [
  'dig', 'steal', 'heal', 'sell', 'buy', 'rehabilitate', 'study', 'improve', 'develop', 'bet', 'plan', 'brawl', 'workout',
  'change_style', 'steal_bandage', 'bribe',
]
const BESIDE = ['ability', 'reveal', 'spy', 'exchange', 'attract']
/** Answers that say no: they end something and stand apart from the others. */
const CLOSING = new Set(['decline', 'stop', 'pass', 'done'])

export function choices(options: Option[]): Choice[] {
  return options.map(({ action, label }) => {
    const [word = '', ...rest] = action.split(' ')
    return { action, word, operand: rest.join(' '), ...heeded(label) }
  })
}

/** Of what is possible, the first thing that marks name, `dig spoon` or any `dig`, and what they name of its kind; else the end of the turn. */
export function pointedAt(marks: readonly string[], possible: readonly Choice[]): Set<string> {
  const isNamed = (choice: Choice, mark: string): boolean => mark === choice.action || mark === choice.word
  const first = [...marks, 'pass'].map((mark) => possible.find((choice) => isNamed(choice, mark))).find(Boolean)
  const named = possible.filter((choice) => choice.word === first?.word && [...marks, 'pass'].some((mark) => isNamed(choice, mark)))
  return new Set(named.map((choice) => choice.action))
}

/** A label and the warning behind it, which is shown apart. */
function heeded(label: Message): Pick<Choice, 'label' | 'warning' | 'isFinal'> {
  const { option, warning } = label.args
  const isWarned = label.id === 'option-warned' || label.id === 'option-final'
  if (!isWarned || !isMessage(option) || !isMessage(warning)) return { label, warning: null, isFinal: false }
  return { label: option, warning, isFinal: label.id === 'option-final' }
}

const isMessage = (part: Message['args'][string] | undefined): part is Message => typeof part === 'object' && part.type === 'message'

export const verbOf = (choice: Choice): string => FAMILY[choice.word] ?? choice.word
export const isClosing = (choice: Choice): boolean => CLOSING.has(choice.word)
export const slotOf = (choice: Choice): string | null => (TO_PLACE.has(choice.word) ? choice.operand : null)
export const seatOf = (choice: Choice): number | null => (TO_SEAT.has(choice.word) ? Number(choice.operand.slice(1)) - 1 : null)

/** The card an option is about, so that it can be drawn: also what is crafted or bought. */
export function cardOf(choice: Choice, box: Box): string | null {
  if (OF_CARD.has(choice.word)) return choice.operand
  if (choice.word === 'craft') return box.recipes.find((each) => each.id === choice.operand)?.card ?? null
  if (choice.word === 'buy') return box.deals.find((each) => each.id === choice.operand)?.card ?? null
  return null
}

export function byVerb(all: Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>()
  for (const choice of all) found.set(verbOf(choice), [...(found.get(verbOf(choice)) ?? []), choice])
  return found
}

/** Every verb of this game, possible now or not, in the order of the dock. */
export function verbs(box: Box, table: Table, own: Own, possible: Map<string, Choice[]>): string[] {
  const offered = new Set(box.places.flatMap((place) => place.actions))
  const mine = table.seats[own.seat]
  const beside: Record<string, boolean> = {
    ability: Boolean(mine?.gang_card),
    reveal: Boolean(own.background) && !mine?.revealed,
    spy: Boolean(mine?.tokens['spy']),
    exchange: Boolean(table.setting.teams),
    attract: table.warden !== null,
  }
  return [
    ...BASIC,
    ...OF_PLACES.filter((verb) => offered.has(verb) || possible.has(verb)),
    ...BESIDE.filter((verb) => beside[verb] === true || possible.has(verb)),
  ]
}

/** What a verb could be done with: whoever asks why it cannot is told about each. */
export function operands(verb: string, box: Box, table: Table, own: Own): string[] {
  const others = table.seats.map((_, seat) => seat).filter((seat) => seat !== own.seat).map((seat) => `P${seat + 1}`)
  const held = box.cards.filter((card) => card.sort === 'action' && own.hand[card.id])
  switch (verb) {
    case 'craft': return box.recipes.map((each) => each.id)
    case 'buy': return box.deals.map((each) => each.id)
    case 'join': case 'change_style': return box.gangs.map((each) => each.id)
    case 'dig': case 'improve': return box.cards.filter((card) => card.sort === 'tool').map((card) => card.id)
    case 'cautious': return box.places.map((each) => each.slot)
    case 'extort': case 'exchange': case 'spy': return others
    case 'play': return (held.length ? held : box.cards.filter((card) => card.sort === 'action').slice(0, 1)).map((card) => card.id)
    case 'bet': return ['1x2']
    default: return ['']
  }
}
