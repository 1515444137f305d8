import { t } from '../../lib/speech'
import type { Flaw, Message } from '../../protocol'
import type { Reviewing } from './reviewing.svelte'

/** A difference of chances in points of a hundred, with its sign. */
export function points(share: number): string {
  const rounded = Math.round(share * 100)
  return rounded > 0 ? `+${rounded}` : rounded < 0 ? `\u2212${-rounded}` : '0'
}

/** A standard error in the same points, never less than it is. */
export const error = (share: number): string => `\u00a0±\u00a0${Math.ceil(share * 100)}`

/** What was chosen and what would have been better. */
export const instead = ({ round, seat, option, better }: Flaw): Message => ({
  type: 'message', id: 'review-instead', args: { round, who: { type: 'who', seat }, option, better },
})

/** A review is announced in steps of so many percent. */
const STEP = 25

/** How far a review is, in words that change rarely: for those who hear the page. */
export function heard({ isAsked, status }: Pick<Reviewing, 'isAsked' | 'status'>): string {
  if (status?.state === 'done') return t('web-review-done')
  if (!isAsked || !status) return ''
  if (status.state === 'waiting') return t('web-review-ahead', { ahead: status.ahead })
  return t('web-review-share', { n: STEP * Math.floor((100 * status.judged) / STEP / (status.decisions || 1)) })
}
