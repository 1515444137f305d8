/** A small drawing as path data, in layers from back to front; every layer is optional. */
export interface Mark {
  /** Light surfaces. */
  tone?: string
  /** Surfaces in shadow. */
  dark?: string
  /** The surface in the lamplight: the one accent. */
  lamp?: string
  /** The outline. */
  line?: string
  /** Thin lines within the outline. */
  fine?: string
  /** Filled in the line colour. */
  solid?: string
  /** Rotation about the centre in degrees: long things are drawn upright and placed at an angle. */
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
