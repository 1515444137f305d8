/** The page of the workshop, with recorded answers of the server. */

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { remember } from '../../src/lib/store'
import Changes from '../../src/pages/workshop/Changes.svelte'
import type { BoxReport } from '../../src/pages/workshop/contract'
import Workshop from '../../src/pages/Workshop.svelte'
import { openAll } from '../reading'
import form from './workshop.json'

const SOUND: BoxReport = { problems: [], cautions: [], changes: [], bytes: 1, fingerprint: 'f', shown: { names: { en: 'Riot' }, texts: { en: 'Every other player weeps.' } } }
const HOSTILE = '<img src=x onerror=alert(1)>'

/** For a busy machine. */
const SLOWLY = { timeout: 4000 }

let report: BoxReport
let checked: unknown[]

beforeAll(openAll)

beforeEach(() => {
  localStorage.clear()
  remember('workshop', 'null')
  history.replaceState(null, '', '/workshop')
  report = SOUND
  checked = []
  vi.stubGlobal('fetch', vi.fn(async (path: string, { body }: { body?: string } = {}) => {
    if (path.startsWith('/api/workshop/check')) {
      checked.push(JSON.parse(body ?? ''))
      return Response.json(report)
    }
    if (path.startsWith('/api/workshop')) return Response.json(form)
    if (path.startsWith('/api/editions/')) return Response.json({ language: 'en', nouns: {}, cards: [], powers: [], traumas: {}, words: [], places: [], recipes: [], deals: [], gangs: [], michel_cards: [], prisoners: [], provenances: [] })
    return new Response('', { status: 503 })
  }))
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('shows the text that the server renders, and sends only what differs', async () => {
  render(Workshop, { entry: 'card.riot' })
  await screen.findAllByText('Every other player weeps.', {}, SLOWLY)
  await fireEvent.input(screen.getByLabelText('Copies'), { target: { value: '4' } })
  await screen.findByText('1 difference', {}, SLOWLY)
  await screen.findByText('Everything fits.', {}, SLOWLY)
  expect(checked.at(-1)).toMatchObject({ box: { over: 'retail', card: [{ id: 'riot', copies: 4 }] }, show: 'card.riot', languages: ['en'] })
  expect(screen.getByRole('link', { name: 'Open a table' }).getAttribute('href')).toBe('/new?box=mine')
})

it('puts the problems of the server and its own beside their fields, and opens no table', async () => {
  report = { ...SOUND, problems: [{ where: 'card.riot.value', what: 'is 3', right: 'write 2' }], shown: null }
  render(Workshop, { entry: 'card.riot' })
  const value = await screen.findByLabelText('Sells for', {}, SLOWLY)
  await fireEvent.input(value, { target: { value: '3' } })
  await waitFor(() => expect(value.getAttribute('aria-invalid')).toBe('true'), SLOWLY)
  expect(document.getElementById(value.getAttribute('aria-describedby') ?? '')?.textContent).toBe('This does not fit: is 3 → write 2')
  const copies = screen.getByLabelText('Copies')
  await fireEvent.input(copies, { target: { value: '100' } })
  expect(document.getElementById(copies.getAttribute('aria-describedby') ?? '')?.textContent).toBe('A whole number from 0 to 99.')
  expect(screen.getByRole('link', { name: 'Open a table' }).getAttribute('aria-disabled')).toBe('true')
})

it('shows what somebody else wrote as text', () => {
  render(Changes, { changes: [{ section: 'card', id: 'riot', kind: 'changed', names: { en: HOSTILE }, texts: { en: HOSTILE }, before: { en: 'Riot.' }, values: [{ key: 'copies', before: '1', after: HOSTILE }] }] })
  expect(document.querySelector('img')).toBeNull()
  expect(screen.getAllByText(HOSTILE, { exact: false }).length).toBeGreaterThan(1)
})

it('tries again after a failed check', async () => {
  const answers = vi.mocked(fetch)
  const usual = answers.getMockImplementation()!
  let failures = 1
  answers.mockImplementation(async (path, given) => (String(path).endsWith('/check') && failures-- > 0 ? Response.json({ code: 'too_fast' }, { status: 429 }) : usual(path, given)))
  render(Workshop, { entry: 'card.riot' })
  await screen.findByText('Too much at once: wait a moment.', {}, SLOWLY)
  await screen.findAllByText('Every other player weeps.', {}, SLOWLY)
  expect(screen.queryByRole('alert')).toBeNull()
})
