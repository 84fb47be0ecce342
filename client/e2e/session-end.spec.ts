import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { type Account, endSessions, logOut, registered, signedIn } from './people.ts'
import { expect, type Page, proceduresOf, test } from './story.ts'
import { caller, findTour, hosted, tourCard } from './tours.ts'

// Accounts are made, and passwords hashed as in real life.
test.describe.configure({ timeout: 60_000 })
test.use({ expectedErrors: /status of (400|401|403)|Failed to load resource|net::ERR|could not be synced/ })

async function logOutInAnotherTab(context: BrowserContext, account: Account) {
  const other = await context.newPage()
  await other.goto('/contact')
  await logOut(other, account)
  await expect(other).toHaveURL('/login')
}

/** The page says these words at once, and goes to the log-in, which knows the way back. */
async function expectEnded(page: Page, words: string) {
  const place = new URL(page.url())
  await expect(page.getByRole('alert').getByText(words, { exact: true })).toBeVisible()
  await expect(page).toHaveURL(({ pathname, searchParams, origin }) => {
    const from = new URL(searchParams.get('from') ?? '', origin)
    const isSamePlace = from.pathname === place.pathname && `${from.searchParams}` === `${place.searchParams}`
    return pathname === '/login' && isSamePlace
  })
}

for (const [path, words] of [
  ['/tours', 'Please log in to view tours.'],
  ['/create-tour', 'Please log in to view tours.'],
  ['/matching', 'Please log in to view matching features.'],
  ['/profile', 'Authentication required to load profile.'],
  ['/edit-profile', 'Authentication required to edit profile.'],
] as const)
  test(`a session that ends in another tab ends on ${path} with its words`, async ({ page, context, request }) => {
    const asha = await registered(request)
    await signedIn(page, asha)
    await page.goto(path)
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await logOutInAnotherTab(context, asha)
    await expectEnded(page, words)
  })

test("a session that ends in another tab ends on somebody else's profile with its words", async ({
  page,
  context,
  request,
}) => {
  const [asha, ravi] = await Promise.all([registered(request), caller(request, 'Ravi Menon')])
  await signedIn(page, asha)
  await page.goto(`/profile/${ravi._id}`)
  await expect(page.getByRole('heading', { name: `${ravi.name}'s Open Tours` })).toBeVisible()
  await logOutInAnotherTab(context, asha)
  await expectEnded(page, 'User not authenticated for fetching tours.')
})

for (const [act, words] of [
  ['Join', 'Please login to join tours'],
  ['Leave', 'Please login to leave tours'],
] as const)
  test(`a session that ends while ${act} Tour is asked about says what was not done`, async ({
    page,
    context,
    request,
  }) => {
    const [asha, ravi] = await Promise.all([registered(request), caller(request, 'Ravi Menon')])
    const tour = await hosted(ravi)
    if (act === 'Leave') await asha.call('tours.join', { tourId: tour._id })
    await signedIn(page, asha)
    const card = await findTour(page, tour)
    await card.getByRole('button', { name: `${act} Tour` }).click()
    await expect(page.getByRole('dialog', { name: `Confirm ${act} Tour` })).toBeVisible()
    await logOutInAnotherTab(context, asha)
    await expectEnded(page, words)
  })

test("on somebody else's profile it says that the log-in is for joining tours", async ({ page, context, request }) => {
  const [asha, ravi] = await Promise.all([registered(request), caller(request, 'Ravi Menon')])
  const tour = await hosted(ravi)
  await signedIn(page, asha)
  await page.goto(`/profile/${ravi._id}?tour=${tour._id}`)
  await page.getByRole('dialog', { name: tour.name }).getByRole('button', { name: 'Join Tour' }).click()
  await expect(page.getByRole('dialog', { name: 'Confirm Join Tour' })).toBeVisible()
  await logOutInAnotherTab(context, asha)
  await expectEnded(page, 'Please log in to join tours.')
})

/** Ends every session of somebody so that the call of one procedure is the first that hears of it. */
async function endSessionsBefore(page: Page, request: APIRequestContext, account: Account, procedure: string) {
  await page.route('**/trpc/**', (route) => {
    if (proceduresOf(route.request()).includes(procedure)) return route.continue()
  })
  await endSessions(request, account)
}

test('joining with a session that was ended elsewhere says so, and takes no seat', async ({ page, request }) => {
  const [asha, ravi] = await Promise.all([registered(request), caller(request, 'Ravi Menon')])
  const tour = await hosted(ravi)
  await signedIn(page, asha)
  const card = await findTour(page, tour)
  await card.getByRole('button', { name: 'Join Tour' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm Join Tour' })
  await expect(dialog).toBeVisible()
  await endSessionsBefore(page, request, asha, 'tours.join')
  await dialog.getByRole('button', { name: 'Yes, Join' }).click()
  await expectEnded(page, 'Authentication error. Please re-login.')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a favorite of a session that was ended elsewhere is refused in its own words', async ({ page, request }) => {
  const [asha, ravi] = await Promise.all([registered(request), caller(request, 'Ravi Menon')])
  const tour = await hosted(ravi)
  await signedIn(page, asha)
  await findTour(page, tour)
  await endSessionsBefore(page, request, asha, 'tours.favorite')
  await tourCard(page, tour.name)
    .getByRole('button', { name: `Favorite: ${tour.name}` })
    .click()
  await expectEnded(page, 'Cannot favorite/unfavorite tour: User not authenticated.')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
