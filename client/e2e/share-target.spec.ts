import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Trip } from '@saathi/shared/trips/schema'
import { expect, expectAccessible, expectNoSidewaysScroll, goTo, type Page, test } from './fixtures.ts'
import { asOf, keepTrips, stored } from './offline.ts'
import { type Account, fillLogin, logOut, restoreSession } from './people.ts'
import { createUser, inDays } from './tours.ts'

// Creating accounts hashes passwords, which takes time.
test.describe.configure({ timeout: 180_000 })
test.use({
  viewport: { width: 360, height: 740 },
  serviceWorkers: 'allow',
  expectedErrors: /Failed to load resource|Failed to fetch|net::ERR|TRPCClientError|could not be synced|offline/,
})

const START = inDays(30)
const SMS = `PNR:2345678901,TRN:12002,DOJ:${START.slice(8)}-${START.slice(5, 7)}-${START.slice(2, 4)},CC,NDLS-AGC,DP:06:00,Asha Rao+1,C4 22,C4 23,Fare:1540,SC:17.7+PG CHGS. -IRCTC`

const tripOf = (account: Account, startDate = START) =>
  account.call<Trip>('trips.create', {
    request: { placeId: 'agra', from: 'delhi', people: 2, days: 3, startDate },
    key: crypto.randomUUID(),
  })

/** Waits until the worker of this page is active and controls it. */
const controlled = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js')
    await navigator.serviceWorker.ready
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50))
  })

type Shared = { title?: string; text?: string; url?: string }
type Target = { action: string; method: string; enctype: string; params: Record<keyof Shared, string> }

/** Sends the form that the manifest describes, as the system does for the installed app. */
async function share(page: Page, shared: Shared, target?: Target) {
  const known = target ?? (await (await page.request.get('/manifest.webmanifest')).json()).share_target
  await page.evaluate(
    ([{ action, method, enctype, params }, shared]) => {
      const form = Object.assign(document.createElement('form'), { action, method, enctype })
      for (const [name, value] of Object.entries(shared)) {
        const field = document.createElement('textarea')
        field.name = params[name as keyof typeof params]
        field.value = value
        form.append(field)
      }
      document.body.append(form)
      form.submit()
    },
    [known as Target, shared] as const,
  )
}

const chooser = (page: Page) => page.getByRole('group', { name: 'Which trip is it for?' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Add a ticket' })

test('a shared ticket: becomes a part of the chosen trip and offers its expense, once, and the server gets no name', async ({
  page,
  request,
}) => {
  const me = await createUser(request, 'Kabir Anand')
  const later = await tripOf(me, inDays(60))
  const trip = await tripOf(me)
  const sent: string[] = []
  await restoreSession(page, me)
  await page.goto('/trips')
  await controlled(page)
  page.on('request', (call) => call.url().endsWith('/share') || sent.push(`${call.url()} ${call.postData() ?? ''}`))
  await share(page, { title: 'Booking confirmed', text: `${SMS}\u0000\u202e`, url: 'https://www.irctc.co.in/' })

  await expect(page).toHaveURL('/share')
  await expect(heading(page, 'Add to a trip')).toBeVisible()
  await expect(page.getByRole('region', { name: 'The shared text' })).toHaveText(
    `Booking confirmed\n${SMS}\nhttps://www.irctc.co.in/`,
  )
  await expect(chooser(page).getByRole('radio')).toHaveCount(2)
  await expect(chooser(page).getByRole('radio').first()).toBeChecked()
  await expect(chooser(page).getByRole('radio').first()).toHaveValue(trip._id)
  await expect(chooser(page).getByRole('radio').last()).toHaveValue(later._id)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.reload()
  await page.getByRole('button', { name: 'Go on' }).click()

  await expect(page).toHaveURL(`/trips/${trip._id}`)
  const sheet = sheetOf(page)
  await expect(sheet.getByLabel('Message or ticket')).toHaveValue(`Booking confirmed\n${SMS}\nhttps://www.irctc.co.in/`)
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Read the ticket' }).click()
  await expect(sheet.getByLabel('Train number')).toHaveValue('12002')
  await sheet.getByLabel('Arrives at').fill('07:50')
  await sheet.getByLabel('Arrival day').selectOption('0')
  expect(sent.filter((call) => call.includes('/trips.change'))).toEqual([])
  expect(sent.join('\n')).not.toContain('2345678901')
  await sheet.getByRole('button', { name: 'Add to the trip' }).click()
  await expect(sheet.getByRole('heading', { name: 'Train to Agra Cantt is in your plan.' })).toBeVisible()
  await expect.poll(() => sent.filter((call) => call.includes('/trips.change'))).toHaveLength(1)
  await sheet.getByRole('button', { name: 'Add as an expense' }).click()
  await expect(page.getByRole('dialog', { name: 'Add expense' }).getByLabel('Amount in rupees')).toHaveValue('1540')
  for (const secret of ['Asha', 'irctc']) expect(sent.join('\n')).not.toContain(secret)

  await test.step('it was used: a reload of the trip opens no sheet, and its page has no text any more', async () => {
    await page.goto(`/trips/${trip._id}`)
    await expect(page.locator('[data-item]').filter({ hasText: 'Train to Agra Cantt' })).toBeVisible()
    await expect(sheet).toHaveCount(0)
    await goTo(page, '/share')
    await expect(heading(page, 'There is no shared text')).toBeVisible()
  })

  await test.step('too long: is not kept, and the page says so', async () => {
    await share(page, { text: 'x'.repeat(220_000) })
    await expect(heading(page, 'The text did not arrive')).toBeVisible()
    await expect(page.getByText('It is longer than 200 kB.')).toBeVisible()
    expect(await page.evaluate(() => caches.has('shared'))).toBe(false)
  })

  await test.step('an hour later: is deleted at the next visit', async () => {
    await share(page, { text: SMS })
    await expect(chooser(page)).toBeVisible()
    const now = Date.now()
    await page.clock.setFixedTime(now + 3_600_000)
    await page.reload()
    await expect(heading(page, 'There is no shared text')).toBeVisible()
    await page.clock.setFixedTime(now)
  })

  await test.step('log-out: deletes it', async () => {
    await share(page, { text: SMS })
    await expect(chooser(page)).toBeVisible()
    expect(Object.values(await stored(page)).join()).toContain('2345678901')
    await goTo(page, '/trips')
    await logOut(page, me)
    await expect(page).toHaveURL(/\/login/)
    await expect.poll(async () => Object.values(await stored(page)).join()).not.toContain('2345678901')
  })

  await test.step('signed out: logs in first, and goes on with the text', async () => {
    await share(page, { text: SMS })
    await expect(page).toHaveURL(/\/login/)
    await fillLogin(page, me)
    await expect(page).toHaveURL('/share')
    await expect(chooser(page)).toBeVisible()
    await page.getByRole('button', { name: 'Discard it' }).click()
    await expect(page).toHaveURL('/trips')
    await expect.poll(async () => Object.values(await stored(page)).join()).not.toContain('2345678901')
  })
})

test('a shared text without a network: is taken, and goes into a trip that is kept on the phone', async ({
  page,
  context,
  request,
}) => {
  const me = await createUser(request, 'Kabir Anand')
  const trip = await tripOf(me)
  await restoreSession(page, me)
  await page.goto(`/trips/${trip._id}`)
  await keepTrips(page)
  const target = (await (await page.request.get('/manifest.webmanifest')).json()).share_target
  await context.setOffline(true)
  await share(page, { text: SMS }, target)
  await expect(chooser(page)).toBeVisible()
  await expect(asOf(page)).toBeVisible()
  await page.getByRole('button', { name: 'Go on' }).click()
  const sheet = sheetOf(page)
  await expect(sheet.getByLabel('Message or ticket')).toHaveValue(SMS)
  await sheet.getByRole('button', { name: 'Read the ticket' }).click()
  await expect(sheet.getByLabel('Train number')).toHaveValue('12002')
})

test('a post of another site: fills in a text that its reader sees, and changes nothing', async ({ page, request }) => {
  const me = await createUser(request, 'Kabir Anand')
  const trip = await tripOf(me)
  await restoreSession(page, me)
  await page.goto('/trips')
  await controlled(page)
  const origin = new URL(page.url()).origin
  const sent: string[] = []
  page.on('request', (call) => call.method() === 'POST' && sent.push(call.url()))

  const words = '<img src=x onerror=alert(1)> =HYPERLINK("https://evil.example")'
  const form = `<form method="post" enctype="multipart/form-data" action="${origin}/share"><textarea name="text">${words.replaceAll('<', '&lt;')}</textarea></form><script>document.forms[0].submit()</script>`
  const other = http.createServer((_request, response) => response.setHeader('content-type', 'text/html').end(form))
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  await page.goto(`http://localhost:${(other.address() as AddressInfo).port}/`)
  await expect(page).toHaveURL(`${origin}/share`)
  await expect(page.getByRole('region', { name: 'The shared text' })).toHaveText(words)
  other.close()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(sheetOf(page).getByLabel('Message or ticket')).toHaveValue(words)
  expect(sent.filter((url) => /trips\.|expenses\./.test(url))).toEqual([])
  const after = await (
    await request.get(`/trpc/trips.get?input=${encodeURIComponent(JSON.stringify({ tripId: trip._id }))}`, {
      headers: { authorization: `Bearer ${me.session.idToken}` },
    })
  ).json()
  expect(after.result.data.version).toBe(trip.version)
})

test('no worker: the page says that the text did not arrive; without a trip, it leads to the places', async ({
  browser,
  request,
}) => {
  const me = await createUser(request, 'Kabir Anand')
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await restoreSession(page, me)
  await page.goto('/trips')
  await share(page, { text: SMS })
  await expect(page).toHaveURL('/share?problem=missed')
  await expect(heading(page, 'The text did not arrive')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Share it again' })).toBeVisible()
  await context.close()
})
