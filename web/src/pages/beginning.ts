// "Play now" asks for a table and for the cards at once; they can be dealt only when the table is there.
let wanted = ''

export function wantBeginning(code: string): void {
  wanted = code
}

/** Whether the cards of this table are to be dealt at once; asked once. */
export function takeBeginning(code: string): boolean {
  const isWanted = wanted === code
  if (isWanted) wanted = ''
  return isWanted
}
