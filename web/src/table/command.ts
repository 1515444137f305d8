import { t } from '../lib/speech'
import type { Choice } from './choices'
import { operands } from './choices'
import type { Desk } from './desk.svelte'
import { groups } from './hand'
import { linesOf } from './stakes'
import { verbName } from './words'

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/[^\p{L}\p{N}]+/gu, ' ').trim()

function hand(desk: Desk): string {
  const own = desk.own
  if (!own) return t('web-table-hand-empty')
  const cards = groups(desk.box, own.hand).map((group) => group.cards.map(({ facts, n }) => desk.speaker.noun('card', facts.id, n)).join(', '))
  const background = own.background ? `${t('web-table-background')}: ${desk.speaker.noun('power', own.background)}` : ''
  return [cards.join('; ') || t('web-table-hand-empty'), background].filter(Boolean).join('. ')
}

function board(desk: Desk): string {
  return desk.box.places.map(({ slot }) => {
    const people = desk.table.seats.filter((seat) => seat.place === slot).map((seat) => seat.name)
    if (desk.table.warden === slot) people.push(desk.speaker.noun('figure', 'warden'))
    if (desk.table.michel === slot) people.push(desk.speaker.noun('figure', 'michel'))
    return `${desk.speaker.noun('place', slot)}: ${people.join(', ') || t('table-nobody')}`
  }).join('. ')
}

function who(desk: Desk, rest: string): string {
  const n = Number(rest)
  const seat = n >= 1 ? n - 1 : desk.table.seats.findIndex((view) => plain(view.name).startsWith(plain(rest)))
  const view = desk.table.seats[seat]
  if (!view) return t('web-table-command-who')
  const parts = [
    view.name, desk.speaker.noun('place', view.place), t('web-table-points-of', { n: view.points, target: desk.table.target }),
    t('web-table-cards-held', { n: view.hand_size }), t('web-table-cigarettes', { n: view.cigarettes }), t('web-table-beatings', { n: view.beatings }),
  ]
  if (view.gang) parts.push(desk.speaker.noun('gang', view.gang))
  return parts.join(', ')
}

function log(desk: Desk, rest: string): string {
  return desk.client.story.slice(-(Number(rest) || 5)).map((entry) => desk.speaker.say(entry.message)).join(' ')
}

async function why(desk: Desk, rest: string): Promise<string> {
  const own = desk.own
  if (!own || !rest) return t('web-table-command-why')
  const verb = desk.verbs.find((each) => plain(rest) === plain(each) || plain(verbName(each)).startsWith(plain(rest)))
  const actions = verb ? operands(verb, desk.box, desk.table, own).map((operand) => `${verb} ${operand}`.trim()) : [rest]
  const reasons = (await Promise.all(actions.map((action) => desk.client.why(action)))).flat()
  const said = new Set(reasons.flatMap((reason) => [desk.speaker.say(reason.message), ...(reason.help ? [desk.speaker.say(reason.help)] : [])]))
  return [...said].join(' ') || t('web-table-possible')
}

/** As `options` numbers them, so that a typed number means the same. */
const listed = (desk: Desk): Choice[] => (desk.offered.length ? desk.offered : desk.all)

/** The options a line may mean: a number, the words of the protocol, or the beginning of a button's label. */
export function meant(desk: Desk, line: string): Choice[] {
  const numbered = listed(desk)[Number(line) - 1]
  if (numbered) return [numbered]
  const typed = plain(line)
  const exact = desk.all.filter((choice) => plain(choice.action) === typed || plain(desk.say(choice)) === typed)
  if (exact.length) return exact
  return desk.all.filter((choice) => plain(desk.say(choice)).includes(typed) || plain(choice.action).startsWith(typed))
}

/** What has to be confirmed elsewhere has to be confirmed here, too. */
async function chosen(desk: Desk, choice: Choice): Promise<string> {
  if (!desk.isDoubtful(choice)) return settled(desk, choice)
  desk.doubted = choice
  const stakes = linesOf(desk.stakes, choice).map(({ side, told }) => `${t(`web-stakes-${side}`)} ${desk.speaker.say(told.message)}`)
  const warning = [...(choice.warning ? [desk.speaker.say(choice.warning)] : []), ...stakes].join(' ')
  return t('web-table-command-warned', { option: desk.say(choice), warning })
}

async function settled(desk: Desk, choice: Choice): Promise<string> {
  desk.doubted = null
  await desk.settle(choice)
  return desk.problem ? '' : t('web-table-command-chose', { option: desk.say(choice) })
}

/** The response to a typed line; an option is chosen if it is the only match. */
export async function obey(desk: Desk, line: string): Promise<string> {
  const [word = '', ...more] = line.trim().split(/\s+/)
  const rest = more.join(' ')
  switch (word.toLowerCase()) {
    case '': case 'help': return t('web-table-command-help')
    case 'hand': return hand(desk)
    case 'board': return board(desk)
    case 'who': return who(desk, rest)
    case 'log': return log(desk, rest)
    case 'why': return why(desk, rest)
    case 'yes': return desk.doubted && desk.all.some(({ action }) => action === desk.doubted?.action) ? settled(desk, desk.doubted) : t('web-table-command-unknown')
    case 'undo': await desk.undo(); return t('web-table-command-done')
    case 'options': return listed(desk).map((choice, n) => `${n + 1}. ${desk.say(choice)}`).join('; ') || t('web-table-not-your-turn')
  }
  const found = meant(desk, line)
  if (found.length === 1 && found[0]) return chosen(desk, found[0])
  if (!found.length) return t('web-table-command-unknown')
  return t('web-table-command-several', { options: found.slice(0, 6).map((choice) => desk.say(choice)).join('; ') })
}
