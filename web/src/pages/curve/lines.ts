import { symbolOf, type Looks } from '../../lib/prisoners'
import { t, type Speaker } from '../../lib/speech'
import type { Box, Course } from '../../protocol'

/** A line of the curve: a seat, or a team. */
export interface Line {
  name: string
  seat: number | null
  team: string | null
  symbol: string
  /** Drawn stronger: that of the reader, or else of the winner. */
  isMine: boolean
}

interface Players {
  course: Course
  box: Box | null
  speaker: Speaker
  seats: readonly { side: string }[]
  looks: readonly Looks[]
  winners: readonly number[]
}

export function linesOf({ course, box, speaker, seats, looks, winners }: Players): Line[] {
  return course.sides.map((side) => {
    const seat = side[0]!
    const team = side.length > 1 ? seats[seat]!.side : null
    const isMine = speaker.viewer === null ? side.some((each) => winners.includes(each)) : side.includes(speaker.viewer)
    return {
      name: team ? t('web-table-side', { side: team }) : speaker.player(seat),
      seat: team ? null : seat, team: team || null, symbol: team ? '' : symbolOf(box, looks[seat]), isMine,
    }
  })
}

/** A line for every seat, where teams do not matter. */
export const seatLines = (box: Box | null, speaker: Speaker, looks: readonly Looks[]): Line[] =>
  looks.map((each, seat) => ({ name: speaker.player(seat), seat, team: null, symbol: symbolOf(box, each), isMine: seat === speaker.viewer }))

/** A chance as a percentage. */
export const percent = (chance: number): string => `${Math.round(chance * 100)}\u00a0%`
