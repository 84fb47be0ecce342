import type { Trip } from '@saathi/shared/trips/schema'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'
import { fillLogin, restoreSession } from './people.ts'
import { createUser } from './tours.ts'

test('from a destination to a route through it: the extra over going there alone, the ways, the whole bill and the trip to plan', async ({
  page,
}) => {
  await page.goto('/destinations/jaipur?from=delhi')
  const section = page.getByRole('region', { name: 'What goes well with it' })
  await page.getByRole('heading', { name: 'Where to stay' }).scrollIntoViewIfNeeded()
  const card = section.getByRole('article').filter({ hasText: 'The Golden Triangle' })
  await card.scrollIntoViewIfNeeded()
  await expect(card.getByText(/^With Agra and Fatehpur Sikri: 1 more day, ₹[\d,]+ more$/)).toBeVisible()
  const total = (await card.getByText(/^₹[\d,]+$/).innerText()).trim()

  await card.getByRole('link', { name: 'The Golden Triangle' }).click()
  await expect(page).toHaveURL(/\/routes\?city=delhi&people=2&month=\d+&days=\d+&places=/)
  await expect(page.getByRole('heading', { name: 'The Golden Triangle', level: 1 })).toBeVisible()
  await test.step('its total is that of the card, and the lines of the bill open', async () => {
    await expect(page.getByText(total, { exact: true }).first()).toBeVisible()
    await page.getByText('Accommodation').click()
    await expect(page.getByText('Jaipur: Mid-range hotel')).toBeVisible()
  })
  await expect(page.getByRole('figure', { name: /^Map: the route over/ })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Ajmer-Agra Fort Superfast' }).last()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Plan this trip' })).toHaveAttribute(
    'href',
    /\/trips\?plan=jaipur&places=jaipur%2Cagra&from=delhi&people=2&days=\d+/,
  )
  await expectNoSidewaysScroll(page)

  await test.step('a month in which the road is closed: says so, and another month opens it', async () => {
    await page.goto('/routes?city=delhi&places=shimla,jibhi-tirthan&month=1')
    await expect(page.getByText(/is closed in January/)).toBeVisible()
    await page.getByLabel('Month').selectOption('May')
    await expect(page.getByRole('heading', { name: 'The whole bill' })).toBeVisible()
    await expect(page.getByText(/over a pass of 3,100 m/)).toBeVisible()
    await expect(page).toHaveURL(/month=5/)
  })
})

test.describe('the sheet of a journey', () => {
  test.use({ expectedErrors: /Failed to load resource/, viewport: { width: 360, height: 740 } })
  test('says that its route could not be loaded, and finds it when asked again', async ({ page, request }) => {
    await restoreSession(page, await createUser(request, 'Ananya Rao'))
    const routes = /\/trpc\/[^?]*recommend\.routes/
    await page.route(routes, (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto('/trips?plan=jaipur&places=jaipur,agra&from=delhi&people=2&days=7')
    const sheet = page.getByRole('dialog', { name: 'Plan this journey' })
    await expect(sheet.getByText('The routes could not be loaded.')).toBeVisible({ timeout: 20_000 })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.unroute(routes)
    await sheet.getByRole('button', { name: 'Try again' }).click()
    await expect(sheet.getByText('The Golden Triangle')).toBeVisible()
  })
})

test('a visitor plans a route: logs in on the way, and gets one trip of all its places for the total of the route', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 360, height: 740 })
  const me = await createUser(request, 'Ananya Rao')
  await page.goto('/routes?city=delhi&places=jaipur,agra&month=12&people=2&days=7')
  await expect(page.getByRole('heading', { name: 'The Golden Triangle', level: 1 })).toBeVisible()
  const total = (
    await page
      .getByText(/^₹[\d,]+$/)
      .first()
      .innerText()
  ).trim()
  await page.getByRole('link', { name: 'Plan this trip' }).click()
  await fillLogin(page, me)
  const sheet = page.getByRole('dialog', { name: 'Plan this journey' })
  await expect(sheet.getByRole('status').filter({ hasText: `about ${total} for all of you` })).toBeVisible()
  await expect(sheet.getByLabel('Days in all')).toHaveValue('7')
  await sheet.getByRole('button', { name: 'Plan the days' }).click()
  await expect(page).toHaveURL(/\/trips\/[\w-]{36}/)
  const tripId = /trips\/([\w-]{36})/.exec(page.url())?.[1] ?? ''
  const headers = { authorization: `Bearer ${me.session.idToken}` }
  const trip: Trip = await (await request.get(`/api/trips/${tripId}`, { headers })).json()
  expect(`₹${trip.items.reduce((sum, { cost }) => sum + cost, 0).toLocaleString('en-IN')}`).toBe(total)

  const [first, second] = trip.stops ?? []
  await test.step('its days say where one is, and the journey opens the first day of a place', async () => {
    const names = [first?.place.name ?? '', second?.place.name ?? '']
    await page.getByRole('button', { name: `Show ${names[1]}, from Day ${(second?.day ?? 0) + 1}` }).click()
    await expect(page.getByRole('heading', { level: 2, name: `${names[0]} to ${names[1]}` })).toBeVisible()
    await page.getByRole('button', { name: /^Add to Day/ }).click()
    await expect(page.getByRole('heading', { name: `To see and do in ${names[1]}` })).toBeVisible()
    await page.keyboard.press('Escape')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })

  await test.step('its link shows the place of each day to anybody', async () => {
    const { path } = await me.call<{ path: string }>('trips.createLink', { tripId, kind: 'read' })
    const friend = await (await browser.newContext()).newPage()
    await friend.goto(path)
    for (const { place } of trip.stops ?? [])
      await expect(friend.getByRole('heading', { level: 2, name: new RegExp(place.name) }).first()).toBeVisible()
  })
})
