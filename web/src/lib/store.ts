/** Browser storage. Without it (private windows, a full disk) values are kept until the page closes. */

const forNow = new Map<string, string>()

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(`blackgate.${name}`) ?? forNow.get(name) ?? null
  } catch {
    return forNow.get(name) ?? null
  }
}

export function remember(name: string, value: string): void {
  forNow.set(name, value)
  try {
    localStorage.setItem(`blackgate.${name}`, value)
  } catch {
    // Kept for this page only.
  }
}

/** Remove everything this site keeps in this browser. */
export function forgetAll(): void {
  forNow.clear()
  try {
    for (const name of Object.keys(localStorage).filter((each) => each.startsWith('blackgate.'))) localStorage.removeItem(name)
  } catch {
    // Nothing was kept.
  }
}
