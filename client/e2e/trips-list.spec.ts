import { DESK, expect, expectAccessible, expectNoSidewaysScroll, goTo, test } from './fixtures.ts'
import { restoreSession } from './people.ts'
import { createUser, findTour, hosted, inDays } from './tours.ts'

// Creating accounts hashes passwords, which takes time.
test.describe.configure({ timeout: 120_000 })

const days = (from: number) => ({ travelDates: { start: inDays(from), end: inDays(from + 2) } })

test('the trips of a user: hosted, joined, waiting, asked and private ones, each with its state, lead into the trip', async ({
  page,
  request,
}) => {
  const [host, me] = [await createUser(request, 'Farhan Qureshi'), await createUser(request, 'Ananya Rao')]
  const joined = await hosted(host, days(20))
  const full = await hosted(host, { ...days(24), capacity: 1 })
  const asked = await hosted(host, { ...days(28), needsApproval: true })
  await (await createUser(request, 'Meera Nambiar')).call('tours.join', { tourId: full._id })
  for (const { _id } of [joined, full, asked]) await me.call('tours.join', { tourId: _id })
  const mine = await hosted(me, days(32))
  await me.call('trips.create', {
    request: { placeId: 'agra', from: 'delhi', people: 2, days: 3, startDate: inDays(40) },
    key: crypto.randomUUID(),
  })
  await me.call('saved.add', { kind: 'destination', id: 'hampi' })

  await restoreSession(page, me)
  await page.goto('/trips')
  const cards = page.getByRole('region', { name: 'Coming up' }).getByRole('listitem')
  await expect(cards).toHaveCount(5)
  const expected = [
    [joined.name, 'Joined'],
    [full.name, '1st on the waitlist'],
    [asked.name, 'Asked to join'],
    [mine.name, 'Hosting'],
    ['Agra', 'Only me'],
  ]
  for (const [at, words] of expected.entries())
    for (const word of words) await expect(cards.nth(at)).toContainText(word)
  await expect(page.getByText('next in 20 days')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Ideas' }).getByRole('link', { name: 'Hampi' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.setViewportSize(DESK)
  await expectNoSidewaysScroll(page)

  await cards.nth(0).getByRole('link').click()
  await expect(page).toHaveURL(`/tours/${joined._id}/group`)
  await page.goBack()
  await cards.nth(1).getByRole('link').click()
  await expect(page.getByRole('dialog', { name: full.name })).toBeVisible()
  await page.goBack()

  await host.call('tours.cancel', { tourId: joined._id })
  await expect(cards.nth(0)).toContainText('Cancelled')
})

test('a tour joined from its card: is among the trips at once', async ({ page, request }) => {
  const tour = await hosted(await createUser(request, 'Farhan Qureshi'))
  await restoreSession(page, await createUser(request, 'Ananya Rao'))
  await page.goto('/expenses')
  await expect(page.getByText('You have no shared expenses yet.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Your trips' }).click()
  await expect(page.getByText('No trips yet. Choose a place, and we draft the days.')).toBeVisible()
  const card = await findTour(page, tour, goTo)
  await card.getByRole('button', { name: 'Join Tour' }).click()
  await page.getByRole('button', { name: 'Yes, Join' }).click()
  const panel = page.getByRole('complementary', { name: `Next steps: ${tour.name}` })
  await panel.getByRole('link', { name: 'See your trips' }).click()
  await expect(page).toHaveURL('/trips')
  const trip = page.getByRole('listitem').filter({ hasText: tour.name })
  await expect(trip).toContainText('Joined')
})

test('a cancelled tour: its group, ticket, expenses, trip and details name nobody who goes, and say to ask for the money', async ({
  page,
  request,
}) => {
  const [host, guest] = [await createUser(request, 'Farhan Qureshi'), await createUser(request, 'Ananya Rao')]
  const tour = await hosted(host)
  const tourId = tour._id
  await guest.call('tours.join', { tourId })
  await host.call('trips.create', {
    request: { placeId: 'hampi', from: 'bangalore', people: 2, days: 3, startDate: tour.travelDates.start },
    ...{ tourId, key: crypto.randomUUID() },
  })
  const expense = { title: 'Guest house', category: 'stay', day: inDays(0), amountPaise: 400_000, note: '' }
  await host.call('expenses.add', {
    ledger: { kind: 'tour', id: tourId },
    expense: {
      ...expense,
      payers: [{ id: host._id, paise: 400_000 }],
      split: { how: 'equal', people: [host._id, guest._id] },
    },
  })
  await host.call('groups.createPoll', { tourId, question: 'Which train?', choices: ['Shatabdi', 'Taj Express'] })
  await restoreSession(page, guest)

  await test.step('the group while it is open: shows that the tour is cancelled, and takes messages and pictures alone', async () => {
    const phone = page.viewportSize() ?? DESK
    await page.setViewportSize(DESK)
    await page.goto(`/tours/${tourId}/group`)
    const head = page.locator('.tour-head')
    const avatars = head.locator('pattern')
    await expect(head).toContainText('2 going')
    await expect(avatars).toHaveCount(2)
    const vote = page.getByRole('radio', { name: /^Taj Express/ })
    await vote.click()
    await expect(vote).toHaveAccessibleDescription('1 vote: Ananya Rao')
    await host.call('tours.cancel', { tourId })
    await expect(head.getByText('Cancelled', { exact: true })).toBeVisible()
    await expect(avatars).toHaveCount(0)
    await expect(vote).toBeDisabled()
    await expect(vote).toBeChecked()
    await page.setViewportSize(phone)
    await page.getByRole('button', { name: 'Add a picture', exact: true }).click()
    const choices = page.getByRole('group', { name: 'Add a picture', exact: true }).getByRole('button')
    await expect(choices).toHaveText(['Picture'])
  })
  await test.step('messages: its row says so', async () => {
    await goTo(page, '/messages')
    await expect(page.getByRole('link', { name: new RegExp(tour.name) })).toContainText('Cancelled')
    await expectNoSidewaysScroll(page)
  })
  await goTo(page, `/tours/${tourId}/ticket`)
  await expect(page.getByText('If you have paid Farhan Qureshi, ask for your money back.')).toBeVisible()
  await expect(page.getByText('Scan to open this tour')).toHaveCount(0)
  for (const words of ['Meeting point', 'You travel with', 'Seats'])
    await expect(page.getByText(words, { exact: true })).toHaveCount(0)

  await page.getByRole('link', { name: 'Expenses' }).filter({ visible: true }).click()
  const balance = page.getByRole('region', { name: 'Balance' })
  await expect(balance).toContainText('You owe₹2,000')
  await expect(balance).not.toContainText('2 people')
  await expect(page.getByText('Spent so far')).toBeVisible()
  await expect(page.getByText(/₹4,000 of/)).toHaveCount(0)
  await page.getByRole('link', { name: 'About this tour' }).click()
  const details = page.getByRole('dialog', { name: tour.name })
  await expect(details.getByText('Price per person')).toBeVisible()
  await expect(details.getByText('Who is going')).toHaveCount(0)
  await goTo(page, '/trips')
  const trip = page.getByRole('listitem').filter({ hasText: tour.name })
  await expect(trip).toContainText('Cancelled')
  await expect(trip).not.toContainText('2 people')
})

test('the screens of a tour: lead back to the trips, and by their title to the tour, in a head of one row', async ({
  page,
  request,
}) => {
  const host = await createUser(request, 'Farhan Qureshi')
  const year = Number(inDays(3).slice(0, 4))
  const start = `${year}-12-29`
  const tour = await hosted(host, {
    name: 'Boulders, coracles and stone chariots with friends',
    travelDates: { start, end: `${year + 1}-01-02` },
  })
  const days = { placeId: 'hampi', from: 'mumbai', people: 2, days: 3, startDate: start }
  await host.call('trips.create', { request: days, tourId: tour._id, key: crypto.randomUUID() })
  await restoreSession(page, host)
  const phone = page.viewportSize() ?? DESK
  await page.goto('/trips')
  for (const screen of ['plan', 'group', 'expenses', 'ticket']) {
    await goTo(page, `/tours/${tour._id}/${screen}`)
    const tab = page.getByRole('navigation', { name: 'This tour' }).locator('[aria-current=page]')
    await expect(tab).toHaveAttribute('href', `/tours/${tour._id}/${screen}`)
    const head = page.locator('.tour-head')
    for (const size of [phone, DESK]) {
      await page.setViewportSize(size)
      const back = head.getByRole('link', { name: 'Your trips' })
      const title = head.getByRole('heading', { name: tour.name })
      const about = head.getByRole('link', { name: 'About this tour' })
      await expect(back).toHaveAttribute('href', '/trips')
      await expect(about).toHaveAttribute('href', `/tours?tour=${tour._id}`)
      const [from, name, to] = [await back.boundingBox(), await title.boundingBox(), await about.boundingBox()]
      expect(name?.x).toBeGreaterThanOrEqual((from?.x ?? 0) + (from?.width ?? 0))
      expect(name?.width).toBeGreaterThan(size === phone ? 150 : 500)
      expect(to?.y).toBeGreaterThan(name?.y ?? 0)
      if (size === phone) expect((await head.boundingBox())?.height).toBeLessThanOrEqual(84)
      await expectNoSidewaysScroll(page)
    }
  }
  await page.setViewportSize(phone)
  const title = await page.locator('.tour-head').getByRole('heading', { name: tour.name }).boundingBox()
  await page.mouse.click((title?.x ?? 0) + 20, (title?.y ?? 0) + 10)
  await expect(page.getByRole('dialog', { name: tour.name })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Your trips' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your trips' })).toBeVisible()
})
