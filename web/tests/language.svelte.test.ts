/** The reader's language changes every text at once; `t` uses the players and cards of the room. */

import { flushSync } from 'svelte'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { attend, language, LANGUAGES, load, nameOf, ready, Speaker, t, withMessages } from '../src/lib/speech'

beforeAll(() => ready)
afterEach(async () => {
  language.current = 'en'
  await expect.poll(() => language.current).toBe('en')
})

it('starts in the language of the browser', () => {
  expect(language.current).toBe('en')
  expect(document.documentElement.lang).toBe('en')
  expect(t('web-problem-full')).toBe('Every seat is taken.')
})

it('offers each folder of messages as a language, by the name its speakers use', () => {
  expect(LANGUAGES).toEqual(expect.arrayContaining(['en', 'fr', 'it']))
  expect(['en', 'fr', 'it'].map(nameOf)).toEqual(['English', 'Français', 'Italiano'])
})

it('changes the texts once the messages are loaded, and stores the choice', async () => {
  const shown: string[] = []
  const stop = $effect.root(() => {
    $effect(() => {
      shown.push(t('web-problem-full'))
    })
  })
  flushSync()
  language.current = 'fr'
  await expect.poll(() => language.current).toBe('fr')
  flushSync()
  stop()
  expect(shown).toEqual(['Every seat is taken.', 'Toutes les places sont prises.'])
  expect(document.documentElement.lang).toBe('fr')
  expect(localStorage.getItem('blackgate.language')).toBe('fr')
})

it('uses the latest choice', async () => {
  language.current = 'it'
  language.current = 'en'
  await load('it')
  await expect.poll(() => t('web-problem-full')).toBe('Every seat is taken.')
})

it('knows the players of the current room', () => {
  const leave = attend(() => new Speaker(null, ['Ana', 'bob'], 0, 'en'))
  const say = (seat: number) => t('won-game', { who: { type: 'who', seat } })
  expect(say(0)).toBe('You broke out and won the game!')
  expect(say(1)).toBe('bob broke out and won the game!')
  leave()
  expect(say(1)).toBe(' broke out and won the game!')
})

it('goes on with nothing while the page is loaded again because its files are gone', async () => {
  const gone = withMessages(() => Promise.resolve(undefined))()
  expect(await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, 20, 'waits'))])).toBe('waits')
})
