import { expect, expectAccessible, expectNoSidewaysScroll, goTo, type Page, test } from './fixtures.ts'
import { restoreSession } from './people.ts'
import { createUser, findTour, fullTour, hosted, lookAtNotices } from './tours.ts'

/** Opens a tour as its host. */
async function openHostView(page: Page, tour: { _id: string; name: string }) {
  await page.goto(`/tours?tour=${tour._id}`)
  const details = page.getByRole('dialog', { name: tour.name })
  await expect(details.getByRole('heading', { name: 'Who joined' })).toBeVisible()
  return {
    details,
    joined: details.getByRole('region', { name: 'Who joined' }),
    waiting: details.getByRole('region', { name: 'Waitlist' }),
    removed: details.getByRole('region', { name: 'Removed by you' }),
  }
}

test('host view: a removed participant loses the seat to the waitlist, and can join again only when let back', async ({
  page,
  browser,
  request,
}) => {
  const { host, ravi, tour } = await fullTour(request)

  await restoreSession(page, host)
  const view = await openHostView(page, tour)
  const removeRavi = view.joined.getByRole('button', { name: 'Remove Ravi Iyer' })
  await removeRavi.click()
  const dialog = page.getByRole('dialog', { name: 'Remove Ravi Iyer?' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(removeRavi).toBeFocused()

  await removeRavi.click()
  await dialog.getByRole('button', { name: 'Yes, remove' }).click()
  await expect(dialog.getByText('Please give a reason.')).toBeVisible()
  await dialog.getByLabel('Reason').fill('You asked me to, since your leave was refused.')
  await dialog.getByRole('button', { name: 'Yes, remove' }).click()
  await expect(page.getByText('Ravi Iyer is removed from your tour.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(view.joined.getByText('@Sana Khan')).toBeVisible()
  await expect(view.joined.getByText('@Ravi Iyer')).toHaveCount(0)
  await expect(view.waiting.getByText('Empty')).toBeVisible()
  await expect(view.removed.getByText('Reason: You asked me to, since your leave was refused.')).toBeVisible()
  await expectNoSidewaysScroll(page)

  const context = await browser.newContext({ viewport: page.viewportSize() })
  const ravisPage = await context.newPage()
  await restoreSession(ravisPage, ravi)
  await ravisPage.goto('/')
  const notifications = await lookAtNotices(ravisPage)
  await expect(notifications.getByText('You asked me to, since your leave was refused.')).toBeVisible()
  const card = await findTour(ravisPage, tour, goTo)
  await expect(card.getByText('The host removed you')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Join Tour' })).toHaveCount(0)

  await view.removed.getByRole('button', { name: 'Let Ravi Iyer join again' }).click()
  await expect(page.getByText('Ravi Iyer may join this tour again.')).toBeVisible()
  await expect(view.removed).toHaveCount(0)
  await findTour(ravisPage, tour)
  await expect(card.getByText('Full: join the waitlist')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Join waitlist' })).toBeVisible()
  await context.close()
})

test('host view: a tour that is closed to new people cannot be joined until joining is reopened', async ({
  page,
  browser,
  request,
}) => {
  const [host, sana] = [await createUser(request, 'Meera Host'), await createUser(request, 'Sana Khan')]
  const tour = await hosted(host, { capacity: 4 })
  await restoreSession(page, host)
  const { details } = await openHostView(page, tour)
  await details.getByRole('button', { name: 'Close joining' }).click()
  await expect(page.getByText('Nobody new can join your tour now.')).toBeVisible()
  await expect(details.getByText('Closed to new people')).toBeVisible()
  await expectNoSidewaysScroll(page)

  const context = await browser.newContext({ viewport: page.viewportSize() })
  const sanasPage = await context.newPage()
  await restoreSession(sanasPage, sana)
  const card = await findTour(sanasPage, tour)
  await expect(card.getByText('Closed to new people')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Join Tour' })).toHaveCount(0)

  await details.getByRole('button', { name: 'Reopen joining' }).click()
  await expect(page.getByText('People can join your tour again.')).toBeVisible()
  await findTour(sanasPage, tour)
  await expect(card.getByText('4 seats left')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Join Tour' })).toBeVisible()
  await context.close()
})

test('host view on a phone: long names of guests stay whole beside their buttons', async ({ page, request }) => {
  const host = await createUser(request, 'Meera Host')
  const tour = await hosted(host)
  const names = ['Lakshmi Venkataraman Subramaniam', 'Mohammed Abdul Rahman Siddiqui']
  for (const name of names) await (await createUser(request, name)).call('tours.join', { tourId: tour._id })
  await restoreSession(page, host)
  const { joined } = await openHostView(page, tour)
  for (const name of names) {
    const link = joined.getByRole('link', { name: `@${name}` })
    // On two lines at most, and not a word or two a line.
    const lines = await link.evaluate((it) => it.getClientRects().length)
    expect(lines).toBeLessThanOrEqual(2)
    const buttons = [
      joined.getByRole('link', { name: `Message ${name}` }),
      joined.getByRole('button', { name: `Remove ${name}` }),
    ]
    for (const button of buttons) await button.click({ trial: true })
  }
  await expectNoSidewaysScroll(joined)
})
