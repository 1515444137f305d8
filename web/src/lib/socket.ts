/** A connection to a room that comes back by itself. It knows frames and closing codes, and nothing of what they say. */

import type { FromClient, FromServer, Hello } from '../protocol'
import type { Closing } from './problems'

export type Status = 'connecting' | 'open' | 'lost' | 'closed'

/** What a connection asks of whoever holds it. */
export interface Holder {
  /** What to begin with, every time. */
  hello(): Hello
  heard(message: FromServer): void
  changed(status: Status, closing: Closing | null): void
}

const FIRST = 300
const MOST = 10_000
/** Those who were too fast wait at least so long. */
const A_LITTLE_LATER = 3_000
/** So long may a handshake take, before another try is better. */
const PATIENCE = 8_000
/** A phone that was put away for so long may have lost the connection without noticing. */
const ASLEEP = 20_000

/** Codes after which it is no use to come again (docs/protocol.md). */
const FOR_GOOD = new Set([1009, 4400, 4403, 4404, 4409])
const LATER = new Set([4408, 4429])

/** How long to wait before a try: anything up to a bound that doubles, so that not everybody comes back at once. */
export function pause(tries: number, code: number, chance: number): number {
  if (code === 1012 && tries === 0) return 0
  const wait = chance * Math.min(MOST, FIRST * 2 ** tries)
  return LATER.has(code) ? A_LITTLE_LATER + wait : wait
}

export class Socket {
  #socket: WebSocket | null = null
  #status: Status = 'connecting'
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Since when nobody looks. */
  #away = 0

  constructor(
    readonly address: string,
    readonly holder: Holder,
  ) {
    document.addEventListener('visibilitychange', this.#wake)
    addEventListener('online', this.#wake)
    this.#connect()
  }

  /** False where nobody listens now: to be sent again after the next welcome. */
  send(message: FromClient): boolean {
    if (this.#status !== 'open' || this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  /** Drop a connection that seems dead, and come again at once. */
  again(): void {
    if (this.#status === 'closed') return
    this.#turn('lost')
    this.#anew()
  }

  /** Go, and stay away. */
  close(closing: Closing = { code: 1000, reason: '' }): void {
    if (this.#status === 'closed') return
    document.removeEventListener('visibilitychange', this.#wake)
    removeEventListener('online', this.#wake)
    this.#drop()
    this.#turn('closed', closing)
  }

  #anew(): void {
    this.#drop()
    this.#tries = 0
    this.#connect()
  }

  #connect(): void {
    const socket = new WebSocket(this.address)
    this.#socket = socket
    this.#timer = setTimeout(() => this.#lost(1006), PATIENCE)
    socket.onopen = () => socket.send(JSON.stringify(this.holder.hello()))
    socket.onmessage = (event) => this.#heard(JSON.parse(String(event.data)) as FromServer)
    socket.onclose = (event) => {
      if (FOR_GOOD.has(event.code)) this.close({ code: event.code, reason: event.reason })
      else this.#lost(event.code)
    }
  }

  #heard(message: FromServer): void {
    if (message.type === 'welcome') {
      clearTimeout(this.#timer)
      this.#tries = 0
      this.#turn('open')
    }
    this.holder.heard(message)
  }

  #lost(code: number): void {
    this.#drop()
    this.#turn('lost')
    this.#timer = setTimeout(() => this.#connect(), pause(this.#tries++, code, Math.random()))
  }

  /** Whoever looks again, or has a network again, does not wait; after a long sleep even an open connection is doubted. */
  #wake = () => {
    if (document.visibilityState !== 'visible') {
      this.#away = Date.now()
      return
    }
    const slept = this.#away > 0 && Date.now() - this.#away > ASLEEP
    this.#away = 0
    if (this.#status === 'lost' || (this.#status === 'open' && slept)) this.#anew()
  }

  #drop(): void {
    clearTimeout(this.#timer)
    const socket = this.#socket
    this.#socket = null
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }

  #turn(status: Status, closing: Closing | null = null): void {
    if (this.#status === status) return
    this.#status = status
    this.holder.changed(status, closing)
  }
}
