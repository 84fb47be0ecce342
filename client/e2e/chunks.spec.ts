import { expect, expectAccessible, type Page, planner, test } from './fixtures.ts'
import { createAccount, restoreSession } from './people.ts'

test.describe.configure({ timeout: 60_000 })
test.use({
  expectedErrors: /Failed to load resource|Failed to fetch|net::ERR|ChunkError|TRPCClientError|could not be loaded/,
})

/** Finds a script of the build by the name of its source. */
const chunk = (name: string) => new RegExp(`/assets/${name}-[\\w-]{8}\\.js`)

const chat = (page: Page) => page.getByRole('dialog', { name: 'Saathi AI' })
const openChat = (page: Page) => page.getByRole('button', { name: 'Help & Support' }).click()
const failedPart = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' })
const navLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name })
const errorPage = (page: Page) => page.getByRole('heading', { level: 1, name: 'Something went wrong' })
const noNetworkPage = (page: Page) => page.getByRole('heading', { level: 1, name: 'There is no network' })

/** Returns a function that tells whether the page has not been reloaded since. */
async function marked(page: Page) {
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  return () => page.evaluate(() => 'stillHere' in window)
}

/** Lets the first request for a script fail. Returns a function that tells how often it was requested. */
async function failOnce(page: Page, script: RegExp) {
  let asked = 0
  await page.route(script, (route) => {
    asked += 1
    return asked === 1 ? route.abort() : route.continue()
  })
  return () => asked
}

test('the chat chunk fails: only the chat shows an error, Try again loads it, and one more failure is not shown', async ({
  page,
}) => {
  await page.goto('/about')
  const isSamePage = await marked(page)
  await page.route(chunk('chat-panel'), (route) => route.abort())
  await openChat(page)
  await expect(failedPart(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page, failedPart(page))

  await failedPart(page).getByRole('button', { name: 'Try again' }).click()
  await expect(failedPart(page)).toBeVisible()
  await page.unroute(chunk('chat-panel'))
  const asked = await failOnce(page, chunk('chat-panel'))
  await failedPart(page).getByRole('button', { name: 'Try again' }).click()
  await expect(chat(page)).toBeVisible()
  await expect(failedPart(page)).toHaveCount(0)
  expect(asked()).toBeGreaterThan(1)
  expect(await isSamePage()).toBe(true)
})

test('a shared chunk fails: Try again loads it', async ({ page }) => {
  await page.goto('/')
  await page.route(chunk('result-words'), (route) => route.abort())
  await planner(page).ask.click()
  await expect(failedPart(page)).toBeVisible()
  await expect(planner(page).ask).toBeEnabled()
  await expect(page.getByRole('heading', { level: 1, name: 'Explore, Discover, Travel' })).toBeVisible()
  await page.unrouteAll()
  await failedPart(page).getByRole('button', { name: 'Try again' }).click()
  await expect(planner(page).places.first()).toBeVisible()
})

test('background chunks fail: no message is shown, and they load when the network is back', async ({
  page,
  request,
}) => {
  await restoreSession(page, await createAccount(request))
  const parts = ['bell', 'messages-link', '-realtime-provider']
  await page.route(chunk(`(${parts.join('|')})`), (route) => route.abort())
  const logged = parts.map((name) =>
    page.waitForEvent('console', (message) => new RegExp(`${name}.*could not be loaded`).test(message.text())),
  )
  await page.goto('/profile')
  await Promise.all(logged)
  await expect(page.getByRole('heading', { name: 'Your Open Tours' })).toBeVisible()
  await expect(failedPart(page)).toHaveCount(0)
  await page.unrouteAll()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible()
})

test('the server is down: a page not yet loaded shows an error inside the app, and Try again opens it', async ({
  page,
}) => {
  // A browser keeps imports that fail half-way, which only a reload mends, so none may be under way.
  await page.goto('/about', { waitUntil: 'networkidle' })
  await expect(navLink(page, 'Blog')).toBeVisible()
  const isSamePage = await marked(page)
  await page.route('**/*', (route) => route.abort())
  await navLink(page, 'Blog').click()
  await expect(noNetworkPage(page)).toBeVisible()
  await expect(page).toHaveURL('/blog')
  await expect(page.getByRole('banner')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /came back/ })).toBeVisible()
  expect(await isSamePage()).toBe(true)
})

test('pages without their main script: show an error and offer to try again, which asks twice for it', async ({
  page,
}) => {
  // One shows something before its script runs, the other does not.
  for (const path of ['/', '/blog']) {
    await page.route(chunk('index'), (route) => route.abort())
    await page.goto(path)
    await expect(errorPage(page)).toBeVisible()
    await expectAccessible(page)
    await page.unrouteAll()
    const asked = await failOnce(page, chunk('index'))
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(navLink(page, 'Blog')).toBeVisible()
    await expect(page).toHaveURL(path)
    expect(asked()).toBeGreaterThan(1)
    await page.unrouteAll()
  }
})

test('after a release: a page whose old script is gone reloads once', async ({ page }) => {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await page.goto('/')
  // The old script is gone; a reload names the new one.
  await page.route(chunk('blog'), (route) =>
    documents === 1 ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
  )
  await navLink(page, 'Blog').click()
  await expect(page.getByRole('heading', { level: 1, name: /came back/ })).toBeVisible()
  await expect(page).toHaveURL('/blog')
  expect(documents).toBe(2)
})

test('two scripts that stay missing: the page reloads once for each, and then shows an error', async ({ page }) => {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  for (const name of ['package-list', 'recommendations'])
    await page.route(chunk(name), (route) => route.fulfill({ status: 404, body: 'gone' }))
  await page.goto('/?budget=20000&starting_location=mumbai&group_size=2&preference_type=beaches')
  await page.waitForLoadState('networkidle')
  await expect(failedPart(page)).toHaveCount(2)
  expect(documents).toBeLessThanOrEqual(3)
})

test('a script that stays missing: the page reloads once and then shows an error', async ({ page }) => {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await page.goto('/')
  await page.route(chunk('blog'), (route) => route.fulfill({ status: 404, body: 'gone' }))
  await navLink(page, 'Blog').click()
  await expect(errorPage(page)).toBeVisible()
  expect(documents).toBe(2)
  await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Explore, Discover, Travel' })).toBeVisible()
})
