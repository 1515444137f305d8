// "Play now" and "Once more" request a table and the deal together; the deal has to wait until everybody is there.
let wanted = ''

export function wantBeginning(code: string): void {
  wanted = code
}

/** Whether to deal at this table at once; true only for the first call. */
export function takeBeginning(code: string): boolean {
  const isWanted = wanted === code
  if (isWanted) wanted = ''
  return isWanted
}
