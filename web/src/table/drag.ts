import type { Attachment } from 'svelte/attachments'

/** Movement in pixels from which a press is a drag. */
const SLACK = 8

interface Dragging {
  /** Whether the card can be dropped now. */
  canLift: () => boolean
  /** Called when it is lifted and when it is put down, wherever that is. */
  onlift: (isLifted: boolean) => void
  /** Called when it is dropped on an element with `data-drop`. */
  ondrop: () => void
}

/** Drag a card by mouse, pen or finger: a second way to play it, beside pressing it. A finger drags only where the card
    says `touch-action: none`, because elsewhere it scrolls. */
export function drag({ canLift, onlift, ondrop }: Dragging): Attachment<HTMLElement> {
  return (card) => {
    let start: { x: number; y: number } | null = null
    let ghost: HTMLElement | null = null
    /** Whether this press has become a drag, even one that Escape has ended. */
    let isDrag = false

    const press = (event: PointerEvent): void => {
      const isTouch = event.pointerType === 'touch'
      if (event.button !== 0 || !canLift() || (isTouch && getComputedStyle(card).touchAction !== 'none')) return
      start = { x: event.clientX, y: event.clientY }
      // A fast pointer leaves the card before the drag begins.
      card.setPointerCapture(event.pointerId)
    }

    const move = (event: PointerEvent): void => {
      if (!start) return
      const [x, y] = [event.clientX - start.x, event.clientY - start.y]
      if (!ghost && Math.hypot(x, y) < SLACK) return
      if (!ghost) lift()
      if (ghost) ghost.style.translate = `${x}px ${y}px`
    }

    function lift(): void {
      const box = card.getBoundingClientRect()
      const [width, zoom] = [card.offsetWidth, box.width / card.offsetWidth || 1]
      ghost = card.cloneNode(true) as HTMLElement
      ghost.setAttribute('aria-hidden', 'true')
      ghost.inert = true
      Object.assign(ghost.style, {
        position: 'fixed', left: `${box.left}px`, top: `${box.top}px`, inlineSize: `${width}px`, scale: String(zoom), transformOrigin: '0 0',
        zIndex: '70', pointerEvents: 'none', transition: 'none', rotate: '2deg',
      })
      document.body.append(ghost)
      card.style.opacity = '0.35'
      isDrag = true
      onlift(true)
    }

    const release = (event: PointerEvent): void => {
      const isDropped = ghost !== null && event.type === 'pointerup'
      const wasDrag = isDrag
      isDrag = false
      const below = isDropped ? document.elementFromPoint(event.clientX, event.clientY) : null
      if (wasDrag) {
        // The press that ends here is no click on the card.
        card.addEventListener('click', stop, { capture: true, once: true })
        setTimeout(() => card.removeEventListener('click', stop, { capture: true }))
      }
      put()
      if (below?.closest('[data-drop]')) ondrop()
    }

    const stop = (event: Event): void => {
      event.stopImmediatePropagation()
      event.preventDefault()
    }

    /** Back to the hand. */
    function put(): void {
      start = null
      if (!ghost) return
      ghost.remove()
      ghost = null
      card.style.opacity = ''
      onlift(false)
    }

    const escape = (event: KeyboardEvent): void => { if (event.key === 'Escape') put() }

    card.addEventListener('pointerdown', press)
    card.addEventListener('pointermove', move)
    card.addEventListener('pointerup', release)
    card.addEventListener('pointercancel', release)
    window.addEventListener('keydown', escape)
    return () => {
      put()
      card.removeEventListener('pointerdown', press)
      card.removeEventListener('pointermove', move)
      card.removeEventListener('pointerup', release)
      card.removeEventListener('pointercancel', release)
      window.removeEventListener('keydown', escape)
    }
  }
}
