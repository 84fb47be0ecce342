import { expect, planner, test } from './fixtures.ts'
import { restoreSession } from './people.ts'
import { createUser, findTour, hosted } from './tours.ts'

test('printing a trip: only the destination with open details is printed, without controls', async ({ page }) => {
  await page.goto('/?budget=50000&starting_location=delhi&group_size=2&preference_type=mountains')
  const { places } = planner(page)
  const first = places.first()
  await first.getByRole('button', { name: 'View Full Details' }).click()
  const bill = first.getByRole('heading', { name: 'Cost breakdown' })
  await expect(bill).toBeVisible()
  const printed = page.evaluate(() => new Promise((resolve) => (window.print = () => resolve(true))))
  await page.getByRole('button', { name: 'Print' }).click()
  expect(await printed).toBe(true)

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(bill).toBeVisible()
  await expect(places.nth(1)).toBeHidden()
  for (const gone of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('form')])
    await expect(gone).toBeHidden()
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  // Dark text on paper, also in the dark theme.
  await expect(bill).toHaveCSS('color', 'rgb(29, 36, 64)')

  await page.emulateMedia({ media: 'screen' })
  await first.getByRole('button', { name: 'Show Less' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(places.nth(1)).toBeVisible()
})

test('printing a tour: only its details are printed, without the list', async ({ page, request }) => {
  const host = await createUser(request, 'Nandini')
  const tour = await hosted(host)
  await restoreSession(page, host)
  const card = await findTour(page, tour)
  await card.getByRole('link', { name: tour.name }).click()
  const details = page.getByRole('dialog', { name: tour.name })
  await expect(details.getByRole('button', { name: 'Print' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(details.getByRole('heading', { name: tour.name })).toBeVisible()
  await expect(page.locator('#app').getByRole('heading', { level: 1, includeHidden: true })).toBeHidden()
  await expect(details.getByRole('button').filter({ visible: true })).toHaveCount(0)
})
