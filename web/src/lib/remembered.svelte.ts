import { recall, remember } from './store'

/** A preference that every component sees at once and that is kept for the next visit. */
export class Remembered<T extends string | number | boolean> {
  #name: string
  #value: T
  #then: (value: T) => void

  constructor(name: string, choices: readonly T[], usual: T, then: (value: T) => void = () => {}) {
    this.#name = name
    this.#then = then
    const before = recall(name)
    this.#value = $state(choices.find((each) => String(each) === before) ?? usual)
    then(this.#value)
  }

  get current(): T {
    return this.#value
  }

  set current(value: T) {
    this.#value = value
    remember(this.#name, String(value))
    this.#then(value)
  }
}
