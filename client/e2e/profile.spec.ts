import { showToursAsBefore } from './database.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, goTo, type Page, test } from './fixtures.ts'
import { createAccount, restoreSession } from './people.ts'
import { createUser, hosted, inDays } from './tours.ts'

test.use({ expectedErrors: /status of (400|404|409|500)|Failed to load resource|could not be synced/ })

const section = (page: Page, name: string) => page.getByRole('region', { name })

test('the own profile, also by its id: a new one is empty and suggests what to do next', async ({ page, request }) => {
  const asha = await createAccount(request)
  await restoreSession(page, asha)
  await page.goto(`/profile/${asha._id}`)
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('heading', { level: 1, name: asha.name })).toBeVisible()
  await expect(page.getByText('0 followers')).toBeVisible()
  await expect(page.getByText('0 following')).toBeVisible()
  await expect(page.getByText('This user has not added a bio.')).toBeVisible()
  await expect(section(page, 'Your Open Tours').getByText('No open tours found.')).toBeVisible()
  await expect(section(page, 'Your Joined Tours').getByText('No joined tours found.')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Find a tour' }).click()
  await expect(page).toHaveURL('/tours')
  await page.goBack()
  await page.getByRole('link', { name: 'Edit Profile' }).click()
  await expect(page).toHaveURL('/edit-profile')
})

test('the own profile: shows hosted and joined tours with favorites and details', { tag: '@smoke' }, async ({
  page,
  request,
}) => {
  const [meera, asha] = [await createUser(request, 'Meera Host'), await createUser(request, 'Asha Rao')]
  const own = await hosted(asha, { price: 0, capacity: 4 })
  const joined = await hosted(meera, { description: '', travelDates: { start: inDays(10), end: inDays(12) } })
  await asha.call('tours.join', { tourId: joined._id })
  await restoreSession(page, asha)
  await page.goto('/profile')
  const hosting = section(page, 'Your Open Tours').getByRole('article', { name: own.name })
  await expect(hosting.getByText('Hosting')).toBeVisible()
  await expect(hosting.getByText('Pay your own way', { exact: true })).toBeVisible()
  await expect(hosting.getByText('0 participants')).toBeVisible()
  const card = section(page, 'Your Joined Tours').getByRole('article', { name: joined.name })
  await expect(card.getByText('Joined', { exact: true })).toBeVisible()
  await expect(card.getByText('4.8')).toBeVisible()
  await expect(card.getByText('1 participant')).toBeVisible()
  await expect(card.getByText('Hampi, Karnataka')).toBeVisible()
  await expect(card.getByText('₹11,900')).toBeVisible()
  await expectNoSidewaysScroll(page)

  const heart = card.getByRole('button', { name: /^Favorite/ })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(page.getByText('Tour added to favorites.')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(page.getByText('Tour removed from favorites.')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await page.route('**/trpc/tours.favorite*', (route) => route.abort())
  await heart.click()
  await expect(page.getByRole('alert').getByText('Failed to update tour favorite status.')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')

  await card.getByRole('link', { name: 'View details' }).click()
  const details = page.getByRole('dialog', { name: joined.name })
  await expect(details.getByText('No description provided.')).toBeVisible()
  await expect(page).toHaveURL(`/profile?tour=${joined._id}`)
  await details.getByRole('button', { name: 'Leave Tour' }).click()
  await page.getByRole('button', { name: 'Yes, Leave' }).click()
  await expect(details.getByText('Successfully left the tour!')).toBeVisible()
  await details.getByRole('button', { name: 'Close' }).first().click()
  await expect(section(page, 'Your Joined Tours').getByText('No joined tours found.')).toBeVisible()
})

test("another user's profile: shows their tours, which can be joined from the details", async ({ page, request }) => {
  const [meera, asha] = [await createUser(request, 'Meera Host'), await createAccount(request)]
  const tour = await hosted(meera)
  const other = await hosted(await createUser(request, 'Ravi Iyer'))
  await meera.call('tours.join', { tourId: other._id })
  await meera.call('social.follow', { followedId: asha._id }) // joined tours are shown to them
  await restoreSession(page, asha)
  await page.goto(`/profile/${meera._id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Meera Host' })).toBeVisible()
  await expect(page.getByText(meera.email)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Edit Profile' })).toHaveCount(0)
  await expect(section(page, "Meera Host's Joined Tours").getByRole('article', { name: other.name })).toBeVisible()
  const card = section(page, "Meera Host's Open Tours").getByRole('article', { name: tour.name })
  await card.getByRole('link', { name: 'View details' }).click()
  const details = page.getByRole('dialog', { name: tour.name })
  await expectNoSidewaysScroll(page)
  await details.getByRole('button', { name: 'Join Tour' }).click()
  await expect(page.getByText(`Are you sure you want to join the tour "${tour.name}"?`)).toBeVisible()
  await page.getByRole('button', { name: 'Yes, Join' }).click()
  await expect(details.getByText('Successfully joined the tour!')).toBeVisible()
  await expect(details.getByRole('button', { name: 'Join Tour' })).toHaveCount(0)
  await expect(details.getByRole('link', { name: asha.name })).toBeVisible()
  await page.goBack()
  await expect(details).toBeHidden()
  await expect(card.getByText('1 participant')).toBeVisible()
  await goTo(page, '/profile')
  await expect(section(page, 'Your Joined Tours').getByRole('article', { name: tour.name })).toBeVisible()
})

test('a profile that is missing or fails to load: shows Loading and an error in the page, and failed parts can be tried again', async ({
  page,
  request,
}) => {
  const [asha, meera, ravi] = [
    await createAccount(request),
    await createUser(request, 'Meera Host'),
    await createUser(request, 'Ravi Iyer'),
  ]
  const failed = page.getByText('User profile not found or failed to load.')
  await test.step('a profile that is missing: shows an error in the page', async () => {
    await restoreSession(page, asha)
    await page.goto('/profile/0198c0de-0000-7000-8000-000000000001')
    await expect(failed).toBeVisible()
    await expectAccessible(page, 'main')
  })

  await test.step('a profile: shows Loading, and failed parts can be tried again', async () => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/trpc/**social.get*', async (route) => {
      await held
      await route.continue()
    })
    await goTo(page, `/profile/${meera._id}`)
    await expect(page.getByText('Loading profile...')).toBeVisible()
    answer()
    await expect(page.getByRole('heading', { level: 1, name: 'Meera Host' })).toBeVisible()

    await page.route('**/trpc/**social.me*', (route) => route.abort())
    await goTo(page, '/profile')
    await expect(page.getByRole('alert').getByText('Failed to load profile data.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: asha.name })).toBeVisible()
    await page.unroute('**/trpc/**social.me*')
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await expect(page.getByText('Failed to load profile data.')).toBeHidden()
  })

  await test.step('a profile that fails to load: shows an error in the page, and can be tried again; one without an id is missing', async () => {
    await page.route('**/trpc/**social.get*', (route) => route.abort())
    await goTo(page, `/profile/${ravi._id}`)
    await expect(failed).toBeVisible()
    await page.unroute('**/trpc/**social.get*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ravi Iyer' })).toBeVisible()
    await goTo(page, '/profile/nobody')
    await expect(failed).toBeVisible()
  })

  await test.step('the own profile without the server: asks to log in, and can be tried again', async () => {
    await restoreSession(page, asha)
    await page.route('**/trpc/auth.sync*', (route) => route.abort())
    await page.goto('/profile')
    await expect(page.getByText('Please log in to view your profile.')).toBeVisible()
    await goTo(page, '/tours')
    await expect(page.getByText('User data not fully loaded. Please log in.')).toBeVisible()
    await page.unroute('**/trpc/auth.sync*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})

test('an older account: is asked once who sees its joined tours, and the answer is kept', async ({ page, request }) => {
  const asha = await createAccount(request)
  await showToursAsBefore(asha.email)
  await restoreSession(page, asha)
  await page.goto('/tours')
  const question = section(page, 'Who may see the tours you have joined?')
  await expect(question).toBeVisible()
  await goTo(page, '/profile')
  await expect(page.getByRole('heading', { level: 1, name: asha.name })).toBeVisible()
  await expect(question).toBeVisible()
  await expectAccessible(page, question)
  await expectNoSidewaysScroll(page)
  await question.getByRole('button', { name: 'Matches and people I follow' }).click()
  await expect(question).toHaveCount(0)
  await page.reload()
  await expect(section(page, 'Your Joined Tours')).toBeVisible()
  await expect(question).toHaveCount(0)
  await goTo(page, '/edit-profile')
  await expect(page.getByLabel('Who can see the tours I have joined')).toHaveValue('connections')
})

test('a host’s profile: says under the name what was checked, and before a block which seat it costs', async ({
  page,
  request,
}) => {
  const [asha, ravi] = [await createUser(request, 'Asha Rao'), await createUser(request, 'Ravi Iyer')]
  const tour = await hosted(ravi)
  await asha.call('tours.join', { tourId: tour._id })
  await restoreSession(page, asha)
  await page.goto(`/profile/${ravi._id}`)
  await expect(page.getByRole('article', { name: tour.name })).toBeVisible() // it stands above them
  await page.getByRole('link', { name: /Checked: Email/ }).click()
  await expect(page.getByRole('heading', { name: 'References' })).toBeInViewport()
  await page.getByRole('button', { name: 'Report or block Ravi Iyer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report or block Ravi Iyer' })
  await expect(dialog.getByText(`You also lose your seat on Ravi Iyer’s tour: ${tour.name}.`)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await expect(dialog.getByRole('button', { name: 'Report and block' })).toBeVisible()
  const onlyBlock = dialog.getByRole('button', { name: 'Only block' })
  await expect(onlyBlock).toBeVisible()
  await dialog.getByLabel('Block them as well').uncheck()
  await expect(dialog.getByText('You also lose your seat')).toHaveCount(0)
  await expect(onlyBlock).toHaveCount(0)
  await dialog.getByLabel('What is wrong?').selectOption('Asks for money, or sells something')
  await dialog.getByRole('button', { name: 'Report only' }).click()
  await expect(dialog).toBeHidden()
  await goTo(page, `/tours?tour=${tour._id}`)
  await expect(page.getByRole('button', { name: 'Leave Tour' }).first()).toBeVisible()
})
