import { DESK, expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'
import { logOut, restoreSession } from './people.ts'
import { createUser, hosted, inDays } from './tours.ts'

// Creating accounts hashes passwords, which takes time.
test.describe.configure({ timeout: 120_000 })
test.use({ expectedErrors: /home\.get/ })

test('the home page of a user: has their next trip and what waits for them, each a tap from where it is done', async ({
  page,
  request,
}) => {
  const [host, me] = [await createUser(request, 'Farhan Qureshi'), await createUser(request, 'Ananya Rao')]
  await restoreSession(page, me)
  await page.goto('/')
  const nothing = page.getByRole('region', { name: 'No trip ahead' })
  await expect(nothing.getByRole('link', { name: 'Choose a place' })).toBeVisible()
  await expect(page.getByText('Nothing waits for you.')).toBeVisible()

  const tour = await hosted(host, { travelDates: { start: inDays(20), end: inDays(23) } })
  await me.call('tours.join', { tourId: tour._id })
  await host.call('groups.createPoll', { tourId: tour._id, question: 'Where do we eat?', choices: ['Here', 'There'] })
  await page.reload()
  const next = page.getByRole('region', { name: `Your next trip: ${tour.name}` })
  await expect(next.getByText('In 20 days')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await next.getByRole('link', { name: 'Ticket' }).click()
  await expect(page).toHaveURL(`/tours/${tour._id}/ticket`)

  await test.step('the ticket: says from where one makes the own way, on one line, and of no other start', async () => {
    const ticket = page.getByRole('article', { name: 'Your ticket' })
    await expect(ticket).toContainText('You make your own way there.')
    await expect(ticket).not.toContainText(/\bfrom\b/i)
    await me.call('social.update', { homeCity: 'Hyderabad' })
    await page.reload()
    const way = ticket.getByText('You make your own way there from Hyderabad.')
    await expect(way).toBeVisible()
    const lines = await way.evaluate(({ firstChild }, word) => {
      const range = document.createRange()
      const at = firstChild?.textContent?.indexOf(word) ?? -1
      range.setStart(firstChild as Text, at)
      range.setEnd(firstChild as Text, at + word.length)
      return range.getClientRects().length
    }, 'Hyderabad')
    expect(lines).toBe(1)
    await page.goBack()
  })

  await test.step('from the next visit on: the trip is the first thing, and the title and the form follow', async () => {
    await page.goto('/')
    for (const size of [DESK, { width: 360, height: 740 }]) {
      await page.setViewportSize(size)
      await expect(next).toBeInViewport({ ratio: 1 })
      const [card, title] = [await next.boundingBox(), await page.locator('#hero-title').boundingBox()]
      expect(title?.y).toBeGreaterThan((card?.y ?? 0) + (card?.height ?? 0))
      await expectNoSidewaysScroll(page)
    }
    await expectAccessible(page)
  })
  await test.step('a poll that is no longer on the first page of the conversation: is what its task opens', async () => {
    for (let line = 1; line <= 31; line++) await host.call('groups.send', { tourId: tour._id, text: `Line ${line}` })
    await page.getByRole('link', { name: /Vote in a poll/ }).click()
    const poll = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Where do we eat?' }) })
    await expect(poll).toBeFocused()
    await expect(poll).toBeInViewport({ ratio: 1 })
    await expect(page).toHaveURL(`/tours/${tour._id}/group`)
  })
  const voted = page.waitForResponse(/groups\.vote/)
  await page
    .getByRole('radio', { name: /^There/ })
    .or(page.getByRole('button', { name: /^There/ }))
    .first()
    .click()
  await voted
  await page.goto('/')
  await expect(page.getByText('Nothing waits for you.')).toBeVisible()

  await logOut(page, me)
  expect(await page.evaluate(() => Object.values(localStorage))).not.toContain('ahead')
})

test('the home page of a user: the place of the next trip keeps its height, and an error can be tried again', async ({
  page,
  request,
}) => {
  const me = await createUser(request, 'Ananya Rao')
  await restoreSession(page, me)
  let hold = () => {}
  const held = new Promise<void>((resolve) => {
    hold = resolve
  })
  await page.route(/home\.get/, async (route) => {
    await held
    await route.abort()
  })
  await page.goto('/')
  const title = page.getByText('Tell Us About Your Dream Trip').last()
  await expect(page.getByText('Loading your next trip...')).toBeAttached()
  const before = await title.boundingBox()
  hold()
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible({ timeout: 30_000 })
  expect(await title.boundingBox()).toEqual(before)
  await page.unrouteAll()
  await retry.click()
  await expect(page.getByRole('heading', { name: 'No trip ahead' })).toBeVisible()
  expect(await title.boundingBox()).toEqual(before)
})

test('the home page of a visitor: says what Saathi is for, with a price that its place repeats and tours that open', async ({
  page,
  request,
}) => {
  const host = await createUser(request, 'Farhan Qureshi')
  const tour = await hosted(host, { isPublic: true, capacity: 4, travelDates: { start: inDays(1), end: inDays(2) } })
  // Public answers may be a second old.
  await expect.poll(async () => (await request.get('/trpc/home.proofs?input={}')).text()).toContain(tour._id)
  // On lower phones the line would push the form's button off the first screen.
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/')
  await expect(page.getByText('Nobody should miss a trip for want of company').last()).toBeVisible()
  const proofs = page.getByRole('region', { name: 'What Saathi is for' })
  const [, total] =
    /: (₹[\d,]+) for two$/.exec(await proofs.getByRole('heading', { level: 3 }).first().innerText()) ?? []
  await expect(proofs.getByRole('img', { name: new RegExp(`^${total}: `) })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.setViewportSize(DESK)
  await expectNoSidewaysScroll(page)
  const seat = proofs.getByRole('link', { name: new RegExp(tour.name) })
  await expect(seat).toContainText('4 seats left')
  await seat.click()
  await expect(page).toHaveURL(`/tours/${tour._id}`)
  await page.goBack()
  await proofs.getByRole('link', { name: 'See how it adds up' }).click()
  await expect(page).toHaveURL(/\/destinations\/.*budget=20000/)
  await expect(page.getByRole('main')).toContainText(total ?? 'no total')
})

test('the home page of a visitor, without tours, plans and prices: says what Saathi is for in words', async ({
  page,
}) => {
  const result = { data: { cost: null, tours: [], going: null } }
  await page.route('**/trpc/home.proofs*', (route) => route.fulfill({ json: [{ result }] }))
  await page.goto('/about')
  await page.getByRole('link', { name: 'Home' }).last().click()
  const proofs = page.getByRole('region', { name: 'What Saathi is for' })
  await expect(proofs.getByText('Every price comes with the sum behind it')).toBeVisible()
  await expect(proofs.getByText('Say where you are going and when.')).toBeVisible()
  await expect(proofs.getByText('Days that you draft, share and change together')).toBeVisible()
})
