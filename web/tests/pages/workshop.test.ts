import { beforeAll, describe, expect, it, vi } from 'vitest'
import { packed, unpacked } from '../../src/lib/packed'
import { Bench, changesOf, keptBox } from '../../src/pages/workshop/bench.svelte'
import type { BoxReport, Entry, FieldForm, Workshop } from '../../src/pages/workshop/contract'
import { fault, isAt, sentenceAt } from '../../src/pages/workshop/faults'
import { difference, drafted, isReadable, laid, written } from '../../src/pages/workshop/overlay'
import { idOf, linkTo, textInAddress } from '../../src/pages/workshop/sharing'
import { openAll } from '../reading'
import recorded from './workshop.json'

const form = recorded as unknown as Workshop
const entriesOf = (name: string): Record<string, Entry> => form.sections.find((each) => each.name === name)!.entries
const riot = entriesOf('card')['riot'] as Entry

beforeAll(openAll)

describe('a box', () => {
  const box: Entry = {
    id: 'mine', name: 'Mine', over: 'retail',
    card: [
      { id: 'riot', copies: 2, do: [{ do: 'draw', n: 1 }] },
      { id: 'cart', name: { en: 'Cart' }, class: 'action', deck: 'search', copies: 1, value: 1, do: [{ do: 'move', to: 'any' }] },
      { id: 'chain', remove: true },
    ],
    deal: [{ id: 'shovel', price: 7 }],
    tunnel: { pickaxe: 3 },
    goal: { players: { 4: 12 } },
  }

  it('is written as it was read', () => {
    const { id: _, name: __, over: ___, ...sections } = box
    expect(isReadable(form, box)).toBe(true)
    expect(written(form, drafted(form, box))).toEqual(sections)
  })

  it('says nothing about entries that are as in the edition', () => {
    expect(difference(riot, { ...riot })).toBeNull()
    expect(written(form, { card: { riot: { ...riot } }, tunnel: { '': { ...entriesOf('tunnel')[''] } } })).toEqual({})
  })

  it('merges names by language, and forgets the grammar of an old name', () => {
    const base: Entry = { name: { en: 'Riot', fr: 'Émeute' }, plural: { fr: 'Émeutes' } }
    expect(laid(base, { name: { fr: 'Bagarre' } })).toEqual({ name: { en: 'Riot', fr: 'Bagarre' }, plural: {} })
    expect(difference(base, { name: { en: 'Riot', fr: 'Bagarre' }, plural: {} })).toEqual({ name: { fr: 'Bagarre' } })
    expect(laid(base, { name: 'Uproar' })).toEqual({ name: { en: 'Uproar', fr: 'Émeute' }, plural: { fr: 'Émeutes' } })
  })

  it('replaces an entry if something of it is left out', () => {
    const { do: _, ...rest } = riot
    expect(difference(riot, rest)).toEqual({ ...rest, replace: true })
    expect(laid(riot, { ...rest, replace: true })).toEqual(rest)
  })

  it('never replaces a table, and takes a number of players away with 0', () => {
    expect(written(form, { tunnel: { '': { spoon: 1, shovel: 3 } } })).toEqual({})
    const players = entriesOf('goal')['']!['players'] as Entry
    expect(written(form, { goal: { '': { ...entriesOf('goal')[''], players: { ...players, 6: 0, 9: 0 } } } })).toEqual({ goal: { players: { 6: 0 } } })
  })

  it.each([
    ['no table', 5],
    ['a list', []],
    ['an unknown section', { option: [] }],
    ['an entry without a name', { card: [{ copies: 1 }] }],
    ['an entry with a hostile name', JSON.parse('{"card": [{"id": "__proto__", "copies": 1}]}')],
    ['an unknown key', { card: [{ id: 'riot', html: '<b>' }] }],
    ['a hostile key', JSON.parse('{"card": [{"id": "riot", "__proto__": {"x": 1}}]}')],
    ['a number that is a text', { card: [{ id: 'riot', copies: '2' }] }],
    ['an effect that is a text', { card: [{ id: 'riot', do: ['draw'] }] }],
    ['an unknown effect', { card: [{ id: 'riot', do: [{ do: 'explode' }] }] }],
    ['an operand of another word', { card: [{ id: 'riot', do: [{ do: 'draw', n: 1, to: 'any' }] }] }],
    ['a table that is a list', { tunnel: [] }],
  ])('is not readable if it is %s', (_, given) => {
    expect(isReadable(form, given)).toBe(false)
  })
})

describe('sharing', () => {
  it('packs a text into an address and unpacks it', async () => {
    const text = JSON.stringify({ name: 'Überfall « à la carte »', n: 1 }).repeat(40)
    const address = await packed(text)
    expect(address).toMatch(/^[\w-]+$/)
    expect(address.length).toBeLessThan(text.length / 4)
    expect(await unpacked(address)).toBe(text)
  })

  it('refuses what is not packed, and what is too long', async () => {
    await expect(unpacked('!!')).rejects.toThrow()
    await expect(unpacked('AAAA')).rejects.toThrow()
    await expect(unpacked(await packed('a'.repeat(100_000)), 50_000)).rejects.toThrow('too long')
  })

  it('puts the box after the #, and takes it out of the address', async () => {
    const box = { id: 'mine', name: 'Mine' }
    const link = new URL(await linkTo({ edition: 'retail', modules: ['library'], box }))
    expect([link.pathname, link.search]).toEqual(['/workshop', '?modules=library'])
    history.replaceState(null, '', link.pathname + link.search + link.hash)
    expect(JSON.parse((await textInAddress()) ?? '')).toEqual(box)
    expect(location.hash).toBe('')
    expect(await textInAddress()).toBeNull()
  })

  it.each([['What my box says', 'what_my_box_says'], ['Ma boîte', 'ma_boite'], ['2 Knives!', 'knives'], ['箱', 'my_box']])('makes an id of %s', (name, id) => {
    expect(idOf(name, 'my_box')).toBe(id)
  })
})

describe('the bench', () => {
  const report: BoxReport = { problems: [], cautions: [], changes: [], bytes: 40, fingerprint: 'f', shown: null }

  it('counts the entries that differ, and puts one back', () => {
    const bench = new Bench(form, null)
    expect(bench.changed.size).toBe(0)
    bench.set('tunnel', '', 'pickaxe', 3)
    bench.set('card', 'riot', 'copies', 5)
    expect([...bench.changed].sort()).toEqual(['card.pickaxe', 'card.riot'])
    bench.undo('card', 'pickaxe')
    expect([...bench.changed]).toEqual(['card.riot'])
    expect(bench.box).toMatchObject({ card: [{ id: 'riot', copies: 5 }] })
  })

  it('adds entries under new ids, and drops them', () => {
    const bench = new Bench(form, null)
    const [first, second] = [bench.add('card'), bench.add('card')]
    expect([first, second]).toEqual(['new_card', 'new_card_2'])
    expect(isReadable(form, bench.box)).toBe(true)
    bench.undo('card', first)
    expect(bench.ids('card').at(-1)).toBe(second)
  })

  it('keeps the box for the next visit', () => {
    const bench = new Bench(form, null)
    bench.set('card', 'riot', 'copies', 5)
    bench.keep()
    const kept = keptBox()!
    expect(changesOf(kept.box)).toBe(1)
    expect(new Bench(form, kept.box).entry('card', 'riot')).toMatchObject({ copies: 5 })
    bench.replaceBy({ edition: 'retail', modules: [], box: { id: 'other', name: 'Other' } })
    expect(keptBox()?.box['name']).toBe('Other')
  })

  it('starts empty with a kept box that cannot be read', () => {
    expect(new Bench(form, { name: 'Odd', card: 7 }).changed.size).toBe(0)
  })

  it('drops a report about a box that has changed since', async () => {
    const bench = new Bench(form, null)
    let answer: (found: Response) => void = () => {}
    vi.stubGlobal('fetch', () => new Promise<Response>((done) => { answer = done }))
    const asked = bench.check('card.riot')
    bench.set('card', 'riot', 'copies', 5)
    answer(Response.json(report))
    await asked
    expect(bench.report).toBeNull()
    const again = bench.check('card.riot')
    answer(Response.json(report))
    await again
    expect(bench.report).toEqual(report)
    expect(bench.checked).toBe(bench.question('card.riot'))
    vi.unstubAllGlobals()
  })
})

describe('problems beside their fields', () => {
  const field = (key: string): FieldForm => form.sections.find((each) => each.name === 'card')!.fields.find((each) => each.key === key)!

  it('are told without the server where the form knows the range', () => {
    expect(fault(field('copies'), 3, 60)).toBe('')
    expect(fault(field('copies'), 100, 60)).not.toBe('')
    expect(fault(field('copies'), 1.5, 60)).not.toBe('')
    expect(fault(field('copies'), undefined, 60)).not.toBe('')
    expect(fault(field('kind'), undefined, 60)).toBe('')
    expect(fault(field('name'), { fr: 'Sans anglais' }, 60)).not.toBe('')
    expect(fault(field('name'), { en: 'x'.repeat(61) }, 60)).not.toBe('')
    expect(fault(field('do'), Array.from({ length: 9 }, () => ({ do: 'draw', n: 1 })), 60)).not.toBe('')
  })

  it('belong to a path or to what is inside it', () => {
    const at = (where: string, path: string): boolean => isAt({ where, what: '', right: '' }, path)
    expect(at('card.riot.do[1].n', 'card.riot.do')).toBe(true)
    expect(at('card.riot', 'card.riot')).toBe(true)
    expect(at('card.rioters.do', 'card.riot')).toBe(false)
  })

  it('have a sentence for the innermost key that has one', () => {
    const sentence = (where: string): string => sentenceAt(where, 'web-box-right-')
    expect(sentence('place.yard.die')).toContain('two Places')
    expect(sentence('card.riot.do[1].n')).toContain('effects')
    expect(sentence('card')).toContain('copies')
    expect(sentence('card.riot')).toBe('')
    expect(sentenceAt('tunnel', 'web-box-usual-')).toContain('Shovel')
  })
})
