import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { REMOVAL } from '../../server/src/http/spa/service-worker.ts'
import { expect, expectAccessible, type Page, test, violations } from './fixtures.ts'

test.use({
  serviceWorkers: 'allow',
  expectedErrors:
    /Failed to load resource|Failed to fetch|net::ERR|TRPCClientError|ChunkError|could not be loaded|offline/,
})

const offlinePage = (page: Page) => page.getByRole('heading', { level: 1, name: 'You are offline' })
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name })

/** Waits until the worker of this page is active and controls it. */
const controlled = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50))
  })

/** A proxy in front of the server that may serve another worker, and whose network may be down. */
async function startProxy() {
  const target = new URL(process.env.SAATHI_URL ?? '')
  const state = { worker: null as string | null, down: false }
  const server = http.createServer((request, response) => {
    if (state.down) return void request.socket.destroy()
    if (request.url === '/sw.js' && state.worker !== null)
      return void response
        .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
        .end(state.worker)
    const { hostname, port } = target
    const forwarded = http.request({
      hostname,
      port,
      path: request.url,
      method: request.method,
      headers: request.headers,
    })
    forwarded.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    forwarded.on('error', () => response.destroy())
    request.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { state, url, close }
}

let proxy: Awaited<ReturnType<typeof startProxy>>
test.beforeEach(async () => {
  proxy = await startProxy()
})
test.afterEach(() => proxy.close())

test('a page that cannot be reached: the offline page is shown, and the page opens when the network is back', async ({
  page,
}) => {
  await page.goto(`${proxy.url}/blog`)
  await controlled(page)
  proxy.state.down = true
  await page.goto(`${proxy.url}/about`)
  await expect(offlinePage(page)).toBeVisible()
  await expect(page).toHaveURL(`${proxy.url}/about`)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await violations(page, { rules: ['color-contrast'] })).toEqual([])
  proxy.state.down = false
  await expect(page.getByRole('heading', { name: 'The people behind it' })).toBeVisible()
  await expect(page).toHaveURL(`${proxy.url}/about`)
})

test('offline: a tap on a page not loaded yet says in the app that there is no network, and the page opens by itself online', async ({
  page,
  context,
}) => {
  await page.goto(`${proxy.url}/blog`)
  await controlled(page)
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  await context.setOffline(true)
  proxy.state.down = true
  await footerLink(page, 'Complaints').click()
  await expect(page.getByRole('heading', { level: 1, name: 'There is no network' })).toBeVisible()
  await expect(page.getByText('this page is not on this phone')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Back to Home' })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('banner')).toBeVisible()
  proxy.state.down = false
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Complaints and grievances' })).toBeVisible()
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
})

test('the cache: holds assets only, and is removed with the worker when the operator switches it off', async ({
  page,
}) => {
  await test.step('the cache: holds assets, and no page, API answer or picture', async () => {
    await page.goto(`${proxy.url}/blog`)
    await controlled(page)
    await page.goto(`${proxy.url}/privacy`)
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
    const stored = () =>
      page.evaluate(async () => {
        const names = await caches.keys()
        const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
        return requests.flat().map(({ url }) => new URL(url).pathname)
      })
    await expect.poll(async () => (await stored()).length).toBeGreaterThan(2)
    for (const path of await stored()) expect(path).toMatch(/^\/assets\//)
  })

  await test.step('switched off by the operator: the worker and its cache are removed at the next visit', async () => {
    proxy.state.worker = REMOVAL
    await page.goto(`${proxy.url}/blog`)
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ])
    await expect.poll(left, { timeout: 30_000 }).toEqual([0, 0])
  })
})

test('a new release: its worker takes over when the pages with the old one are closed', async ({ page, context }) => {
  await page.goto(`${proxy.url}/blog`)
  await controlled(page)
  const worker = await (await page.request.get(`${proxy.url}/sw.js`)).text()
  proxy.state.worker = worker.replaceAll('You are offline', 'You are offline, again')
  await page.goto(`${proxy.url}/terms`)
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state ?? null))
    .toBe('installed')
  await page.close()
  const next = await context.newPage()
  await next.goto(`${proxy.url}/blog`)
  await controlled(next)
  proxy.state.down = true
  await next.goto(`${proxy.url}/about`)
  await expect(next.getByRole('heading', { level: 1, name: 'You are offline, again' })).toBeVisible()
})
