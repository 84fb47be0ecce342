import { expect, goTo, planner, test } from './fixtures.ts'
import { restoreSession } from './people.ts'
import { createUser } from './tours.ts'

const FOUR = '/?budget=75000&starting_location=bangalore&group_size=4&preference_type=historical&month=12'

test('the price of a result: stays the same on its page and in the trip that is planned there', async ({
  page,
  request,
}) => {
  await restoreSession(page, await createUser(request, 'Meera Iyer'))
  await page.goto(FOUR)
  const place = planner(page).places.first()
  const total = await place.locator('.result-total b').innerText()
  const name = await place.getByRole('heading', { level: 3 }).innerText()
  await place.getByRole('button', { name: 'View Full Details' }).click()
  await place.getByRole('link', { name: 'See destination' }).click()

  const card = page.getByRole('region', { name: 'The trip in short' })
  await expect(card.getByText('For your ₹75,000')).toBeVisible()
  await expect(card.getByText('Total for four in December')).toBeVisible()
  await expect(card.getByText(total, { exact: true })).toBeVisible()
  await card.getByRole('link', { name: 'Plan this trip' }).click()
  const sheet = page.getByRole('dialog', { name: `Plan a trip to ${name}` })
  await expect(sheet.getByLabel('People')).toHaveValue('4')
  await sheet.getByRole('button', { name: 'Plan the days' }).click()
  await expect(page).toHaveURL(/\/trips\/[\w-]{36}/)
  // The trip names what each of the four pays.
  const each = Math.round(Number(total.replace(/\D/g, '')) / 4)
  await expect(page.getByText(`₹${each.toLocaleString('en-IN')}`, { exact: true }).first()).toBeVisible()
})

test('a page with the price of a form: follows another city, and leads to the usual price', async ({ page }) => {
  await page.goto(FOUR.replace('/', '/destinations/hampi'))
  const card = page.getByRole('region', { name: 'The trip in short' })
  await expect(card.getByText('For your ₹75,000')).toBeVisible()
  await card.getByLabel('Starting from').selectOption('delhi')
  await expect(page).toHaveURL(/starting_location=delhi/)
  await expect(card.getByText('For your ₹75,000')).toBeVisible()
  await card.getByRole('button', { name: 'See the usual price' }).click()
  await expect(page).toHaveURL('/destinations/hampi?from=delhi')
  await expect(card.getByText(/^Total for two in /)).toBeVisible()
  await expect(card.getByText('For your ₹75,000')).toHaveCount(0)
})

test('a signed-in user: starts from their home city, unless the address names one', async ({ page, request }) => {
  const me = await createUser(request, 'Rohan Kulkarni')
  await me.call('social.update', { homeCity: 'Pune' })
  await restoreSession(page, me)
  await page.goto('/destinations/hampi')
  const from = page.getByLabel('Starting from')
  await expect(from).toHaveValue('pune')
  await expect(page.getByRole('main').getByRole('link', { name: 'Plan this trip' })).toHaveAttribute(
    'href',
    /from=pune/,
  )
  await goTo(page, '/destinations/hampi?from=delhi')
  await expect(from).toHaveValue('delhi')
  await test.step('a home without journeys is said, and prices start from the nearest city with some, by name', async () => {
    await me.call('social.update', { homeCity: 'Nagpur' })
    await page.goto('/destinations/hampi')
    const card = page.getByRole('region', { name: 'The trip in short' })
    await expect(card.getByText('Prices from Hyderabad. Getting there from Nagpur is not in them.')).toBeVisible()
    await expect(from).toHaveValue('hyderabad')
    await goTo(page, '/destinations/hampi?from=mumbai')
    await expect(card.getByText('We have no trains, buses or flights from Nagpur yet.')).toBeVisible()
    await expect(card.getByText('The prices here are from Mumbai.')).toBeVisible()
    await card.getByRole('button', { name: 'Start from Hyderabad' }).click()
    await expect(page).toHaveURL('/destinations/hampi?from=hyderabad')
    await expect(card.getByText('Getting there from Nagpur is not in them.')).toBeVisible()
    await goTo(page, '/destinations')
    await expect(page.getByLabel('From', { exact: true })).toHaveValue('hyderabad')
    await expect(page.getByText('Prices from Hyderabad. Getting there from Nagpur is not in them.')).toBeVisible()
    await goTo(page, '/trips?plan=hampi')
    const sheet = page.getByRole('dialog', { name: 'Plan a trip to Hampi' })
    await expect(sheet.getByLabel('From', { exact: true })).toHaveValue('hyderabad')
    await expect(sheet.getByText('We have no journeys there from Nagpur yet')).toBeVisible()
  })
})
