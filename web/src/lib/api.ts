/** What the server is asked over HTTP. Everything rejects with `Refused`, which is a `Problem`. */

import type { Bots, Box, Created, Lobby, Offer, Part, Phrases, Problem, RoomSettings, RuleBook, Seated, Statistics, Summary } from '../protocol'
import { Refused } from './problems'
import type { Language } from './speech'

interface Asking {
  method?: 'GET' | 'POST'
  body?: unknown
}

async function answer(path: string, { method = 'GET', body }: Asking): Promise<Response> {
  const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
  const sent = body === undefined ? null : JSON.stringify(body)
  const found = await fetch(path, { method, headers, body: sent }).catch((error: unknown) => {
    throw new Refused({ code: 'unavailable', what: String(error) })
  })
  if (!found.ok) throw await refusal(found)
  return found
}

/** What is wrong; a proxy in between may have answered something that is no problem of ours. */
async function refusal(found: Response): Promise<Refused> {
  const problem = (await found.json().catch(() => null)) as Problem | null
  return new Refused(problem?.code ? problem : { code: 'unavailable', what: `${found.status}` })
}

const ask = async <T>(path: string, asking: Asking = {}): Promise<T> => (await (await answer(path, asking)).json()) as T
const read = async (path: string): Promise<string> => (await answer(path, {})).text()

const room = (code: string) => `/api/rooms/${encodeURIComponent(code)}`

/** Open a room; what is left out of the settings is as usual. With a name one sits down at once. */
export const create = (settings: Partial<RoomSettings>, name: string) =>
  ask<Created>('/api/rooms', { method: 'POST', body: { settings, name } })

export const sit = (code: string, name: string, seat: number | null = null) =>
  ask<Seated>(`${room(code)}/seats`, { method: 'POST', body: { name, seat } })

export const lobby = () => ask<Lobby>('/api/rooms')
export const summary = (code: string) => ask<Summary>(room(code))
export const editions = () => ask<Offer>('/api/editions')
export const bots = () => ask<Bots>('/api/bots')
export const rules = (language: Language) => ask<RuleBook>(`/api/rules?language=${language}`)
export const phrases = () => ask<Phrases>('/api/phrases')
export const box = (code: string, language: Language) => ask<Box>(`${room(code)}/box?language=${language}`)
/** What is in a box on offer, with modules beside it. */
export const editionBox = (edition: string, modules: string, language: Language) =>
  ask<Box>(`/api/editions/${encodeURIComponent(edition)}/box?language=${language}&modules=${modules}`)
export const record = (code: string) => read(`${room(code)}/record`)
export const statistics = (code: string) => ask<Statistics>(`${room(code)}/statistics`)

/** Some moments of a game that is over, as a seat saw them; without one, as a spectator. */
export const reel = (code: string, part: number, seat: number | null = null) =>
  ask<Part>(`${room(code)}/reel?part=${part}${seat === null ? '' : `&seat=${seat}`}`)
