import { expect, goTo, test } from './fixtures.ts'
import { restoreSession } from './people.ts'
import { createUser, findTour, hosted } from './tours.ts'

test('the group of a tour on a phone: its head stands in one row in place of the site’s bar, and the message box is in view', async ({
  page,
  request,
}) => {
  const host = await createUser(request, 'Asha Rao')
  const tour = await hosted(host)
  await restoreSession(page, host)
  await page.goto(`/tours/${tour._id}/group`)
  await expect(page.getByPlaceholder('Write to the group')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('banner')).toBeHidden()
  const [shield, info] = [
    page.getByRole('button', { name: 'I feel unsafe' }),
    page.getByRole('button', { name: 'Group info' }),
  ]
  expect((await shield.boundingBox())?.y).toBe((await info.boundingBox())?.y)
  await info.click()
  const sheet = page.getByRole('dialog', { name: 'Group info' })
  await sheet.getByRole('button', { name: 'Mute this group' }).click()
  await expect(sheet.getByRole('button', { name: 'Unmute this group' })).toBeVisible()
})

test.describe('with moving pictures', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a search without results: "Pause the pictures" stays in its place', async ({ page }) => {
    await page.goto('/?q=zzzzzz')
    await expect(page.getByText('No package matches these filters.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pause the pictures' })).toBeVisible()
  })
})

test('tours on a phone: the first card starts on the first screen, and the close button of the details lies over no text', async ({
  page,
  request,
}) => {
  await test.step('the tours on a phone: the first card starts on the first screen', async () => {
    await restoreSession(page, await createUser(request, 'Asha Rao'))
    await page.goto('/tours')
    const card = page.getByRole('main').getByRole('article').first()
    await expect(card).toBeVisible()
    expect((await card.boundingBox())?.y).toBeLessThan(640)
  })

  await test.step('the details of a tour, scrolled: the close button lies over no text', async () => {
    const host = await createUser(request, 'Ravi Menon')
    const tour = await hosted(host, { description: 'We walk in the mornings. '.repeat(70) })
    await (await findTour(page, tour, goTo)).getByRole('link', { name: tour.name }).click()
    const details = page.getByRole('dialog', { name: tour.name })
    const description = details.getByText('We walk in the mornings.')
    await expect(description).toBeVisible()
    await details.evaluate((drawer) => drawer.scrollTo(0, 500))
    const close = details.getByRole('button', { name: 'Close' })
    const behind = await close.evaluate((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect()
      const corners = [left, right].flatMap((x) => [top, bottom].map((y) => document.elementFromPoint(x, y)))
      return corners.map((element) => element?.closest('article') !== null)
    })
    expect(behind).toEqual([false, false, false, false])
  })
})
