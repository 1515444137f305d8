import { box, ring, type Mark } from '../mark'

/** Tokens, in a square of 24; the disc they are stamped on is drawn around them. */
export const tokens: Record<string, Mark> = {
  spy: { line: `M2.5 12Q7 5.5 12 5.5T21.5 12Q17 18.5 12 18.5T2.5 12Z${ring(12, 12, 3.2)}`, solid: ring(12, 12, 1.3) },
  skill: { line: 'M13 3L20 10L18 12L11 5ZM14 9L5 18Q3.5 19.5 5 21Q6.5 22 8 20.5L16.5 12' },
  planning: { line: 'M3 6L9 3.5L15 6L21 3.5V18L15 20.5L9 18L3 20.5ZM9 3.5V18M15 6V20.5', fine: 'M5.5 14Q8 9 12 12T18.5 9' },
  workout: { line: 'M8 12H16M5 7H8V17H5ZM16 7H19V17H16ZM2.5 9.5H5V14.5H2.5ZM19 9.5H21.5V14.5H19Z' },
  bandage: { line: 'M4.5 13L13 4.5A4.6 4.6 0 0 1 19.5 11L11 19.5A4.6 4.6 0 0 1 4.5 13Z', fine: 'M8.5 9L15 15.5', solid: `${ring(12, 10, 0.9)}${ring(14, 12, 0.9)}${ring(10, 12, 0.9)}${ring(12, 14, 0.9)}` },
  corruption: { line: 'M3 8H21V18H3ZM6 8V5H18V8', fine: `${ring(12, 13, 2.6)}M6 13H7M17 13H18` },
}

/** The drawing for a token without its own. */
export const other: Mark = { line: 'M12 4L14.4 9.4L20.2 10L15.8 13.9L17.1 19.6L12 16.6L6.9 19.6L8.2 13.9L3.8 10L9.6 9.4Z' }

/** Traumas: what the player can no longer do. */
export const traumas: Record<string, Mark> = {
  search: { line: `${ring(10.5, 10.5, 6)}M15 15L20.5 20.5M7.5 10.5H13.5` },
  extortion: { line: 'M13 3Q17 8 15.5 13H11.5V6ZM9.5 13.5H17.5M12 14V20.5H15V14M3 5L8 10M8 5L3 10' },
  hand: { line: 'M7 21V13L4.5 9.5Q5.5 7.5 7.5 9L9 11V4.5Q10.3 3 11.5 4.5V10V3.5Q12.8 2 14 3.5V10V5Q15.3 3.5 16.5 5V16Q16 19.5 14.5 21M19 8L22 11M22 8L19 11' },
  buy: { line: `M3 4H6L8.5 15H18.5L20.5 7H12${ring(10, 19, 1.5)}${ring(17, 19, 1.5)}M8 8L10.5 10.5` },
  gang: { line: `${ring(8, 8, 3)}${ring(16, 8, 3)}M2.5 20Q2.5 13.5 8 13.5Q10 13.5 11 14.5M21.5 20Q21.5 13.5 16 13.5Q14 13.5 13 14.5M12 4V21` },
  action_card: { line: 'M6 3H18V21H6ZM9.5 9.5L14.5 14.5M14.5 9.5L9.5 14.5' },
  hidden: { line: 'M9 9Q9 5.5 12 5.5T15 9Q15 11 12 12.5V14.5', solid: box(11.2, 17, 1.6, 1.6) },
}
