import { review, type Source } from '../../lib/api'
import type { ReviewStatus } from '../../protocol'

/** How often the server is asked how far a review is. */
const PAUSE = 1000

/** The review of one game: begun on request, then asked for until it is there. */
export class Reviewing {
  status = $state.raw<ReviewStatus | null>(null)
  problem = $state.raw<unknown>(null)
  isAsked = $state(false)
  readonly #source: Source

  constructor(source: Source) {
    this.#source = source
  }

  get found() {
    return this.status?.review ?? null
  }

  async begin(): Promise<void> {
    if (this.isAsked) return
    this.isAsked = true
    this.problem = null
    try {
      do {
        if (this.status) await new Promise((resolve) => setTimeout(resolve, PAUSE))
        this.status = await review(this.#source)
      } while (this.status.state !== 'done')
    } catch (thrown) {
      this.problem = thrown
      this.isAsked = false
    }
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
