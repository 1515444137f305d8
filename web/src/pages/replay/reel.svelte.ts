import * as api from '../../lib/api'
import { Refused } from '../../lib/problems'
import type { RoomClient, Tale } from '../../lib/room.svelte'
import { attend, language, Speaker, type Language } from '../../lib/speech'
import type { Box, Moment, Orders, Own, Room, View } from '../../protocol'
import { usual } from '../make/settings'

const NO_ORDERS: Orders = {
  report: 'ask', freepass: 'ask', punish: 'ask', corrupt: 'ask', react: 'ask', answer: 'ask', fight: 'ask', yield: 'ask',
  brawl: 'ask', help: 'ask', roll: 'ask', unless_winning: false,
}

/** A game that is over, one moment after the other: what the parts of the table read of a client, and nobody to send to. */
export class Reel {
  readonly code: string
  readonly status = 'open'
  readonly closing = null
  readonly isHost = false
  readonly chat = []
  readonly offset = 0
  seat = $state<number | null>(null)
  moment = $state.raw<Moment | null>(null)
  box = $state.raw<Box | null>(null)
  problem = $state<unknown>(null)
  story = $state.raw<Tale[]>([])

  version = $derived(this.moment?.decision ?? 0)
  decisions = $derived(this.moment?.decisions ?? 0)
  table = $derived(this.moment?.view ?? null)
  own = $derived(this.moment && ownOf(this.moment.view))
  room = $derived.by(() => this.moment && roomOf(this.code, this.moment.view))
  #names = $derived(JSON.stringify(this.table?.seats.map((seat) => seat.name) ?? []))
  speaker = $derived(this.box && new Speaker(this.box, JSON.parse(this.#names) as string[], this.seat))

  #kept = new Map<string, Promise<Moment>>()
  #wanted = ''
  #leave: () => void

  constructor(code: string) {
    this.code = code
    this.#leave = attend(() => this.speaker)
  }

  /** As the parts of the table know it; they read, and only a desk that is asked something would send. */
  get client(): RoomClient {
    return this as unknown as RoomClient
  }

  async unpack(wanted: Language): Promise<void> {
    const box = await api.box(this.code, wanted)
    if (wanted === language.current) this.box = box
  }

  /** Turn to a moment; of several that are wanted at once only the last is shown. */
  async turnTo(decision: number, seat: number | null): Promise<void> {
    const wanted = `${decision} ${seat}`
    this.#wanted = wanted
    try {
      const found = await this.#fetch(decision, seat)
      if (this.#wanted !== wanted) return
      const isNext = this.moment !== null && this.seat === seat && found.decision === this.moment.decision + 1
      const told = found.story.map((each) => ({ ...each, version: found.decision }))
      this.story = isNext ? [...this.story, ...told] : told
      this.seat = seat
      this.moment = found
      this.problem = null
      if (decision < found.decisions) void this.#fetch(decision + 1, seat).catch(() => null)
    } catch (thrown) {
      if (this.#wanted === wanted) this.problem = thrown
    }
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

  #fetch(decision: number, seat: number | null): Promise<Moment> {
    const name = `${decision} ${seat}`
    const found = this.#kept.get(name) ?? api.replay(this.code, decision, seat)
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
    asked: null, asides: [], undoable: 0, orders: NO_ORDERS,
  }
}

function roomOf(code: string, view: View): Room {
  return {
    code, settings: { ...usual(), players: view.seats.length }, phase: 'over', banks: [], votes: {}, promise: '', after: '', next_room: '', lesson: null,
    seats: view.seats.map(({ name }) => ({ name, player: 'human', stand_in: '', is_vacant: false, is_here: true })),
    window: view.over ? null : { seats: [view.asked], question: view.question, since: 0, until: null },
  }
}
