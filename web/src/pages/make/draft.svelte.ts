import type { ClockSettings, EditionOffer, Offer, OptionOffer, RoomSettings } from '../../protocol'
import { myPace, PACES, type Pace } from '../../lib/pace'
import type { Shared } from '../workshop/sharing'
import { CLOCKS, HERE, OPEN, usual } from './settings'

export const TEAMS = 'teams'

/** Why a module cannot be chosen: because of another one, or, without one, of the number of players. */
export interface Clash {
  other: string
  rules: string[]
}

/** The settings of a table while they are edited. The server checks what goes together. */
export class Draft {
  offer: Offer
  edition = $state('retail')
  players = $state(4)
  teams = $state(false)
  modules = $state<string[]>([])
  seats = $state<string[]>([OPEN, OPEN, OPEN, OPEN, OPEN, OPEN])
  /** By seat: the names of the people at this device. */
  names = $state<string[]>(['', '', '', '', '', ''])
  clock = $state('none')
  pace = $state<Pace>(myPace.current)
  isPublic = $state(false)
  spectators = $state(true)
  hints = $state(true)
  rated = $state(false)
  chat = $state<RoomSettings['chat']>('all')
  title = $state('')
  /** Only what differs from the default. */
  options = $state<Record<string, string | number>>({})

  /** The box from the workshop, if there is one. */
  own: Shared | null
  isOwn = $state(false)

  constructor(offer: Offer, own: Shared | null = null) {
    this.offer = offer
    this.own = own
  }

  /** Play with the box from the workshop, with the edition and modules it was made for; or as in the edition. */
  playOwn(isOwn: boolean): void {
    this.isOwn = isOwn && this.own !== null
    if (!this.own || !this.isOwn) return
    this.edition = this.own.edition
    this.modules = [...new Set([...this.modules, ...this.own.modules])]
    if (!this.box.players.includes(this.players)) this.players = Math.max(...this.box.players)
  }

  get box(): EditionOffer {
    return this.offer.editions.find((each) => each.id === this.edition) as EditionOffer
  }

  /** Modules for the board or beside it; teams have their own switch. */
  get extras() {
    return this.offer.modules.filter((each) => each.kind !== 'mode')
  }

  get canTeam(): boolean {
    return this.box.team_players.includes(this.players)
  }

  /** Whether the game is played in teams. */
  get isTeamed(): boolean {
    return this.teams && this.canTeam
  }

  /** What the server would say against a module beside those chosen already; null if nothing. `teams` is team mode. */
  clash(id: string): Clash | null {
    if (id === TEAMS && !this.canTeam) {
      return { other: '', rules: [this.box.team_rules[this.players] ?? ''].filter(Boolean) }
    }
    const chosen = [...(this.box.takes_modules ? this.modules : []), ...(this.isTeamed ? [TEAMS] : [])]
    for (const { modules, rules } of this.offer.clashes) {
      const other = modules.find((each) => each !== id)
      if (modules.includes(id) && other && chosen.includes(other)) return { other, rules }
    }
    return null
  }

  /** The options that matter for the present choice. The room's clock replaces the `timer`. */
  get switches(): OptionOffer[] {
    return this.box.options.filter((each) => each.key !== 'timer' && (each.values.length > 1 || each.range !== null) && this.#concerns(each.module))
  }

  #concerns(module: string): boolean {
    const has = (...ids: string[]): boolean => this.box.takes_modules && ids.some((id) => this.modules.includes(id))
    if (module === 'team') return this.isTeamed
    if (module === 'michel') return has('michel', 'michelle')
    if (module === 'dig_in') return has(...this.offer.modules.filter((each) => each.kind === 'place').map((each) => each.id))
    return module === 'base' || has(module)
  }

  toggle(id: string): void {
    this.modules = this.modules.includes(id) ? this.modules.filter((each) => each !== id) : [...this.modules, id]
  }

  set(option: OptionOffer, value: string | number): void {
    const { [option.key]: _, ...others } = this.options
    this.options = value === option.default ? others : { ...others, [option.key]: value }
  }

  /** Only people who play for themselves are rated. */
  get canBeRated(): boolean {
    return !(this.teams && this.canTeam) && this.seats.slice(1, this.players).every((each) => each === OPEN)
  }

  get isRated(): boolean {
    return this.rated && this.canBeRated
  }

  /** The other people at this device. */
  besides(): { seat: number; name: string }[] {
    return this.names.flatMap((name, seat) => (seat > 0 && seat < this.players && this.seats[seat] === HERE ? [{ seat, name: name.trim() }] : []))
  }

  settings(): RoomSettings {
    const known = new Set(this.switches.map((each) => each.key))
    return {
      ...usual(),
      edition: this.edition,
      players: this.players,
      modules: this.box.takes_modules ? [...this.modules] : [],
      teams: this.isTeamed,
      options: Object.fromEntries(Object.entries(this.options).filter(([key]) => known.has(key))),
      seats: [OPEN, ...this.seats.slice(1, this.players).map((each) => (each === HERE ? OPEN : each))],
      clock: CLOCKS[this.clock] as ClockSettings,
      pace: PACES[this.pace],
      private: !this.isPublic,
      spectators: this.spectators,
      hints: this.hints && !this.isRated,
      rated: this.isRated,
      chat: this.chat,
      title: this.title.trim(),
      box: this.isOwn && this.own ? this.own.box : null,
    }
  }
}
