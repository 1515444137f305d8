/** What the server is asked over HTTP. Everything rejects with `Refused`, which is a `Problem`. */

import type { Bots, Box, Created, Imported, Lobby, Offer, Part, Phrases, Problem, RoomSettings, RuleBook, Seated, Statistics, Summary, Verdict } from '../protocol'
import { keyOf } from './keys'
import { Refused } from './problems'
import type { Language } from './speech'

interface Asking {
  method?: 'GET' | 'POST'
  body?: unknown
  /** A plain text, where no JSON is sent. */
  text?: string
  /** The room whose key is sent along, if there is one: a private room shows its game to its players only. */
  room?: string
}

async function answer(path: string, { method = 'GET', body, text, room = '' }: Asking): Promise<Response> {
  const isJson = body !== undefined
  const sent = isJson ? JSON.stringify(body) : (text ?? null)
  const headers: Record<string, string> = sent === null ? {} : { 'content-type': isJson ? 'application/json' : 'text/plain' }
  const key = room && keyOf(room)
  if (key) headers['authorization'] = `Bearer ${key}`
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
const read = async (path: string, asking: Asking = {}): Promise<string> => (await answer(path, asking)).text()

const room = (code: string) => `/api/rooms/${encodeURIComponent(code)}`

/** What can be looked at again: the game of a room that is over, or a record that was brought. */
export interface Source {
  kind: 'room' | 'record'
  name: string
}

const past = ({ kind, name }: Source) => (kind === 'room' ? room(name) : `/api/records/${encodeURIComponent(name)}`)
const keyed = ({ kind, name }: Source): Asking => (kind === 'room' ? { room: name } : {})

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
export const record = (code: string) => read(`${room(code)}/record`, { room: code })
export const statistics = (code: string) => ask<Statistics>(`${room(code)}/statistics`, { room: code })

/** Bring a record: it is proven and kept; the name it is kept under. */
export const bring = (record: string) => ask<Imported>('/api/records', { method: 'POST', text: record })

/** What was found to be right in a record that was brought. */
export const verdict = (name: string) => ask<Verdict>(`${past({ kind: 'record', name })}/verdict`)

/** What is in the box of a game that is looked at again. */
export const pastBox = (source: Source, language: Language) => ask<Box>(`${past(source)}/box?language=${language}`)

/** Some moments of it, as a seat saw them; without one, as a spectator. */
export const reel = (source: Source, part: number, seat: number | null = null) =>
  ask<Part>(`${past(source)}/reel?part=${part}${seat === null ? '' : `&seat=${seat}`}`, keyed(source))
