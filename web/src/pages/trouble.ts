import { Refused } from '../lib/problems'

/** The details in the server's words: where and what was wrong, and what would be right. */
export function detailOf(thrown: unknown): string {
  if (!(thrown instanceof Refused)) return ''
  const what = [thrown.where, thrown.what].filter(Boolean).join(': ')
  return [what, thrown.right].filter(Boolean).join(' → ')
}
