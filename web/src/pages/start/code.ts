/** The table code in typed or pasted text: six letters and digits, a whole link, with or without a dash. */
export function codeIn(typed: string): string {
  const text = typed.trim().toUpperCase()
  const linked = /\/R\/([A-Z0-9]{6})(?![A-Z0-9])/.exec(text)?.[1]
  const plain = text.replace(/[\s-]/g, '')
  return linked ?? (/^[A-Z0-9]{6}$/.test(plain) ? plain : '')
}
