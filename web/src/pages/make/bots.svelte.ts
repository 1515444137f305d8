// The bots one can choose, weakest first. The Mastermind comes in two strengths, by its thinking time.
import { bots } from '../../lib/api'
import { isMessage, t } from '../../lib/speech'

const STRENGTHS: Readonly<Record<string, readonly string[]>> = { mastermind: ['mastermind@1s', 'mastermind@5s'] }

let offered = $state.raw<readonly string[]>(['rookie', 'schemer'])
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

/** The name of a bot in words; an installed bot has only its own name. */
export function botName(spec: string): string {
  const id = `web-bot-${spec.replace('@', '-')}`
  return isMessage(id) ? t(id) : spec
}
