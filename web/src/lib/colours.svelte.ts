/** The colours of seats are those of their prisoner boards. */

import type { Looks } from './prisoners'

/** Give every seat of the page the colour of its board, for as long as the component that calls this lives. */
export function colourSeats(seats: () => readonly Looks[]): void {
  const boards = $derived(seats().map((each) => each.board).join())
  $effect(() => {
    const { style } = document.documentElement
    const set = boards.split(',').flatMap((board, seat): [string, string][] => (Number(board) ? [
      [`--seat-of-${seat}`, `var(--seat-${Number(board) - 1})`],
      [`--seat-text-of-${seat}`, `var(--seat-${Number(board) - 1}-text)`],
    ] : []))
    for (const [name, value] of set) style.setProperty(name, value)
    return () => {
      for (const [name] of set) style.removeProperty(name)
    }
  })
}
