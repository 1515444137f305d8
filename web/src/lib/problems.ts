/** Refusals, as exceptions and in the reader's words. */

import type { Problem, Reason } from '../protocol'
import { isMessage, t } from './speech'

/** A problem from the server, thrown. `what`, `where` and `right` are for programs; `explained` is for people. */
export class Refused extends Error implements Problem {
  readonly code: Problem['code']
  readonly what: string
  readonly where: string
  readonly right: string
  readonly reasons: Reason[]

  constructor(problem: Partial<Problem> & Pick<Problem, 'code'>) {
    super(problem.what ?? problem.code)
    this.code = problem.code
    this.what = problem.what ?? ''
    this.where = problem.where ?? ''
    this.right = problem.right ?? ''
    this.reasons = problem.reasons ?? []
  }
}

const PROBLEMS: Record<Problem['code'], string> = {
  conflict: 'web-problem-conflict',
  forbidden: 'web-problem-forbidden',
  full: 'web-problem-full',
  invalid: 'web-problem-invalid',
  stale: 'web-problem-stale',
  too_fast: 'web-problem-too-fast',
  unavailable: 'web-problem-unavailable',
  unknown: 'web-problem-unknown',
}

/** A sentence about anything that was thrown. The speaker expresses the reasons of the game, if there are any. */
export function explained(problem: unknown): string {
  return t(problem instanceof Refused ? PROBLEMS[problem.code] : 'web-problem-unavailable')
}

/** The server's reason for a refusal in the reader's words, if this page has them. */
export function reasonOf(problem: unknown): string {
  const reason = problem instanceof Refused ? problem.reasons[0]?.message : undefined
  return reason && isMessage(reason.id) ? t(reason.id, reason.args) : ''
}

/** Why a connection ended for good, as in `RoomClient.closing`. */
export interface Closing {
  code: number
  /** `reload` if this page is older than the server; else the server's own words. */
  reason: string
}

const CLOSINGS: Record<number, string> = {
  4403: 'web-closing-forbidden',
  4404: 'web-closing-unknown',
  4409: 'web-closing-full',
}

/** The message for somebody whose connection was refused. */
export function explainedClosing(closing: Closing): string {
  return t(closing.reason === RELOAD ? 'web-closing-reload' : (CLOSINGS[closing.code] ?? 'web-closing-other'))
}

export const RELOAD = 'reload'
