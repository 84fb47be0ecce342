import { expect, expectAccessible, packageCards, planner, proceduresOf, test, withoutInitialData } from './fixtures.ts'
import { createAccount, restoreSession } from './people.ts'

test.use({ expectedErrors: /Failed to load resource|Failed to fetch|TRPCClientError|failed: / })

test('the home page without the server: shows errors in place, logs one line each, and Try again loads the data', async ({
  page,
}) => {
  await test.step('the home page without the server: shows errors in place, and Try again loads the data', async () => {
    const line = (start: string) =>
      page.waitForEvent('console', (message) => message.type() === 'error' && message.text().startsWith(start))
    await page.route('**/trpc/**', (route) => route.abort())
    const logged = [line('packages.list failed: '), line('recommend.travel failed: ')]
    await page.goto('/?budget=20000')
    await Promise.all(logged)
    const noPlaces = page.getByText('We could not find recommendations just now.')
    const noPackages = page.getByText('We could not load the packages just now.')
    await expect(noPlaces).toBeVisible()
    await expect(noPackages).toBeVisible()
    await expect(planner(page).ask).toBeEnabled()
    for (const message of [noPlaces, noPackages])
      await expectAccessible(page, page.getByRole('alert').filter({ has: message }))

    await page.unroute('**/trpc/**')
    await page.getByRole('alert').filter({ has: noPackages }).getByRole('button', { name: 'Try again' }).click()
    await expect(packageCards(page).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Our Travel Packages' })).toBeFocused()
    await planner(page).ask.click()
    await expect(planner(page).places.first()).toBeVisible()
    await expect(planner(page).heading).toBeFocused()
  })

  await test.step('the dream trip: after a failed request the form can be submitted again', async () => {
    const { calls, ask, places } = planner(page)
    await expect(places.first()).toBeVisible()
    await page.route('**/trpc/*recommend.travel*', (route) => route.abort())
    await calls.selectOption('Wildlife')
    await ask.click()
    await expect(page.getByText('We could not find recommendations just now.')).toBeVisible()
    await expect(ask).toBeEnabled()
  })
})

test('a package that fails to load: says whether the server was reached, and Try again loads it', async ({
  page,
  request,
}) => {
  const packages: { _id: string; slug: string }[] = await (await request.get('/api/packages')).json()
  const path = `/packages/${packages.find(({ slug }) => slug === 'hampi-by-coracle-and-stone')?._id}`
  await withoutInitialData(page, path)
  await page.route('**/trpc/**', (route) => route.abort())
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: 'There is no network' })).toBeVisible()
  await page.unroute('**/trpc/**')
  const error = { message: 'no', code: -32603, data: { code: 'INTERNAL_SERVER_ERROR' } }
  await page.route('**/trpc/**', (route) =>
    route.fulfill({ status: 500, json: proceduresOf(route.request()).map(() => ({ error })) }),
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible()
  await page.unroute('**/trpc/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hampi' })).toBeVisible()
})

test('unknown pages: are 404 and show a message and a link home', async ({ page }) => {
  for (const [what, path] of [
    ['package', '/packages/01900000-0000-7000-8000-00000000dead'],
    ['package', '/packages/not-an-id'],
    ['destination', '/destinations/atlantis'],
    ['page', '/no/such/place'],
  ] as const) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: `We could not find that ${what}` })).toBeVisible()
    await expect(page).toHaveTitle(/could not find/)
  }
  await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Explore, Discover, Travel' })).toBeFocused()
})

test('a page with a message whose picture cannot be loaded: shows no broken picture', async ({ page }) => {
  await page.route('**/signpost*', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('signpost'))
  await page.goto('/no/such/place')
  await failed
  await expect(page.getByRole('heading', { level: 1, name: 'We could not find that page' })).toBeVisible()
  await expect(page.getByRole('main').locator('img:visible')).toHaveCount(0)
})

test('a saved list that fails to load: says so in both of its parts, stays, and Try again loads each', async ({
  page,
  request,
}) => {
  await restoreSession(page, await createAccount(request))
  await page.route(/trpc\/[^?]*(saved|tours)\.list/, (route) => route.abort())
  await page.goto('/saved')
  const alerts = page.getByRole('main').getByRole('alert')
  await expect(alerts).toHaveCount(2)
  await page.unroute(/trpc\/[^?]*(saved|tours)\.list/)
  await alerts.last().getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/No saved destinations yet/)).toBeVisible()
  await alerts.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/No saved tours yet/)).toBeVisible()
  await expect(alerts).toHaveCount(0)
})
