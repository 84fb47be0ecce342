import { expect, expectNoSidewaysScroll, goTo, test } from './fixtures.ts'
import { createAccount, loginForm, restoreSession } from './people.ts'
import { createUser, hosted, tourCard } from './tours.ts'

const heading = { name: 'Hampi', level: 1 }

test('from a package to its destination, the costs from a city and the tours there, which leave out others until the filter is removed', async ({
  page,
  request,
}) => {
  const tour = await hosted(await createUser(request, 'Hostess'), { destination: 'Hampi' })
  await restoreSession(page, await createAccount(request))
  const packages: { _id: string; slug: string }[] = await (await request.get('/api/packages')).json()
  const hampi = packages.find(({ slug }) => slug === 'hampi-by-coracle-and-stone')
  await page.goto(`/packages/${hampi?._id}`)
  await page.getByRole('link', { name: 'Hampi, Karnataka' }).click()
  await expect(page).toHaveURL('/destinations/hampi')
  await expect(page.getByRole('heading', heading)).toBeVisible()
  await expect(page.getByRole('figure', { name: /^Map: the way from Mumbai to Hampi/ })).toBeVisible()

  await page.getByLabel('Starting from').selectOption('delhi')
  await expect(page).toHaveURL('/destinations/hampi?from=delhi')
  const plan = page.getByRole('main').getByRole('link', { name: 'Plan this trip' })
  await expect(plan).toHaveCount(1)
  await expect(plan).toHaveAttribute('href', /^\/trips\?plan=hampi&from=delhi&people=2&days=\d&month=\d+$/)
  const company = page.getByRole('region', { name: 'Find company' })
  await expect(company.getByRole('article').first()).toBeVisible()

  await company.getByRole('link', { name: /^See .* group tours?$/ }).click()
  await expect(page).toHaveURL('/tours?place=hampi')
  await page.getByLabel('Search tours').fill(tour.name)
  await expect(tourCard(page, tour.name)).toBeVisible()
  await tourCard(page, tour.name).getByRole('link', { name: tour.name }).click()
  await page.getByRole('dialog', { name: tour.name }).getByRole('link', { name: 'Hampi', exact: true }).click()
  await expect(page.getByRole('heading', heading)).toBeVisible()

  await test.step('the tours to a destination: leave out others, until the filter is removed', async () => {
    const elsewhere = await hosted(await createUser(request, 'Hostess'), { destination: 'Near Hampi' })
    await goTo(page, `/tours?place=hampi&q=${encodeURIComponent(elsewhere.name)}`)
    const filter = page.getByRole('button', { name: 'Tours to Hampi' })
    await expect(filter).toBeVisible()
    await expect(page.getByText('No tours found.')).toBeVisible()
    await expect(tourCard(page, elsewhere.name)).toHaveCount(0)
    await filter.click()
    await expect(tourCard(page, elsewhere.name)).toBeVisible()
  })
})

test('a visitor who hosts a tour to a destination: logs in, and the form names it', async ({ page, request }) => {
  const me = await createAccount(request)
  await page.goto('/destinations/hampi')
  await page.getByRole('link', { name: 'Host a tour' }).click()
  const form = loginForm(page)
  await form.email.fill(me.email)
  await form.password.fill(me.password)
  await form.submit.click()
  await page.getByRole('main').getByRole('button', { name: 'Host a tour' }).first().click()
  const drawer = page.getByRole('dialog', { name: 'Host a tour' })
  await expect(drawer.getByLabel('Destination')).toHaveValue('Hampi')
})

test('the list: is in the footer, is searched by words and type, leads to the page, and links all places by state', async ({
  page,
}) => {
  await page.goto('/about')
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Destinations' }).click()
  await expect(page).toHaveURL('/destinations')
  await expect(page.getByRole('heading', { name: 'Destinations', level: 1 })).toBeVisible()
  const places = page.getByRole('main').getByRole('article')
  await expect(places).toHaveCount(6)
  await page.getByLabel('Trip type').selectOption('wildlife')
  await expect(page.getByText(/^\d+ destinations$/)).toBeVisible()
  await page.getByLabel('Trip type').selectOption('')
  await page.getByLabel('Search').fill('hampi karnat')
  await expect(page.getByText('1 destination', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/destinations?q=hampi+karnat')
  await expectNoSidewaysScroll(page)
  await places.getByRole('link', { name: 'Hampi' }).click()
  await expect(page).toHaveURL(/^[^?]+\/destinations\/hampi\?/)
  await page.goBack()
  await expect(page.getByLabel('Search')).toHaveValue('hampi karnat')
  await page.getByLabel('Search').fill('atlantis')
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(places).toHaveCount(6)
  // In a fold that searches in the page find.
  const links = page.locator('main details a')
  await expect.poll(() => links.count()).toBeGreaterThan(150)
  expect(new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).size).toBe(
    await links.count(),
  )
  await page.getByText(/^All \d+ by state$/).click()
  await page.getByRole('region', { name: 'Karnataka' }).getByRole('link', { name: 'Hampi', exact: true }).click()
  await expect(page.getByRole('heading', heading)).toBeVisible()
})
