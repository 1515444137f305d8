/** Pushes to this browser. */

import type { NotificationChange } from '../../protocol'
import { language } from '../../lib/speech'

/** Whether this browser can receive pushes from here: only with https, and on some phones only as an installed app. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const registration = async (): Promise<ServiceWorkerRegistration | undefined> => navigator.serviceWorker.getRegistration()

/** The address under which this browser gets pushes; empty if it gets none. */
export async function endpoint(): Promise<string> {
  if (!canPush()) return ''
  return (await (await registration())?.pushManager.getSubscription())?.endpoint ?? ''
}

/** Ask the player, then subscribe; null if the player or the browser refuses. */
export async function subscribe(key: string): Promise<NotificationChange['wish'] | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const manager = (await registration())?.pushManager
  if (!manager) return null
  const options = { userVisibleOnly: true, applicationServerKey: key }
  // A subscription with the key of another server is of no use here.
  const made = await manager.subscribe(options).catch(async () => {
    await (await manager.getSubscription())?.unsubscribe()
    return manager.subscribe(options)
  })
  const { keys } = made.toJSON()
  return { do: 'push', endpoint: made.endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '', language: language.current }
}
