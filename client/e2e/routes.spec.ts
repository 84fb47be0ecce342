import type { Trip } from '@saathi/shared/trips/schema'
import { expect, expectAccessible, expectNoSidewaysScroll, goTo, planner, rupeesIn, test } from './fixtures.ts'
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
    await goTo(page, '/routes?city=delhi&places=shimla,jibhi-tirthan&month=1')
    await expect(page.getByText(/is closed in January/)).toBeVisible()
    await page.getByLabel('Month').selectOption('May')
    await expect(page.getByRole('heading', { name: 'The whole bill' })).toBeVisible()
    await expect(page.getByText(/over a pass of 3,100 m/)).toBeVisible()
    await expect(page).toHaveURL(/month=5/)
  })
})

test('a card of routes for a budget, a type and a class of bed: its sum is the total of its page, which plans a trip for the same', async ({
  page,
}) => {
  await page.goto('/routes?city=mumbai&people=2&month=1&days=7&budget=60000&type=beaches&stay=premium')
  const card = page.getByRole('article').getByRole('article').first()
  const total = (await card.getByText(/^₹[\d,]+$/).innerText()).trim()
  await card.getByRole('link').click()
  await expect(page).toHaveURL(/&budget=60000&type=beaches&stay=premium&/)
  await expect(page.getByRole('heading', { name: 'The whole bill' })).toBeVisible()
  await expect(page.getByText(/^₹[\d,]+$/).first()).toHaveText(total)
  await expect(page.getByRole('link', { name: 'Plan this trip' })).toHaveAttribute(
    'href',
    /&days=7&.*type=beaches&stay=premium&budget=60000/,
  )
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
    await expectAccessible(page, 'main')
  })

  await test.step('its link shows the place of each day to anybody', async () => {
    const { path } = await me.call<{ path: string }>('trips.createLink', { tripId, kind: 'read' })
    const friend = await (await browser.newContext()).newPage()
    await friend.goto(path)
    for (const { place } of trip.stops ?? [])
      await expect(friend.getByRole('heading', { level: 2, name: new RegExp(place.name) }).first()).toBeVisible()
  })
})

test.describe('from a result to a route of three places', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('its line leads to the route for the same budget, class and people, and a route of three is planned and shared', async ({
    page,
    browser,
    request,
  }) => {
    test.setTimeout(120_000)
    const me = await createUser(request, 'Ananya Rao')
    await restoreSession(page, me)
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/trpc/*recommend.goesWith*', async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/?budget=50000&starting_location=delhi&group_size=2&preference_type=historical&month=12')
    const result = planner(page).places.filter({ has: page.getByRole('heading', { name: 'Udaipur' }) })
    const asked = page.waitForRequest(/recommend\.goesWith/)
    await result.getByRole('button', { name: 'View Full Details' }).click()
    const total = rupeesIn(
      await result
        .getByText(/^Total for two: ₹/)
        .first()
        .textContent(),
    )
    await asked
    const below = result.getByRole('heading', { level: 4 }).first()
    const topOf = () => below.evaluate((part) => part.getBoundingClientRect().top + window.scrollY)
    const before = await topOf()
    release()
    const line = result.getByRole('link', { name: /^With / })
    await expect(line).toHaveText(/^With Jodhpur: \d more days?, ₹[\d,]+ more$/)
    expect(await topOf()).toBe(before)
    await expectAccessible(page, line)
    await expectNoSidewaysScroll(page)
    const more = rupeesIn((await line.textContent())?.split(',').slice(1).join(',') ?? null)

    await line.click()
    await expect(page).toHaveURL(/\/routes\?.*budget=50000/)
    await expect(page.getByRole('heading', { level: 1, name: 'Jodhpur' })).toBeVisible()
    await test.step('the bill is that of the result and what the line said', async () => {
      const bill = page.getByText(/^₹[\d,]+$/).first()
      expect(rupeesIn(await bill.textContent())).toBe(total + more)
      const plan = page.getByRole('link', { name: 'Plan this trip' })
      for (const kept of ['budget=50000', 'stay=mid', 'people=2', 'month=12', 'type=historical', 'from=delhi', 'days='])
        await expect(plan).toHaveAttribute('href', new RegExp(kept))
    })

    await test.step('a route of three places from one of its places', async () => {
      await page.getByRole('link', { name: 'Udaipur' }).first().click()
      await expect(page).toHaveURL(/\/destinations\/udaipur\?from=delhi/)
      await page.getByRole('heading', { name: 'Where to stay' }).scrollIntoViewIfNeeded()
      const section = page.getByRole('region', { name: 'What goes well with it' })
      const three = section.getByRole('article').filter({ hasText: /\d nights?, .+ \d nights?, .+ \d nights?/ })
      await three.first().getByRole('link').click()
      await expect(page).toHaveURL(/places=[a-z-]+%2C[a-z-]+%2C[a-z-]+/)
    })

    await page.getByRole('link', { name: 'Plan this trip' }).click()
    await page.getByRole('dialog', { name: 'Plan this journey' }).getByRole('button', { name: 'Plan the days' }).click()
    await expect(page).toHaveURL(/\/trips\/[\w-]{36}/)
    const tripId = /trips\/([\w-]{36})/.exec(page.url())?.[1] ?? ''
    const { stops = [] }: Trip = await (
      await request.get(`/api/trips/${tripId}`, { headers: { authorization: `Bearer ${me.session.idToken}` } })
    ).json()
    expect(stops).toHaveLength(3)

    await page.getByRole('button', { name: 'Share', exact: true }).click()
    const panel = page.getByRole('dialog', { name: 'Share this trip' })
    await panel.getByRole('button', { name: 'Create: For friends' }).click()
    const path = await panel.getByRole('textbox', { name: 'Address: For friends' }).inputValue()
    const stranger = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
    await stranger.goto(path)
    for (const { place } of stops)
      await expect(stranger.getByRole('heading', { level: 2, name: new RegExp(place.name) }).first()).toBeVisible()
    await expectNoSidewaysScroll(stranger)
  })
})
