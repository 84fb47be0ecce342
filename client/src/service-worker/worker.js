// The service worker. It stores assets with a hash in their name, never pages or answers of the API, and answers a page
// that cannot be reached with the offline page. The build fills in that page and its content policy.

const OFFLINE = __OFFLINE__
const CACHE = 'assets'
/** More than two releases have; the oldest are deleted first. */
const MAX_ASSETS = 200
const NOT_PAGES = /^\/(api|trpc|dev|healthz|readyz|metrics|recommend_travel)(\/|$)/

addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([clients.claim(), registration.navigationPreload?.enable()]))
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (pathname.startsWith('/assets/')) event.respondWith(assetFor(event))
  else if (request.mode === 'navigate' && !NOT_PAGES.test(pathname)) event.respondWith(pageFor(event))
})

/** The asset out of the cache, else from the network. A cache that fails, such as on a full disk, is left out. */
async function assetFor(event) {
  const { request } = event
  const cached = await caches.match(request.url, { cacheName: CACHE }).catch(() => undefined)
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

/** The page from the network; the offline page when there is none. */
async function pageFor({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': OFFLINE.policy }
    return new Response(OFFLINE.page, { status: 503, headers })
  }
}
