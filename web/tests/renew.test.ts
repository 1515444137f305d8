/** Whether a page is older than the server's. */

import { expect, it } from 'vitest'
import { isNewer } from '../src/lib/renew.svelte'

const page = (entry: string) => `<!doctype html><script src="/before-paint.js"></script><script type="module" crossorigin src="${entry}"></script>`

it('is newer if it has another entry script', () => {
  expect(isNewer(page('/assets/index-2.js'), '/assets/index-1.js')).toBe(true)
  expect(isNewer(page('/assets/index-1.js'), '/assets/index-1.js')).toBe(false)
})

it('is not newer if there is nothing to compare', () => {
  expect(isNewer('<p>a proxy says no</p>', '/assets/index-1.js')).toBe(false)
  expect(isNewer(page('/assets/index-2.js'), '')).toBe(false)
})
