/** Copy a text to the clipboard; returns whether that worked. It has to be called while a press is handled. */
export async function copied(text: string): Promise<boolean> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text).then(() => true, () => false)
  // A page without HTTPS, as on phones in the Wi-Fi, has no clipboard; the old command asks the page what to copy.
  const put = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
  }
  document.addEventListener('copy', put)
  try {
    return document.execCommand('copy')
  } finally {
    document.removeEventListener('copy', put)
  }
}
