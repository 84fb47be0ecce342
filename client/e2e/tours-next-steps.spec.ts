import { expect, expectAccessible, expectNoSidewaysScroll, goTo, test } from './fixtures.ts'
import { restoreSession } from './people.ts'
import { createUser, findTour, hosted } from './tours.ts'

const TERMS = 'Full refund until a week before, half after that.'

test('joining from a card: the dialog names dates, price, payee and terms, and the next steps follow', async ({
  page,
  request,
}) => {
  const host = await createUser(request, 'Farhan Qureshi')
  const tour = await hosted(host, { cancellationTerms: TERMS })
  const guest = await createUser(request, 'Ananya Rao')
  await restoreSession(page, guest)
  const card = await findTour(page, tour)
  await card.getByRole('button', { name: 'Join Tour' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm Join Tour' })
  await expect(dialog.getByText(`Are you sure you want to join the tour "${tour.name}"?`)).toBeVisible()
  for (const text of ['₹11,900', '@Farhan Qureshi', 'You pay the host directly. Saathi holds no money.', TERMS])
    await expect(dialog.getByText(text)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await dialog.getByRole('button', { name: 'Yes, Join' }).click()

  await expect(page.getByText('Successfully joined the tour!')).toBeVisible()
  const panel = page.getByRole('complementary', { name: `Next steps: ${tour.name}` })
  await expect(panel).toContainText('Say hello to Farhan Qureshi and pay them ₹11,900 directly.')
  // It leaves the list in sight.
  expect((await panel.boundingBox())?.height).toBeLessThan((page.viewportSize()?.height ?? 0) / 3)
  await expect(panel.getByRole('link', { name: 'Message host' })).toBeVisible()
  await expectAccessible(page, panel)
  await panel.getByRole('link', { name: 'View the tour' }).click()
  const details = page.getByRole('dialog', { name: tour.name })
  await expect(details.getByRole('heading', { name: 'Next steps' })).toBeVisible()
  await expect(details.getByText(TERMS)).toBeVisible()
  for (const name of ['Add to calendar', 'Share']) await expect(details.getByRole('button', { name })).toHaveCount(1)
  await details.getByRole('link', { name: 'Message host' }).click()
  await page.getByRole('textbox', { name: /message/i }).fill('Which platform?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Messages with Farhan Qureshi' })).toContainText('Which platform?')
  await expect(page.getByRole('button', { name: /Unmatch/ })).toBeHidden()

  await test.step('the picture of a tour card: opens the details, and its buttons turn the pictures both ways, and around', async () => {
    const other = await hosted(host)
    const card = await findTour(page, other, goTo)
    const next = card.getByRole('button', { name: `Next picture: ${other.name}` })
    const picture = (number: number) => card.getByRole('img', { name: `picture ${number} of 2` })
    await expect(picture(1)).toBeVisible()
    await next.click()
    await expect(picture(2)).toBeVisible()
    await next.click()
    await expect(picture(1)).toBeVisible()
    await card.getByRole('button', { name: 'Previous picture' }).click()
    await expect(picture(2)).toBeVisible()
    await expect(page).not.toHaveURL(/tour=/)
    const { x, y, width } = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0 }
    await page.mouse.click(x + width / 2, y + 60)
    await expect(page.getByRole('dialog', { name: other.name })).toBeVisible()
  })
})

test('the host view: leads to a conversation with each participant', async ({ page, request }) => {
  const host = await createUser(request, 'Farhan Qureshi')
  const guest = await createUser(request, 'Ananya Rao')
  const tour = await hosted(host)
  await guest.call('tours.join', { tourId: tour._id })
  await restoreSession(page, host)
  await page.goto(`/tours?tour=${tour._id}`)
  await page.getByRole('link', { name: 'Message Ananya Rao' }).click()
  await expect(page.getByRole('region', { name: 'Messages with Ananya Rao' })).toBeVisible()
})

test('the own profile: lists tours whose waitlist one is on, and leads to a bio and to hosting', async ({
  page,
  request,
}) => {
  const tour = await hosted(await createUser(request, 'Farhan Qureshi'), { capacity: 1 })
  const [first, me] = [await createUser(request, 'Meera Nair'), await createUser(request, 'Ananya Rao')]
  for (const person of [first, me]) await person.call('tours.join', { tourId: tour._id })
  await restoreSession(page, me)
  await page.goto('/profile')
  const waitlists = page.getByRole('region', { name: 'Your Waitlists' })
  await expect(waitlists.getByRole('article', { name: tour.name })).toContainText('You are 1st in the queue')
  const own = page.getByRole('region', { name: 'Your Open Tours' })
  await expect(own.getByRole('button', { name: 'Host a tour' })).toBeVisible()
  await page.getByRole('link', { name: 'Add a bio' }).click()
  await expect(page).toHaveURL('/edit-profile')
})
