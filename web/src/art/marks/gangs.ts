import { ring, type Mark } from '../mark'

/** Emblems: each gang has its own outline and a sign for what it does, never for an origin. */
export const gangs: Record<string, Mark> = {
  /** Knows every way through the building: a hexagon with winding streets. */
  crew: {
    tone: 'M12 1.5L21.5 7V17L12 22.5L2.5 17V7Z',
    line: 'M12 1.5L21.5 7V17L12 22.5L2.5 17V7ZM7 9.5L12 6.5L17 9.5M7 13.5L12 10.5L17 13.5M7 17.5L12 14.5L17 17.5',
  },
  /** Trades: a diamond, and a pair of scales. */
  cartel: {
    tone: 'M12 1L23 12L12 23L1 12Z',
    line: 'M12 1L23 12L12 23L1 12ZM12 6.5V17M9 17H15M7 9H17',
    fine: 'M7 9L5 13H9ZM17 9L15 13H19Z',
  },
  /** Builds: a wheel. */
  bikers: {
    tone: ring(12, 12, 10.5),
    line: `${ring(12, 12, 10.5)}${ring(12, 12, 7.2)}${ring(12, 12, 2)}`,
    fine: 'M12 4.8V10M12 14V19.2M4.8 12H10M14 12H19.2M6.9 6.9L10.6 10.6M13.4 13.4L17.1 17.1M17.1 6.9L13.4 10.6M10.6 13.4L6.9 17.1',
  },
  /** Protects, at a price: a shield under a roof. */
  bratva: {
    tone: 'M3 3.5H21V12Q21 19 12 22.5Q3 19 3 12Z',
    line: 'M3 3.5H21V12Q21 19 12 22.5Q3 19 3 12ZM6.5 11.5L12 7L17.5 11.5M8.5 10V16H15.5V10',
    solid: 'M11 12.5h2V16h-2z',
  },
  /** Draws and chooses: a triangle of three. */
  triad: {
    tone: 'M12 1.5L23 21H1Z',
    line: 'M12 1.5L23 21H1ZM6.5 11.3H17.5L12 21Z',
    solid: ring(12, 14.3, 1.6),
  },
  /** Stands together: a heart of many stripes. */
  queers: {
    tone: 'M12 22C5 16 1.5 12.5 1.5 8Q2 2.5 7 2.5Q10.5 2.5 12 6Q13.5 2.5 17 2.5Q22 2.5 22.5 8C22.5 12.5 19 16 12 22Z',
    line: 'M12 22C5 16 1.5 12.5 1.5 8Q2 2.5 7 2.5Q10.5 2.5 12 6Q13.5 2.5 17 2.5Q22 2.5 22.5 8C22.5 12.5 19 16 12 22Z',
    fine: 'M1.7 8.5H22.3M2.8 11.5H21.2M5 14.5H19M8 17.8H16M3.5 5.3H10.8M13.2 5.3H20.5',
  },
}
