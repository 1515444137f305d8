import { getContext, setContext } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { Advice, Box, Guidance, Line, Message, Own, Problem, Question, Room, SeatView, Stakes, Table, Threat } from '../protocol'
import { badgeOf, prisonerOf } from '../lib/prisoners'
import type { RoomClient, Wish } from '../lib/room.svelte'
import { byVerb, choices, hotkeys, isClosing, pointedAt, seatOf, slotOf, verbs, type Choice } from './choices'
import { heard } from './mute.svelte'
import { isRisk } from './stakes'

export type Drawer = 'hand' | 'actions' | 'log' | 'players'
export type Shown =
  | { kind: 'why'; verb: string }
  | { kind: 'card'; id: string }
  | { kind: 'seat'; seat: number }
  | { kind: 'place'; slot: string }
  | { kind: 'gang'; id: string }
  | { kind: 'warned'; choice: Choice }
  | { kind: 'rule'; id: string; from: Shown | null }
  | { kind: 'discard' | 'recipes' | 'orders' | 'help' | 'hint' | 'asked' | 'menu' | 'report' | 'notify' }

/** The client-side state of a table: what the player looks at and is about to do. Nothing here decides a rule. */
export class Desk {
  readonly client: RoomClient
  /** The verb whose options are shown; null while all verbs are shown. */
  picked = $state<string | null>(null)
  /** The sheet over the table. */
  shown = $state<Shown | null>(null)
  /** On a phone: the open drawer above the dock. */
  drawer = $state<Drawer | null>(null)
  /** An answer on its way; nothing else is sent in the meantime. */
  busy = $state<string | null>(null)
  problem = $state<Problem | null>(null)
  advice = $state<Advice | null>(null)
  /** What the guide of a first game suggests. */
  guidance = $state.raw<Guidance | null>(null)
  isCommanding = $state(false)
  /** The next action that is pressed is explained and not taken. */
  isExplaining = $state(false)
  /** What dropping the dragged card on the board does; null while none is dragged. */
  dropping = $state<string | null>(null)
  /** How often the player has skipped running animations. */
  skips = $state(0)
  /** Passes the device to somebody else; only where several people share it. */
  readonly pass: (() => void) | undefined

  constructor(client: RoomClient, pass?: () => void) {
    this.client = client
    this.pass = pass
  }

  // Read only once all of them are loaded: see Table.svelte.
  get table(): Table { return this.client.table! }
  get room(): Room { return this.client.room! }
  get box(): Box { return this.client.box! }
  get own(): Own | null { return this.client.own }
  get speaker() { return this.client.speaker! }
  get seat(): number | null { return this.client.seat }
  get me(): SeatView | null { return this.seat === null ? null : (this.table.seats[this.seat] ?? null) }
  get asked(): Question | null { return this.own?.asked ?? null }
  get isMyTurn(): boolean { return this.seat !== null && this.table.active === this.seat }

  /** What the risky options can gain and cost. */
  get stakes(): readonly Stakes[] { return this.asked?.stakes ?? [] }
  /** Who can break out soon; those who surely can come first. */
  get threats(): readonly Threat[] { return this.own?.threats ?? this.room.threats ?? [] }

  all = $derived.by((): Choice[] => choices(this.client.own?.asked?.options ?? [], this.client.box))
  asides = $derived.by((): Choice[] => choices(this.client.own?.asides ?? [], this.client.box))
  /** Chat lines that are not muted. */
  heard = $derived.by((): Line[] => heard(this.client.code, this.client.chat, this.client.seat))
  isTurn = $derived.by((): boolean => this.client.own?.asked?.question === 'turn')
  byVerb = $derived.by((): Map<string, Choice[]> => (this.isTurn ? byVerb(this.all) : new Map()))
  verbs = $derived.by((): string[] => {
    const { box, table, own } = this.client
    return box && table && own ? verbs(box, table, own, this.byVerb) : []
  })
  /** The key of each action, always the same one in a Place. */
  hotkeys = $derived.by((): Map<string, string> => (this.client.box ? hotkeys(this.client.box, this.me?.place ?? '') : new Map()))
  /** The options in the dock, in order: those that mean no come last. */
  offered = $derived.by((): Choice[] => {
    const all = this.isTurn ? (this.byVerb.get(this.picked ?? '') ?? []) : this.all
    return [...all.filter((choice) => !isClosing(choice)), ...all.filter(isClosing)]
  })
  /** The same for the keys 1 to 9. The two answers to an extortion always have the same keys, whatever the hand. */
  numbered = $derived.by((): (Choice | undefined)[] => {
    if (this.client.own?.asked?.question !== 'answer') return this.offered
    const [give, refuse] = ['give', 'refuse'].map((word) => this.all.find((choice) => choice.word === word))
    return [give, refuse, ...this.all.filter((choice) => choice !== give && choice !== refuse)]
  })

  /** The possible actions that a lesson or the guide highlights. */
  #guided = $derived.by((): Set<string> => {
    const marks = this.client.room?.lesson?.marks ?? []
    return marks.length ? pointedAt(marks, this.all) : new Set([this.guidance?.action ?? ''])
  })

  /** Whether a lesson or the guide highlights one of these options. */
  isGuided(...ways: (Choice | undefined)[]): boolean {
    return ways.some((way) => way !== undefined && this.#guided.has(way.action))
  }

  show(what: Shown): void {
    this.shown = what
  }

  /** Show a rule over the present sheet; closing it returns to that sheet. */
  lookUp(id: string): void {
    const from = this.shown?.kind === 'rule' ? this.shown.from : this.shown
    this.shown = { kind: 'rule', id, from }
  }

  /** Whether this seat can be pressed as an answer; no seat is marked on an open turn. */
  isTarget(seat: number): boolean {
    return (!this.isTurn || this.picked !== null) && this.offered.some((choice) => seatOf(choice) === seat)
  }

  toPlace(slot: string): Choice[] {
    return this.all.filter((choice) => slotOf(choice) === slot)
  }

  toSeat(seat: number): Choice[] {
    return this.all.filter((choice) => seatOf(choice) === seat)
  }

  name(seat: number): string {
    return this.table.seats[seat]?.name ?? ''
  }

  /** Whether a player is missing; with days for every answer, only once these are over. */
  isMissing(seat: number): boolean {
    const chair = this.room.seats[seat]
    if (chair?.player !== 'human' || chair.is_here || chair.stand_in) return false
    return this.room.settings.clock.kind !== 'days' || chair.has_missed
  }

  symbol(seat: number): string {
    return prisonerOf(this.box, this.room.seats[seat])?.symbol ?? ''
  }

  /** The face of a seat's prisoner board. */
  side(seat: number): number {
    return this.room.seats[seat]?.side ?? 0
  }

  /** Whether a bot has this seat; in a lesson the others follow a script and have no level. */
  isBot(seat: number): boolean {
    const player = this.room.seats[seat]?.player ?? ''
    return player !== '' && player !== 'human' && !this.room.lesson
  }

  /** What stands beside the name of a seat: a bot's level, or a person's prisoner. */
  badge(seat: number): string {
    return this.room.lesson ? '' : badgeOf(this.box, this.room.seats[seat])
  }

  say(choice: Choice): string {
    return this.speaker.say(choice.label)
  }

  /** The option that the command line asked to confirm. */
  doubted: Choice | null = null

  /** Choose at once, unless the option has to be confirmed; a card that is played, joined or revealed for good is shown
      first, and chosen in its sheet. */
  async choose(choice: Choice): Promise<void> {
    const sheet = this.#sheetOf(choice)
    if (this.isDoubtful(choice)) this.shown = { kind: 'warned', choice }
    else if (sheet && !isSame(sheet, this.shown)) this.shown = sheet
    else await this.settle(choice)
  }

  #sheetOf(choice: Choice): Shown | null {
    if (!choice.isShownFirst) return null
    if (choice.sort === 'gang') return { kind: 'gang', id: choice.operand }
    const id = choice.sort === 'card' ? choice.operand : (this.own?.background ?? '')
    return id ? { kind: 'card', id } : null
  }

  /** Whether an option has to be confirmed, however it is chosen: it gains nothing and cannot be undone, or it is a risk
      whose stakes are not in sight. */
  isDoubtful(choice: Choice): boolean {
    return (choice.warning !== null && choice.isFinal) || (isRisk(this.stakes, choice) && !this.#isInSight(choice))
  }

  /** The parts of the page that show stakes, with the options they are about. */
  #stakesShown = new Map<HTMLElement, () => readonly Choice[]>()

  /** An attachment of a part of the page that shows the stakes of these options. */
  showsStakes(choices: () => readonly Choice[]): Attachment<HTMLElement> {
    return (section) => {
      this.#stakesShown.set(section, choices)
      return () => { this.#stakesShown.delete(section) }
    }
  }

  /** Whether the player sees the stakes of an option: no sheet, drawer or command line is in between. */
  #isInSight(choice: Choice): boolean {
    if (this.shown || this.isCommanding) return false
    return [...this.#stakesShown].some(([section, choices]) => section.getClientRects().length > 0 && choices().some(({ action }) => action === choice.action))
  }

  async settle(choice: Choice): Promise<void> {
    await this.#send(choice.action, () => this.client.choose(choice.action))
    this.picked = null
  }

  /** The warning of a verb with a single option; several options have their own. */
  warningOf(verb: string): Message | null {
    const ways = this.byVerb.get(verb) ?? []
    return ways.length === 1 ? (ways[0]?.warning ?? null) : null
  }

  async throwIn(choice: Choice): Promise<void> {
    await this.#send(choice.action, () => this.client.do({ do: 'throw_in', action: choice.action }))
  }

  async undo(): Promise<void> {
    await this.#send('undo', () => this.client.do({ do: 'undo', decisions: 1 }))
  }

  /** Take a verb: at once with one option, show several options, or explain it: on request, and why there is none. */
  take(verb: string): void {
    const ways = this.byVerb.get(verb) ?? []
    const isAsked = this.isExplaining
    this.isExplaining = false
    if (isAsked || ways.length === 0) this.shown = { kind: 'why', verb }
    else if (ways.length === 1 && ways[0]) void this.choose(ways[0])
    else {
      this.picked = verb
      this.drawer = 'actions'
    }
  }

  /** The seats that people play, without a bot in their place. */
  get people(): number[] {
    return this.room.seats.flatMap((chair, seat) => (chair.player === 'human' && !chair.stand_in ? [seat] : []))
  }

  get hasBots(): boolean { return this.room.seats.some((chair) => chair.stand_in || chair.player !== 'human') }

  /** Whether this person sets the pace of the bots: the host, or the only person. The server decides. */
  get canPace(): boolean {
    const owners = this.room.seats.flatMap((chair, seat) => (chair.player === 'human' ? [seat] : []))
    return this.client.isHost || (this.seat !== null && owners.length === 1 && owners[0] === this.seat)
  }

  /** Whether bots keep everybody waiting, and may be told to hurry. */
  get canSkip(): boolean {
    const { window, is_paused, pace = 0 } = this.room
    return this.canPace && !is_paused && pace > 0 && window !== null && window.seats.every((seat) => !this.people.includes(seat))
  }

  /** Skip animations and, where this person may, the pauses of the bots. */
  skip(): void {
    this.skips += 1
    if (this.canSkip) void this.ask({ do: 'skip' })
  }

  /** Agree to something that the players decide together, or reject it. */
  agree(to: Extract<Wish, { do: 'agree' }>['to'], agrees = true): Promise<boolean> {
    return this.ask({ do: 'agree', to, agrees })
  }

  /** Send a wish about the table; returns whether it was done. */
  async ask(wish: Wish): Promise<boolean> {
    this.problem = null
    try {
      await this.client.do(wish)
      return true
    } catch (problem) {
      this.problem = problem as Problem
      return false
    }
  }

  async hint(): Promise<void> {
    this.advice = null
    this.shown = { kind: 'hint' }
    try {
      this.advice = await this.client.hint()
    } catch (problem) {
      this.shown = null
      this.problem = problem as Problem
    }
  }

  async #send(name: string, act: () => Promise<unknown>): Promise<void> {
    if (this.busy) return
    this.busy = name
    this.problem = null
    try {
      await act()
    } catch (problem) {
      this.problem = problem as Problem
    } finally {
      this.busy = null
    }
  }
}

/** Whether two sheets show the same card. */
const isSame = (a: Shown, b: Shown | null): boolean => a.kind === b?.kind && 'id' in a && 'id' in b && a.id === b.id

const DESK = Symbol('desk')

export function lay(client: RoomClient, pass?: () => void): Desk {
  return setContext(DESK, new Desk(client, pass))
}

export function desk(): Desk {
  return getContext<Desk>(DESK)
}
