// A QR code (ISO/IEC 18004) for one short text: byte mode, level M, versions 1 to 10. Enough for the address of a table,
// and small enough that no library has to be trusted with it.
import { correction } from './qr-correction'

/** By version: total codewords, correction codewords per block, blocks. */
const SIZES: readonly (readonly [number, number, number])[] = [
  [26, 10, 1], [44, 16, 1], [70, 26, 1], [100, 18, 2], [134, 24, 2],
  [172, 16, 4], [196, 18, 4], [242, 22, 4], [292, 22, 5], [346, 26, 5],
]
const FORMAT = { polynomial: 0x537, degree: 10, mask: 0x5412 }
const VERSION = { polynomial: 0x1f25, degree: 12 }

export type Matrix = boolean[][]
type Cell = boolean | null
type Grid = Cell[][]

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
]

/** The dark modules of a text, row by row, without the quiet zone. */
export function qr(text: string): Matrix {
  const bytes = new TextEncoder().encode(text)
  const version = SIZES.findIndex((_, n) => bytes.length <= capacity(n + 1)) + 1
  if (version === 0) throw new RangeError('too long for a QR code of version 10')
  const bits = bitsOf(interleaved(codewords(bytes, version), version))
  const drawn = MASKS.map((_, mask) => draw(version, bits, mask))
  return drawn.reduce((best, each) => (penalty(each) < penalty(best) ? each : best))
}

/** How many bytes of text a version holds. */
export function capacity(version: number): number {
  return dataSize(version) - (version < 10 ? 2 : 3)
}

function size(version: number): readonly [number, number, number] {
  return SIZES[version - 1] as readonly [number, number, number]
}

function dataSize(version: number): number {
  const [all, correcting, blocks] = size(version)
  return all - correcting * blocks
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const bits: boolean[] = []
  const put = (value: number, length: number): void => {
    for (let n = length - 1; n >= 0; n--) bits.push(((value >> n) & 1) === 1)
  }
  put(0b0100, 4)
  put(bytes.length, version < 10 ? 8 : 16)
  for (const byte of bytes) put(byte, 8)
  put(0, 4)
  const found: number[] = []
  for (let n = 0; n + 8 <= bits.length; n += 8) found.push(bits.slice(n, n + 8).reduce((sum, bit) => sum * 2 + +bit, 0))
  for (let pad = 0xec; found.length < dataSize(version); pad ^= 0xec ^ 0x11) found.push(pad)
  return found
}

/** The blocks, shorter ones first, interleaved codeword by codeword; then their corrections in the same way. */
function interleaved(data: number[], version: number): number[] {
  const [, correcting, count] = size(version)
  const short = Math.floor(data.length / count)
  const shorter = count - (data.length % count)
  const blocks: number[][] = []
  for (let n = 0, at = 0; n < count; n++) {
    const length = n < shorter ? short : short + 1
    blocks.push(data.slice(at, at + length))
    at += length
  }
  return [...dealt(blocks), ...dealt(blocks.map((block) => correction(block, correcting)))]
}

function dealt(blocks: number[][]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length))
  return Array.from({ length: longest }, (_, n) => blocks.flatMap((block) => block.slice(n, n + 1))).flat()
}

function bitsOf(words: number[]): boolean[] {
  return words.flatMap((word) => Array.from({ length: 8 }, (_, n) => ((word >> (7 - n)) & 1) === 1))
}

/** A number followed by its remainder modulo a polynomial. */
export function guarded(value: number, code: { polynomial: number; degree: number }): number {
  let rest = value
  for (let n = 0; n < code.degree; n++) rest = (rest << 1) ^ ((rest >> (code.degree - 1)) * code.polynomial)
  return (value << code.degree) | rest
}

/** The fifteen bits that encode level M and a mask. */
export function formatBits(mask: number): number {
  return guarded(mask, FORMAT) ^ FORMAT.mask
}

/** The eighteen bits that encode a version from 7 on. */
export function versionBits(version: number): number {
  return guarded(version, VERSION)
}

function draw(version: number, bits: boolean[], mask: number): Matrix {
  const side = 17 + 4 * version
  const grid: Grid = Array.from({ length: side }, () => new Array<Cell>(side).fill(null))
  const set = (row: number, column: number, dark: boolean): void => {
    const line = grid[row]
    if (line !== undefined && column >= 0 && column < side) line[column] = dark
  }
  drawPatterns(set, version, side)
  drawFormat(set, side, mask)
  return fill(grid, side, bits, MASKS[mask] as (row: number, column: number) => boolean)
}

type Set = (row: number, column: number, dark: boolean) => void

function drawPatterns(set: Set, version: number, side: number): void {
  for (let n = 8; n < side - 8; n++) {
    set(6, n, n % 2 === 0)
    set(n, 6, n % 2 === 0)
  }
  for (const [row, column] of [[3, 3], [3, side - 4], [side - 4, 3]] as const) square(set, row, column, 4)
  const centres = alignments(version, side)
  const last = centres.length - 1
  centres.forEach((row, i) =>
    centres.forEach((column, j) => {
      const isFinder = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)
      if (!isFinder) square(set, row, column, 2)
    }),
  )
  if (version < 7) return
  const bits = versionBits(version)
  for (let n = 0; n < 18; n++) {
    const dark = ((bits >> n) & 1) === 1
    set(Math.floor(n / 3), side - 11 + (n % 3), dark)
    set(side - 11 + (n % 3), Math.floor(n / 3), dark)
  }
}

/** Rings around a centre: dark, but light at distance 2 (finders), 1 (alignments) and 4 (separators). */
function square(set: Set, row: number, column: number, reach: number): void {
  for (let r = -reach; r <= reach; r++)
    for (let c = -reach; c <= reach; c++) {
      const ring = Math.max(Math.abs(r), Math.abs(c))
      set(row + r, column + c, reach === 2 ? ring !== 1 : ring !== 2 && ring !== 4)
    }
}

function alignments(version: number, side: number): number[] {
  if (version === 1) return []
  return version < 7 ? [6, side - 7] : [6, (side - 1) / 2, side - 7]
}

/** Around the first finder, and split between the other two. */
function drawFormat(set: Set, side: number, mask: number): void {
  const bits = formatBits(mask)
  for (let n = 0; n < 15; n++) {
    const dark = ((bits >> n) & 1) === 1
    if (n < 6) set(n, 8, dark)
    else if (n < 8) set(n + 1, 8, dark)
    else if (n === 8) set(8, 7, dark)
    else set(8, 14 - n, dark)
    if (n < 8) set(8, side - 1 - n, dark)
    else set(side - 15 + n, 8, dark)
  }
  set(side - 8, 8, true)
}

/** Data go up and down in columns of two from the right, around the function patterns. */
function fill(grid: Grid, side: number, bits: boolean[], mask: (row: number, column: number) => boolean): Matrix {
  let at = 0
  for (let right = side - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    const isUp = ((right + 1) & 2) === 0
    for (let n = 0; n < side; n++) {
      const row = isUp ? side - 1 - n : n
      const line = grid[row] as Cell[]
      for (const column of [right, right - 1])
        if (line[column] === null) line[column] = (bits[at++] ?? false) !== mask(row, column)
    }
  }
  return grid.map((line) => line.map((cell) => cell === true))
}

/** The penalty of a mask: long runs, blocks, patterns like finders, too much of one colour. */
export function penalty(matrix: Matrix): number {
  const side = matrix.length
  const columns = matrix.map((_, n) => matrix.map((row) => row[n] === true))
  const dark = matrix.flat().filter(Boolean).length
  const lines = [...matrix, ...columns].reduce((sum, line) => sum + linePenalty(line), 0)
  const balance = Math.floor(Math.abs((dark * 20) / (side * side) - 10)) * 10
  return lines + 3 * blocks(matrix) + balance
}

function linePenalty(line: boolean[]): number {
  const text = line.map((dark) => (dark ? '1' : '0')).join('')
  const runs = (text.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0)
  const finders = (text.match(/(?=10111010000|00001011101)/g) ?? []).length
  return runs + 40 * finders
}

function blocks(matrix: Matrix): number {
  let found = 0
  matrix.slice(1).forEach((row, n) => {
    const above = matrix[n] as boolean[]
    for (let c = 1; c < row.length; c++)
      if (row[c] === row[c - 1] && row[c] === above[c] && row[c] === above[c - 1]) found++
  })
  return found
}
