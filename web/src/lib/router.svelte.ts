/** Routing. A page is a name and the parameters in its address; links are plain `<a href>`. */

export interface Route {
  page: 'start' | 'new' | 'join' | 'room' | 'screen' | 'records' | 'replay' | 'rules' | 'cards' | 'workshop' | 'learn' | 'lesson' | 'me' | 'mail' | 'lost'
  params: Record<string, string>
}

const PATHS: readonly [Route['page'], RegExp][] = [
  ['start', /^\/$/],
  ['new', /^\/new$/],
  ['join', /^\/join(?:\/(?<code>\w+))?$/],
  ['room', /^\/r\/(?<code>\w+)$/],
  ['screen', /^\/r\/(?<code>\w+)\/table$/],
  ['records', /^\/replay$/],
  ['replay', /^\/replay\/record\/(?<record>[\w-]+)(?:\/(?<decision>\d+))?$/],
  ['replay', /^\/replay\/(?<code>[\w-]+)(?:\/(?<decision>\d+))?$/],
  ['rules', /^\/rules(?:\/(?<rule>[\w-]+))?$/],
  ['cards', /^\/cards$/],
  ['workshop', /^\/workshop$/],
  ['learn', /^\/learn$/],
  ['me', /^\/me$/],
  ['mail', /^\/mail$/],
  ['lesson', /^\/learn\/(?<lesson>\w+)$/],
]

/** The page for an address; query parameters are among its parameters. */
export function routeOf(address: URL): Route {
  const path = address.pathname.replace(/(?<=.)\/$/, '')
  for (const [page, pattern] of PATHS) {
    const found = pattern.exec(path)
    if (!found) continue
    const params: Record<string, string> = Object.fromEntries(address.searchParams)
    for (const [name, value] of Object.entries(found.groups ?? {}))
      if (value !== undefined) params[name] = name === 'code' && page !== 'replay' ? value.toUpperCase() : value
    return { page, params }
  }
  return { page: 'lost', params: {} }
}

let current = $state.raw(routeOf(new URL(location.href)))

export const route = {
  get page() {
    return current.page
  },
  get params() {
    return current.params
  },
}

const arrive = () => (current = routeOf(new URL(location.href)))

/** Go to a page; `replace` adds no entry to the history. */
export function go(path: string, { replace = false } = {}): void {
  const before = location.pathname
  history[replace ? 'replaceState' : 'pushState'](null, '', path)
  arrive()
  if (location.pathname !== before) scrollTo(0, 0)
}

/** Handle links and the browser's back and forward buttons; called once at the start. */
export function follow(): void {
  addEventListener('popstate', arrive)
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link?.href || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    const isHere = link.pathname === location.pathname && link.search === location.search
    if (link.pathname.startsWith('/api/') || (isHere && link.hash)) return
    event.preventDefault()
    go(link.pathname + link.search + link.hash)
  })
}
