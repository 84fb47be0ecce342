// The service worker. It stores assets with a hash in their name, never answers of the API, and answers a page that cannot
// be reached with the offline page, and a picture with the one that the page has kept. For people who keep their trips on
// this device it also stores the empty page that every page of the app begins with, and the assets of the pages that can be
// read without a network: then it answers with that page. It keeps what is shared to the installed app for the page that
// asks which trip it belongs to. It shows what the server tells of, and opens the page that it is about. The build fills in
// the offline page, its content policy, the list of those assets and which of them each page has.

const OFFLINE = __OFFLINE__
const KEPT_ASSETS = __KEPT_ASSETS__
/** The scripts of the pages that can be read without a network, by their paths, as places in that list. */
const KEPT_PAGES = __KEPT_PAGES__
const CACHE = 'assets'
/** The cache of this build for people who keep their trips. They and it go when they log out (`lib/offline/store.ts`). */
const KEPT = 'kept-__BUILD__'
/** A page without content of its own: its HTML serves every address. */
const EMPTY_PAGE = '/account/security'
/** The pictures of the kept trips, which the page stores (`features/offline/pictures.ts`). */
const PICTURES = 'pictures'
const PICTURE = /^\/api\/(pictures|media)\//
/** The wait for a page or a picture from a network that is there and carries nothing, ms. */
const PATIENCE_MS = 5_000
/** How long kept data may be read without contact to the server (`lib/offline/age.ts`), and how far India is ahead of UTC, ms. */
const LASTS_MS = 7 * 86_400_000
const INDIA_AHEAD_MS = 5.5 * 3_600_000
/** More than two releases have; the oldest are deleted first. */
const MAX_ASSETS = 200
/** Where the system sends what is shared to the installed app, and the page that follows. */
const SHARE = '/share'
/** The cache of the last shared text, on this device alone (`features/trips/share-target/`): for an hour, until it is used. */
const SHARED = 'shared'
const SHARED_MS = 3_600_000
/** A text of 200 kB with what frames it. */
const MAX_SHARED_BYTES = 210_000
const NOT_PAGES = /^\/(api|trpc|dev|healthz|readyz|metrics|recommend_travel)(\/|$)/

const keptCaches = async () => (await caches.keys()).filter((name) => name.startsWith('kept-'))

addEventListener('install', (event) => {
  event.waitUntil(keptCaches().then((names) => names.length > 0 && keep()))
})

addEventListener('activate', (event) => {
  const removeOlder = keptCaches().then((names) =>
    Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))),
  )
  event.waitUntil(Promise.all([clients.claim(), registration.navigationPreload?.enable(), removeOlder]))
})

addEventListener('message', (event) => {
  if (event.data !== 'keep') return
  const [port] = event.ports
  event.waitUntil(
    keep().then(
      () => port?.postMessage('kept'),
      () => port?.postMessage('failed'),
    ),
  )
})

/** Stores the empty page and the assets that are missing. */
async function keep() {
  const cache = await caches.open(KEPT)
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  await cache.addAll([EMPTY_PAGE, ...KEPT_ASSETS].filter((path) => !stored.has(path)))
}

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin) return
  if (request.method === 'POST' && request.mode === 'navigate' && pathname === SHARE)
    return event.respondWith(takeShared(request))
  if (request.method !== 'GET') return
  if (pathname.startsWith('/assets/')) event.respondWith(assetFor(event))
  else if (PICTURE.test(pathname)) event.respondWith(pictureFor(request))
  else if (request.mode === 'navigate' && !NOT_PAGES.test(pathname)) {
    event.respondWith(pageFor(event))
    event.waitUntil(dropOldShared().catch(() => {}))
  }
})

/** Keeps a shared text in the place of the one before, and leads to its page. Nothing of it is sent or in an address. */
async function takeShared(request) {
  const lead = (problem) => Response.redirect(problem ? `${SHARE}?problem=${problem}` : SHARE, 303)
  try {
    await caches.delete(SHARED)
    const body = await request.blob()
    if (body.size > MAX_SHARED_BYTES) return lead('long')
    const headers = { 'content-type': request.headers.get('content-type') ?? '' }
    const form = await new Response(body, { headers }).formData()
    const parts = ['title', 'text', 'url'].map((name) => form.get(name)).filter((part) => typeof part === 'string')
    const cache = await caches.open(SHARED)
    await cache.put(SHARE, new Response(JSON.stringify({ parts, at: Date.now() })))
    return lead()
  } catch {
    return lead('missed')
  }
}

async function dropOldShared() {
  const kept = await (await caches.match(SHARE, { cacheName: SHARED }))?.json()
  if (kept && Date.now() - kept.at >= SHARED_MS) await caches.delete(SHARED)
}

/** The asset out of the cache, else from the network. A cache that fails, such as on a full disk, is left out. */
async function assetFor(event) {
  const { request } = event
  const cached = await caches.match(request.url).catch(() => undefined)
  if (cached) return cached
  const response = await fetch(request)
  if (response.status === 200) event.waitUntil(store(request.url, response.clone()).catch(() => {}))
  return response
}

async function store(url, response) {
  const cache = await caches.open(CACHE)
  await cache.put(url, response)
  const stored = await cache.keys()
  await Promise.all(stored.slice(0, -MAX_ASSETS).map((oldest) => cache.delete(oldest)))
}

/** The picture from the network; the kept one, whatever its width, when there is none. */
async function pictureFor(request) {
  const picture = fetch(request)
  const options = { cacheName: PICTURES, ignoreSearch: true }
  const kept = await caches.match(request.url, options).catch(() => undefined)
  if (!kept) return picture
  const first = await Promise.race([picture.catch(() => kept), after(PATIENCE_MS)])
  return first ?? kept
}

/** The page from the network; the empty one where the person keeps their trips, else the offline page, when there is none. */
async function pageFor({ request, preloadResponse }) {
  const page = (async () => (await preloadResponse) ?? (await fetch(request)))()
  const kept = await caches.match(EMPTY_PAGE, { cacheName: KEPT }).catch(() => undefined)
  try {
    return (await (kept ? Promise.race([page, after(PATIENCE_MS)]) : page)) ?? (await withScripts(kept, request.url))
  } catch {
    if (kept) return withScripts(kept, request.url)
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': OFFLINE.policy }
    return new Response(OFFLINE.page, { status: 503, headers })
  }
}

/**
 * The empty page with the scripts of the page at this address, since its own HTML would have them too, and with how it
 * looked: that can be read before any script has run.
 */
async function withScripts(empty, url) {
  const path = new URL(url).pathname.replace(/(?<=.)\/$/, '')
  const [, scripts = []] =
    KEPT_PAGES.find(([page]) => new RegExp(`^${page.replaceAll(':id', '[^/]+')}$`, 'i').test(path)) ?? []
  const links = scripts.map((at) => `<link rel="modulepreload" crossorigin href="${KEPT_ASSETS[at]}">`)
  const look = await lookOf(url).catch(() => null)
  const page = await empty.text()
  const needed = look?.styles.filter((style) => KEPT_ASSETS.includes(style) && !page.includes(style)) ?? []
  const styles = needed.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`)
  const html = page
    .replace('</head>', () => `${styles.join('')}${links.join('')}</head>`)
    // After the app, whose elements have the same ids.
    .replace('<main id="failed"', (failed) =>
      look ? `<div id="kept-look" inert>${markupOf(look)}</div>${failed}` : failed,
    )
  return new Response(html, { headers: empty.headers })
}

/** How the page at this address looked (`lib/offline/kept-look.ts`), while what it shows is kept; null for none. */
async function lookOf(url) {
  const { pathname, search } = new URL(url)
  const [owner, kept] = await read('owner', `look ${pathname}`)
  if (!owner || !kept || Math.abs(Date.now() - owner.contactAt) > LASTS_MS) return null
  const { data: look } = kept
  const [answer] = await read(look.answer)
  const today = new Date(Date.now() + INDIA_AHEAD_MS).toISOString().slice(0, 10)
  const isRight = look.search === search && (look.lastDay === null || today <= look.lastDay)
  return answer && isRight && KEPT_ASSETS.includes(look.build) ? look : null
}

const markupOf = ({ html, day, moment }) => html.join(moment[day === new Date().toDateString() ? 0 : 1])

/** What is kept under these keys (`lib/offline/store.ts`). */
function read(...keys) {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('saathi-kept')
    // It does not exist. Only the page may make it.
    opening.onupgradeneeded = () => opening.transaction.abort()
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const database = opening.result
      const transaction = database.transaction('kept')
      const requests = keys.map((key) => transaction.objectStore('kept').get(key))
      transaction.oncomplete = () => {
        database.close()
        resolve(requests.map(({ result }) => result))
      }
      transaction.onabort = () => reject(transaction.error)
    }
  })
}

const after = (wait) => new Promise((resolve) => setTimeout(resolve, wait))

const cut = (text) => String(text ?? '').slice(0, 500)

/** The address of a page of this site; anything else is the first page. */
function pageAt(path) {
  const url = new URL(String(path ?? '/'), location.origin)
  return url.origin === location.origin ? url.href : `${location.origin}/`
}

addEventListener('push', (event) => {
  event.waitUntil(tell(event.data))
})

/** Shows a notification, in the place of an earlier one about the same, unless its page is on the screen. */
async function tell(data) {
  let message = {}
  try {
    message = data?.json() ?? {}
  } catch {
    // Shown without its words, since browsers expect a notification for each push.
  }
  const { title, body, tag, path, unread } = message
  const url = pageAt(path)
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.some((page) => page.visibilityState === 'visible' && page.url === url)) return
  await registration.showNotification(cut(title) || __NEWS__, {
    body: cut(body),
    tag: cut(tag) || 'news',
    icon: '/icons/icon-192.png',
    data: { path: url.slice(location.origin.length) },
  })
  if (Number.isInteger(unread) && unread > 0) await navigator.setAppBadge?.(unread).catch(() => {})
}

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(pageAt(event.notification.data?.path)))
})

/** Shows the tab that has this page, else opens it. */
async function open(url) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find((one) => one.url === url)
  await (page ? page.focus() : clients.openWindow(url))
}
