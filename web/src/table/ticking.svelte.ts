import { createSubscriber } from 'svelte/reactivity'

const EVERY = 250

/** The present time; whatever reads it is updated four times a second. */
export const now = ((): (() => number) => {
  const subscribe = createSubscriber((update) => {
    const clock = setInterval(update, EVERY)
    return () => clearInterval(clock)
  })
  return () => {
    subscribe()
    return Date.now()
  }
})()
