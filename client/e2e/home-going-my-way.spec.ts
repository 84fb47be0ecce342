import { isWhole } from '../../server/test/whole.ts'
import {
  DESK,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  layoutShift,
  recordLayoutShifts,
  test,
} from './fixtures.ts'
import { restoreSession } from './people.ts'
import { createUser, hosted, inDays, uniqueName } from './tours.ts'

// Creating accounts hashes passwords, which takes time.
test.describe.configure({ timeout: 120_000 })

test('Home of somebody who goes somewhere: has free seats and people of these days, each a tap from all of them', async ({
  page,
  request,
}) => {
  const [host, me, kabir] = [
    await createUser(request, 'Farhan Qureshi'),
    await createUser(request, 'Ananya Rao'),
    await createUser(request, uniqueName('Kabir').name),
  ]
  const dates = { start: inDays(320), end: inDays(323) }
  await restoreSession(page, me)

  await test.step('without a plan or a trip: has nobody', async () => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Our Travel Packages' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'People going where I go' })).toBeHidden()
  })

  await me.call('plans.create', { placeId: 'bidar', travelDates: dates, company: 'alone' })
  const tour = await hosted(host, { destination: 'Bidar, Karnataka', travelDates: dates, price: 6_400 })
  const unpriced = await hosted(host, { destination: 'Bidar, Karnataka', travelDates: dates, price: 0 })
  await kabir.call('plans.create', { placeId: 'bidar', travelDates: dates, company: 'alone' })

  await test.step('both: stand before the packages, and move nothing, at both widths', async () => {
    const phone = page.viewportSize() ?? DESK
    await recordLayoutShifts(page)
    for (const size of isWhole ? [DESK, phone] : [phone]) {
      await page.setViewportSize(size)
      await page.reload()
      await expect(page.getByRole('region', { name: 'People going where I go' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Our Travel Packages' })).toBeVisible()
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.05)
    }
    for (const size of [DESK, phone]) {
      await page.setViewportSize(size)
      await expectNoSidewaysScroll(page)
    }
    for (const name of ['Free seats near my dates', 'People going where I go'])
      await expectAccessible(page, page.getByRole('region', { name }))
  })

  await test.step('a free seat: tells place, dates and price, and opens its tour before the tours there', async () => {
    const seats = page.getByRole('region', { name: 'Free seats near my dates' })
    await expect(seats.getByRole('link', { name: unpriced.name })).toContainText('Pay your own way')
    const seat = seats.getByRole('link', { name: tour.name })
    await expect(seat).toContainText(/Your place.*Bidar.*₹6,400/)
    await seat.click()
    await expect(page).toHaveURL(/place=bidar.*from=20/)
    await expect(page.getByRole('dialog').getByRole('heading', { name: tour.name })).toBeVisible()
    await page.goBack()
  })

  await test.step('somebody going there: leads to who is going there on these days', async () => {
    const people = page.getByRole('region', { name: 'People going where I go' })
    await people.getByRole('link', { name: new RegExp(kabir.name) }).click()
    await expect(page).toHaveURL(new RegExp(`tab=going.*place=bidar.*from=${dates.start}.*to=${dates.end}`))
    await expect(page.getByRole('article').filter({ hasText: kabir.name })).toBeVisible()
  })

  await test.step('after a block: Home no longer has that person', async () => {
    await me.call('social.block', { userId: kabir._id })
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'Free seats near my dates' })).toBeVisible()
    await expect(page.getByText(kabir.name)).toBeHidden()
  })
})
