// Made of the server's own documents by `python -m blackgate.server.web.typescript`: do not edit.

/** The account of one seat, in shares of a win. In teams a side has one chance, so mates share start and result. */
export interface Account {
  seat: number
  result: number
  start: number
  own: number
  others: number
  luck: number
  error: number
  own_error: number
  others_error: number
}

/** One decision in words. `str()` gives the form that records and scenarios use. */
export interface Action {
  word: string
  operand: string
}

/** The answer to `hint`. */
export interface Advice {
  type: "advice"
  id: string
  action: string
  reasons: Reasons | null
  said: Message[]
}

/** Agree to pause, resume or resign the game. It happens once everybody who has to agree does. */
export interface Agree {
  do: "agree"
  to: "pause" | "resign" | "resume"
  agrees: boolean
}

/** Announce at a webhook whom the table waits for; without a URL, nowhere. For the host. */
export interface Announce {
  do: "announce"
  url: string
  format: "discord" | "ntfy" | "slack"
  language: string
}

/** The answer to `why`: the reasons against an action; none if it is possible. */
export interface Because {
  type: "because"
  id: string
  reasons: Reason[]
}

/** Deal the cards. For the host; every seat has to be taken. */
export interface Begin {
  do: "begin"
}

/** A bot that can take a seat. */
export interface BotOffer {
  name: string
  line: string
}

/** The available bots; `name@1s` and `name@2000p` say how much it thinks. */
export interface Bots {
  bots: BotOffer[]
}

/** Everything needed to draw a table that is not in a view. */
export interface Box {
  language: string
  nouns: Record<string, Record<string, Noun>>
  cards: CardFacts[]
  powers: PowerFacts[]
  traumas: Record<string, string>
  words: WordFacts[]
  places: PlaceFacts[]
  recipes: RecipeFacts[]
  deals: DealFacts[]
  gangs: GangFacts[]
  michel_cards: MichelCardFacts[]
  prisoners: PrisonerFacts[]
  hand_limit: number
  most_beatings: number
  provenances: Provenance[]
}

/** Something unusual that can be played nevertheless. */
export interface BoxCaution {
  where: string
  what: string
}

/** A table or an entry that a box changes, adds or takes away. */
export interface BoxChange {
  section: string
  id: string
  kind: "added" | "changed" | "removed"
  names: Record<string, string>
  texts: Record<string, string>
  before: Record<string, string>
  values: ValueChange[]
}

/** What the box of a room changes. */
export interface BoxChanges {
  name: string
  changes: BoxChange[]
}

/** A custom box that somebody writes, and what it is laid over. */
export interface BoxDraft {
  box: Record<string, unknown>
  edition: string
  modules: string[]
  teams: boolean
  languages: ("de" | "en" | "es" | "fr" | "it" | "nl")[]
  show: string
}

/** How large a box may be. */
export interface BoxLimits {
  bytes: number
  entries: number
  effects: number
  text: number
  search_cards: number
}

/** Something that is wrong with a box, and what would be right. */
export interface BoxProblem {
  where: string
  what: string
  right: string
}

/** What is wrong with a box, or what it changes. */
export interface BoxReport {
  problems: BoxProblem[]
  cautions: BoxCaution[]
  changes: BoxChange[]
  bytes: number
  fingerprint: string
  shown: ShownEntry | null
}

/** A branch in the list of its game. */
export interface Branch {
  room: string
  title: string
  decision: number
  seat: number
  is_redrawn: boolean
  phase: string
}

/** A request to play on from a moment. */
export interface BranchWish {
  decision: number
  seat: number
  is_redrawn: boolean
  title: string
  name: string
  others: string
}

/** The branches of a game, the newest first. */
export interface Branches {
  branches: Branch[]
}

/** The connection is closed, and why. */
export interface Bye {
  type: "bye"
  problem: Problem
}

/** One option a bot thought about. */
export interface Candidate {
  action: string
  chance: number
  error: number
  playouts: number
}

/** A card of the open piles or of the Search deck. */
export interface CardFacts {
  id: string
  sort: string
  copies: number
  value: number
  points: number
  text: string
}

/** An important difference between the chosen option and the second best. */
export interface Cause {
  what: string
  amount: number
  weight: number
}

/** A seat of the room. */
export interface Chair {
  name: string
  player: string
  stand_in: string
  is_vacant: boolean
  is_here: boolean
  has_missed: boolean
  board: number
  side: number
  has_chosen: boolean
  team: string
  can_change_team: boolean
  is_enrolled: boolean
}

/** Answer the question one is asked, now or ahead: `dig spoon`, `decline`. */
export interface Choose {
  do: "choose"
  action: string
}

/** Two modules that do not go together, and why; `teams` stands for team mode. */
export interface ClashOffer {
  modules: [string, string]
  rules: string[]
}

/** Free a seat before the game has begun: one's own; the host frees any. */
export interface Clear {
  do: "clear"
  seat: number
}

/** How much time there is. `live` has a bank for one's own turns, `days` so many hours for every decision. */
export interface ClockSettings {
  kind: "days" | "live" | "none"
  bank: number
  gain: number
  hours: number
}

/** Close the room. For the host, before the game has begun or after it is over. */
export interface Close {
  do: "close"
}

/** A wish with its id. The id is an idempotency key: a command that is sent twice is executed once. */
export interface Command {
  type: "command"
  id: string
  seen: number
  wish: Choose | ThrowIn | Undo | Order | Say | Seat | Clear | HandOver | Rename | Pick | Team | Enrol | Begin | Vote | Leave | Return | Pace | Skip | Agree | Rematch | Close | Forget | Delete
}

/** A game turn by turn. */
export interface Course {
  sides: number[][]
  turns: TurnStart[]
  turning_points: TurningPoint[]
}

/** A new room, and the key of its host. */
export interface Created {
  room: string
  key: string
  seat: number | null
}

/** What can be bought, before discounts. */
export interface DealFacts {
  id: string
  price: number
  card: string
  n: number
  text: string
}

/** Delete the table with everything in it. For the host, unless a game is going on. This cannot be undone. */
export interface Delete {
  do: "delete"
}

/** A command was executed, and is durable. */
export interface Done {
  type: "done"
  id: string
  version: number
  result: Record<string, string | number>
}

/** An edition. */
export interface EditionOffer {
  id: string
  title: string
  about: string[]
  players: number[]
  team_players: number[]
  takes_modules: boolean
  module_rules: string[]
  team_rules: Record<string, string>
  options: OptionOffer[]
}

/** Agree that the game counts for one's rating, before it begins. For a table that is rated. */
export interface Enrol {
  do: "enrol"
  identity: string
}

/** A running Exchange. Cards are None where the viewer may not know them; numbers are public. */
export interface ExchangeView {
  proposer: number
  teammate: number
  given: Record<string, number> | null
  wanted: Record<string, number> | null
  any_cards: number | null
  returned: Record<string, number> | null
  cards_given: number
  cards_asked: number
  cards_chosen: number
  cigarettes_given: number
  cigarettes_asked: number
}

/** What is going on? */
export interface Explain {
  type: "explain"
  id: string
}

/** The answer to `explain`: what is going on, in about six sentences with the rules behind them. */
export interface Explanation {
  type: "explanation"
  id: string
  sentences: Told[]
}

/** One field of an entry. */
export interface FieldForm {
  key: string
  type: "conditions" | "counts" | "effects" | "flag" | "modifiers" | "names" | "table" | "text" | "texts" | "whole" | "wholes" | "word" | "words"
  needed: boolean
  least: number | null
  most: number | null
  choices: string[]
  of: string
  repeats: boolean
  longest: number
  default: unknown
  fields: FieldForm[]
}

/** A decision that gave something away beyond doubt, judged from what its seat knew. */
export interface Flaw {
  step: number
  round: number
  seat: number
  grade: "blunder" | "inaccuracy" | "mistake"
  option: Message
  better: Message
  chance: number
  best_chance: number
  error: number
  is_bluff: boolean
  words: Message[]
}

/** Remove the name and the chat of one's seat from a finished table. This cannot be undone. */
export interface Forget {
  do: "forget"
}

/** The review of a game. */
export interface GameReview {
  accounts: Account[]
  flaws: Flaw[]
  judged: number
  lucky: LuckyMoment[][]
  unlucky: LuckyMoment[][]
}

/** What a gang requires. */
export interface GangFacts {
  id: string
  needs: number
  accessories: string[]
}

/** One possible arrangement of the hidden hands. */
export interface GuessView {
  weight: number
  hands: Record<string, number>[]
  pools: Record<string, number>[]
}

/** The answer to `guide`: a good option and why to take it. Without one, no option was found in time. */
export interface Guidance {
  type: "guidance"
  id: string
  action: string
  reason: Message | null
}

/** What could a newcomer do in my place, and why? */
export interface Guide {
  type: "guide"
  id: string
}

/** Give one's seat to somebody else. The old key is void from then on. */
export interface HandOver {
  do: "hand_over"
  name: string
  key: string
}

/** Whether the server works. */
export interface Health {
  status: string
}

/** The first message: the client's key, and what it has seen already. */
export interface Hello {
  type: "hello"
  protocol: number
  key: string
  seen: number
}

/** What would a bot do in my place? */
export interface Hint {
  type: "hint"
  id: string
}

/** The secret of an identity: 256 random bits in URL-safe base64, made on the device of its owner. */
export interface Identity {
  identity: string
}

/** The name of an imported record. */
export interface Imported {
  name: string
}

/** What a seat can remember of another hand: cards that must be there, and cards that may be there. */
export interface Known {
  certain: Record<string, number>
  possible: Record<string, number>
}

/** Everything that can be known about face-down cards. */
export interface Learned {
  guesses: GuessView[]
  deck: number
  discard: string[]
  lacking: string[][]
  backgrounds: string[]
  background_pools: string[][]
  background_discard: string[]
  gang_piles: Record<string, PileView>
  traumas: PileView
  michel_deck: string[]
  michel_discard: string[]
}

/** Let a bot play in one's place until one returns. */
export interface Leave {
  do: "leave"
}

/** The progress of a lesson, and what to do next. */
export interface Lesson {
  name: string
  step: number
  steps: number
  id: string
  marks: string[]
  has_strayed: boolean
}

/** A chat message. */
export interface Line {
  seat: number | null
  name: string
  text: string
  is_phrase: boolean
  channel: "table" | "team"
  is_removed: boolean
}

/** The result of a link in a mail or a notification. */
export interface LinkOpened {
  room: string
}

/** Public rooms in which a seat is free, the newest first. */
export interface Lobby {
  rooms: Summary[]
}

/** Whether the page is visible: who looks needs no notification. Without this message a client counts as visible. */
export interface Look {
  type: "look"
  visible: boolean
}

/** A step in which chance helped a seat, or hurt it. */
export interface LuckyMoment {
  step: number
  round: number
  amount: number
  error: number
  words: Message[]
}

/** Send mails to this address, once its owner has confirmed that. */
export interface Mail {
  do: "mail"
  address: string
  language: string
}

/** A sentence or a phrase of the catalogue, and its parts by name. */
export interface Message {
  type: "message"
  id: string
  args: Record<string, number | string | Who | Thing | Row | Message>
}

/** A card of Michel(le)'s deck. */
export interface MichelCardFacts {
  id: string
  copies: number
  text: string
}

/** A module that can be added to the base game. */
export interface ModuleOffer {
  id: string
  kind: string
  title: string
  about: string[]
}

/** A game after so many decisions. */
export interface Moment {
  decision: number
  decisions: number
  view: View
  story: Told[]
}

/** How phones reach this server. */
export interface NetworkStatus {
  reach: "here" | "lan" | "none"
  urls: string[]
  is_open: boolean
  can_switch: boolean
  obstacle: "" | "container" | "no_address" | "no_socket" | "proxy"
}

/** A request to let devices of the local network in, or not any more. */
export interface NetworkSwitch {
  open: boolean
}

/** A change of notifications. */
export interface NotificationChange {
  wish: Push | Mail | Announce | Quiet | Stop
}

/** What a seat has set, and what this server offers. */
export interface NotificationSettings {
  push_key: string
  has_mail: boolean
  has_webhook: boolean
  channels: OwnChannel[]
  quiet: QuietHours | null
  webhook_host: string
  webhook_format: string
}

/** All a sentence may need of a noun; as the browser gets it. */
export interface Noun {
  one: string
  many: string
  gender: string
  shape: string
  sound: string
}

/** Everything that can be played. */
export interface Offer {
  editions: EditionOffer[]
  modules: ModuleOffer[]
  bundles: string[]
  clashes: ClashOffer[]
}

/** A request for a room. With a name, its host takes a seat at once. */
export interface Opening {
  settings: RoomSettings
  name: string
}

/** One possible answer, and its text. */
export interface Option {
  action: string
  label: Message
}

/** An option of the rules. */
export interface OptionOffer {
  key: string
  values: (string | number)[]
  range: [number, number] | null
  default: string | number
  module: string
  rulings: string[]
}

/** Leave standing orders. */
export interface Order {
  do: "order"
  orders: Orders
}

/** The orders of one player, by question. `ask` means no order. */
export interface Orders {
  report: "always" | "ask" | "leader" | "never"
  freepass: "ask" | "never" | "use"
  punish: "about_leader" | "ask" | "never"
  corrupt: "ask" | "never"
  react: "ask" | "never" | "reveal"
  answer: "ask" | "give" | "refuse"
  fight: "ask" | number
  yield: "ask" | "lowest" | "refuse"
  brawl: "ask" | "beating" | "weapon"
  help: "ask" | "never"
  roll: "always" | "ask" | "never"
  unless_winning: boolean
}

/** The moment of another game at which the game of a room begins. */
export interface Origin {
  room: string
  record: string
  decision: number
  seat: number
  is_redrawn: boolean
}

/** What one seat alone knows, what it is asked, and its standing orders. */
export interface Own {
  seat: number
  hand: Record<string, number>
  mates: Record<string, Record<string, number>>
  background: string
  known: Known[]
  hand_limit: number
  search: number
  prices: Record<string, number>
  cautious: Record<string, number>
  exchange: ExchangeView | null
  asked: Question | null
  asides: Option[]
  undoable: number
  orders: Orders
  threats: Threat[]
}

/** A channel of one's own seat. */
export interface OwnChannel {
  id: string
  kind: string
  to: string
  is_confirmed: boolean
}

/** Set how long bots take for each answer, at any time. For the host, or the only person who plays. */
export interface Pace {
  do: "pace"
  pace: number
}

/** Consecutive moments; part n begins after n times 32 decisions. */
export interface Part {
  number: number
  decisions: number
  seats: ReplaySeat[]
  moments: Moment[]
}

/** Preset phrases; the words are in the catalogue of each language. */
export interface Phrases {
  phrases: string[]
}

/** Choose one's prisoner before the game has begun (SETUP-8). A board has one owner (RULING-18). */
export interface Pick {
  do: "pick"
  board: number
  side: number
}

/** A face-down pile: cards in unknown order, and below them those that were put there openly, the lowest last. */
export interface PileView {
  above: string[]
  below: string[]
}

/** A Place of the board. */
export interface PlaceFacts {
  slot: string
  tile: string
  die: number[]
  search: number
  actions: string[]
  forbids: string[]
  side: string
  text: string
}

/** A Gang card or a Background. */
export interface PowerFacts {
  id: string
  is_background: boolean
  gang: string
  text: string
}

/** A prisoner board with its two faces, of which one is shown. */
export interface PrisonerFacts {
  board: number
  symbol: string
  colour: string
  sides: string[]
}

/** A refusal as it is sent. */
export interface Problem {
  code: "conflict" | "forbidden" | "full" | "invalid" | "stale" | "too_fast" | "unavailable" | "unknown"
  what: string
  where: string
  right: string
  reasons: Reason[]
}

/** Where a thing is written, and where we know its data from. */
export interface Provenance {
  path: string
  file: string
  data: Record<string, string>
}

/** Send pushes to this browser: what `PushManager.subscribe` gave it. */
export interface Push {
  do: "push"
  endpoint: string
  p256dh: string
  auth: string
  language: string
}

/** What a seat is asked. */
export interface Question {
  question: string
  text: Message
  options: Option[]
  is_ahead: boolean
  answered: string
  at_timeout: string
  stakes: Stakes[]
}

/** Set quiet hours; without hours, there are none. */
export interface Quiet {
  do: "quiet"
  hours: QuietHours | null
}

/** Hours without notifications, in minutes since midnight; over midnight if the end is earlier than the begin. */
export interface QuietHours {
  begin: number
  end: number
  zone: string
  offset: number
}

/** Why an action is not possible, with the rules that say so. */
export interface Reason {
  message: Message
  rules: string[]
  help: Message | null
}

/** The candidates of a bot, best first; the first one is its choice. */
export interface Reasons {
  candidates: Candidate[]
  causes: Cause[]
  playouts: number
  seconds: number
}

/** What Craft turns into what. */
export interface RecipeFacts {
  id: string
  needs: string[]
  card: string
  n: number
  text: string
}

/** A command or a question was refused. Nothing has changed. */
export interface Refusal {
  type: "refused"
  id: string
  version: number
  problem: Problem
}

/** Play again with the same people; the next player begins. The reply names the room. */
export interface Rematch {
  do: "rematch"
}

/** Change one's name before the game has begun. */
export interface Rename {
  do: "rename"
  name: string
}

/** A seat of the game, as its record describes it. */
export interface ReplaySeat {
  player: string
  board: number
  side: number
}

/** Play again instead of the bot. */
export interface Return {
  do: "return"
}

/** How far a review is. */
export interface ReviewStatus {
  state: "done" | "waiting" | "working"
  ahead: number
  judged: number
  decisions: number
  review: GameReview | null
}

/** What everybody may know of a room. */
export interface Room {
  code: string
  settings: RoomSettings
  phase: string
  seats: Chair[]
  window: Window | null
  banks: number[]
  votes: Record<string, Record<string, string>>
  promise: string
  after: string
  next_room: string
  lesson: Lesson | null
  has_team_chat: boolean
  pace: number
  is_paused: boolean
  pause_ends: number | null
  agreed: Record<string, number[]>
  closed: string
  threats: Threat[]
  origin: Origin | null
}

/** Everything that can be chosen about a room. It does not change once the room is open. */
export interface RoomSettings {
  edition: string
  players: number
  modules: string[]
  teams: string | boolean
  options: Record<string, string | number>
  seats: string[]
  clock: ClockSettings
  private: boolean
  spectators: boolean
  hints: boolean
  chat: "all" | "off" | "phrases"
  windows: "constant" | "swift"
  pace: number
  title: string
  lesson: string
  rated: boolean
  box: Record<string, unknown> | null
}

/** Parts one after the other; before the last stands its link: "and", "or" or "comma". */
export interface Row {
  type: "row"
  parts: (Who | Thing | Message)[]
  link: string
}

/** A rule of the booklets, or a ruling of ours where they are silent or disagree. */
export interface Rule {
  id: string
  chapter: string
  chapter_title: string
  text: string
  module: string
  status: string
  sources: string[]
  rulings: string[]
  note: string
  title: string
  question: string
  why: string
  option: string
  options: string[]
}

/** Every rule and every ruling in our own words, by chapters. */
export interface RuleBook {
  rules: Rule[]
  sources: Record<string, string>
}

/** Speak: a preset phrase by its id, or a text. */
export interface Say {
  do: "say"
  text: string
  is_phrase: boolean
  name: string
  channel: "table" | "team"
}

/** Put a bot on an empty seat, or replace one. For the host. */
export interface Seat {
  do: "seat"
  seat: number
  bot: string
}

/** Statistics of one seat. */
export interface SeatStatistics {
  name: string
  points: number
  turns: number
  dug: Record<string, number>
  searched: number
  crafted: number
  fights_won: number
  fights_lost: number
  stolen: number
  lost: number
  earned: number
  spent: number
  beaten: number
  healed: number
  visited: Record<string, number>
}

/** One seat as the viewer sees it. `hand` is None where it is hidden; its size never is. */
export interface SeatView {
  name: string
  place: string
  hand_size: number
  hand: Record<string, number> | null
  certain: Record<string, number>
  possible: Record<string, number>
  cigarettes: number
  beatings: number
  points: number
  tunnel: Record<string, number>
  gang: string
  gang_card: string
  background: string | null
  revealed: boolean
  ability_used: boolean
  tokens: Record<string, number>
  trauma: string
  buried: number
  side: string
}

/** A seat, and its key. */
export interface Seated {
  seat: number
  key: string
}

/** A table or a list of entries. */
export interface SectionForm {
  name: string
  key: string
  adds: boolean
  removes: boolean
  most: number
  fields: FieldForm[]
  entries: Record<string, Record<string, unknown>>
}

/** The chosen rules by name; the same rules can be built again from it and the editions. */
export interface Setting {
  edition: string
  fingerprint: string
  players: number
  modules: string[]
  teams: string
  options: Record<string, string | number>
  overlays: string[]
  humans: boolean
}

/** An entry as it is with a box, changed or not. */
export interface ShownEntry {
  names: Record<string, string>
  texts: Record<string, string>
}

/** A request for a seat: this one, or any. */
export interface Sitting {
  name: string
  seat: number | null
}

/** Let bots answer at once until a person has to answer. For the host, or the only person who plays. */
export interface Skip {
  do: "skip"
}

/** What some options of a question can gain and cost, and what is known of the players they are about. */
export interface Stakes {
  actions: string[]
  gains: Told[]
  risks: Told[]
  known: Told[]
  is_shown_first: boolean
}

/** The rating of an identity, as its owner is shown it. */
export interface Standing {
  rating: number
  uncertainty: number
  games: number
  is_kept: boolean
}

/** Statistics of a game. */
export interface Statistics {
  winners: number[]
  reason: string
  rounds: number
  decisions: number
  seats: SeatStatistics[]
}

/** Remove a channel of one's own by its id; without one, all of them. */
export interface Stop {
  do: "stop"
  channel: string
}

/** What a stranger may know of a room. Names are shown for public rooms only. */
export interface Summary {
  code: string
  title: string
  phase: string
  edition: string
  modules: string[]
  teams: boolean
  players: number
  seats: string[]
  spectators: boolean
  opened_by: string
  box: string
}

/** The public part of the table; seats as a spectator sees them. */
export interface Table {
  version: number
  setting: Setting
  target: number
  round: number
  first: number
  active: number
  actions: number
  turn: TurnView
  asked: number
  question: string
  context: Record<string, string | number>
  places: Record<string, string>
  seats: SeatView[]
  team_points: Record<string, number>
  piles: Record<string, number>
  gang_piles: Record<string, string[]>
  gang_pile_sizes: Record<string, number>
  deck_size: number
  discard: string[]
  discard_size: number
  laid: string[]
  backgrounds_left: number
  background_discard: string[]
  background_discard_size: number
  michel: string | null
  michel_deck_size: number
  michel_discard: string[]
  michel_discard_size: number
  michel_shown: string[]
  warden: string | null
  tokens: Record<string, number>
  traumas_left: number
  reportable: number | null
  offence: string
  proposals: number
  winner: number | null
  winners: number[]
  over: boolean
}

/** Change one's team before the game has begun; the host changes that of bots. */
export interface Team {
  do: "team"
  seat: number
  team: "A" | "B"
}

/** A thing, or so many of it. */
export interface Thing {
  type: "thing"
  sort: string
  id: string
  n: number
}

/** A player who can break out soon. */
export interface Threat {
  seat: number
  level: "can" | "could"
  turn: "next" | "this"
  told: Told
}

/** Say something without being asked (RULING-151). */
export interface ThrowIn {
  do: "throw_in"
  action: string
}

/** A message and the rules behind it. */
export interface Told {
  message: Message
  rules: string[]
}

/** The chances when a turn began. */
export interface TurnStart {
  step: number
  round: number
  chances: number[]
}

/** The running turn. */
export interface TurnView {
  searches: number
  extortions: number
  started_solitary: boolean
  turn_over: boolean
  fresh: string[]
  ability_due: string[]
  foe: number | null
}

/** A turn that moved the chances, and the action that did most of it. */
export interface TurningPoint {
  step: number
  round: number
  side: number
  before: number
  after: number
  told: Message[]
}

/** Take back one's last decisions, as far as nothing came of them. */
export interface Undo {
  do: "undo"
  decisions: number
}

/** What has changed. */
export interface Update {
  type: "update"
  version: number
  now: number
  room?: Record<string, unknown>
  table?: Record<string, unknown>
  own?: Record<string, unknown>
  story: Told[]
  chat: Line[]
}

/** A value of an entry, in the words of a file; a dash is nothing. */
export interface ValueChange {
  key: string
  before: string
  after: string
}

/** What was verified. A failure is a RecordError that names the line. */
export interface Verdict {
  commitment: string
  decisions: number
  undone: number
  results: number
  salt: string
  result: string
  is_over: boolean
}

/** The table as one seat, or (None) a spectator, sees it, and what follows from it. */
export interface View {
  version: number
  setting: Setting
  target: number
  round: number
  first: number
  active: number
  actions: number
  turn: TurnView
  asked: number
  question: string
  context: Record<string, string | number>
  places: Record<string, string>
  seats: SeatView[]
  team_points: Record<string, number>
  piles: Record<string, number>
  gang_piles: Record<string, string[]>
  gang_pile_sizes: Record<string, number>
  deck_size: number
  discard: string[]
  discard_size: number
  laid: string[]
  backgrounds_left: number
  background_discard: string[]
  background_discard_size: number
  michel: string | null
  michel_deck_size: number
  michel_discard: string[]
  michel_discard_size: number
  michel_shown: string[]
  warden: string | null
  tokens: Record<string, number>
  traumas_left: number
  reportable: number | null
  offence: string
  proposals: number
  winner: number | null
  winners: number[]
  over: boolean
  viewer: number | null
  options: Action[]
  asides: Action[]
  hand_limit: number
  search: number
  prices: Record<string, number>
  cautious: Record<string, number>
  exchange: ExchangeView | null
  agenda: ((string | number)[])[]
  numbers: number[]
  learned: Learned
}

/** Vote on what to do about an absent player. */
export interface Vote {
  do: "vote"
  absent: number
  choice: "bot" | "open" | "wait"
}

/** The whole state. */
export interface Welcome {
  type: "welcome"
  protocol: number
  version: number
  now: number
  seat: number | null
  is_host: boolean
  room: Room
  table: Table | null
  own: Own | null
  story: Told[]
  chat: Line[]
}

/** A player, by seat: "you" to that player, a name to the others. */
export interface Who {
  type: "who"
  seat: number
}

/** Why is an action not possible? */
export interface Why {
  type: "why"
  id: string
  action: string
}

/** Who is asked, as far as everybody may know, and until when. */
export interface Window {
  seats: number[]
  question: string
  since: number
  until: number | null
  bank_until: number | null
}

/** A word of the action space, for clients that lay out what can be done. */
export interface WordFacts {
  word: string
  operand: string
  verb: string
  dock: "" | "basic" | "beside" | "place"
  token: string
  examples: string[]
  text: string
  rules: string[]
  actions: number
  is_shown_first: boolean
}

/** An effect or a standing change, and its operands. */
export interface WordForm {
  word: string
  fields: FieldForm[]
}

/** Everything a form for boxes over an edition is made of. */
export interface Workshop {
  edition: string
  modules: string[]
  teams: boolean
  languages: string[]
  sections: SectionForm[]
  effects: WordForm[]
  modifiers: WordForm[]
  limits: BoxLimits
}

export type FromClient = Hello | Command | Why | Hint | Explain | Guide | Look

export type FromServer = Welcome | Update | Done | Refusal | Because | Advice | Explanation | Guidance | Bye

/** Bytes of a record. */
export const MOST_TEXT = 1048576
