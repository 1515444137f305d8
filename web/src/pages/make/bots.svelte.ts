// The bots one can choose, weakest first. A thinker comes in two strengths, by the time it takes.
import { bots } from '../../lib/api'
import { t } from '../../lib/speech'

const STRENGTHS: Readonly<Record<string, readonly string[]>> = { mastermind: ['mastermind@1s', 'mastermind@5s'] }
const OURS: readonly string[] = ['random', 'rookie', 'schemer', 'mastermind@1s', 'mastermind@5s']

let offered = $state.raw<readonly string[]>(OURS.slice(1, 3))
let isAsked = false

/** What can be seated, as `seats` and `seat` want it. The list is fetched once, and grows when it is there. */
export function botChoices(): readonly string[] {
  if (!isAsked) {
    isAsked = true
    bots().then(
      (found) => { offered = found.bots.flatMap((bot) => STRENGTHS[bot.name] ?? [bot.name]) },
      () => { isAsked = false },
    )
  }
  return offered
}

/** What a bot is called; one the operator brought is called by its own name. */
export function botName(spec: string): string {
  return OURS.includes(spec) ? t(`web-bot-${spec.replace('@', '-')}`) : spec
}
