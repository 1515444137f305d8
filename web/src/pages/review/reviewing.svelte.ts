import { review, type Source } from '../../lib/api'
import { add, played } from '../../lib/journal'
import type { ReviewStatus } from '../../protocol'

/** How often the server is asked how far a review is. */
const PAUSE = 1000

/** The review of one game: begun on request, then asked for until it is there. */
export class Reviewing {
  status = $state.raw<ReviewStatus | null>(null)
  problem = $state.raw<unknown>(null)
  isAsked = $state(false)
  readonly #source: Source
  #running: Promise<void> | null = null

  constructor(source: Source) {
    this.#source = source
  }

  get found() {
    return this.status?.review ?? null
  }

  /** Resolves once the review is there or has failed, whoever has begun it. */
  begin(): Promise<void> {
    this.#running ??= this.#ask()
    return this.#running
  }

  async #ask(): Promise<void> {
    this.isAsked = true
    this.problem = null
    try {
      do {
        if (this.status) await new Promise((resolve) => setTimeout(resolve, PAUSE))
        this.status = await review(this.#source)
      } while (this.status.state !== 'done')
      this.#note()
    } catch (thrown) {
      this.problem = thrown
      this.isAsked = false
      this.#running = null
    }
  }

  /** The page of the end and the replay know the same game: what its player's own play came to goes into the journal. */
  #note(): void {
    if (this.#source.kind !== 'room') return
    const seat = played().find((each) => each.code === this.#source.name)?.seat
    const account = this.found?.accounts.find((each) => each.seat === seat)
    if (account) add(this.#source.name, { own: account.own, error: account.own_error })
  }
}

const known = new Map<string, Reviewing>()

/** The same for the end page and the replay, so that one finds what the other has fetched. */
export function reviewOf(source: Source): Reviewing {
  const key = `${source.kind} ${source.name}`
  const found = known.get(key) ?? new Reviewing(source)
  known.set(key, found)
  return found
}
