import { Refused } from '../lib/problems'

/** Where and what was wrong and what would be right, in the server's words: for those who want to know more than our sentence says. */
export function detailOf(thrown: unknown): string {
  if (!(thrown instanceof Refused)) return ''
  const what = [thrown.where, thrown.what].filter(Boolean).join(': ')
  return [what, thrown.right].filter(Boolean).join(' → ')
}
