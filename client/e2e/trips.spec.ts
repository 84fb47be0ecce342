import type { Browser } from '@playwright/test'
import type { Trip, TripItem } from '@saathi/shared/trips/schema'
import {
  clickShownAtOnce,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  goTo,
  layoutShift,
  type Page,
  recordLayoutShifts,
  test,
} from './fixtures.ts'
import { type Account, restoreSession, streamOf } from './people.ts'
import { createUser, hosted, inDays, nextDay } from './tours.ts'

// Creating accounts hashes passwords, which takes time.
test.describe.configure({ timeout: 180_000 })
test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

const createTrip = (person: Account, startDate: string, tourId?: string) =>
  person.call<Trip>('trips.create', {
    request: { placeId: 'agra', from: 'delhi', people: 2, days: 3, startDate },
    tourId,
    key: crypto.randomUUID(),
  })

const titles = (page: Page) => page.locator('[data-item] h3').allInnerTexts()
const grip = (page: Page, title: string) =>
  page.getByRole('button', { name: `Move ${title}: drag, or use the arrow keys` })

async function openPage(browser: Browser, person: Account, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await restoreSession(page, person)
  await page.goto(path)
  return page
}

test('a trip planned from a destination: its days are changed by keyboard alone, and a problem is fixed with one key', async ({
  page,
  request,
}) => {
  const me = await createUser(request, 'Ananya Rao')
  await restoreSession(page, me)
  await page.goto('/destinations/agra?from=delhi')
  await page.getByRole('link', { name: 'Plan this trip' }).click()
  const sheet = page.getByRole('dialog', { name: /^Plan a trip to Agra/ })
  await expect(sheet.getByLabel('From')).toHaveValue('delhi')
  await sheet.getByLabel('First day').fill(nextDay(4))
  await sheet.getByLabel('Days there').selectOption('3')
  await sheet.getByRole('button', { name: 'Plan the days' }).press('Enter')
  await expect(page).toHaveURL(/\/trips\/[\w-]{36}/)
  await expect(page.getByRole('heading', { level: 2, name: /^Thursday/ })).toBeVisible()
  await expectNoSidewaysScroll(page)

  const days = page.getByRole('navigation', { name: 'Days' })
  await days.getByRole('button', { name: /^Sat/ }).press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: /^Saturday/ })).toBeVisible()
  const before = await titles(page)
  const taj = before.find((title) => title.startsWith('Taj Mahal')) ?? ''
  expect(taj).not.toBe('')
  await grip(page, taj).press('ArrowDown')
  await expect(grip(page, taj)).toBeFocused()
  await expect.poll(() => titles(page)).not.toEqual(before)
  await expect(page.getByRole('status').filter({ hasText: `${taj}: now ` })).toBeAttached()
  await page.keyboard.press('Control+z')
  await expect.poll(() => titles(page)).toEqual(before)

  await grip(page, taj).press('ArrowLeft')
  await expect(page.getByRole('heading', { level: 2, name: /^Friday/ })).toBeVisible()
  await expect(grip(page, taj)).toBeFocused()
  const problem = page.getByRole('group', { name: `Problem with ${taj}` })
  await expect(problem).toContainText(`${taj} is closed on Fridays.`)
  await expect(days.getByRole('button', { name: /^Fri/ })).toContainText(/thing to check/)
  await problem.getByRole('button', { name: /^Move to/ }).press('Enter')
  await expect(problem).toBeHidden()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()

  await page.getByRole('button', { name: 'Add to Friday' }).press('Enter')
  const adding = page.getByRole('dialog', { name: 'Add to Friday' })
  await adding.getByRole('button', { name: 'Add your own stop' }).press('Enter')
  await adding.getByLabel('What').fill('Dinner on a roof')
  await adding.getByLabel('Kind', { exact: true }).selectOption('meal')
  await adding.getByRole('checkbox', { name: 'At a set time' }).press('Space')
  await adding.getByLabel('Time', { exact: true }).fill('20:15')
  await adding.getByRole('button', { name: 'Add', exact: true }).press('Enter')
  await expect(page.locator('[data-item]', { hasText: 'Dinner on a roof' })).toContainText('8:15')
  await page.getByRole('button', { name: 'Dinner on a roof', exact: true }).press('Enter')
  const form = page.getByRole('dialog', { name: 'Change Dinner on a roof' })
  await form.getByLabel('Note').fill('Ask for a table at the edge.')
  // The note may be sent after the dinner, in a call of its own.
  const noted = page.waitForResponse(
    (response) => response.ok() && (response.request().postData()?.includes('Ask for a table') ?? false),
  )
  await form.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await expect(page.getByText('Ask for a table at the edge.')).toBeVisible()

  await noted
  await goTo(page, '/trips')
  await page.getByRole('link', { name: /Agra/ }).click()
  await days.getByRole('button', { name: /^Fri/ }).click()
  await expect(page.getByText('Ask for a table at the edge.')).toBeVisible()
})

test('the plan of a tour changed by two people: different changes of an item merge, of the same one the newest stays, and a lost connection loses nothing', async ({
  page,
  browser,
  request,
}) => {
  const [host, guest] = [await createUser(request, 'Farhan Qureshi'), await createUser(request, 'Meera Nambiar')]
  const start = nextDay(1)
  const tour = await hosted(host, { travelDates: { start, end: inDays(40) } })
  await guest.call('tours.join', { tourId: tour._id })
  const trip = await createTrip(host, start, tour._id)
  await host.call('trips.update', { tripId: trip._id, version: trip.version, membersMayEdit: true })
  const visit = trip.items.find(({ day, kind }) => day === 0 && kind === 'visit') as TripItem

  await restoreSession(page, host)
  await page.goto(`/tours/${tour._id}/plan`)
  const theirs = await openPage(browser, guest, `/tours/${tour._id}/plan`)
  for (const one of [page, theirs])
    await expect(one.getByRole('button', { name: visit.title, exact: true })).toBeVisible()

  await page.getByRole('button', { name: visit.title, exact: true }).click()
  await expect(page.getByLabel('Note')).toBeVisible()
  await page.context().setOffline(true)
  await page.getByLabel('Note').fill('Tickets are bought.')
  await page.getByLabel('How long').selectOption(visit.minutes === 120 ? '180' : '120')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Tickets are bought.')).toBeVisible()
  await expect(page.getByText('No connection. Your changes are kept here')).toBeVisible()

  await theirs.getByRole('button', { name: visit.title, exact: true }).click()
  await theirs.getByLabel('What').fill('The best of Agra')
  await theirs.getByLabel('How long').selectOption('30')
  await theirs.getByRole('button', { name: 'Save', exact: true }).click()
  await theirs.waitForResponse((response) => response.url().includes('trips.change') && response.ok())

  await page.context().setOffline(false)
  await expect(page.getByText('No connection. Your changes are kept here')).toBeHidden({ timeout: 40_000 })
  await expect(page.getByText('Somebody changed the length of The best of Agra after you.')).toBeVisible()
  for (const one of [page, theirs]) {
    const row = one.locator('[data-item]', { hasText: 'The best of Agra' })
    await expect(row).toContainText('Tickets are bought.')
    await expect(row).toContainText('30 min')
  }
})

test('a trip with dates: becomes a hosted tour with its name, place and days, whose plan it is', async ({
  page,
  request,
}) => {
  const me = await createUser(request, 'Farhan Qureshi')
  const trip = await createTrip(me, inDays(40))
  await restoreSession(page, me)
  await page.goto(`/trips/${trip._id}`)
  await page.getByRole('button', { name: 'Open to others' }).click()
  const form = page.getByRole('dialog', { name: 'Host a tour' })
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue(trip.title)
  await expect(form.getByLabel('First day')).toHaveValue(inDays(40))
  await expect(
    form.getByText(/^Your plan costs about ₹[\d,]+ a person there, without the way from home\./),
  ).toBeVisible()
  await expect(form.getByRole('region', { name: 'Preview' }).getByText('No Image')).toHaveCount(0)
  await form.getByLabel('Name', { exact: true }).fill('Tea beside the Taj')
  await form.getByLabel('Description').fill('Slowly, with time for tea.')
  await form.getByLabel('Price per person, in rupees').fill('9000')
  await form.getByRole('button', { name: 'Publish tour' }).click()
  await expect(page).toHaveURL(/\/tours\/[0-9a-f-]{36}\/plan$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Tea beside the Taj' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'This tour' }).getByRole('link', { name: 'Ticket' })).toBeVisible()
  await expect(page.getByText('It begins where you meet: your own way there is out of it.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Begin where you meet' })).toHaveCount(0)
})

test('the checklist of a trip: a tick shows at once, one that fails takes back only itself, and own lines come and go', async ({
  page,
  request,
}) => {
  const me = await createUser(request, 'Kavya Iyer')
  const { _id: tripId } = await createTrip(me, inDays(40))
  await restoreSession(page, me)
  await page.goto(`/trips/${tripId}`)
  await streamOf(page, me)
  const list = page.getByRole('region', { name: 'Checklist' })
  const boxes = list.getByRole('checkbox')
  const own = list.getByRole('checkbox', { name: 'Mouth organ' })
  const added = page.waitForResponse(/trips\.addCheck/)
  await list.getByRole('textbox', { name: 'Add to the list' }).fill('Mouth organ')
  await list.getByRole('button', { name: 'Add to the list' }).click()
  await expect(own).not.toBeChecked()
  await added
  await page.waitForResponse(/trips\.get/) // the trip is read again after its change

  let fail = () => {}
  const failed = new Promise<void>((resolve) => {
    fail = resolve
  })
  let ticks = 0
  await page.route(/trips\.tick/, async (route) => {
    ticks += 1
    if (ticks > 1) return route.continue()
    await failed
    await route.abort()
  })
  await page.route(/trips\.get/, (route) => route.abort()) // or it would put right, or wrong, what is shown
  const first = page.waitForRequest(/trips\.tick/)
  await clickShownAtOnce(boxes.first())
  await first
  const saved = page.waitForResponse(/trips\.tick/)
  await clickShownAtOnce(own)
  await saved
  fail()
  await expect(page.getByText('We could not save that just now.')).toBeVisible()
  await expect(boxes.first()).not.toBeChecked()
  await expect(own).toBeChecked()
  await page.unrouteAll()
  await page.reload()
  await expect(own).toBeChecked()
  await expect(boxes.first()).not.toBeChecked()

  const removed = page.waitForResponse(/trips\.removeCheck/)
  await list.getByRole('button', { name: 'Remove from the list: Mouth organ' }).click()
  await expect(list.getByText('Mouth organ')).toHaveCount(0)
  expect((await removed).ok()).toBe(true)
})

test('the map of a day: stands beside the list on a wide screen until it is closed, follows the day and the scroll, and is a sheet on a phone', async ({
  page,
  request,
}) => {
  const me = await createUser(request, 'Ishaan Verma')
  const trip = await createTrip(me, nextDay(1))
  await restoreSession(page, me)
  await recordLayoutShifts(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/trips/${trip._id}?day=1`)
  const map = page.getByRole('region', { name: /^Map: / })
  await expect(map.getByRole('img')).toBeVisible()
  await expect(page.locator('.skeleton:visible')).toHaveCount(0)
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.05)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const item = page.locator('[data-item]').first()
  const [left, right] = [await item.boundingBox(), await map.boundingBox()]
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0))
  await expectAccessible(page, map)
  await expectNoSidewaysScroll(page)

  const stops = await map.getByRole('listitem').allInnerTexts()
  await page.getByRole('navigation', { name: 'Days' }).getByRole('button', { name: /^Tue/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: /^Tuesday/ })).toBeVisible()
  await expect(page.getByRole('region', { name: /^Map: Tue/ })).toBeVisible()
  await expect.poll(() => map.getByRole('listitem').allInnerTexts()).not.toEqual(stops)

  await page
    .locator('[data-item]')
    .last()
    .evaluate((last) => last.scrollIntoView({ block: 'end' }))
  await expect(map.getByRole('img')).toBeInViewport({ ratio: 0.9 })
  const cost = page.getByRole('region', { name: /^Cost/ })
  await cost.scrollIntoViewIfNeeded()
  const [costs, drawn] = [await cost.boundingBox(), await map.boundingBox()]
  expect(costs?.y).toBeGreaterThanOrEqual((drawn?.y ?? 0) + (drawn?.height ?? 0))

  const button = page.getByRole('button', { name: 'Map', exact: true })
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await button.click()
  await expect(map).toHaveCount(0)
  await page.reload()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await expect(map).toHaveCount(0)
  await button.click()
  await expect(map).toBeVisible()

  await page.setViewportSize({ width: 360, height: 740 })
  await button.click()
  await expect(page.getByRole('dialog', { name: /^Map: Tue/ })).toBeVisible()
})
