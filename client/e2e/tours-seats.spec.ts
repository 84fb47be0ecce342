import { joinDemoPeople } from './database.ts'
import { expect, expectAccessible, goTo, type Page, test } from './fixtures.ts'
import { createAccount, newPerson, restoreSession } from './people.ts'
import { createUser, findTour, hosted, lookAtNotices, tourCard } from './tours.ts'

test.use({ expectedErrors: /status of (400|404|409|500)|Failed to load resource/ })

const askToJoin = (page: Page, name: string) =>
  tourCard(page, name)
    .getByRole('button', { name: /^Join (Tour|waitlist)$/ })
    .click()
const yes = (page: Page) => page.getByRole('button', { name: 'Yes, Join' })

test('the last seat: one of two simultaneous users gets it, the other waits and moves up', { tag: '@smoke' }, async ({
  page,
  browser,
  request,
}) => {
  const tour = await hosted(await createUser(request, 'Meera Host'), { capacity: 1 })
  const elsewhere = await browser.newContext()
  const pages = [page, await elsewhere.newPage()] as const
  for (const [at, one] of pages.entries()) {
    await restoreSession(one, await createAccount(request, newPerson(at === 0 ? 'Asha Rao' : 'Ravi Iyer')))
    const card = await findTour(one, tour)
    await expect(card.getByText('1 seat left')).toBeVisible()
    await askToJoin(one, tour.name)
  }
  await Promise.all(pages.map((one) => yes(one).click()))

  const seated = (one: Page) => one.getByText('Successfully joined the tour!')
  const waits = (one: Page) => one.getByText('This tour is full: you are number 1 in the queue.')
  for (const one of pages) await expect(seated(one).or(waits(one))).toBeVisible()
  const [first, second] = (await seated(page).isVisible()) ? pages : [pages[1], pages[0]]
  await expect(waits(second)).toBeVisible()
  await expect(seated(second)).toBeHidden()
  await expect(tourCard(first, tour.name).getByText('Full', { exact: true })).toBeVisible()
  await expect(tourCard(second, tour.name).getByText('You are 1st in the queue')).toBeVisible()
  await expect(tourCard(second, tour.name).getByRole('button', { name: 'Leave waitlist' })).toBeVisible()
  await expect(tourCard(second, tour.name).getByRole('link', { name: 'View details' })).toBeVisible()

  await tourCard(first, tour.name).getByRole('button', { name: 'Leave Tour' }).click()
  await first.getByRole('button', { name: 'Yes, Leave' }).click()
  await expect(first.getByText('Successfully left the tour!')).toBeVisible()
  await expect(tourCard(first, tour.name).getByText('Full: join the waitlist')).toBeVisible()

  const notices = await lookAtNotices(second)
  await expect(notices.getByText('A seat became free and is now yours')).toBeVisible()
  await notices.getByRole('link', { name: new RegExp(`Hampi, .* · ${tour.name}`) }).click()
  await expect(second).toHaveURL(`/tours/${tour._id}/ticket`)
  await expect(second.getByRole('button', { name: 'Leave Tour' })).toBeVisible()
  await second.goBack()
  await expect(second.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  await elsewhere.close()
})

test('joining: the dialog of a full tour explains the waitlist, a tour of more than twelve people names twelve of them, and one that fails shows why', async ({
  page,
  request,
}) => {
  await test.step('joining a full tour: the dialog explains the waitlist, which can be left again', async () => {
    const tour = await hosted(await createUser(request, 'Meera Host'), { capacity: 1 })
    for (const name of ['Ravi Iyer', 'Sana Khan'])
      await (await createUser(request, name)).call('tours.join', { tourId: tour._id })
    await restoreSession(page, await createAccount(request))
    const card = await findTour(page, tour)
    await expect(card.getByText('Full: join the waitlist')).toBeVisible()
    await askToJoin(page, tour.name)
    await expect(page.getByText('This tour is full. You join the waitlist')).toBeVisible()
    await expectAccessible(page)
    await yes(page).click()
    await expect(page.getByText('This tour is full: you are number 2 in the queue.')).toBeVisible()
    await expect(page.getByText('Successfully joined the tour!')).toHaveCount(0)
    await expect(card.getByText('You are 2nd in the queue')).toBeVisible()
    await card.getByRole('button', { name: 'Leave waitlist' }).click()
    await expect(page.getByText('You give up your place on the waitlist.')).toBeVisible()
    await page.getByRole('button', { name: 'Yes, Leave' }).click()
    await expect(card.getByText('Full: join the waitlist')).toBeVisible()
  })

  await test.step('a tour with more than twelve participants: names twelve and counts the rest', async () => {
    const tour = await hosted(await createUser(request, 'Meera Host'))
    await joinDemoPeople(tour._id, 14)
    const people = (await findTour(page, tour, goTo)).getByRole('list', { name: /^Participants/ })
    await expect(people.getByRole('link')).toHaveCount(12)
    await expect(people.getByText('+2')).toBeVisible()
  })

  await test.step("joining fails: the server's reason or a default message is shown", async () => {
    const host = await createUser(request, 'Meera Host')
    const tour = await hosted(host)
    const card = await findTour(page, tour, goTo)
    await page.route('**/trpc/tours.join*', (route) => route.abort())
    await askToJoin(page, tour.name)
    await yes(page).click()
    await expect(page.getByRole('alert').getByText('Failed to join tour')).toBeVisible()
    await page.unroute('**/trpc/tours.join*')
    await askToJoin(page, tour.name)
    await page.getByRole('alert').getByText('Failed to join tour').hover() // stops its timer
    await yes(page).click()
    await expect(page.getByText('Successfully joined the tour!')).toBeVisible()
    await expect(page.getByText('Failed to join tour')).toHaveCount(0)

    await page.route('**/trpc/tours.leave*', (route) => route.abort())
    await card.getByRole('button', { name: 'Leave Tour' }).click()
    await page.getByRole('button', { name: 'Yes, Leave' }).click()
    await expect(page.getByRole('alert').getByText('Failed to leave tour')).toBeVisible()
    await page.unroute('**/trpc/tours.leave*')

    await card.getByRole('button', { name: 'Leave Tour' }).click()
    await host.call('tours.cancel', { tourId: tour._id })
    await page.getByRole('button', { name: 'Yes, Leave' }).click()
    await expect(page.getByRole('alert').getByText('This tour was cancelled.')).toBeVisible()
  })
})
