import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { expect, type Page, proceduresOf, test } from './fixtures.ts'
import { type Account, createAccount, endSessions, logOut, restoreSession } from './people.ts'
import { createUser, findTour, hosted, tourCard } from './tours.ts'

// Creating accounts hashes passwords, which takes time.
test.describe.configure({ timeout: 60_000 })
test.use({ expectedErrors: /status of (400|401|403)|Failed to load resource|net::ERR|could not be synced/ })

async function logOutInAnotherTab(context: BrowserContext, account: Account) {
  const other = await context.newPage()
  await other.goto('/contact')
  await logOut(other, account)
  await expect(other).toHaveURL('/login')
}

/** Ends the session by `end`, and expects this message and a redirect to the log-in with the return address. */
async function expectEnded(page: Page, words: string, end: () => Promise<unknown>) {
  const place = new URL(page.url()) // before the redirect
  await end()
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
  test(`a session that ends in another tab: ${path} shows its message`, async ({ page, context, request }) => {
    const asha = await createAccount(request)
    await restoreSession(page, asha)
    await page.goto(path)
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectEnded(page, words, () => logOutInAnotherTab(context, asha))
  })

test("a session that ends in another tab: shows the message of another user's profile", async ({
  page,
  context,
  request,
}) => {
  const [asha, ravi] = await Promise.all([createAccount(request), createUser(request, 'Ravi Menon')])
  await restoreSession(page, asha)
  await page.goto(`/profile/${ravi._id}`)
  await expect(page.getByRole('heading', { name: `${ravi.name}'s Open Tours` })).toBeVisible()
  await expectEnded(page, 'User not authenticated for fetching tours.', () => logOutInAnotherTab(context, asha))
})

for (const [act, words] of [
  ['Join', 'Please login to join tours'],
  ['Leave', 'Please login to leave tours'],
] as const)
  test(`a session that ends while the ${act} Tour dialog is open: says what was not done`, async ({
    page,
    context,
    request,
  }) => {
    const [asha, ravi] = await Promise.all([createAccount(request), createUser(request, 'Ravi Menon')])
    const tour = await hosted(ravi)
    if (act === 'Leave') await asha.call('tours.join', { tourId: tour._id })
    await restoreSession(page, asha)
    const card = await findTour(page, tour)
    await card.getByRole('button', { name: `${act} Tour` }).click()
    await expect(page.getByRole('dialog', { name: `Confirm ${act} Tour` })).toBeVisible()
    await expectEnded(page, words, () => logOutInAnotherTab(context, asha))
  })

test("another user's profile after a log-out elsewhere: joining asks to log in", async ({ page, context, request }) => {
  const [asha, ravi] = await Promise.all([createAccount(request), createUser(request, 'Ravi Menon')])
  const tour = await hosted(ravi)
  await restoreSession(page, asha)
  await page.goto(`/profile/${ravi._id}?tour=${tour._id}`)
  await page.getByRole('dialog', { name: tour.name }).getByRole('button', { name: 'Join Tour' }).click()
  await expect(page.getByRole('dialog', { name: 'Confirm Join Tour' })).toBeVisible()
  await expectEnded(page, 'Please log in to join tours.', () => logOutInAnotherTab(context, asha))
})

/** Ends every session of an account, such that a call of one procedure is the first to fail. */
async function endSessionsBefore(page: Page, request: APIRequestContext, account: Account, procedure: string) {
  await page.route('**/trpc/**', (route) => {
    if (proceduresOf(route.request()).includes(procedure)) return route.continue()
  })
  await endSessions(request, account)
}

test('joining with a session ended elsewhere: shows a message and takes no seat', async ({ page, request }) => {
  const [asha, ravi] = await Promise.all([createAccount(request), createUser(request, 'Ravi Menon')])
  const tour = await hosted(ravi)
  await restoreSession(page, asha)
  const card = await findTour(page, tour)
  await card.getByRole('button', { name: 'Join Tour' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm Join Tour' })
  await expect(dialog).toBeVisible()
  await endSessionsBefore(page, request, asha, 'tours.join')
  const join = dialog.getByRole('button', { name: 'Yes, Join' })
  await expectEnded(page, 'Authentication error. Please re-login.', () => join.click())
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a favorite with a session ended elsewhere: shows its own message', async ({ page, request }) => {
  const [asha, ravi] = await Promise.all([createAccount(request), createUser(request, 'Ravi Menon')])
  const tour = await hosted(ravi)
  await restoreSession(page, asha)
  await findTour(page, tour)
  await endSessionsBefore(page, request, asha, 'tours.favorite')
  const heart = tourCard(page, tour.name).getByRole('button', { name: `Favorite: ${tour.name}` })
  await expectEnded(page, 'Cannot favorite/unfavorite tour: User not authenticated.', () => heart.click())
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
