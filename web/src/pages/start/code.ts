/** The code of a table in what somebody typed or pasted: six letters and figures, a whole link, with or without a dash. */
export function codeIn(typed: string): string {
  const text = typed.trim().toUpperCase()
  const linked = /\/R\/([A-Z0-9]{6})(?![A-Z0-9])/.exec(text)?.[1]
  const plain = text.replace(/[\s-]/g, '')
  return linked ?? (/^[A-Z0-9]{6}$/.test(plain) ? plain : '')
}
