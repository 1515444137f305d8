// A box as a file or a link. The link carries it after the `#`, which browsers never send to a server.
import { download } from '../../lib/download'
import { packed, unpacked } from '../../lib/packed'
import type { Entry } from './contract'

const MARK = '#box='

/** A box with what its table needs besides: the edition, and the modules it changes things of. */
export interface Shared {
  edition: string
  modules: string[]
  box: Entry
}

export async function linkTo({ edition, modules, box }: Shared): Promise<string> {
  const query = new URLSearchParams({ ...(edition === 'retail' ? {} : { edition }), ...(modules.length ? { modules: modules.join(',') } : {}) }).toString()
  return `${location.origin}/workshop${query && `?${query}`}${MARK}${await packed(JSON.stringify(box))}`
}

/** The text of the box in the address with which this page was opened; it is removed from the address. */
export async function textInAddress(): Promise<string | null> {
  const { hash } = location
  if (!hash.startsWith(MARK)) return null
  history.replaceState(null, '', location.pathname + location.search)
  return unpacked(hash.slice(MARK.length))
}

/** Let the reader save the box under its own id. */
export const save = (box: Entry): void => download(`${String(box['id'])}.json`, `${JSON.stringify(box, null, 2)}\n`, 'application/json')

/** An id made of a name: `What my box says` → `what_my_box_says`. */
export function idOf(name: string, otherwise: string): string {
  const plain = name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return plain.replace(/[^a-z0-9]+/g, '_').replace(/^[^a-z]+/, '').slice(0, 40).replace(/_+$/, '') || otherwise
}
