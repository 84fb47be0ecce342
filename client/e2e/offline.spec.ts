import {
  clickShownAtOnce,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  goTo,
  type Locator,
  type Page,
  test,
} from './fixtures.ts'
import { asOf, coldStart, keepTrips, kept, question, stored, traveller } from './offline.ts'
import { type Account, endSessions, logOut, restoreSession } from './people.ts'
import { createUser } from './tours.ts'

// Creating accounts hashes passwords, which takes time.
test.describe.configure({ timeout: 180_000 })
test.use({
  serviceWorkers: 'allow',
  expectedErrors:
    /Failed to load resource|Failed to fetch|net::ERR|TRPCClientError|could not be synced|offline|status of 40/,
})

const HOUR = 3_600_000

const keptPictures = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open('pictures')).keys()
    return requests.map(({ url }) => new URL(url).pathname)
  })

/** Looks at a page before any of its scripts has run. */
async function withoutScripts(page: Page, path: string, look: () => Promise<void>) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setScriptExecutionDisabled', { value: true })
  await page.goto(path)
  await expect(page.locator('#failed')).toBeAttached()
  await expect(page.locator('#app')).toBeEmpty()
  await look()
  await cdp.send('Emulation.setScriptExecutionDisabled', { value: false })
  await cdp.detach()
}

/** Waits until a page that was open is kept with its look. */
const expectLook = (page: Page, path: string) =>
  expect.poll(() => keptUnder(page, `look ${path}`), { timeout: 30_000 }).toBeDefined()

const keptUnder = (page: Page, key: string) =>
  page.evaluate(
    (key) =>
      new Promise((resolve) => {
        const opening = indexedDB.open('saathi-kept')
        opening.onsuccess = () => {
          const request = opening.result.transaction('kept').objectStore('kept').get(key)
          request.onsuccess = () => {
            opening.result.close()
            resolve(request.result)
          }
        }
      }),
    key,
  )

/** Writes among what is kept. */
const keep = (page: Page, records: Record<string, unknown>) =>
  page.evaluate(
    (records) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('saathi-kept')
        opening.onsuccess = () => {
          const store = opening.result.transaction('kept', 'readwrite').objectStore('kept')
          for (const [key, record] of Object.entries(records)) store.put(record, key)
          store.transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    records,
  )

/** Makes the last contact to the server older than kept things last. */
const forgetContact = async (page: Page) =>
  keep(page, { owner: { ...((await keptUnder(page, 'owner')) as object), contactAt: Date.now() - 7.1 * 24 * HOUR } })

test('trips on this phone: after the switch alone, a cold start without a network shows all of them and how old they are', async ({
  page,
  context,
  request,
}) => {
  const { asha, host, tour, trip } = await traveller(request)
  await restoreSession(page, asha)
  await page.goto(`/tours/${tour._id}/ticket`)
  await keepTrips(page)
  await expect.poll(() => keptPictures(page)).toContain('/api/pictures/agra.svg')
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.clearBrowserCache')
  await page.close()

  const cold = await coldStart(context, '/trips')
  await expect(cold.getByRole('heading', { level: 1, name: 'Your trips' })).toBeVisible()
  await expect(asOf(cold)).toBeVisible()
  await expect(cold.getByText(tour.name).first()).toBeVisible()
  await expectAccessible(cold)
  await expectNoSidewaysScroll(cold)

  await cold.goto(`/trips/${trip._id}`)
  await expect(cold.getByRole('heading', { level: 1, name: trip.title })).toBeVisible()
  await expect(asOf(cold)).toContainText('Permits, prices and seats may have changed since.')
  const firstItem = cold.locator('#main [data-item]').first()
  await expect(firstItem).toBeVisible()
  await test.step('a trip that was open: is readable before any script has run, and in the same place then', async () => {
    await expectLook(cold, `/trips/${trip._id}`)
    const [words, box] = [await firstItem.innerText(), await firstItem.boundingBox()]
    await withoutScripts(cold, `/trips/${trip._id}`, async () => {
      expect([await firstItem.innerText(), await firstItem.boundingBox()]).toEqual([words, box])
      await expect(cold.getByText(/No network\. As of/)).toBeVisible()
    })
    await cold.goto(`/trips/${trip._id}`)
    await expect(asOf(cold)).toBeVisible()
    await expect(cold.locator('#kept-look')).toHaveCount(0)
    await expect(firstItem).toBeVisible()
  })
  await cold.goto(`/tours/${tour._id}/ticket`)
  await expect(cold.getByRole('img', { name: /QR/ })).toBeVisible()
  await expect(asOf(cold)).toBeVisible()
  const tabs = cold.getByRole('navigation', { name: 'This tour' })
  await tabs.getByRole('link', { name: 'Expenses' }).click()
  await expect(cold.getByRole('button', { name: /^Lunch at Sikri/ })).toBeVisible()
  await expect(asOf(cold)).toBeVisible()
  await tabs.getByRole('link', { name: 'Group' }).click()
  await expect(cold.getByRole('log', { name: 'Messages' })).toContainText('Who brings the tea?')
  await expect(asOf(cold)).toBeVisible()
  await expect(cold.getByRole('textbox', { name: 'Message' })).toBeInViewport({ ratio: 1 })

  await cold.goto(`/messages/${host._id}`)
  await expect(cold.getByRole('region', { name: `Messages with ${host.name}` })).toContainText('Bring a warm shawl.')
  await expect(asOf(cold)).toBeVisible()
  await expect(cold.getByRole('textbox', { name: 'Message' })).toBeInViewport({ ratio: 1 })

  await test.step('pictures', async () => {
    await goTo(cold, '/messages')
    const picture = cold.getByRole('main').locator('img[src*="/pictures/"]').first()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })

  await test.step('home', async () => {
    await cold.goto('/')
    await expect(cold.getByRole('heading', { name: trip.title }).first()).toBeVisible()
    await expect(asOf(cold)).toBeVisible()
  })

  await test.step('a page that is not kept: says so, and leads to what is', async () => {
    await cold.goto('/contact')
    await expect(cold.getByRole('heading', { level: 1, name: 'There is no network' })).toBeVisible()
    await expect(cold.getByText('this page is not on this phone')).toBeVisible()
    await cold.getByRole('main').getByRole('link', { name: 'Your trips' }).click()
    await expect(cold.getByText(tour.name).first()).toBeVisible()
  })

  await test.step('the network is back: the line goes, and the page is current', async () => {
    await cold.goto(`/tours/${tour._id}/group`)
    await expect(asOf(cold)).toBeVisible()
    await host.call('groups.send', { tourId: tour._id, text: 'I bring the tea.' })
    await context.setOffline(false)
    await expect(cold.getByRole('log', { name: 'Messages' })).toContainText('I bring the tea.')
    await expect(cold.getByText('No network.')).toHaveCount(0)
  })

  await test.step('after the log-out: no store of the browser holds anything of her', async () => {
    await cold.goto('/trips')
    await logOut(cold, asha)
    await expect(cold).toHaveURL('/login')
    const personal = [
      asha.name,
      asha.email,
      asha._id,
      asha.firebaseUid,
      host.name,
      tour.name,
      tour._id,
      trip._id,
      'Lunch at Sikri',
    ]
    await expect(async () => {
      const all = await stored(cold)
      for (const [store, content] of Object.entries(all))
        for (const word of personal) expect(content.includes(word), `${word} in ${store}`).toBe(false)
      expect(Object.keys(all)).toEqual(expect.arrayContaining(['localStorage', 'sessionStorage', 'saathi-kept.kept']))
    }).toPass()
    // The worker stores an asset anew when a page has loaded it, which may be a moment later.
    await expect.poll(() => cold.evaluate(() => caches.keys())).toEqual(['assets'])
  })
})

test('trips on this phone: are gone for another account, after a session was ended, and after 7 days without contact', async ({
  page,
  context,
  request,
}) => {
  const { asha, host, tour, trip } = await traveller(request)
  await asha.call('saved.add', { kind: 'destination', id: 'hampi' })
  const plan = `/trips/${trip._id}`
  await restoreSession(page, asha)
  await page.goto(`/tours/${tour._id}/ticket`)
  await keepTrips(page)
  await page.goto(plan)
  await expectLook(page, plan)
  await test.step('everything is asked for again: a look stays, and one whose answer is not kept goes', async () => {
    await keep(page, { old: { data: null, updatedAt: 1, bytes: 4 } })
    await keep(page, { 'look /gone': { data: { answer: 'old' }, updatedAt: 1, bytes: 4 } })
    await page.goto('/trips')
    await expect.poll(() => keptUnder(page, 'look /gone'), { timeout: 30_000 }).toBeUndefined()
    expect(await keptUnder(page, 'old')).toBeUndefined()
    expect(await keptUnder(page, `look ${plan}`)).toBeDefined()
  })
  await page.close()
  const now = Date.now()
  const isReadable = (one: Page) => expect(one.getByText(tour.name).first()).toBeVisible()

  await test.step('6 days and 23 hours: all pages are readable', async () => {
    const early = await coldStart(context, '/trips', now + (7 * 24 - 1) * HOUR)
    await isReadable(early)
    const main = early.getByRole('main')
    const pages: [path: string, content: Locator][] = [
      [plan, main.locator('[data-item]')],
      [`/tours/${tour._id}/ticket`, main.getByRole('img', { name: /QR/ })],
      [`/tours/${tour._id}/group`, main.getByText('Who brings the tea?')],
      [`/tours/${tour._id}/expenses`, main.getByRole('button', { name: /^Lunch at Sikri/ })],
      [
        `/messages/${host._id}`,
        main.getByRole('region', { name: `Messages with ${host.name}` }).getByText('Bring a warm shawl.'),
      ],
      ['/saved', main.getByRole('link', { name: 'Hampi' })],
      ['/destinations/hampi', main.getByRole('heading', { level: 1, name: 'Hampi' })],
      ['/profile', main.getByRole('heading', { name: asha.name })],
    ]
    for (const [path, content] of pages) {
      await goTo(early, path)
      await expect(content.first()).toBeVisible()
      await expect(early.getByRole('status').filter({ hasText: /^No network\. As of / })).toBeVisible()
    }
    await withoutScripts(early, plan, () =>
      expect(early.getByRole('heading', { name: trip.title, includeHidden: true })).toBeVisible(),
    )
    await forgetContact(early)
    await withoutScripts(early, plan, () => expect(early.locator('#kept-look')).toHaveCount(0))
    await early.close()
  })
  await test.step('7 days and an hour: deleted', async () => {
    const late = await coldStart(context, '/trips', now + (7 * 24 + 1) * HOUR)
    await expect(late.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(late.getByText(tour.name)).toHaveCount(0)
    expect((await kept(late)).records).toBe(0)
    await late.close()
  })

  await context.setOffline(false)
  const again = await context.newPage()
  await test.step('a session that was ended: everything goes at the next contact', async () => {
    await again.goto('/trips')
    await isReadable(again)
    await expect.poll(async () => (await kept(again)).records, { timeout: 30_000 }).toBeGreaterThan(15)
    await endSessions(request, asha)
    await again.goto('/trips')
    await expect(again).toHaveURL(/\/login/)
    await expect.poll(() => kept(again)).toEqual({ records: 0, assets: 0 })
  })
  await test.step('another account: sees nothing, and is asked itself', async () => {
    const ravi: Account = await createUser(request, 'Ravi Iyer')
    await ravi.call('tours.join', { tourId: tour._id })
    await restoreSession(again, ravi)
    await again.evaluate(() => localStorage.setItem('keeping', '1'))
    await again.goto(`/tours/${tour._id}/ticket`)
    await again.evaluate(() => localStorage.removeItem('keeping'))
    await again.reload()
    await expect(question(again)).toBeVisible()
    await question(again).getByRole('button', { name: 'Not now' }).click()
    await expect(question(again)).toHaveCount(0)
    await again.goto('/edit-profile')
    await again.getByRole('checkbox', { name: 'Keep my trips on this phone' }).check()
    await expect.poll(async () => (await kept(again)).records, { timeout: 30_000 }).toBeGreaterThan(5)
    await clickShownAtOnce(again.getByRole('checkbox', { name: 'Keep my trips on this phone' }))
    await expect.poll(() => kept(again)).toEqual({ records: 0, assets: 0 })
  })
})
