// The shell without a network: the page and all its files, as they were built together. A game is never answered from
// here: /api is not touched.

const SHELL = 'shell-2'
/** What the build has made, and what lies beside it (vite.config.ts writes it). */
const LIST = '/shell.json'
/** So many files of older builds are kept for pages that are still open. */
const MOST_OLD = 80

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(renew())
})

self.addEventListener('activate', (event) => event.waitUntil(settle()))

/** A page that has been open for long asks whether there is a newer one. */
self.addEventListener('message', (event) => {
  if (event.data === 'look') event.waitUntil(look())
})

self.addEventListener('fetch', (event) => {
  const address = new URL(event.request.url)
  if (event.request.method !== 'GET' || address.origin !== location.origin || address.pathname.startsWith('/api/')) return
  if (event.request.mode === 'navigate') event.respondWith(page(event))
  // The name of a built file changes with what is in it, so what is kept under that name is right.
  else if (address.pathname.startsWith('/assets/')) event.respondWith(file(event.request))
  else if (event.request.destination) event.respondWith(fetch(event.request).catch(() => kept(address.pathname)))
})

self.addEventListener('push', (event) => event.waitUntil(told(event.data.json())))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path, stop } = event.notification.data
  event.waitUntil(event.action === 'stop' ? fetch(`/api/notifications/stop?token=${encodeURIComponent(stop)}`, { method: 'POST' }) : turnTo(path))
})

/** The table waits for a player: one notification for each table. */
async function told({ title, path, stop, stopLabel }) {
  await self.registration.showNotification(title, {
    tag: path, icon: '/icon-touch.png', data: { path, stop }, actions: [{ action: 'stop', title: stopLabel }],
  })
  await self.navigator.setAppBadge?.().catch(() => {})
}

async function turnTo(path) {
  const open = await self.clients.matchAll({ type: 'window' })
  const there = open.find((each) => new URL(each.url).pathname === path)
  return there ? there.focus() : self.clients.openWindow(path)
}

async function settle() {
  for (const name of await caches.keys()) if (name !== SHELL) await caches.delete(name)
  await self.clients.claim()
}

/** As it is now; without a network, the last one whose files are all here: every address is the same page. */
async function page(event) {
  try {
    const found = await fetch(event.request)
    if (found.ok) event.waitUntil(found.clone().text().then(compare))
    return found
  } catch {
    return kept('/')
  }
}

async function file(request) {
  const shell = await caches.open(SHELL)
  const known = await shell.match(request)
  if (known) return known
  const found = await fetch(request)
  if (found.ok) await shell.put(request, found.clone())
  return found
}

const kept = async (path) => (await (await caches.open(SHELL)).match(path)) ?? Response.error()

async function look() {
  const found = await fetch('/', { cache: 'no-cache' }).catch(() => null)
  if (found?.ok) await compare(await found.text())
}

async function compare(now) {
  const before = await (await caches.open(SHELL)).match('/')
  if ((await before?.text()) !== now) await renew()
}

/** All files of this build first, then the page that names them, so that the two always fit; pages that are open are told. */
async function renew() {
  const shell = await caches.open(SHELL)
  const files = await (await fetch(LIST, { cache: 'no-cache' })).json()
  const has = new Set((await shell.keys()).map((each) => new URL(each.url).pathname))
  await shell.addAll(files.filter((path) => !path.startsWith('/assets/') || !has.has(path)))
  const page = await fetch('/', { cache: 'no-cache' })
  const text = await page.clone().text()
  await shell.put('/', page)
  const old = (await shell.keys()).filter((each) => ![...files, '/'].includes(new URL(each.url).pathname))
  for (const each of old.slice(0, -MOST_OLD)) await shell.delete(each)
  for (const client of await self.clients.matchAll()) client.postMessage({ page: text })
}
