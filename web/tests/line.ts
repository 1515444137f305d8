/** A fake server: the opened sockets, what they sent, and what they receive. */

import { vi } from 'vitest'
import type { Done, FromClient, FromServer, Welcome } from '../src/protocol'

export class Line {
  static readonly OPEN = 1
  static all: Line[] = []
  static get last(): Line {
    return Line.all.at(-1)!
  }

  readyState = 0
  sent: FromClient[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number; reason: string }) => void) | null = null

  constructor(readonly address: string) {
    Line.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient)
  }

  close(): void {
    this.readyState = 3
  }

  open(): void {
    this.readyState = 1
    this.onopen?.()
  }

  tell(message: FromServer | object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  end(code: number, reason = ''): void {
    this.readyState = 3
    this.onclose?.({ code, reason })
  }
}

export function install(): void {
  Line.all = []
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Line)
}

export const welcome = (more: Partial<Welcome> = {}): Welcome =>
  ({ type: 'welcome', protocol: 1, version: 7, now: 0, seat: 0, is_host: true, room: { seats: [{ name: 'Ana' }, { name: 'Bob' }] }, table: null, own: null, story: [], chat: [], ...more }) as Welcome

export const done = (id: string, version = 8): Done => ({ type: 'done', id, version, result: {} })
