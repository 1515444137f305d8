import { ring } from '../mark'

/** A prisoner's headgear, by symbol: six silhouettes, so that nobody depends on colour. */
export const heads: Record<string, string> = {
  wrench: 'M15 15.5Q15.5 7 24 7T32.5 14Q36.5 14 37.5 17Q26 14.5 15 15.5Z',
  rose: `M15.3 18.5Q14.5 8 24 8T32.7 18.5Q29 13 24 13T15.3 18.5Z${ring(31.5, 9, 3.6)}`,
  cross: 'M13 27Q12 6.5 24 6.5T35 27L30.5 25.5Q32.5 13 24 12.5T17.5 25.5Z',
  pill: 'M15.6 15Q16 7.5 24 8T32.4 15Q28.5 11.5 24 11.5T15.6 15ZM17.5 15.5H22.7V19H17.5ZM25.3 15.5H30.5V19H25.3ZM22.7 16.3H25.3V17.3H22.7Z',
  cat: 'M15.2 15.5L14.5 4.5L20 8.5Q24 7.5 28 8.5L33.5 4.5L32.8 15.5Q24 12 15.2 15.5Z',
  feather: 'M15.3 16.5Q14.5 7 25 7Q33.5 7.5 32.7 16.5Q30 10.5 15.3 16.5ZM18.5 21L24 31L29.5 21Q24 23.5 18.5 21Z',
}
