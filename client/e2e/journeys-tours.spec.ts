import { expect, packageCards, test } from './fixtures.ts'
import { loginForm, restoreSession } from './people.ts'
import { countTaps } from './taps.ts'
import { createUser, hosted, inDays, tourCard } from './tours.ts'

// Whole ways through the product at phone width, in which every screen leads on to the next.

test('from a package to a joined tour, with the log-in in at most 7 taps: and a visitor writes to the host', {
  tag: '@smoke',
}, async ({ page, request }) => {
  const [host, me] = [await createUser(request, 'Farhan Qureshi'), await createUser(request, 'Ananya Rao')]
  const { tap, fill, taps } = countTaps()
  await page.goto('/')
  await tap(packageCards(page).first().getByRole('heading').getByRole('link'))
  await expect(page).toHaveURL(/\/packages\//)
  const packageId = page.url().split('/').at(-1) as string
  const tour = await hosted(host, { packageId, travelDates: { start: inDays(1), end: inDays(4) } })

  await tap(page.getByRole('link', { name: 'Join The Fun' }))
  await expect(page).toHaveURL(`/login?from=${encodeURIComponent(`/tours?package=${packageId}`)}`)
  const logIn = loginForm(page)
  await fill(logIn.email, me.email)
  await fill(logIn.password, me.password)
  await tap(logIn.submit)
  await expect(page).toHaveURL(`/tours?package=${packageId}`)
  await expect(page.getByRole('button', { name: 'Filters, 1 active' })).toBeVisible()
  await tap(tourCard(page, tour.name).getByRole('button', { name: 'Join Tour' }))
  await tap(page.getByRole('dialog', { name: 'Confirm Join Tour' }).getByRole('button', { name: 'Yes, Join' }))
  expect(taps()).toBeLessThanOrEqual(7)
  await expect(page.getByText('Successfully joined the tour!')).toBeVisible()
  const panel = page.getByRole('complementary', { name: `Next steps: ${tour.name}` })
  await panel.getByRole('link', { name: 'Message host' }).click()
  await expect(page.getByRole('region', { name: 'Messages with Farhan Qureshi' })).toBeVisible()
})

test('hosting from an empty list, at a destination and after a package: the form begins with what was looked at', async ({
  page,
  request,
}) => {
  await restoreSession(page, await createUser(request, 'Ananya Rao'))
  const form = page.getByRole('form', { name: 'Host a tour' })

  await test.step('a package without tours: leads to the other tours or to hosting one', async () => {
    await page.goto('/tours?package=0198c0de-0000-7000-8000-000000000001')
    await expect(page.getByText('No tours found.')).toBeVisible()
    await expect(page.getByText('Be the first to go: host one, or say that you are going.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'I am going' })).toHaveAttribute('href', /^\/plans\?add=/)
    await expect(page.getByRole('button', { name: 'Clear the filters' })).toBeVisible()
    await page.getByRole('button', { name: 'Create Tour' }).click()
    await expect(form).toBeVisible()
  })

  await test.step('a destination: is no draft until more is written', async () => {
    await page.goto('/tours?place=hampi')
    await page.getByRole('link', { name: 'Create Tour' }).click()
    await expect(page).toHaveURL('/create-tour?place=hampi')
    await page.getByRole('button', { name: 'Host a tour' }).click()
    await expect(form.getByLabel('Destination')).toHaveValue('Hampi')
    await page.reload()
    await page.getByRole('button', { name: 'Host a tour' }).click()
    await expect(form).toBeVisible()
    await expect(page.getByText('We kept what you had written.')).toHaveCount(0)
  })

  await test.step('a package: gives its place, price and nights', async () => {
    const [{ _id, name, price, nights, destinations }] = await (await request.get('/api/packages?limit=1')).json()
    await page.goto(`/tours?package=${_id}`)
    await page.getByRole('link', { name: 'Create Tour' }).click()
    await expect(page).toHaveURL(`/create-tour?package=${_id}`)
    await page.getByRole('button', { name: 'Host a tour' }).click()
    await expect(form.getByLabel('Package (optional)')).toHaveValue(name)
    await expect(form.getByLabel('Destination')).toHaveValue(destinations[0])
    await expect(form.getByLabel('Price per person')).toHaveValue(String(price))
    await form.getByLabel('First day').fill(inDays(20))
    await expect(form.getByLabel('Last day')).toHaveValue(inDays(20 + nights))
  })
})

test('from a saved place to a hosted tour: the list, the page of the place, and the form', async ({
  page,
  request,
}) => {
  const me = await createUser(request, 'Ananya Rao')
  await me.call('saved.add', { kind: 'destination', id: 'hampi' })
  await restoreSession(page, me)
  await page.goto('/saved')
  await page.getByRole('region', { name: 'Destinations' }).getByRole('link', { name: 'Hampi' }).click()
  await expect(page).toHaveURL('/destinations/hampi')
  await expect(page.getByRole('button', { name: 'Save: Hampi', exact: true })).toHaveText('Saved')
  await page.getByRole('link', { name: 'Host a tour' }).click()
  await page.getByRole('button', { name: 'Host a tour' }).click()
  const form = page.getByRole('form', { name: 'Host a tour' })
  await expect(form.getByLabel('Destination')).toHaveValue(/^Hampi/)
  await form.getByLabel('Name', { exact: true }).fill('Hampi at first light')
  await form.getByLabel('First day').fill(inDays(20))
  await form.getByLabel('Last day').fill(inDays(23))
  await form.getByLabel('Price per person').fill('9000')
  await page.getByRole('button', { name: 'Publish tour' }).click()
  const details = page.getByRole('dialog', { name: 'Hampi at first light' })
  await expect(details).toBeVisible()
  await expect(details.getByRole('button', { name: 'Share' })).toBeVisible()
})
