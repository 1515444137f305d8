// Reed–Solomon codewords over GF(256) with the polynomial 0x11d, as QR codes use them.
const EXP: number[] = []
const LOG: number[] = []
for (let n = 0, value = 1; n < 255; n++) {
  EXP[n] = value
  LOG[value] = n
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0)
}

export function times(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : (EXP[((LOG[a] as number) + (LOG[b] as number)) % 255] as number)
}

/** The coefficients below the leading 1 of (x - 1)(x - 2)(x - 4)… of a degree. */
function generator(degree: number): number[] {
  let found = [1]
  for (let n = 0; n < degree; n++) {
    const root = EXP[n] as number
    found = [...found, 0].map((each, i) => each ^ times(found[i - 1] ?? 0, root))
  }
  return found.slice(1)
}

/** The error-correction codewords of a block. */
export function correction(block: number[], count: number): number[] {
  const divisor = generator(count)
  return block.reduce<number[]>((rest, word) => {
    const factor = word ^ (rest[0] as number)
    return divisor.map((each, n) => (rest[n + 1] ?? 0) ^ times(each, factor))
  }, new Array<number>(count).fill(0))
}
