import type { Desk } from './desk.svelte'
import { singleKeys } from './preferences'

function focusIn(selector: string): void {
  const group = document.querySelector<HTMLElement>(selector)
  const member = group?.querySelector<HTMLElement>('[data-rove][tabindex="0"], button:not([tabindex="-1"])')
  ;(member ?? group)?.focus()
}

const JUMPS: Record<string, string> = { h: '.hand', a: '.dock', b: '.board', p: '.players', l: '#table-log', c: '#table-chat' }

function press(desk: Desk, digit: string): void {
  if (desk.offered.length) {
    const choice = desk.numbered[Number(digit) - 1]
    if (choice) void desk.choose(choice)
    return
  }
  const verb = desk.verbs.find((each) => desk.hotkeys.get(each) === digit)
  if (verb && desk.isTurn) desk.take(verb)
}

function end(desk: Desk): void {
  const pass = desk.all.find((choice) => choice.word === 'pass')
  if (pass) void desk.choose(pass)
}

/** Everything works without a pointer; these keys are shortcuts. */
export function onKey(desk: Desk, event: KeyboardEvent): void {
  const target = event.target as HTMLElement
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, select, textarea, dialog')) return
  if (event.key === 'Escape') {
    desk.picked = null
    desk.drawer = null
    desk.isExplaining = false
    return
  }
  if (!singleKeys.current) return
  if (/^[0-9]$/.test(event.key)) press(desk, event.key)
  else if (event.key === '?') desk.shown = { kind: 'help' }
  else if (event.key === 'm') desk.shown = { kind: 'menu' }
  else if (event.key === ':') desk.isCommanding = true
  else if (event.key === 'u' && (desk.own?.undoable ?? 0) > 0) void desk.undo()
  else if (event.key === 'e') end(desk)
  else if (event.key === 's') desk.skip()
  else if (JUMPS[event.key]) focusIn(JUMPS[event.key]!)
  else return
  event.preventDefault()
}
