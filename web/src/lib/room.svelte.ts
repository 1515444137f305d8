/** A room as seen by one person. All fields are runes, so reading them in a component is enough. */

import { untrack } from 'svelte'
import type { Advice, Because, Box, Command, Done, Explanation, FromServer, Guidance, Hello, Line, Own, Reason, Room, Table, Told, Update, Welcome } from '../protocol'
import * as api from './api'
import { Errands, type Answer, type Errand } from './errands'
import { patched, watched } from './patch.svelte'
import { Refused, RELOAD, type Closing } from './problems'
import { Socket, type Status } from './socket'
import { attend, language, Speaker, type Language } from './speech'

export type { Status } from './socket'
export type Wish = Command['wish']
export type Tale = Told & { version: number }

/** Our protocol version; a server with another one has a newer client for us. */
const PROTOCOL = 1
/** A command takes milliseconds. Without an answer for this long, the connection is dead. */
const DEAD_AFTER = 10_000
const AGAIN_AFTER = 3_000

export class RoomClient {
  readonly code: string
  status = $state<Status>('connecting')
  closing = $state.raw<Closing | null>(null)
  version = $state(0)
  seat = $state<number | null>(null)
  isHost = $state(false)
  room = $state.raw<Room | null>(null)
  table = $state.raw<Table | null>(null)
  own = $state.raw<Own | null>(null)
  box = $state.raw<Box | null>(null)
  story = $state.raw<Tale[]>([])
  chat = $state.raw<Line[]>([])
  /** The server's clock minus ours, in ms. */
  offset = $state(0)

  /** As text, so that the speaker is replaced only when a name changes. */
  #names = $derived(JSON.stringify(this.room?.seats.map((chair) => chair.name) ?? []))
  speaker = $derived(this.box && new Speaker(this.box, JSON.parse(this.#names) as string[], this.seat))

  #key: string | null
  #errands = new Errands()
  #socket: Socket
  #ends: (() => void)[]

  constructor(code: string, key: string | null) {
    this.code = code.toUpperCase()
    this.#key = key
    const unpacking = $effect.root(() => {
      $effect(() => this.#unpack(language.current))
    })
    document.addEventListener('visibilitychange', this.#look)
    this.#ends = [unpacking, () => document.removeEventListener('visibilitychange', this.#look)]
    this.attend()
    const address = new URL(`/api/rooms/${this.code}/socket`, location.href)
    address.protocol = address.protocol.replace('http', 'ws')
    this.#socket = new Socket(address.href, {
      hello: () => this.#hello(),
      heard: (message) => this.#heard(message),
      changed: (status, closing) => this.#changed(status, closing),
    })
  }

  /** Executed once, however often it is sent; rejects with a `Refused`, which is a Problem. */
  async do(wish: Wish): Promise<Done> {
    const id = this.#errands.nextId()
    const asked = this.#ask({ type: 'command', id, seen: this.version, wish })
    const doubt = setTimeout(() => this.#socket.again(), DEAD_AFTER)
    return (await asked.finally(() => clearTimeout(doubt))) as Done
  }

  choose(action: string): Promise<Done> {
    return this.do({ do: 'choose', action })
  }

  /** The reasons against an action; empty if it is possible. */
  async why(action: string): Promise<Reason[]> {
    return ((await this.#ask({ type: 'why', id: this.#errands.nextId(), action })) as Because).reasons
  }

  async hint(): Promise<Advice> {
    return (await this.#ask({ type: 'hint', id: this.#errands.nextId() })) as Advice
  }

  /** What is going on, in a few sentences. */
  async explain(): Promise<readonly Told[]> {
    return ((await this.#ask({ type: 'explain', id: this.#errands.nextId() })) as Explanation).sentences
  }

  /** A good option for a newcomer, and why to take it. */
  async guide(): Promise<Guidance> {
    return (await this.#ask({ type: 'guide', id: this.#errands.nextId() })) as Guidance
  }

  /** Sentences address this seat from now on: the person looking, where several share a page. */
  attend(): void {
    this.#ends.push(attend(() => this.speaker))
  }

  close(): void {
    this.#socket.close()
  }

  #ask(errand: Errand): Promise<Answer> {
    if (this.status === 'closed') return Promise.reject(new Refused({ code: 'unavailable' }))
    const answer = this.#errands.add(errand)
    this.#socket.send(errand)
    return answer
  }

  #hello(): Hello {
    return { type: 'hello', protocol: PROTOCOL, key: this.#key ?? '', seen: this.version }
  }

  #heard(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcomed(message)
      case 'update':
        return this.#updated(message)
      case 'bye':
        if (message.problem.where === 'protocol') this.#socket.close({ code: 4400, reason: RELOAD })
        return
      default:
        this.#errands.settle(message)
    }
  }

  #welcomed(news: Welcome): void {
    if (news.protocol !== PROTOCOL) return this.#socket.close({ code: 4400, reason: RELOAD })
    this.seat = news.seat
    this.isHost = news.is_host
    this.room = watched(news.room)
    this.table = watched(news.table)
    this.own = watched(news.own)
    this.chat = news.chat
    this.#go(news.version, news.now, news.story)
    for (const errand of this.#errands.all()) this.#socket.send(errand)
    if (document.hidden) this.#look()
  }

  /** Whoever looks at the table needs no notification. */
  #look = (): void => {
    this.#socket.send({ type: 'look', visible: !document.hidden })
  }

  #updated(news: Update): void {
    if (news.room) this.room = patched(this.room, news.room)
    if (news.table) this.table = patched(this.table, news.table)
    if (news.own) this.own = patched(this.own, news.own)
    if (news.chat?.length) this.chat = [...this.chat, ...news.chat]
    this.#go(news.version, news.now, news.story ?? [])
  }

  #go(version: number, now: number, story: readonly Told[]): void {
    this.version = version
    this.offset = now - Date.now()
    if (story.length) this.story = [...this.story, ...story.map((told) => ({ ...told, version }))]
  }

  #changed(status: Status, closing: Closing | null): void {
    this.status = status
    this.closing = closing
    if (status !== 'closed') return
    this.#errands.giveUp()
    for (const end of this.#ends) end()
  }

  /** Fetch the box in a language, until it arrives or the room does not exist. */
  #unpack(wanted: Language): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isWanted = true
    const fetch = () =>
      api.box(this.code, wanted).then(
        (box) => isWanted && (this.box = box),
        (problem: unknown) => {
          if (!isWanted) return
          // A handshake for an impossible code fails without a reason; this request gives one.
          if (problem instanceof Refused && problem.code === 'unknown') this.#socket.close({ code: 4404, reason: problem.what })
          else timer = setTimeout(fetch, AGAIN_AFTER)
        },
      )
    untrack(fetch)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }
}
