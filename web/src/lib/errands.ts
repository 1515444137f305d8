/** Requests without an answer yet. After a reconnect they are sent again with the same id and executed once. */

import type { Advice, Because, Command, Done, Explain, Explanation, Guidance, Guide, Hint, Refusal, Why } from '../protocol'
import { Refused } from './problems'

export type Errand = Command | Why | Hint | Explain | Guide
export type Answer = Done | Because | Advice | Explanation | Guidance

interface Waiting {
  errand: Errand
  granted(answer: Answer): void
  refused(problem: Refused): void
}

export class Errands {
  #waiting = new Map<string, Waiting>()
  #count = 0
  /** Makes ids differ between two pages with the same key. */
  #mine = Array.from(crypto.getRandomValues(new Uint8Array(6)), (each) => each.toString(16).padStart(2, '0')).join('')

  nextId(): string {
    return `${this.#mine}-${++this.#count}`
  }

  add(errand: Errand): Promise<Answer> {
    return new Promise((granted, refused) => this.#waiting.set(errand.id, { errand, granted, refused }))
  }

  /** In the order of the requests. */
  all(): Errand[] {
    return Array.from(this.#waiting.values(), (each) => each.errand)
  }

  settle(answer: Answer | Refusal): void {
    const found = this.#waiting.get(answer.id)
    this.#waiting.delete(answer.id)
    if (answer.type === 'refused') found?.refused(new Refused(answer.problem))
    else found?.granted(answer)
  }

  /** No answer will come any more. */
  giveUp(): void {
    for (const each of this.#waiting.values()) each.refused(new Refused({ code: 'unavailable' }))
    this.#waiting.clear()
  }
}
