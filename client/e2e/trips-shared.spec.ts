import { randomUUID } from 'node:crypto'
import type { Trip } from '@saathi/shared/trips/schema'
import { contrastsBehind } from './contrast.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, goTo, type Locator, test } from './fixtures.ts'
import { type Account, restoreSession } from './people.ts'
import { createUser } from './tours.ts'

// The page of a revoked link is a 404.
test.use({ expectedErrors: /status of 404/ })

const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** A trip with a visit that has a note, a cost and a link. */
async function makeTrip(owner: Account): Promise<Trip> {
  const request = { placeId: 'hampi', from: 'bangalore', people: 2, days: 2, startDate: soon(20) }
  const { _id: tripId, version } = await owner.call<Trip>('trips.create', { request, key: randomUUID() })
  const item = {
    ...{ day: 0, order: 5_000, kind: 'visit', title: 'Coffee by the river', note: 'Booking code XK42' },
    ...{ fixedStart: null, minutes: 30, cost: 4_321, costPart: 'food', link: 'https://tickets.example/private' },
    ...{ lat: null, lon: null, highlight: null, by: null },
  }
  const changes = [{ op: 'put', id: randomUUID(), base: null, item }]
  await owner.call('trips.change', { tripId, version, changes, key: randomUUID() })
  const answer = await owner.call<Trip>('trips.update', { tripId, version: version + 1, title: 'Hampi in winter' })
  return answer
}

test('a shared trip: a stranger reads it by its links, and a revoked one is dead at once', async ({
  page,
  request,
  browser,
}) => {
  const owner = await createUser(request, 'Asha Deshmukh')
  const { _id: tripId } = await makeTrip(owner)
  await restoreSession(page, owner)
  await page.goto(`/trips/${tripId}`)
  const panel = page.getByRole('dialog', { name: 'Share this trip' })
  const share = page.getByRole('button', { name: 'Share', exact: true })
  const address = async (link: string, panel: Locator) => {
    await panel.getByRole('button', { name: `Create: ${link}` }).press('Enter')
    const field = panel.getByRole('textbox', { name: `Address: ${link}` })
    await expect(field).toBeFocused()
    return field.inputValue()
  }
  const feed = await address('Calendar feed', page.getByRole('main'))
  await share.press('Enter')
  await panel.getByLabel('Works for').selectOption('No end')
  const readLink = await address('For friends', panel)
  await expect(panel.getByText(/^Works until the end of/)).toBeHidden()
  const familyLink = await address('For my family', panel)
  await expect(panel.getByText(/^Works until the end of/)).toBeVisible()
  expect((await (await request.get(feed)).text()).startsWith('BEGIN:VCALENDAR\r\n')).toBe(true)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const context = await browser.newContext({ serviceWorkers: 'block', viewport: page.viewportSize() })
  const stranger = await context.newPage()
  await stranger.goto(readLink)
  await expect(stranger.getByRole('heading', { level: 1, name: 'Hampi in winter' })).toBeVisible()
  const main = stranger.getByRole('main')
  await expect(main.getByText('Coffee by the river')).toBeVisible()
  await expect(main).not.toContainText(/Asha|Deshmukh|XK42|4,321|₹|\d (am|pm)|112/)
  await expectNoSidewaysScroll(stranger)
  await goTo(stranger, new URL(familyLink).pathname)
  await expect(main.getByRole('link', { name: 'Call 112: Police, fire and ambulance' })).toBeVisible()
  await expect(main).toContainText(/\d (am|pm)/)
  await expect(main).not.toContainText(/Asha|XK42|4,321|₹/)

  await panel.getByRole('button', { name: 'Revoke: For friends' }).press('Enter')
  const confirmation = page.getByRole('dialog', { name: 'Revoke this link?' })
  await confirmation.getByRole('button', { name: 'Yes, revoke' }).press('Enter')
  await panel.getByLabel('Works for').selectOption('30 days')
  for (const name of ['Show times', 'Show costs']) await panel.getByRole('checkbox', { name }).check()
  const openLink = await address('For friends', panel)
  await expect(panel.getByText('It shows times and costs, too.')).toBeVisible()
  await expect(panel.getByText(/^Works until the end of/)).toHaveCount(2)
  await expect(panel.getByRole('link', { name: 'WhatsApp' }).first()).toHaveAttribute('href', /^https:\/\/wa\.me\//)
  await goTo(stranger, new URL(openLink).pathname)
  await expect(main).toContainText(/\d (am|pm)/)
  await expect(stranger.getByRole('heading', { name: 'Cost per person' })).toBeVisible()
  await expectAccessible(stranger, 'main')
  await expectNoSidewaysScroll(stranger)
  await panel.getByRole('button', { name: 'Revoke: For friends' }).press('Enter')
  await page
    .getByRole('dialog', { name: 'Revoke this link?' })
    .getByRole('button', { name: 'Yes, revoke' })
    .press('Enter')
  await expect(panel.getByRole('button', { name: 'Create: For friends' })).toBeVisible()
  const answer = await stranger.goto(openLink)
  expect(answer?.status()).toBe(404)
  await expect(stranger.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible()
  await expect(stranger.getByRole('main')).not.toContainText('Hampi')
  await stranger.emulateMedia({ colorScheme: 'light' })
  const [name = 0] = await contrastsBehind(stranger, ['header a'])
  expect(name, 'the name of the site in the bar').toBeGreaterThan(4.5)
  await context.close()

  const joinLink = await address('Link to join', panel)
  const whatsApp = panel.getByRole('listitem').filter({ hasText: 'Link to join' }).getByRole('link')
  await expect(whatsApp).toHaveAttribute('href', new RegExp(encodeURIComponent(joinLink)))
  await page.reload()
  await share.press('Enter')
  await panel.getByRole('button', { name: 'Revoke: Link to join' }).press('Enter')
  await confirmation.getByRole('button', { name: 'Yes, revoke' }).press('Enter')
  await expect(panel.getByRole('button', { name: 'Create: Link to join' })).toBeVisible()
})

test('the booklet: has a cover, a page a day and the lists, and nothing of the interface', async ({
  page,
  request,
}) => {
  const owner = await createUser(request, 'Ravi Menon')
  const { _id: tripId, dayCount } = await makeTrip(owner)
  await restoreSession(page, owner)
  await page.goto(`/trips/${tripId}`)
  await page.getByRole('button', { name: 'Print booklet' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Print booklet' })
  await dialog.getByRole('radio', { name: 'A5' }).check()
  const printed = page.evaluate(() => new Promise((resolve) => (window.print = () => resolve(true))))
  await dialog.getByRole('button', { name: 'Print' }).press('Enter')
  expect(await printed).toBe(true)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1, name: 'Hampi in winter' }).filter({ visible: true })).toHaveCount(
    1,
  )
  await expect(page.locator('.booklet > section')).toHaveCount(dayCount + 2)
  await expect(page.getByText('Booking code XK42').filter({ visible: true })).toHaveCount(1)
  await expect(page.getByText('112', { exact: true }).filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.locator('.booklet')).toHaveCount(0)
})
