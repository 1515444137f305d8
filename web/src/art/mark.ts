/** A small drawing as path data, in layers from the back to the front; every layer may be left out. */
export interface Mark {
  /** Light surfaces. */
  tone?: string
  /** Surfaces in shadow. */
  dark?: string
  /** What the lamp falls on: the one accent. */
  lamp?: string
  /** The outline. */
  line?: string
  /** Thin lines within the outline. */
  fine?: string
  /** Filled with the pen. */
  solid?: string
  /** Degrees by which the whole is turned about its middle: long things are drawn upright and laid aslant. */
  turn?: number
}

/** A circle, as path data. */
export function ring(x: number, y: number, r: number): string {
  return oval(x, y, r, r)
}

/** An ellipse, as path data. */
export function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`
}

/** A rectangle, as path data. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`
}
