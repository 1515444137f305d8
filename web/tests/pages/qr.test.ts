import { describe, expect, it } from 'vitest'
import { capacity, formatBits, qr, versionBits } from '../../src/pages/qr'
import { correction } from '../../src/pages/qr-correction'

const drawn = (text: string): string => qr(text).map((row) => row.map((dark) => (dark ? '#' : '.')).join('')).join('\n')

async function digest(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...hash.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

describe('the tables of the standard', () => {
  it('encodes level M and each mask as in table C.1', () => {
    const words = ['101010000010010', '101000100100101', '101111001111100', '101101101001011', '100010111111001', '100000011001110', '100111110010111', '100101010100000']
    expect(words.map((_, mask) => formatBits(mask).toString(2))).toEqual(words)
  })

  it('encodes versions as in table D.1', () => {
    expect([7, 8, 9, 10].map(versionBits)).toEqual([0x07c94, 0x085bc, 0x09a99, 0x0a4d3])
  })

  it('corrects a known block', () => {
    const block = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
    expect(correction(block, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
  })

  it('has the capacities of table 7', () => {
    const most = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213]
    expect(most.map((_, n) => capacity(n + 1))).toEqual(most)
    expect(most.map((n) => qr('x'.repeat(n)).length)).toEqual(most.map((_, n) => 21 + 4 * n))
    expect(() => qr('x'.repeat(214))).toThrow(RangeError)
  })
})

// Made by another encoder with the mask that ours chooses, and read back by a camera's decoder.
describe('whole codes', () => {
  it('version 1', () => {
    expect(drawn('A').split('\n')).toEqual([
      '#######.#..#..#######',
      '#.....#.#####.#.....#',
      '#.###.#...#.#.#.###.#',
      '#.###.#.##.##.#.###.#',
      '#.###.#..###..#.###.#',
      '#.....#..#.##.#.....#',
      '#######.#.#.#.#######',
      '........##.##........',
      '#.##.###..###.#..#.##',
      '.#.##..#.#.####..#...',
      '##..###.##.#.....##.#',
      '#.##.#.....#..#####..',
      '#..####..#..#..#..#..',
      '........#.##..#..#..#',
      '#######.#..##..#.#...',
      '#.....#.##.....##.##.',
      '#.###.#..##.#####...#',
      '#.###.#.####..######.',
      '#.###.#.#.#.#.##.....',
      '#.....#...#..#.#..#.#',
      '#######.#....#..#....',
    ])
  })

  it('version 2, with an alignment pattern', () => {
    expect(drawn('http://a.b/r/K7MXQ4').split('\n')).toEqual([
      '#######.......###.#######',
      '#.....#..#.#...#..#.....#',
      '#.###.#.###...##..#.###.#',
      '#.###.#.#.####..#.#.###.#',
      '#.###.#.##..#.###.#.###.#',
      '#.....#.#.....###.#.....#',
      '#######.#.#.#.#.#.#######',
      '........##.##..##........',
      '#.#####...#.......#####..',
      '.#.....#....##.##..#...#.',
      '###.#.##.#.######.#.##.##',
      '#..###.##...##..#..##...#',
      '..#..###.##.#.###.#.#.###',
      '####.#..#.#..........#.#.',
      '#.##..#.##.##..###.#.#.##',
      '#..#.#.#..##..#..#...#..#',
      '#...####..##....#####.#..',
      '........#...#####...###..',
      '#######...#..####.#.#####',
      '#.....#.#...##..#...##.#.',
      '#.###.#.#...#.#########.#',
      '#.###.#.#.......###.#.###',
      '#.###.#.#.###...##.#..#.#',
      '#.....#...##..###.####..#',
      '#######.#..#...#...######',
    ])
  })

  it.each([
    ['x', 60, '923ed37758ae2f8e'],
    ['y', 122, '454f1ee10faf163c'],
    ['z', 150, 'aea53246e58e8135'],
    ['w', 170, '9d2a6e47ba2a3e8d'],
    ['q', 213, '52f4cf94c844bad3'],
  ])('several blocks: %s, %i times', async (letter, n, hash) => {
    expect(await digest(drawn(letter.repeat(n)))).toBe(hash)
  })
})
