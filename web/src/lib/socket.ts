/** A connection to a room that reconnects on its own. It handles frames and close codes, not their contents. */

import type { FromClient, FromServer, Hello } from '../protocol'
import type { Closing } from './problems'

export type Status = 'connecting' | 'open' | 'lost' | 'closed'

/** The callbacks of a connection. */
export interface Holder {
  /** The first message of every connection. */
  hello(): Hello
  heard(message: FromServer): void
  changed(status: Status, closing: Closing | null): void
}

const FIRST = 300
const MOST = 10_000
/** Minimum wait after a rate limit. */
const A_LITTLE_LATER = 3_000
/** Timeout of a handshake. */
const PATIENCE = 8_000
/** After this time in the background a phone may have lost the connection without noticing. */
const ASLEEP = 20_000

/** Close codes after which reconnecting is useless (docs/protocol.md). */
const FOR_GOOD = new Set([1009, 4400, 4403, 4404, 4409])
const LATER = new Set([4408, 4429])

/** How long to wait before a try: random up to a bound that doubles, so that not everybody reconnects at once. */
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
  /** Since when the page is hidden. */
  #away = 0

  constructor(
    readonly address: string,
    readonly holder: Holder,
  ) {
    document.addEventListener('visibilitychange', this.#wake)
    addEventListener('online', this.#wake)
    this.#connect()
  }

  /** False if there is no open connection: send again after the next welcome. */
  send(message: FromClient): boolean {
    if (this.#status !== 'open' || this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  /** Drop a connection that seems dead, and reconnect at once. */
  again(): void {
    if (this.#status === 'closed') return
    this.#turn('lost')
    this.#anew()
  }

  /** Close for good. */
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

  /** Reconnect at once when the page is visible or online again; after a long sleep replace even an open connection. */
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
