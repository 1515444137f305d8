import { Refused } from '../lib/problems'

/** What was wrong and what would be right, in the server's words: for those who want to know more than our sentence says. */
export function detailOf(thrown: unknown): string {
  return thrown instanceof Refused ? [thrown.what, thrown.right].filter(Boolean).join(' → ') : ''
}
