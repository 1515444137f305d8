import { ring } from '../mark'

/** What the second face of a board adds to the head, by symbol: a moustache, a beard, whiskers or glasses. */
export const faces: Record<string, string> = {
  wrench: 'M17.5 21.8Q20.5 18.6 24 20.6Q27.5 18.6 30.5 21.8Q27 23.6 24 22.2Q21 23.6 17.5 21.8Z',
  rose: 'M17 23.4Q18 19.6 24 19.8T31 23.4Q27.5 24.2 24 22.4Q20.5 24.2 17 23.4Z',
  cross: 'M17.2 20.5Q18 27.2 24 27.6T30.8 20.5Q28 22.4 24 22.4T17.2 20.5Z',
  pill: 'M21.2 22.8Q24 21.2 26.8 22.8L26 27.4Q24 29.2 22 27.4Z',
  cat: 'M13 18.6L20 20.2V21L13 20ZM13 23L20 21.8V22.6L13 24.4ZM35 18.6L28 20.2V21L35 20ZM35 23L28 21.8V22.6L35 24.4Z',
  feather: `${ring(20.4, 17.2, 3)}${ring(20.4, 17.2, 2)}${ring(27.6, 17.2, 3)}${ring(27.6, 17.2, 2)}M23.2 16.7H24.8V17.6H23.2Z`,
}
