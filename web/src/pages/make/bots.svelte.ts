// The available bots, weakest first: random and the six levels. The last comes in two strengths, by its thinking time.
import { bots } from '../../lib/api'
import { isMessage, t } from '../../lib/speech'

const STRENGTHS: Readonly<Record<string, readonly string[]>> = { mastermind: ['mastermind@1s', 'mastermind@5s'] }

let offered = $state.raw<readonly string[]>(['rookie', 'schemer'])
let isAsked = false

/** Everything that can be seated, in the form of `seats` and `seat`. The list is fetched once and then extended. */
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
