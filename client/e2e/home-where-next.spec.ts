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
import { createAccount, restoreSession } from './people.ts'

test('Home of somebody who was here before: one line and long weekends stand before the folded form', async ({
  page,
  request,
}) => {
  const me = await createAccount(request)
  await me.call('social.update', { homeCity: 'Pune' })
  await restoreSession(page, me)
  const form = page.getByRole('form', { name: 'Tell Us About Your Dream Trip' })
  await page.goto('/')
  await expect(form.getByLabel('Budget', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Things to do' })).toBeAttached()

  await test.step('the second visit: folds the form, without moving what is below, at both widths', async () => {
    const phone = page.viewportSize() ?? DESK
    await recordLayoutShifts(page)
    for (const size of isWhole ? [DESK, phone] : [phone]) {
      await page.setViewportSize(size)
      await page.reload()
      const where = page.getByRole('region', { name: 'Where next?' })
      await expect(where.getByRole('region', { name: 'Long weekends' }).getByRole('link').first()).toBeVisible()
      await expect(form).toBeHidden()
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.05)
    }
    for (const size of [DESK, phone]) {
      await page.setViewportSize(size)
      await expectNoSidewaysScroll(page)
    }
    await expectAccessible(page, page.getByRole('region', { name: 'Where next?' }))
  })

  await test.step('a long weekend: leads to a near place on its days, with the price of the tile', async () => {
    const tile = page.getByRole('region', { name: 'Long weekends' }).getByRole('link').first()
    const price = /₹[\d,]+/.exec((await tile.textContent()) ?? '')?.[0] ?? 'none'
    await tile.click()
    await expect(page).toHaveURL(/\/destinations\/[a-z-]+\?.*from=20\d\d-/)
    await expect(page.getByLabel('The trip in short').getByText(price, { exact: true })).toBeVisible()
    await page.goBack()
  })

  await test.step('the fold opens to the form, and the line leads to results or to a place', async () => {
    await page.getByText('Tell Us About Your Dream Trip').first().click()
    await expect(form.getByLabel('Budget', { exact: true })).toBeVisible()
    await expect(form.getByLabel('Starting from')).toHaveValue('pune')
    const line = page.getByLabel('A place, or your trip in one line')
    await line.fill('mountains under 50k')
    await line.press('Enter')
    await expect(page).toHaveURL(/budget=50000&starting_location=pune&.*preference_type=mountains/)
    await expect(page.getByRole('heading', { name: 'Personalized Recommendations' })).toBeVisible()
    await line.fill('hampi')
    await line.press('Enter')
    await expect(page.getByRole('heading', { name: 'Hampi', level: 1 })).toBeVisible()
  })
})
