// The settings of a new table. The defaults are the server's; they are repeated here because the form shows them.
import { myPace, PACES } from '../../lib/pace'
import type { ClockSettings, RoomSettings } from '../../protocol'

export const OPEN = 'open'
/** A seat of another person at this device: open for the server, and taken at once. */
export const HERE = 'here'

export const CLOCKS: Readonly<Record<string, ClockSettings>> = {
  none: { kind: 'none', bank: 2700, gain: 20, hours: 24 },
  calm: { kind: 'live', bank: 2700, gain: 20, hours: 24 },
  fast: { kind: 'live', bank: 900, gain: 10, hours: 24 },
  day: { kind: 'days', bank: 2700, gain: 20, hours: 24 },
  days: { kind: 'days', bank: 2700, gain: 20, hours: 72 },
}

export function usual(): RoomSettings {
  return {
    edition: 'retail', players: 4, modules: [], teams: false, options: {}, seats: [], clock: CLOCKS['none'] as ClockSettings,
    private: true, spectators: true, hints: true, chat: 'all', windows: 'constant', pace: PACES[myPace.current], title: '', lesson: '', rated: false, box: null,
  }
}

export const WEAKEST = 'rookie'

/** One person and three bots, without a clock: to start playing at once. Against the weakest, the newcomer begins. */
export function practice(bot: string): RoomSettings {
  return { ...usual(), seats: [OPEN, bot, bot, bot], windows: 'swift', options: bot === WEAKEST ? { first_player: 'host' } : {} }
}

/** The preset of a room's settings, if it is one. */
export function clockName(clock: ClockSettings): string {
  const isSame = (each: ClockSettings): boolean =>
    each.kind === clock.kind && (clock.kind === 'none' || (clock.kind === 'live' ? each.bank === clock.bank && each.gain === clock.gain : each.hours === clock.hours))
  return Object.keys(CLOCKS).find((name) => isSame(CLOCKS[name] as ClockSettings)) ?? ''
}
