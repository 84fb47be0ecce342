import { randomUUID } from 'node:crypto'
import type { Trip } from '@saathi/shared/trips/schema'
import { DESK, expect, expectNoSidewaysScroll, goTo, test } from './fixtures.ts'
import { restoreSession } from './people.ts'
import { createUser } from './tours.ts'

// Creating accounts hashes passwords, which takes time.
test.describe.configure({ timeout: 180_000 })

const REQUEST = { placeId: 'leh-ladakh', from: 'delhi', people: 2, month: 7 }

test('a trip with several towns: the page and its print name the town of the night, and a link the way there', async ({
  page,
  request,
  browser,
}) => {
  const me = await createUser(request, 'Stanzin Dolma')
  const create = (days: number) => me.call<Trip>('trips.create', { request: { ...REQUEST, days }, key: randomUUID() })
  const trip = await create(6)
  const night = trip.items.find(({ kind, title }) => kind === 'stay' && title.endsWith(', Hunder'))
  if (!night) throw new Error('No night at Hunder.')
  await restoreSession(page, me)
  await page.goto(`/trips/${trip._id}`)
  await page.getByRole('navigation', { name: 'Days' }).getByRole('button').nth(night.day).click()
  const main = page.getByRole('main')
  await expect(main.getByText(night.title).first()).toBeVisible()
  await expect(main.getByText('Drive to Hunder').first()).toBeVisible()
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'Print booklet' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Print booklet' })
  const printed = page.evaluate(() => new Promise((resolve) => (window.print = () => resolve(true))))
  await dialog.getByRole('button', { name: 'Print' }).press('Enter')
  expect(await printed).toBe(true)
  await page.emulateMedia({ media: 'print' })
  for (const title of [night.title, 'Drive to Hunder'])
    await expect(page.locator('.booklet').getByText(title).filter({ visible: true }).first()).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize(DESK)
  await expect(main.getByText('Drive to Hunder').first()).toBeVisible()

  const { path } = await me.call<{ path: string }>('trips.createLink', {
    tripId: trip._id,
    kind: 'read',
  })
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const stranger = await context.newPage()
  await stranger.goto(path)
  await expect(stranger.getByText('Drive to Hunder').first()).toBeVisible()
  await context.close()

  const short = await create(4)
  await goTo(page, `/trips/${short._id}`)
  await expect(
    main.getByText('Not in these days: Pangong lake. It needs a night in Tangtse or Spangmik.'),
  ).toBeAttached()
})
