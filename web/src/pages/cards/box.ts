// A box to show: that of a table, or the whole of the game with everything that can be laid beside it.
import * as api from '../../lib/api'
import { all } from '../../lib/keys'
import { Refused } from '../../lib/problems'
import type { Language } from '../../lib/speech'
import type { Box, Problem } from '../../protocol'

export async function loadBox(language: Language, table: string): Promise<Box> {
  if (table) return api.box(table, language)
  return whole(language).catch((thrown: unknown) => {
    // Without it, the box of the table one last sat at still shows most of it.
    const last = all()[0]?.code
    if (last === undefined) throw thrown
    return api.box(last, language)
  })
}

async function whole(language: Language): Promise<Box> {
  const found = await fetch(`/api/editions/retail/box?language=${language}&modules=all`)
  if (!found.ok) throw new Refused((await found.json().catch(() => ({ code: 'unavailable' }))) as Problem)
  return (await found.json()) as Box
}
