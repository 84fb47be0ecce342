import { expect, expectNoSidewaysScroll, goTo, type Locator, type Page, test } from './fixtures.ts'
import { createAccount, openUserMenu, restoreSession } from './people.ts'
import { createUser, hosted, uniqueName } from './tours.ts'

/** 60 letters, most of them in one unbreakable word. */
const LONG_NAME = `Sri ${'Venkatanarasimharajuvaripeta'.repeat(2)}`
const LONG_TEXT = 'By the slow train to the hills, with tea at each halt. '.repeat(40).slice(0, 2000)

/** The smallest phone (a desktop at 400 % zoom), a desktop at 200 % zoom, and a desktop. */
const SIZES = [
  { width: 320, height: 640 },
  { width: 640, height: 450 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
]

/** Expects that a dialog does not scroll sideways. */
async function expectToFitIn(dialog: Locator) {
  await expect(dialog).toBeVisible()
  await expectNoSidewaysScroll(dialog)
}

async function expectToFit(page: Page) {
  const before = page.viewportSize()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await expectNoSidewaysScroll(page)
  }
  if (before) await page.setViewportSize(before)
}

test('long names and texts: fit within the page at any width', async ({ page, request }) => {
  const host = await createUser(request, LONG_NAME)
  const tour = await hosted(host, { name: uniqueName(LONG_NAME.slice(0, 50)).name, description: LONG_TEXT })
  await restoreSession(page, host)
  await page.goto('/')
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible()
  await expectToFit(page)
  await expectToFitIn(await openUserMenu(page, host))
  await goTo(page, '/profile')
  await expect(page.getByRole('article', { name: tour.name })).toBeVisible()
  await expectToFit(page)

  await goTo(page, `/tours?q=${encodeURIComponent(tour.name)}&tour=${tour._id}`)
  const details = page.getByRole('dialog', { name: tour.name })
  await expect(details.getByText(LONG_TEXT.slice(-40))).toBeAttached()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await expectToFitIn(details)
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: `See More about ${tour.name}` })).toBeVisible()
  await expectToFit(page)

  await restoreSession(page, await createAccount(request))
  await page.goto(`/profile/${host._id}`)
  await page.getByRole('button', { name: `Report or block ${host.name}` }).click()
  await expectToFitIn(page.getByRole('dialog', { name: `Report or block ${host.name}` }))
})
