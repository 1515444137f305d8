/** Calls a player to the table where another tab is open: the icon of the tab and the badge of the installed app. */

const QUIET = '/icon.svg'
const CALLING = '/icon-asked.svg'

/** Whether the game waits for somebody at this page. */
export function call(isAsked: boolean): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', isAsked ? CALLING : QUIET)
  // Only installed apps have a badge, and some browsers have none at all.
  const badge = isAsked ? navigator.setAppBadge?.() : navigator.clearAppBadge?.()
  badge?.catch(() => {})
}
