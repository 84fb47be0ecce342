import type { APIRequestContext } from '@playwright/test'
import { expect, type Page, proceduresOf, test } from './fixtures.ts'
import { type Account, createAccount, endSessions, openUserMenu, restoreSession } from './people.ts'
import { createUser, findTour, hosted, tourCard } from './tours.ts'

// One of the tests opens nine pages.
test.describe.configure({ timeout: 120_000 })
test.use({ expectedErrors: /status of (400|401|403)|Failed to load resource|net::ERR|could not be synced/ })

/** Expects this message and the log-in page, which leads back to the page that is open now. */
async function expectEnded(page: Page, words: string) {
  const place = new URL(page.url()) // before the redirect
  await expect(page.getByRole('alert').getByText(words, { exact: true })).toBeVisible()
  await expect(page).toHaveURL(({ pathname, searchParams, origin }) => {
    const from = new URL(searchParams.get('from') ?? '', origin)
    const isSamePlace = from.pathname === place.pathname && `${from.searchParams}` === `${place.searchParams}`
    return pathname === '/login' && isSamePlace
  })
}

test('a log-out in one tab: every other tab shows its own message, says what was not done, and leads to the log-in', async ({
  page,
  context,
  request,
}) => {
  const [asha, ravi] = await Promise.all([createAccount(request), createUser(request, 'Ravi Menon')])
  const [open, joined] = await Promise.all([hosted(ravi), hosted(ravi)])
  await asha.call('tours.join', { tourId: joined._id })
  await restoreSession(page, asha)
  await page.goto('/contact')
  const openTab = async (path: string, ...presses: string[]) => {
    const tab = await context.newPage()
    await tab.goto(path)
    await expect(tab.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
    await expect(tab.locator('.skeleton:visible')).toHaveCount(0)
    for (const name of presses) {
      await tab.getByRole('button', { name }).click()
      await expect(tab.getByRole('dialog', { name: `Confirm ${name}` })).toBeVisible()
    }
    return tab
  }
  const tabs = [
    [await openTab('/tours'), 'Please log in to view tours.'],
    [await openTab('/matching'), 'Please log in to view matching features.'],
    [await openTab('/profile'), 'Authentication required to load profile.'],
    [await openTab('/edit-profile'), 'Authentication required to edit profile.'],
    [await openTab(`/profile/${ravi._id}`), 'User not authenticated for fetching tours.'],
    [await openTab(`/profile/${ravi._id}?tour=${open._id}`, 'Join Tour'), 'Please log in to join tours.'],
    [await openTab(`/tours?q=${encodeURIComponent(open.name)}`, 'Join Tour'), 'Please login to join tours'],
    [await openTab(`/tours?q=${encodeURIComponent(joined.name)}`, 'Leave Tour'), 'Please login to leave tours'],
  ] as const
  const menu = await openUserMenu(page, asha)
  // The messages go after some seconds: all tabs are looked at from now on.
  const ended = tabs.map(([tab, words]) => expectEnded(tab, words))
  await Promise.all([menu.getByRole('button', { name: 'Logout' }).click(), ...ended])
  await expect(page).toHaveURL('/login')
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
  await Promise.all([expectEnded(page, 'Authentication error. Please re-login.'), join.click()])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('joining with a session ended elsewhere, which the check for blocked people meets first: shows the same message', async ({
  page,
  request,
}) => {
  const [asha, ravi] = await Promise.all([createAccount(request), createUser(request, 'Ravi Menon')])
  const tour = await hosted(ravi)
  await restoreSession(page, asha)
  const card = await findTour(page, tour)
  await endSessionsBefore(page, request, asha, 'tours.joinCheck')
  let confirm = () => {}
  const confirmed = new Promise<void>((resolve) => {
    confirm = resolve
  })
  // The new token, which the check asks for, is refused only when the seat waits for it too.
  await page.route('**/securetoken.googleapis.com/**', async (route) => {
    await confirmed
    await route.continue()
  })
  const refused = page.waitForResponse((answer) => answer.url().includes('tours.joinCheck') && answer.status() === 401)
  await card.getByRole('button', { name: 'Join Tour' }).click()
  await refused
  const join = page.getByRole('button', { name: 'Yes, Join' })
  const ended = expectEnded(page, 'Authentication error. Please re-login.')
  await join.click()
  confirm()
  await ended
  await expect(page.getByText('Failed to join tour')).toHaveCount(0)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a favorite with a session ended elsewhere: shows its own message', async ({ page, request }) => {
  const [asha, ravi] = await Promise.all([createAccount(request), createUser(request, 'Ravi Menon')])
  const tour = await hosted(ravi)
  await restoreSession(page, asha)
  await findTour(page, tour)
  await endSessionsBefore(page, request, asha, 'tours.favorite')
  const heart = tourCard(page, tour.name).getByRole('button', { name: `Favorite: ${tour.name}` })
  await Promise.all([expectEnded(page, 'Cannot favorite/unfavorite tour: User not authenticated.'), heart.click()])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
