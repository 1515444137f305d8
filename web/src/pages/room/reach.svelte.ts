/** How phones reach the server, in its own words: the address for links and QR codes. */

import { network, switchNetwork } from '../../lib/api'
import type { NetworkStatus } from '../../protocol'

/** Milliseconds between two questions: the switch may be pressed on another page of this computer. */
const AGAIN_AFTER = 5_000

export class Reach {
  status = $state.raw<NetworkStatus | null>(null)
  problem = $state.raw<unknown>(null)
  isSwitching = $state(false)

  /** Where phones find the server; empty until that is known, and if they cannot reach it. */
  origin = $derived.by((): string => {
    if (this.status?.reach === 'here') return location.origin
    return this.status?.reach === 'lan' ? (this.status.urls[0] ?? '') : ''
  })

  /** What keeps phones out, as the end of a message id; empty if nothing does. */
  obstacle = $derived.by((): string => {
    if (!this.status || this.status.reach !== 'none') return ''
    return this.status.obstacle || (this.status.can_switch ? 'closed' : 'elsewhere')
  })

  /** Ask now, and from time to time while the answer may change; returns how to stop. */
  watch(): () => void {
    const ask = () => document.hidden || this.isSwitching || network().then((found) => { this.status = found }, () => null)
    void ask()
    const timer = setInterval(() => this.status?.reach === 'here' || ask(), AGAIN_AFTER)
    return () => clearInterval(timer)
  }

  async open(isOpen: boolean): Promise<void> {
    this.isSwitching = true
    this.problem = null
    try {
      this.status = await switchNetwork(isOpen)
    } catch (thrown) {
      this.problem = thrown
    }
    this.isSwitching = false
  }
}

/** The reach of the server, for as long as the component that calls this lives. */
export function reached(): Reach {
  const found = new Reach()
  $effect(() => found.watch())
  return found
}
