import type { Route } from '@playwright/test'
import { registered, signedIn } from './people.ts'
import { expect, packageCards, planner, proceduresOf, test } from './story.ts'
import { caller, hosted, tourCard } from './tours.ts'

// Accounts are made, and passwords hashed as in real life.
test.describe.configure({ timeout: 60_000 })
test.use({ expectedErrors: /status of 429|Failed to load resource|net::ERR|failed: / })

const TOO_OFTEN = 'That was a little often. Please wait a moment.'
const refused = (route: Route) =>
  route.fulfill({
    status: 429,
    json: proceduresOf(route.request()).map(() => ({
      error: { message: TOO_OFTEN, code: -32029, data: { code: 'TOO_MANY_REQUESTS' } },
    })),
  })

test("matched users that cannot be loaded say the server's reason, or that they failed", async ({ page, request }) => {
  await signedIn(page, await registered(request))
  await page.goto('/contact')
  await page.route('**/trpc/*matching.matches*', refused)
  await page.goto('/matching?tab=matched')
  await expect(page.getByRole('alert').getByText(TOO_OFTEN)).toBeVisible()
  await page.unrouteAll()
  await page.route('**/trpc/*matching.matches*', (route) => route.abort())
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Failed to fetch matched users.')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No matched users yet!')).toBeVisible()
})

test("a follow that fails says the server's reason, or that it failed", async ({ page, request }) => {
  const ravi = await caller(request, 'Ravi Menon')
  await signedIn(page, await registered(request))
  await page.goto(`/profile/${ravi._id}`)
  const follow = page.getByRole('button', { name: 'Follow', exact: true })
  await page.route('**/trpc/*social.follow?*', refused)
  await follow.click()
  await expect(page.getByRole('alert').getByText(TOO_OFTEN)).toBeVisible()
  await page.unrouteAll()
  await page.route('**/trpc/*social.follow?*', (route) => route.abort())
  await follow.click()
  await expect(page.getByRole('alert').getByText('Failed to update follow status.')).toBeVisible()
})

test('the profile form says that its data cannot be loaded, and loads it by Try again', async ({ page, request }) => {
  const asha = await registered(request)
  await signedIn(page, asha)
  await page.route('**/trpc/*social.me*', (route) => route.abort())
  await page.goto('/edit-profile')
  const failed = page.getByText('Failed to load profile data. Please try again.')
  await expect(failed).toBeVisible()
  await page.unrouteAll()
  await page.route('**/trpc/*social.me*', refused)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(TOO_OFTEN)).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(asha.name)
})

test("somebody else's tours have the badges Hosting and Joined", async ({ page, request }) => {
  const [asha, ravi] = await Promise.all([caller(request, 'Asha Rao'), caller(request, 'Ravi Menon')])
  const [own, other] = await Promise.all([hosted(ravi), hosted(asha)])
  await ravi.call('tours.join', { tourId: other._id })
  await signedIn(page, asha)
  await page.goto(`/profile/${ravi._id}`)
  await expect(tourCard(page, own.name).getByText('Hosting', { exact: true })).toBeVisible()
  await expect(tourCard(page, other.name).getByText('Joined', { exact: true })).toBeVisible()
})

test('packages and recommendations that fail are logged in a line each', async ({ page }) => {
  const line = (start: string) =>
    page.waitForEvent('console', (message) => message.type() === 'error' && message.text().startsWith(start))
  await page.route('**/trpc/**', (route) => route.abort())
  const logged = [line('packages.list failed: '), line('recommend.travel failed: ')]
  await page.goto('/?budget=20000')
  await Promise.all(logged)
  await expect(planner(page).ask).toBeEnabled()
})

test('the first page of somebody signed in asks for the packages with their token', async ({ page, request }) => {
  await signedIn(page, await registered(request))
  const asked = page.waitForRequest((one) => /\/trpc\/.*packages\.list/.test(one.url()))
  await page.goto('/')
  expect((await asked).headers().authorization).toMatch(/^Bearer /)
  await expect(packageCards(page).first()).toBeVisible()
})
