import { Remembered } from '../lib/remembered.svelte'

/** Whether every line of the log names the rules behind it. */
export const rulesInLog = new Remembered<boolean>('table.rules', [true, false], false)

/** Keys without Ctrl or Alt can be turned off, for speech input and shaky hands (WCAG 2.1.4). */
export const singleKeys = new Remembered<boolean>('table.keys', [true, false], true)
