import * as api from '../../lib/api'
import type { Source } from '../../lib/api'
import { played } from '../../lib/journal'
import { all } from '../../lib/keys'
import { Refused } from '../../lib/problems'
import type { RoomClient, Tale } from '../../lib/room.svelte'
import { attend, language, Speaker, type Language } from '../../lib/speech'
import type { Box, Moment, Orders, Own, Part, ReplaySeat, Room, View } from '../../protocol'
import { usual } from '../make/settings'

/** Number of moments in a part, as the server splits them. */
const LENGTH = 32
/** The next part is fetched this many decisions before the end of a part. */
const NEAR = 12

const NO_ORDERS: Orders = {
  report: 'ask', freepass: 'ask', punish: 'ask', corrupt: 'ask', react: 'ask', answer: 'ask', fight: 'ask', yield: 'ask',
  brawl: 'ask', help: 'ask', roll: 'ask', unless_winning: false,
}

/** A finished game, moment by moment: it offers what the table reads from a client, and sends nothing. */
export class Reel {
  readonly source: Source
  readonly status = 'open'
  readonly closing = null
  readonly isHost = false
  readonly chat = []
  readonly offset = 0
  seat = $state<number | null>(null)
  moment = $state.raw<Moment | null>(null)
  /** Who played, and with which prisoner. */
  players = $state.raw<ReplaySeat[]>([])
  box = $state.raw<Box | null>(null)
  problem = $state<unknown>(null)
  story = $state.raw<Tale[]>([])

  version = $derived(this.moment?.decision ?? 0)
  decisions = $derived(this.moment?.decisions ?? 0)
  table = $derived(this.moment?.view ?? null)
  own = $derived(this.moment && ownOf(this.moment.view))
  room = $derived.by(() => this.moment && roomOf(this.code, this.moment.view, this.players))
  #names = $derived(JSON.stringify(this.table?.seats.map((seat) => seat.name) ?? []))
  speaker = $derived(this.box && new Speaker(this.box, JSON.parse(this.#names) as string[], this.seat))

  #kept = new Map<string, Promise<Part>>()
  #wanted = ''
  #leave: () => void

  constructor(source: Source) {
    this.source = source
    this.#leave = attend(() => this.speaker)
  }

  /** The code of the room; a record has none. */
  get code(): string {
    return this.source.kind === 'room' ? this.source.name : ''
  }

  /** The seat of the player who looks at a game of their own: the one of the end, or else the one of the key. */
  get ownSeat(): number | null {
    const code = this.code.toUpperCase()
    return played().find((each) => each.code === code)?.seat ?? all().find((each) => each.code === code)?.seat ?? null
  }

  /** The address of a moment, as seen by a seat. */
  addressOf(decision: number, seat: number | null): string {
    const { kind, name } = this.source
    return `/replay/${kind === 'record' ? 'record/' : ''}${name}/${decision}${seat === null ? '' : `?seat=${seat}`}`
  }

  /** Typed as a client for the components of the table; they only read, and only a desk with a question would send. */
  get client(): RoomClient {
    return this as unknown as RoomClient
  }

  async unpack(wanted: Language): Promise<void> {
    const box = await api.pastBox(this.source, wanted)
    if (wanted === language.current) this.box = box
  }

  /** Go to a moment; of several requests at once only the last is shown. */
  async turnTo(decision: number, seat: number | null): Promise<void> {
    const wanted = `${decision} ${seat}`
    this.#wanted = wanted
    try {
      const number = Math.floor(decision / LENGTH)
      const part = await this.#part(number, seat)
      if (this.#wanted !== wanted) return
      const moment = part.moments[decision % LENGTH]
      if (!moment) throw new Refused({ code: 'unknown' })
      this.seat = seat
      this.players = part.seats
      this.moment = moment
      this.story = this.#told(part, moment)
      this.problem = null
      this.#lookAhead(decision, moment.decisions, seat)
    } catch (thrown) {
      if (this.#wanted === wanted) this.problem = thrown
    }
  }

  /** The entries up to this moment, as far back as the part goes. */
  #told(part: Part, until: Moment): Tale[] {
    const past = part.moments.slice(0, part.moments.indexOf(until) + 1)
    return past.flatMap(({ story, decision }) => story.map((each) => ({ ...each, version: decision })))
  }

  /** Prefetch, so that stepping does not wait at the end of a part. */
  #lookAhead(decision: number, decisions: number, seat: number | null): void {
    for (const near of [decision + NEAR, decision - NEAR])
      if (near >= 0 && near <= decisions) void this.#part(Math.floor(near / LENGTH), seat).catch(() => null)
  }

  do(): Promise<never> {
    return Promise.reject(new Refused({ code: 'conflict' }))
  }

  choose(): Promise<never> {
    return this.do()
  }

  why(): Promise<never> {
    return this.do()
  }

  hint(): Promise<never> {
    return this.do()
  }

  close(): void {
    this.#leave()
  }

  #part(number: number, seat: number | null): Promise<Part> {
    const name = `${number} ${seat}`
    const found = this.#kept.get(name) ?? api.reel(this.source, number, seat)
    this.#kept.set(name, found)
    found.catch(() => this.#kept.delete(name))
    return found
  }
}

function ownOf(view: View): Own | null {
  const mine = view.viewer === null ? undefined : view.seats[view.viewer]
  if (view.viewer === null || !mine) return null
  const { hand_limit, search, prices, cautious, exchange } = view
  const known = view.seats.map(({ certain, possible }) => ({ certain, possible }))
  return {
    seat: view.viewer, hand: mine.hand ?? {}, mates: {}, background: mine.background ?? '', known, hand_limit, search, prices, cautious, exchange,
    asked: null, asides: [], undoable: 0, orders: NO_ORDERS, threats: [],
  }
}

function roomOf(code: string, view: View, players: readonly ReplaySeat[]): Room {
  return {
    code, settings: { ...usual(), players: view.seats.length }, phase: 'over', banks: [], votes: {}, promise: '', after: '', next_room: '', lesson: null, has_team_chat: false,
    pace: 0, is_paused: false, pause_ends: null, agreed: {}, closed: '', threats: [], origin: null,
    seats: view.seats.map(({ name }, n) => ({ name, player: 'human', board: n + 1, side: 0, ...players[n], stand_in: '', is_vacant: false, is_here: true, has_missed: false, has_chosen: true, team: '', can_change_team: false, is_enrolled: false })),
    window: view.over ? null : { seats: [view.asked], question: view.question, since: 0, until: null, bank_until: null },
  }
}
