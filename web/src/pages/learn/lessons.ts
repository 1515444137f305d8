/** The lessons in order, and what this browser stores about them. */

import { create } from '../../lib/api'
import { myName } from '../../lib/keys'
import { t } from '../../lib/speech'
import { recall, remember } from '../../lib/store'

export const LESSONS = ['moving', 'searching', 'digging', 'trading', 'fighting', 'escaping']

/** The room of a started lesson, and its key. */
export interface Classroom {
  lesson: string
  room: string
  key: string
}

export const finished = (): string[] => (recall('lessons') ?? '').split(' ').filter((name) => LESSONS.includes(name))

export function finish(lesson: string): void {
  remember('lessons', [...new Set([...finished(), lesson])].join(' '))
  if (begun(lesson)) remember('lesson', '')
}

/** The stored room, if it belongs to this lesson. */
export function begun(lesson: string): Classroom | null {
  try {
    const found = JSON.parse(recall('lesson') ?? '') as Classroom
    return found.lesson === lesson ? found : null
  } catch {
    return null
  }
}

/** Open a room for a lesson; it is not listed among the player's tables and can simply be left. */
export async function open(lesson: string): Promise<Classroom> {
  const { room, key } = await create({ lesson }, myName.current || t('web-start-guest'))
  const classroom = { lesson, room, key }
  remember('lesson', JSON.stringify(classroom))
  return classroom
}

export const nextOf = (lesson: string): string | null => LESSONS[LESSONS.indexOf(lesson) + 1] ?? null
