import type { Attachment } from 'svelte/attachments'

const STEP: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Arrow keys move among the `[data-rove]` of a group; Tab leaves it. `columns` makes up and down skip a row. */
export function rove(columns = 1): Attachment<HTMLElement> {
  return (group) => {
    const members = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('[data-rove]')]

    /** The action that has the focus: its button may be replaced by another one elsewhere in the group. */
    let held: string | undefined

    const hold = ({ target }: FocusEvent): void => { held = (target as HTMLElement).matches(':focus-visible') ? (target as HTMLElement).dataset['verb'] : undefined }
    const release = (event: FocusEvent): void => { if (event.relatedTarget) held = undefined }

    const settle = (): void => {
      const all = members()
      const again = document.activeElement === document.body ? all.find((each) => held && each.dataset['verb'] === held) : undefined
      if (again) {
        all.forEach((each) => { each.tabIndex = each === again ? 0 : -1 })
        again.focus()
      }
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
    group.addEventListener('focusin', hold)
    group.addEventListener('focusout', release)
    return () => {
      watch.disconnect()
      group.removeEventListener('keydown', walk)
      group.removeEventListener('focusin', hold)
      group.removeEventListener('focusout', release)
    }
  }
}
