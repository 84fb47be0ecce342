import { expect, expectAccessible, goTo, type Page, planner, test } from './fixtures.ts'
import { createAccount, restoreSession } from './people.ts'

const EIGHT = '/?budget=75000&starting_location=mumbai&group_size=2&preference_type=beaches&month=12'

const names = (page: Page) => planner(page).places.getByRole('heading', { level: 3 })

test('a place that is not for me: is left out at once, with undo, for the session', async ({ page }) => {
  await page.goto(EIGHT)
  const { places } = planner(page)
  await expect(places).toHaveCount(8)
  const [first = ''] = await names(page).allTextContents()
  const place = places.filter({ has: page.getByRole('heading', { name: first, exact: true }) })
  await place.getByRole('button', { name: `Not for me: ${first}` }).click()
  const reasons = place.getByRole('group', { name: `Why not ${first}?` })
  await expect(reasons.getByRole('button', { name: 'Too far' })).toBeFocused()
  await expectAccessible(page, '#recommendations li:first-child')
  await page.keyboard.press('Escape')
  await expect(place.getByRole('button', { name: `Not for me: ${first}` })).toBeFocused()
  await place.getByRole('button', { name: `Not for me: ${first}` }).click()
  const asked = page.waitForRequest((request) => request.url().includes(encodeURIComponent('"exclude":[{"id":')))
  await reasons.getByRole('button', { name: 'Too far' }).click()
  await asked
  await expect(place).toHaveCount(0)
  const undo = page.getByRole('button', { name: `Undo: ${first}` })
  await expect(undo).toBeFocused()
  await expect(undo).toContainText('Too far')

  await page.reload()
  await expect(places.first()).toBeVisible()
  await expect(place).toHaveCount(0)
  await undo.click()
  await expect(place).toBeVisible()
  await expect(undo).toHaveCount(0)
})

test('places that are not for me, remembered on the profile: are left out on every device, until removed there', async ({
  page,
  browser,
  request,
}) => {
  const asha = await createAccount(request)
  await restoreSession(page, asha)
  await page.goto(EIGHT)
  const { places } = planner(page)
  await expect(places).toHaveCount(8)
  const [first = ''] = await names(page).allTextContents()
  await places
    .first()
    .getByRole('button', { name: `Not for me: ${first}` })
    .click()
  await page.getByRole('button', { name: 'Not my kind' }).click()
  const remember = page.getByLabel('Remember on my profile')
  await expect(remember).not.toBeChecked()
  const saved = page.waitForResponse((response) => response.url().includes('exclusions.remember'))
  await remember.check()
  expect((await saved).ok()).toBe(true)

  const phone = await browser.newContext({ viewport: page.viewportSize() })
  const other = await phone.newPage()
  await restoreSession(other, asha)
  await other.goto(EIGHT)
  await expect(other.getByRole('button', { name: `Undo: ${first}` })).toBeVisible()
  await expect(names(other).getByText(first, { exact: true })).toHaveCount(0)
  await goTo(other, '/edit-profile')
  const list = other.getByRole('region', { name: 'Places that are not for me' })
  await expect(list.getByLabel('Remember on my profile')).toBeChecked()
  await expectAccessible(other, 'section[aria-labelledby=excluded-places]')
  const removed = other.waitForResponse((response) => response.url().includes('exclusions.remove'))
  await list.getByRole('button', { name: `Remove: ${first}` }).click()
  await removed
  await expect(list).toContainText('appear here.')
  await phone.close()

  await page.reload()
  await expect(names(page).getByText(first, { exact: true })).toBeVisible()
})
