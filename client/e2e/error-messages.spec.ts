import type { Route } from '@playwright/test'
import { expect, goTo, packageCards, proceduresOf, test } from './fixtures.ts'
import { createAccount, restoreSession } from './people.ts'
import { createUser, hosted, tourCard } from './tours.ts'

// Creating accounts hashes passwords, which takes time.
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

test('lists, follows and forms that fail: show the reason of the server or a default message, and can be tried again', async ({
  page,
  request,
}) => {
  const asha = await createAccount(request)
  await test.step("matched users that fail to load: show the server's reason or a default message", async () => {
    await restoreSession(page, asha)
    // An event stream that starts loads what is shown by itself, and takes the button away before the click.
    await page.route('**/trpc/messages.live*', (route) => route.abort())
    await page.route('**/trpc/*matching.matches*', refused)
    await page.goto('/matching?tab=matched')
    await expect(page.getByRole('alert').getByText(TOO_OFTEN)).toBeVisible()
    await page.unroute('**/trpc/*matching.matches*')
    await page.route('**/trpc/*matching.matches*', (route) => route.abort())
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Failed to fetch matched users.')).toBeVisible()
    await page.unroute('**/trpc/*matching.matches*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('No matched users yet!')).toBeVisible()
  })

  await test.step("a follow that fails: shows the server's reason or a default message", async () => {
    const ravi = await createUser(request, 'Ravi Menon')
    await goTo(page, `/profile/${ravi._id}`)
    const follow = page.getByRole('button', { name: 'Follow', exact: true })
    await page.route('**/trpc/*social.follow?*', refused)
    await follow.click()
    await expect(page.getByRole('alert').getByText(TOO_OFTEN)).toBeVisible()
    await page.unroute('**/trpc/*social.follow?*')
    await page.route('**/trpc/*social.follow?*', (route) => route.abort())
    await follow.click()
    await expect(page.getByRole('alert').getByText('Failed to update follow status.')).toBeVisible()
  })

  await test.step('the profile form: shows an error when its data fails to load, and Try again loads it', async () => {
    await page.route('**/trpc/*social.me*', (route) => route.abort())
    await goTo(page, '/edit-profile')
    const failed = page.getByText('Failed to load profile data. Please try again.')
    await expect(failed).toBeVisible()
    await page.unroute('**/trpc/*social.me*')
    await page.route('**/trpc/*social.me*', refused)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('main').getByText(TOO_OFTEN)).toBeVisible()
    await page.unroute('**/trpc/*social.me*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(asha.name)
  })
})

test("a signed-in user: requests the packages with the token, and sees the badges of another's tours", async ({
  page,
  request,
}) => {
  const asha = await createUser(request, 'Asha Rao')
  await test.step('the first page of a signed-in user: requests the packages with the token', async () => {
    await restoreSession(page, asha)
    const asked = page.waitForRequest((one) => /\/trpc\/.*packages\.list/.test(one.url()))
    await page.goto('/')
    expect((await asked).headers().authorization).toMatch(/^Bearer /)
    await expect(packageCards(page).first()).toBeVisible()
  })

  await test.step("another user's tours: have the badges Hosting and Joined", async () => {
    const ravi = await createUser(request, 'Ravi Menon')
    const [own, other] = await Promise.all([hosted(ravi), hosted(asha)])
    await ravi.call('tours.join', { tourId: other._id })
    await ravi.call('social.follow', { followedId: asha._id }) // joined tours are shown to them
    await goTo(page, `/profile/${ravi._id}`)
    await expect(tourCard(page, own.name).getByText('Hosting', { exact: true })).toBeVisible()
    await expect(tourCard(page, other.name).getByText('Joined', { exact: true })).toBeVisible()
  })
})
