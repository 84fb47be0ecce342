import { indianMinute } from '@saathi/shared/lib/days'
import type { Trip } from '@saathi/shared/trips/schema'
import { isWhole } from '../../server/test/whole.ts'
import { insertEndedTour } from './database.ts'
import {
  DESK,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  layoutShift,
  type Page,
  recordLayoutShifts,
  test,
} from './fixtures.ts'
import { type Account, restoreSession } from './people.ts'
import { createUser, hosted, inDays } from './tours.ts'

// Creating accounts hashes passwords, which takes time.
test.describe.configure({ timeout: 120_000 })

/** Opens Home, and expects that nothing moves while it loads, in whole runs on a desk too, and that it can be used. */
async function openHome(page: Page, shows: string | RegExp) {
  const card = page.getByRole('region', { name: shows })
  const phone = { width: 360, height: 740 }
  for (const size of isWhole ? [DESK, phone] : [phone]) {
    await page.setViewportSize(size)
    await page.goto('/')
    await expect(card).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Our Travel Packages' })).toBeAttached()
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.05)
  }
  for (const size of [DESK, phone]) {
    await page.setViewportSize(size)
    await expectNoSidewaysScroll(page)
  }
  await expectAccessible(page, card)
  return card
}

/** A trip of the host's tour from today on, on which somebody drinks tea now. */
async function planToday(host: Account, tourId: string) {
  const request = { placeId: 'hampi', from: 'bangalore', people: 2, days: 2, startDate: inDays(0) }
  const { _id, version } = await host.call<Trip>('trips.create', { request, tourId, key: crypto.randomUUID() })
  const fixedStart = indianMinute(new Date())
  const item = {
    ...{ day: 0, order: 1e6, kind: 'other', title: 'Tea by the river', note: '', fixedStart },
    // Not past midnight.
    ...{
      minutes: Math.max(5, Math.min(180, 1435 - fixedStart)),
      cost: 0,
      costPart: 'other',
      link: null,
      lat: null,
      lon: null,
      highlight: null,
      by: null,
    },
  }
  const changes = [{ op: 'put', id: crypto.randomUUID(), base: null, item }]
  await host.call('trips.change', { tripId: _id, version, changes, key: crypto.randomUUID() })
}

test('the card of Home: follows a trip from a saved place over a request and its days to what is left after it', async ({
  page,
  request,
}) => {
  const [host, me] = [await createUser(request, 'Farhan Qureshi'), await createUser(request, 'Ananya Rao')]
  const kabir = await createUser(request, 'Kabir Das')
  const others = [host, kabir, await createUser(request, 'Tara Sen')]
  const dates = { start: inDays(200), end: inDays(203) }
  for (const one of others) await one.call('plans.create', { placeId: 'tawang', travelDates: dates, company: 'alone' })
  await restoreSession(page, me)
  await recordLayoutShifts(page)

  await test.step('a saved place: says how many go there and when, and leads to the days of the trip', async () => {
    await me.call('saved.add', { kind: 'destination', id: 'tawang' })
    const card = await openHome(page, 'You saved Tawang')
    await expect(card).toContainText(/[3-9] people go in [A-Z]/)
    await card.getByRole('link', { name: 'Plan this trip' }).click()
    await expect(page).toHaveURL(/\/trips\?plan=tawang&month=\d+/)
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  await test.step('a request to join: is withdrawn there', async () => {
    const tour = await hosted(host, { needsApproval: true })
    await me.call('tours.join', { tourId: tour._id })
    const card = await openHome(page, `Your next trip: ${tour.name}`)
    await expect(card).toContainText('Waiting for Farhan Qureshi')
    await card.getByRole('button', { name: 'Withdraw request' }).click()
    const dialog = page.getByRole('dialog', { name: 'Withdraw your request?' })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Yes, withdraw' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('region', { name: 'You saved Tawang' })).toBeVisible()
  })

  await test.step('a full tour: says how long the wait is', async () => {
    const tour = await hosted(host, { capacity: 1 })
    for (const one of [kabir, me]) await one.call('tours.join', { tourId: tour._id })
    const card = await openHome(page, `Your next trip: ${tour.name}`)
    await expect(card).toContainText('1st on the waitlist')
    await me.call('tours.leave', { tourId: tour._id })
  })

  const endedId = await insertEndedTour(host._id, me._id, 'Kochi by boat')
  await test.step('after a trip: says what is left to do, and leads to it', async () => {
    const expense = {
      ...{ title: 'Boat', category: 'other', day: inDays(-4), amountPaise: 111_950 },
      ...{ payers: [{ id: me._id, paise: 111_950 }], split: { how: 'equal', people: [host._id, me._id] } },
    }
    await me.call('expenses.add', { ledger: { kind: 'tour', id: endedId }, expense })
    const card = await openHome(page, /Kochi by boat: You are owed ₹559\.75/)
    await expect(card).toContainText('Write about 1 person by')
    await card.getByRole('link', { name: 'Expenses' }).click()
    await expect(page).toHaveURL(`/tours/${endedId}/expenses`)
  })

  await test.step('today: says what comes now and where the group meets, and tells it that one is there', async () => {
    const tour = await hosted(host, { travelDates: { start: inDays(0), end: inDays(2) } })
    await me.call('tours.join', { tourId: tour._id })
    await planToday(host, tour._id)
    const meetAt = new Date(Date.now() + 60_000).toISOString()
    await host.call('groups.setMeeting', { tourId: tour._id, place: 'Hospet station', meetAt })
    const card = await openHome(page, `Your next trip: ${tour.name}`)
    await expect(card).toContainText('Day 1 of 3')
    await expect(card).toContainText(/Now\s*Tea by the river/)
    const waiting = page.getByRole('region', { name: 'Things to do' })
    await expect(waiting.getByRole('link', { name: /^You are owed ₹559\.75/ })).toBeVisible()
    await waiting.getByRole('button', { name: 'I am here' }).click()
    const meeting = waiting.getByRole('link', { name: /You are here · Hospet station/ })
    await expect(meeting).toBeFocused()
    await meeting.click()
    await expect(page).toHaveURL(`/tours/${tour._id}/group`)
  })
})

test('Home with an answer that an older version has kept: shows what that has', async ({ page, request }) => {
  const me = await createUser(request, 'Ananya Rao')
  const trip = { placeId: 'hampi', from: 'bangalore', people: 2, days: 2, startDate: inDays(20) }
  const { title } = await me.call<Trip>('trips.create', { request: trip, key: crypto.randomUUID() })
  await page.route(/trpc\/[^?]*home\.get/, async (route) => {
    const response = await route.fetch()
    const answers: { result?: { data: object } }[] = await response.json()
    const former = answers.map(({ result, ...rest }) => {
      if (!result || !('ahead' in result.data)) return { result, ...rest }
      const { next, ahead, tasks } = result.data as { next: unknown; ahead: number; tasks: unknown }
      return { result: { data: { next, ahead, tasks } } }
    })
    await route.fulfill({ response, json: former })
  })
  await restoreSession(page, me)
  await page.goto('/')
  await expect(page.getByRole('region', { name: `Your next trip: ${title}` })).toBeVisible()
  await expect(page.getByText('Nothing waits for you.')).toBeVisible()
})
