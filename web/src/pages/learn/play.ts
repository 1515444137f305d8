/** Start a game against three bots at once. */

import { create } from '../../lib/api'
import { beginFirst } from '../../lib/guide.svelte'
import { keep, myName } from '../../lib/keys'
import { go } from '../../lib/router.svelte'
import { t } from '../../lib/speech'
import { wantBeginning } from '../beginning'
import { practice } from '../make/settings'

export async function play(bot: string): Promise<void> {
  const made = await create(practice(bot), myName.current || t('web-start-guest'))
  keep(made.room, made.key, made.seat)
  beginFirst(made.room)
  wantBeginning(made.room)
  go(`/r/${made.room}`)
}
