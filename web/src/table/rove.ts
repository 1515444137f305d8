import type { Attachment } from 'svelte/attachments'

const STEP: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Arrow keys move among the `[data-rove]` of a group; Tab leaves it. `columns` makes up and down skip a row. */
export function rove(columns = 1): Attachment<HTMLElement> {
  return (group) => {
    const members = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('[data-rove]')]

    const settle = (): void => {
      const all = members()
      if (!all.some((each) => each.tabIndex === 0)) all.forEach((each, n) => { each.tabIndex = n === 0 ? 0 : -1 })
      else if (all.filter((each) => each.tabIndex === 0).length > 1) all.forEach((each, n) => { each.tabIndex = n === 0 ? 0 : -1 })
    }

    const walk = (event: KeyboardEvent): void => {
      const all = members()
      const here = all.indexOf(event.target as HTMLElement)
      if (here < 0 || event.ctrlKey || event.metaKey || event.altKey) return
      const vertical = event.key === 'ArrowUp' || event.key === 'ArrowDown'
      const step = (STEP[event.key] ?? 0) * (vertical ? columns : 1)
      const to = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : here + step
      if (to === here || !all[to]) return
      event.preventDefault()
      all.forEach((each) => { each.tabIndex = -1 })
      all[to].tabIndex = 0
      all[to].focus()
    }

    settle()
    const watch = new MutationObserver(settle)
    watch.observe(group, { childList: true, subtree: true })
    group.addEventListener('keydown', walk)
    return () => {
      watch.disconnect()
      group.removeEventListener('keydown', walk)
    }
  }
}
