import { vi } from 'vitest'

/** A fake client with everything a device needs. */
export class Sitter {
  version = $state(0)
  own = $state.raw<{ asked: { answered: string } | null } | null>({ asked: null })
  room = $state.raw({ phase: 'playing', window: { seats: [0] as number[] } })
  attend = vi.fn()
  close = vi.fn()

  constructor(readonly seat: number) {}

  ask(seats = [this.seat]): void {
    this.room = { phase: 'playing', window: { seats } }
    this.own = { asked: { answered: '' } }
  }

  seal(answered: string): void {
    this.own = { asked: { answered } }
  }

  done(): void {
    this.own = { asked: null }
  }
}
