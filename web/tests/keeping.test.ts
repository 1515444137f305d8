/** Keys, names, choices and addresses. */

import { beforeEach, describe, expect, it } from 'vitest'
import { all, drop, keep, keyOf, myName } from '../src/lib/keys'
import { Remembered } from '../src/lib/remembered.svelte'
import { routeOf } from '../src/lib/router.svelte'
import { remember } from '../src/lib/store'
import { begun, finish, finished, LESSONS, nextOf } from '../src/pages/learn/lessons'

beforeEach(() => {
  localStorage.clear()
  remember('keys', '[]')
})

describe('keys', () => {
  it('are stored by room, the latest first', () => {
    keep('aaaaaa', 'one', 0)
    keep('BBBBBB', 'two', null)
    keep('AAAAAA', 'three', 1)
    expect(all().map(({ code, key }) => [code, key])).toEqual([['AAAAAA', 'three'], ['BBBBBB', 'two']])
    expect(keyOf('aaaaaa')).toBe('three')
    drop('aaaaaa', 'three')
    expect(keyOf('AAAAAA')).toBeNull()
  })

  it('survive invalid stored data', () => {
    for (const nonsense of ['{', '{}', '[1,null,{"code":1}]']) {
      remember('keys', nonsense)
      expect(all()).toEqual([])
    }
  })

  it('remember a name without the spaces around it', () => {
    myName.current = ' Ana '
    expect(myName.current).toBe('Ana')
  })
})

it('a preference is restored, unless its value is no longer valid', () => {
  const first = new Remembered<string>('colour', ['red', 'blue'], 'red')
  first.current = 'blue'
  expect(new Remembered<string>('colour', ['red', 'blue'], 'red').current).toBe('blue')
  expect(new Remembered<string>('colour', ['red', 'green'], 'red').current).toBe('red')
})

describe('lessons', () => {
  it('are stored once each, and only existing ones', () => {
    remember('lessons', 'moving flying')
    finish('digging')
    finish('moving')
    expect(finished()).toEqual(['moving', 'digging'])
  })

  it('continue where the player left off, until they are finished', () => {
    remember('lesson', JSON.stringify({ lesson: 'moving', room: 'K7MXQ4', key: 'k' }))
    expect(begun('moving')?.room).toBe('K7MXQ4')
    expect(begun('digging')).toBeNull()
    finish('moving')
    expect(begun('moving')).toBeNull()
  })

  it('lead from one to the next, and the last one to none', () => {
    expect(LESSONS.map(nextOf)).toEqual([...LESSONS.slice(1), null])
  })
})

describe('addresses', () => {
  const at = (path: string) => routeOf(new URL(path, 'http://here'))

  it.each([
    ['/', 'start', {}],
    ['/new?players=4', 'new', { players: '4' }],
    ['/join/k7mxq4', 'join', { code: 'K7MXQ4' }],
    ['/r/k7mxq4', 'room', { code: 'K7MXQ4' }],
    ['/r/K7MXQ4/', 'room', { code: 'K7MXQ4' }],
    ['/r/K7MXQ4/table', 'screen', { code: 'K7MXQ4' }],
    ['/replay/K7MXQ4/12', 'replay', { code: 'K7MXQ4', decision: '12' }],
    ['/rules/DIG-1', 'rules', { rule: 'DIG-1' }],
    ['/learn/digging', 'lesson', { lesson: 'digging' }],
    ['/nowhere', 'lost', {}],
  ])('%s', (path, page, params) => expect(at(path)).toEqual({ page, params }))
})
