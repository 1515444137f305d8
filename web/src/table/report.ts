import { language } from '../lib/speech'
import type { Desk } from './desk.svelte'

const LINES = 15

/** What somebody needs to reproduce a problem: versions, the last lines of the log, and the table as this seat sees it. */
export function reportOf(desk: Desk): string {
  const { client, room, table, own } = desk
  const build = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? ''
  const told = client.story.slice(-LINES).map((entry) => `- ${desk.speaker.say(entry.message)}`)
  const { settings, window, phase } = room
  return [
    `Blackgate: ${build}`,
    `Table ${client.code}, version ${client.version}, seat ${desk.seat === null ? '-' : desk.seat + 1}, ${phase}`,
    `Browser: ${navigator.userAgent}; ${innerWidth}×${innerHeight}; ${language.current}`,
    '', 'Log:', ...told, '',
    'Position:', JSON.stringify({ settings, window, table, own }),
  ].join('\n')
}
