import { course, type Source } from '../../lib/api'
import { Refused } from '../../lib/problems'
import type { Course } from '../../protocol'

/** The win-chance curve of a game: asked for at once, and again on request after a failure. */
export class CurveRequest {
  course = $state.raw<Course | null>(null)
  /** Why it failed, until it is there. */
  problem = $state.raw<unknown>(null)
  isAsked = $state(false)
  readonly #source: Source

  constructor(source: Source) {
    this.#source = source
    void this.ask()
  }

  /** Whether the game is not over, so that there will be no curve: a record may stop before its end. */
  get isUnfinished(): boolean {
    return this.problem instanceof Refused && (this.problem.code === 'conflict' || this.problem.reasons.some((each) => each.message.id === 'record-cut'))
  }

  /** Whether the game is over, as far as it is known: that of a room always is. */
  get isFinished(): boolean {
    return !this.isUnfinished && (this.#source.kind === 'room' || this.course !== null || this.problem !== null)
  }

  async ask(): Promise<void> {
    this.isAsked = true
    try {
      this.course = await course(this.#source)
      this.problem = null
    } catch (thrown) {
      this.problem = thrown
    }
    this.isAsked = false
  }
}
