import type { Trip } from '@saathi/shared/trips/schema'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'
import { restoreSession } from './people.ts'
import { createUser, inDays } from './tours.ts'

// Creating accounts hashes passwords, which takes time.
test.describe.configure({ timeout: 180_000 })
test.use({ viewport: { width: 360, height: 740 } })

/** The first day from which a day of the trip is a Friday, when the Taj Mahal is closed. */
function beforeFriday(day: number): string {
  for (let later = 40; ; later++) {
    const date = new Date(`${inDays(later + day)}T00:00:00Z`)
    if (date.getUTCDay() === 5) return inDays(later)
  }
}

test('a trip: copied onto dates on which a sight is closed, from the plan and from a link after the log-in', async ({
  page,
  request,
  browser,
}) => {
  const me = await createUser(request, 'Kabir Anand')
  const trip = await me.call<Trip>('trips.create', {
    request: { placeId: 'agra', from: 'delhi', people: 2, days: 3, startDate: inDays(30) },
    key: crypto.randomUUID(),
  })
  const taj = trip.items.find(({ highlight }) => highlight?.startsWith('Taj Mahal'))
  const first = beforeFriday(taj?.day ?? 0)
  await restoreSession(page, me)
  await page.goto(`/trips/${trip._id}`)
  await page.getByRole('button', { name: 'Copy this trip' }).click()
  const sheet = page.getByRole('dialog', { name: 'Copy this trip' })
  await sheet.getByRole('button', { name: 'Make the copy' }).click()
  await expect(sheet.getByLabel('First day')).toHaveAccessibleDescription('Please choose the first day.')
  await sheet.getByLabel('First day').fill(first)
  await sheet.getByLabel('People').selectOption('4 people')
  await expect(sheet.getByText(/^Taj Mahal.* is closed on Fridays: (moved to day \d|left out)\.$/)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await sheet.getByRole('button', { name: 'Make the copy' }).click()
  await expect(page.getByText('This is your copy. Only you see it.')).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(trip._id))
  await expect(page.getByRole('heading', { level: 1, name: 'Agra' })).toBeVisible()
  await expect(page.getByRole('banner').or(page.getByRole('main')).getByText('4 people').first()).toBeVisible()

  const { path } = await me.call<{ path: string }>('trips.createLink', { tripId: trip._id, kind: 'read' })
  const other = await createUser(request, 'Meera Iyer')
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: page.viewportSize() })
  const guest = await context.newPage()
  await guest.goto(path)
  const login = guest.getByRole('link', { name: 'Log in to copy it' })
  await expect(login).toHaveAttribute('href', `/login?from=${encodeURIComponent(`${path}?copy=true`)}`)
  await restoreSession(guest, other)
  await guest.goto(`${path}?copy=true`)
  const copying = guest.getByRole('dialog', { name: 'Copy this trip' })
  await copying.getByLabel('First day').fill(first)
  await expect(copying.getByText(/^Agra.*: \d+ sights in \d days$/)).toBeVisible()
  await expectNoSidewaysScroll(guest)
  await copying.getByRole('button', { name: 'Make the copy' }).click()
  await expect(guest).toHaveURL(/\/trips\/[\w-]+$/)
  await expect(guest.getByText('This is your copy. Only you see it.')).toBeVisible()
  await context.close()
})
