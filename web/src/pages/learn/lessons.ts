/** The lessons, in their order, and what this browser remembers of them. */

import { create } from '../../lib/api'
import { myName } from '../../lib/keys'
import { t } from '../../lib/speech'
import { recall, remember } from '../../lib/store'

export const LESSONS = ['moving', 'searching', 'digging', 'trading', 'fighting', 'escaping']

/** The room of a lesson that was begun, and the key to it. */
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

/** Where one left off, if that was in this lesson. */
export function begun(lesson: string): Classroom | null {
  try {
    const found = JSON.parse(recall('lesson') ?? '') as Classroom
    return found.lesson === lesson ? found : null
  } catch {
    return null
  }
}

/** A room of one's own for a lesson; it is not among one's tables, and may just be left. */
export async function open(lesson: string): Promise<Classroom> {
  const { room, key } = await create({ lesson }, myName.current || t('web-start-guest'))
  const classroom = { lesson, room, key }
  remember('lesson', JSON.stringify(classroom))
  return classroom
}

export const nextOf = (lesson: string): string | null => LESSONS[LESSONS.indexOf(lesson) + 1] ?? null
