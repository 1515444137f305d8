import type { Flaw, Message } from '../../protocol'

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
