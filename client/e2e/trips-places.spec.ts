import type { Trip } from '@saathi/shared/trips/schema'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'
import { restoreSession } from './people.ts'
import { createUser } from './tours.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('the places of a trip: a place and a night more, taken back, and one less', async ({ page, request }) => {
  test.setTimeout(120_000)
  const me = await createUser(request, 'Ananya Rao')
  const places = ['jaipur', 'agra']
  const trip = await me.call<Trip>('trips.create', {
    request: { placeId: 'jaipur', places, from: 'delhi', people: 2, days: 7, month: 12 },
    key: crypto.randomUUID(),
  })
  const tea = { day: trip.stops?.[1]?.day ?? 0, order: 500, kind: 'other', title: 'Tea with an aunt', note: '' }
  const blank = { fixedStart: null, minutes: 30, cost: 0, costPart: 'other', link: null, lat: null, lon: null }
  await me.call('trips.change', {
    ...{ tripId: trip._id, version: trip.version, key: crypto.randomUUID() },
    changes: [
      { op: 'put', id: crypto.randomUUID(), base: null, item: { ...tea, ...blank, highlight: null, by: null } },
    ],
  })
  await restoreSession(page, me)
  await page.goto(`/trips/${trip._id}`)
  await page.getByRole('button', { name: 'Change the places' }).click()
  const sheet = page.getByRole('dialog', { name: 'Places of this trip' })
  const outcome = sheet.getByRole('status').first()
  await expect(outcome).toHaveText(`${trip.dayCount} days, as planned.`)
  await expect(sheet.getByRole('button', { name: 'Change the trip' })).toBeDisabled()

  await test.step('a place that a way reaches is added with its nights, and the extra is said', async () => {
    await sheet.getByRole('button', { name: 'Add Pushkar and Ajmer' }).click()
    await expect(outcome).toHaveText(/^\d+ days: \d days? more, about ₹[\d,]+ more\.$/)
    await sheet.getByRole('button', { name: 'One night more in Jaipur' }).click()
    await expect(sheet.getByRole('group', { name: 'Nights in Jaipur' })).toContainText(
      `${(trip.stops?.[0]?.nights ?? 0) + 1} nights`,
    )
    await expect(outcome).toHaveText(/^\d+ days: \d days more/)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })

  await test.step('an order that no way makes is refused in a sentence', async () => {
    await sheet.getByRole('button', { name: 'Move Pushkar and Ajmer down' }).click()
    await sheet.getByRole('button', { name: 'Move Pushkar and Ajmer down' }).click()
    await expect(outcome).toHaveText('We know no good way from Agra and Fatehpur Sikri to Pushkar and Ajmer in a day.')
    await expect(sheet.getByRole('button', { name: 'Change the trip' })).toBeDisabled()
    await sheet.getByRole('button', { name: 'Move Pushkar and Ajmer up' }).click()
    await sheet.getByRole('button', { name: 'Move Pushkar and Ajmer up' }).click()
    await expect(outcome).toHaveText(/^\d+ days: \d days more/)
  })

  await test.step('the trip has its days, and what was written', async () => {
    await sheet.getByRole('button', { name: 'Change the trip' }).click()
    await expect(page.getByText('The places are changed', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: /^Show Agra and Fatehpur Sikri, from Day/ }).click()
    await expect(page.getByText('Tea with an aunt')).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Jaipur to Agra and Fatehpur Sikri' })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })

  await test.step('a place less: says what moves, and taking it back brings all of it back', async () => {
    await page.getByRole('button', { name: 'Change the places' }).click()
    await sheet.getByRole('button', { name: 'Remove Agra and Fatehpur Sikri' }).click()
    await expect(outcome).toContainText('Tea with an aunt: Day')
    await sheet.getByRole('button', { name: 'Change the trip' }).click()
    await expect(page.getByText(/^The places are changed\. Tea with an aunt is on Day \d+ now$/)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Show Agra/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('button', { name: /^Show Agra and Fatehpur Sikri, from Day/ })).toBeVisible()
    const headers = { authorization: `Bearer ${me.session.idToken}` }
    const { stops = [] }: Trip = await (await request.get(`/api/trips/${trip._id}`, { headers })).json()
    expect(stops.map(({ place }) => place.id)).toEqual(['pushkar-ajmer', 'jaipur', 'agra'])
  })
})

test.describe('the sheet of the places', () => {
  test.use({ expectedErrors: /Failed to load resource/ })
  test('of a trip to one place: says that it could not be loaded, and offers a second place when asked again', async ({
    page,
    request,
  }) => {
    const me = await createUser(request, 'Ravi Iyer')
    const trip = await me.call<Trip>('trips.create', {
      request: { placeId: 'hampi', from: 'bangalore', people: 2, days: 3, month: 12 },
      key: crypto.randomUUID(),
    })
    await restoreSession(page, me)
    const weighing = /\/trpc\/[^?]*trips\.weighPlaces/
    await page.route(weighing, (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto(`/trips/${trip._id}`)
    await page.getByRole('button', { name: 'Add a place' }).click()
    const sheet = page.getByRole('dialog', { name: 'Places of this trip' })
    await expect(sheet.getByText('We could not work out these days just now.')).toBeVisible({ timeout: 20_000 })
    await expectNoSidewaysScroll(page)
    await page.unroute(weighing)
    await sheet.getByRole('button', { name: 'Try again' }).click()
    await sheet.getByRole('button', { name: 'Add Badami, Aihole and Pattadakal' }).click()
    await sheet.getByRole('button', { name: 'Change the trip' }).click()
    await expect(page.getByRole('button', { name: /^Show Badami/ })).toBeVisible()
  })
})
