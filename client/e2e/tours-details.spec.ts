import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, expectNoSidewaysScroll, goTo, type Page, test } from './fixtures.ts'
import { createAccount, restoreSession } from './people.ts'
import { createUser, findTour, hosted } from './tours.ts'

test.use({ expectedErrors: /status of (400|404|409|500)|Failed to load resource/ })

const details = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

test('tour details: a shared link opens its tour, which can be added to a calendar and shared; one to a missing tour shows a message; others open and close over the list, also by Back, and the scroll position stays', async ({
  page,
  request,
  baseURL,
}) => {
  const tour = await hosted(await createUser(request, 'Meera Host'), { description: '' })
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined })
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => Object.assign(window, { copied: text }) },
    })
  })
  await restoreSession(page, await createAccount(request))
  await page.goto(`/tours?tour=${tour._id}`)
  const open = details(page, tour.name)
  await expect(open.getByRole('heading', { name: tour.name })).toBeVisible()
  await expect(open.getByText('No description provided.')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectNoSidewaysScroll(open)

  const download = page.waitForEvent('download')
  await open.getByRole('button', { name: 'Add to calendar' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`saathi-${tour.travelDates.start}.ics`)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain('BEGIN:VEVENT')
  expect(text.replace(/\r\n[ \t]/g, '')).toContain(tour.name)
  await open.getByRole('button', { name: 'Share' }).click()
  await expect(open.getByText('Link copied.')).toBeVisible()
  expect(await page.evaluate(() => (window as { copied?: string }).copied)).toBe(`${baseURL}/tours/${tour._id}`)

  await page.keyboard.press('Escape')
  await expect(open).toBeHidden()
  await expect(page).toHaveURL('/tours')

  await test.step('a link to a missing tour: shows a message', async () => {
    await goTo(page, '/tours?tour=0198c0de-0000-7000-8000-000000000001')
    await expect(page.getByRole('dialog').getByText('This tour is not there any more.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'See the other tours' }).click()
    await expect(page).toHaveURL('/tours')
  })

  await test.step('tour details: open and close over the list, also by the back button, and the scroll position stays', async () => {
    const link = page.getByRole('article').nth(4).getByRole('heading').getByRole('link')
    await link.scrollIntoViewIfNeeded()
    const before = await link.evaluate((it) => it.getBoundingClientRect().top)
    const here = async () => Math.abs((await link.evaluate((it) => it.getBoundingClientRect().top)) - before)
    const name = (await link.textContent()) ?? ''
    await link.click()
    await expect(details(page, name)).toBeVisible()
    await page.goBack()
    await expect(details(page, name)).toBeHidden()
    expect(await here()).toBeLessThan(8)
    await link.click()
    await details(page, name).getByRole('button', { name: 'Close' }).click()
    await expect(details(page, name)).toBeHidden()
    await expect(page).toHaveURL('/tours')
    await expect(link).toBeFocused()
    expect(await here()).toBeLessThan(8)
  })
})

test('by keyboard alone: open a tour, join it, close it, and the focus returns', async ({ page, request }) => {
  const tour = await hosted(await createUser(request, 'Meera Host'))
  await restoreSession(page, await createAccount(request))
  const card = await findTour(page, tour)
  const link = card.getByRole('heading').getByRole('link')
  await link.focus()
  await page.keyboard.press('Enter')
  const open = details(page, tour.name)
  await expect(open.getByRole('button', { name: 'Close' })).toBeFocused()
  const join = open.getByRole('button', { name: 'Join Tour' })
  for (let step = 0; step < 20 && !(await join.evaluate((it) => it === document.activeElement)); step++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Yes, Join' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(open.getByText('Successfully joined the tour!')).toBeVisible()
  await expect(open.getByRole('button', { name: 'Leave Tour' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(open).toBeHidden()
  await expect(link).toBeFocused()
  await expect(card.getByRole('button', { name: 'Leave Tour' })).toBeVisible()
})
