/** The rules behind each paragraph of the page that opens the rules (speech, primer.ftl). A test finds each of them. */
export const PRIMER = {
  goal: ['GOAL-1', 'GOAL-2', 'GOAL-3'],
  turn: ['TURN-3', 'TURN-5', 'TURN-7', 'HAND-1'],
  move: ['MOVE-2', 'MOVE-3', 'MOVE-4', 'MOVE-6'],
  fight: ['EXTORT-2', 'EXTORT-3', 'EXTORT-4', 'EXTORT-5', 'EXTORT-6', 'EXTORT-7', 'EXTORT-8'],
  spoils: ['EXTORT-9', 'EXTORT-10', 'EXTORT-11'],
  beating: ['BEAT-1', 'BEAT-3', 'BEAT-4', 'SOL-1', 'SOL-2'],
  win: ['GOAL-1', 'GOAL-3', 'TURN-10'],
} as const satisfies Record<string, readonly string[]>

/** The actions in the order of a first game. */
export const ACTIONS = {
  search: ['SEARCH-1', 'SEARCH-2'],
  craft: ['CRAFT-1', 'CRAFT-6'],
  steal: ['SPOON-1'],
  dig: ['DIG-1', 'DIG-3', 'DIG-4'],
  sell: ['SELL-1', 'SELL-2'],
  buy: ['BUY-1', 'BUY-2'],
  heal: ['HEAL-1'],
  join: ['GANG-4', 'GANG-10'],
  play: ['ACARD-1'],
} as const satisfies Record<string, readonly string[]>
