/** The people at this device, with a client for each, and which of them is looking at it. */

import { SvelteMap } from 'svelte/reactivity'
import { drop } from '../../lib/keys'
import { RoomClient } from '../../lib/room.svelte'

/** The part of a client needed to know whose turn it is. */
type Sitter = Pick<RoomClient, 'seat' | 'own' | 'room' | 'version' | 'attend' | 'close'>

export class Device<Client extends Sitter = RoomClient> {
  readonly clients: readonly Client[]
  /** The person who has said they are looking; null while the curtain is down. */
  #looking = $state.raw<Client | null>(null)
  /** By seat: the last version its player saw. */
  #seen = new SvelteMap<number, number>()

  constructor(clients: readonly Client[]) {
    this.clients = clients
    if (clients.length === 1) this.#looking = clients[0] ?? null
  }

  isShared = $derived.by((): boolean => this.clients.length > 1)

  /** The person at this device for whom the game waits: the one who is looking, else in the order of the table. */
  next = $derived.by((): Client | null => {
    const asked = this.clients.filter(isAsked)
    if (this.#looking && asked.includes(this.#looking)) return this.#looking
    const order = asked[0]?.room?.window?.seats ?? []
    return order.map((seat) => asked.find((each) => each.seat === seat)).find((each) => each !== undefined) ?? asked[0] ?? null
  })

  /** The client whose view may be drawn now; null while the curtain is down. */
  shown = $derived.by((): Client | null => {
    if (!this.isShared || !this.#looking) return this.#looking
    return this.next === null || this.next === this.#looking ? this.#looking : null
  })

  /** Lower the curtain. It stays down until somebody lifts it, even if the question is over. */
  fall(): void {
    if (!this.isShared || !this.#looking) return
    if (this.#looking.seat !== null) this.#seen.set(this.#looking.seat, this.#looking.version)
    this.#looking = null
  }

  lift(who: Client): void {
    this.#looking = who
    who.attend()
  }

  /** The version a seat had seen when the curtain fell; null if the device has no curtain. */
  seenBy(who: Client): number | null {
    if (!this.isShared || who.seat === null) return null
    return this.#seen.get(who.seat) ?? 0
  }

  close(): void {
    for (const each of this.clients) each.close()
  }
}

/** A sealed answer counts as given: the device can be passed on. */
function isAsked(client: Sitter): boolean {
  return client.room?.phase === 'playing' && client.own?.asked != null && !client.own.asked.answered
}

/** A client for each key stored here; without keys, one spectator. */
export function gathered(code: string, keys: readonly string[]): Device {
  return new Device((keys.length ? keys : [null]).map((key) => new RoomClient(code, key)))
}

/** Forget keys of this device that were rejected. Returns whether there were any. */
export function forgotten(device: Device, code: string, keys: readonly string[]): boolean {
  const gone = keys.filter((_, n) => device.clients[n]?.status === 'closed' && device.clients[n]?.closing?.code === 4403)
  for (const key of gone) drop(code, key)
  return gone.length > 0
}
