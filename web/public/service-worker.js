// The shell without a network: the last page and its files. A game is never answered from here: /api is not touched.

const SHELL = 'shell-1'
/** Files of older builds are let go after so many. */
const MOST = 120

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(caches.open(SHELL).then((shell) => shell.add('/')))
})

self.addEventListener('activate', (event) => event.waitUntil(settle()))

self.addEventListener('fetch', (event) => {
  const address = new URL(event.request.url)
  if (event.request.method !== 'GET' || address.origin !== location.origin || address.pathname.startsWith('/api/')) return
  if (event.request.mode === 'navigate') event.respondWith(page(event.request))
  // The name of a built file changes with what is in it, so what is kept under that name is right.
  else if (address.pathname.startsWith('/assets/')) event.respondWith(file(event.request))
})

async function settle() {
  for (const name of await caches.keys()) if (name !== SHELL) await caches.delete(name)
  await self.clients.claim()
}

/** As it is now; without a network, the last one: every address is the same page. */
async function page(request) {
  const shell = await caches.open(SHELL)
  try {
    const found = await fetch(request)
    if (found.ok && found.headers.get('content-type')?.startsWith('text/html')) await shell.put('/', found.clone())
    return found
  } catch {
    return (await shell.match('/')) ?? Response.error()
  }
}

async function file(request) {
  const shell = await caches.open(SHELL)
  const kept = await shell.match(request)
  if (kept) return kept
  const found = await fetch(request)
  if (found.ok) {
    await shell.put(request, found.clone())
    for (const old of (await shell.keys()).filter((each) => new URL(each.url).pathname !== '/').slice(0, -MOST)) await shell.delete(old)
  }
  return found
}
