/** The numbers at the end highlight who did well, never who did worst. */
import { mount, unmount } from 'svelte'
import { expect, it } from 'vitest'
import Numbers from '../../src/pages/over/Numbers.svelte'
import { ready } from '../../src/lib/speech'
import type { SeatStatistics, Statistics } from '../../src/protocol'
import { openAll } from '../reading'

const seat = (name: string, more: Partial<SeatStatistics>): SeatStatistics =>
  ({ name, points: 0, turns: 0, dug: {}, searched: 0, crafted: 0, fights_won: 0, fights_lost: 0, stolen: 0, lost: 0, earned: 0, spent: 0, beaten: 0, healed: 0, ...more }) as SeatStatistics

it('highlights most fights won, not most fights lost', async () => {
  await ready
  openAll()
  const target = document.body.appendChild(document.createElement('div'))
  const numbers = { winners: [0], rounds: 3, decisions: 9, seats: [seat('Ana', { fights_won: 2 }), seat('Ben', { fights_lost: 2, beaten: 2, lost: 3 })] } as unknown as Statistics
  const page = mount(Numbers, { target, props: { numbers, box: null, chairs: [] } })
  const best = [...target.querySelectorAll('td.most')].map((cell) => cell.closest('tr')?.querySelector('th')?.textContent)
  expect(best).toEqual(['Fights won'])
  await unmount(page)
})
