import type { Threat } from '../protocol'

/** Identifies a threat as long as it lasts. */
const keyOf = (threat: Threat): string => `${threat.seat} ${threat.level} ${threat.turn}`

/** The threats that were not there before, so that each is announced once. */
export class Announcer {
  #known = new Set<string>()

  fresh(threats: readonly Threat[]): Threat[] {
    const found = threats.filter((each) => !this.#known.has(keyOf(each)))
    this.#known = new Set(threats.map(keyOf))
    return found
  }
}
