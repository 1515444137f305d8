/** HTTP requests to the server. Every call rejects with `Refused`, which is a `Problem`. */

import type { Branches, BranchWish, Bots, Box, BoxChanges, BoxReport, Course, Created, Imported, LinkOpened, Lobby, NetworkStatus, NotificationChange, NotificationSettings, Offer, Part, Phrases, Problem, ReviewStatus, RoomSettings, RuleBook, Seated, Standing, Statistics, Summary, Verdict } from '../protocol'
import type { BoxDraft, Workshop } from '../pages/workshop/contract'
import { keyOf } from './keys'
import { Refused } from './problems'
import type { Language } from './speech'

interface Asking {
  method?: 'GET' | 'POST'
  body?: unknown
  /** Plain text, for requests without JSON. */
  text?: string
  /** The room whose key is sent, if there is one: a private room shows its game to its players only. */
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

/** The problem in a response; a proxy may have answered without one of ours. */
async function refusal(found: Response): Promise<Refused> {
  const problem = (await found.json().catch(() => null)) as Problem | null
  return new Refused(problem?.code ? problem : { code: 'unavailable', what: `${found.status}` })
}

const ask = async <T>(path: string, asking: Asking = {}): Promise<T> => (await (await answer(path, asking)).json()) as T
const read = async (path: string, asking: Asking = {}): Promise<string> => (await answer(path, asking)).text()

const room = (code: string) => `/api/rooms/${encodeURIComponent(code)}`

/** A game to replay: that of a finished room, or an uploaded record. */
export interface Source {
  kind: 'room' | 'record'
  name: string
}

const past = ({ kind, name }: Source) => (kind === 'room' ? room(name) : `/api/records/${encodeURIComponent(name)}`)
const keyed = ({ kind, name }: Source): Asking => (kind === 'room' ? { room: name } : {})

/** Open a room; missing settings get defaults. With a name, take a seat at once. */
export const create = (settings: Partial<RoomSettings>, name: string) =>
  ask<Created>('/api/rooms', { method: 'POST', body: { settings, name } })

export const sit = (code: string, name: string, seat: number | null = null) =>
  ask<Seated>(`${room(code)}/seats`, { method: 'POST', body: { name, seat } })

export const lobby = () => ask<Lobby>('/api/rooms')
export const summary = (code: string) => ask<Summary>(room(code))
export const editions = () => ask<Offer>('/api/editions')
export const bots = () => ask<Bots>('/api/bots')
export const rules = (language: Language) => ask<RuleBook>(`/api/rules?language=${language}`)
/** How phones reach this server. */
export const network = () => ask<NetworkStatus>('/api/network')
/** Let devices of the local network in, or not any more; only from the computer of the server. */
export const switchNetwork = (open: boolean) => ask<NetworkStatus>('/api/network', { method: 'POST', body: { open } })
export const phrases = () => ask<Phrases>('/api/phrases')
export const box = (code: string, language: Language) => ask<Box>(`${room(code)}/box?language=${language}`)
/** The contents of an offered box, with its modules. */
export const editionBox = (edition: string, modules: string, language: Language) =>
  ask<Box>(`/api/editions/${encodeURIComponent(edition)}/box?language=${language}&modules=${modules}`)
/** What a form for boxes is built from: everything that can be changed, as the edition has it. */
export const workshop = (edition: string, modules: string) =>
  ask<Workshop>(`/api/workshop?edition=${encodeURIComponent(edition)}&modules=${encodeURIComponent(modules)}`)
/** What is wrong with a box, and what differs from the edition. */
export const checkBox = (draft: BoxDraft) => ask<BoxReport>('/api/workshop/check', { method: 'POST', body: draft })
/** What differs from the edition at a table. */
export const changes = (code: string, language: Language) => ask<BoxChanges>(`${room(code)}/changes?language=${language}`)
export const record = (code: string) => read(`${room(code)}/record`, { room: code })
export const statistics = (code: string) => ask<Statistics>(`${room(code)}/statistics`, { room: code })

/** The rating of an identity; what is asked is never kept. */
export const rating = (identity: string) => ask<Standing>('/api/rating', { method: 'POST', body: { identity } })
export const forgetRating = (identity: string) => ask<Standing>('/api/rating/forget', { method: 'POST', body: { identity } })
/** How the player is told that the table waits for them. */
export const notifications = (code: string) => ask<NotificationSettings>(`${room(code)}/notifications`, { room: code })
export const changeNotifications = (code: string, wish: NotificationChange['wish']) =>
  ask<NotificationSettings>(`${room(code)}/notifications`, { method: 'POST', body: { wish }, room: code })
/** Follow a link in a mail. */
export const openLink = (purpose: 'stop' | 'confirm', token: string) =>
  ask<LinkOpened>(`/api/notifications/${purpose}?token=${encodeURIComponent(token)}`, { method: 'POST' })

/** Upload a record: it is verified and stored. Returns the name under which it is stored. */
export const bring = (record: string) => ask<Imported>('/api/records', { method: 'POST', text: record })

/** The verification result of an uploaded record. */
export const verdict = (name: string) => ask<Verdict>(`${past({ kind: 'record', name })}/verdict`)

/** The contents of the box of a replayed game. */
export const pastBox = (source: Source, language: Language) => ask<Box>(`${past(source)}/box?language=${language}`)

/** The branches of a finished game, the newest first. */
export const branches = (source: Source) => ask<Branches>(`${past(source)}/branches`, keyed(source))
/** Play on from one of its moments, in a new room. */
export const branch = (source: Source, wish: BranchWish) =>
  ask<Created>(`${past(source)}/branches`, { method: 'POST', body: wish, ...keyed(source) })

/** How the chances of everybody moved in it, once it is over. */
export const course = (source: Source) => ask<Course>(`${past(source)}/course`, keyed(source))

/** How far its review is; asking begins it. */
export const review = (source: Source) => ask<ReviewStatus>(`${past(source)}/review`, keyed(source))

/** Some moments of it, as seen by a seat, or by a spectator without one. */
export const reel = (source: Source, part: number, seat: number | null = null) =>
  ask<Part>(`${past(source)}/reel?part=${part}${seat === null ? '' : `&seat=${seat}`}`, keyed(source))
