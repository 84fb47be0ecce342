import { isWhole } from '../../server/test/whole.ts'
import { grantRoles, reportsAbout } from './database.ts'
import { misfits } from './fit.ts'
import { DESK, expect, goTo, layoutShift, type Page, recordLayoutShifts, test, violations } from './fixtures.ts'
import { createAccount, demoAccount, newPerson, restoreSession } from './people.ts'
import {
  contentsShown,
  emptyScreens,
  expectFineForStaff,
  expectWhole,
  openScreen,
  openScreens,
  ownScreens,
  type Screen,
  violationsInBothThemes,
  withoutTransitions,
} from './screens.ts'

// One walk makes all checks that every screen must pass: to open a screen takes longer than to check it.

// The walk opens a missing page, and the map of the contact page asks for a tile.
test.use({ actionTimeout: 10_000, expectedErrors: /status of 40[34]|ERR_NAME_NOT_RESOLVED/ })
test.describe.configure({ timeout: 480_000 })

const PHONE = { width: 360, height: 740 }
const NARROWEST = { width: 320, height: 740 }

/** The screens are divided into so many tests, for the workers. */
const PARTS = [1, 2]

for (const part of PARTS) {
  const isOfPart = (_: Screen, at: number) => at % PARTS.length === part - 1

  test(`every public screen, and what opens on it: is accessible in both themes, and fits with large text, part ${part}`, async ({
    page,
    request,
  }) => {
    await expectNoFaults(page, (await openScreens(request)).filter(isOfPart))
  })

  test(`every screen of a user, and what opens on it: is accessible in both themes, and fits with large text, part ${part}`, async ({
    page,
    request,
  }) => {
    const demo = await demoAccount(request)
    await restoreSession(page, demo)
    await expectNoFaults(page, (await ownScreens(request, demo)).filter(isOfPart))
  })
}

test('every list of a new user, which is empty: is accessible, and fits with large text', async ({ page, request }) => {
  await restoreSession(page, await createAccount(request))
  await expectNoFaults(page, emptyScreens)
})

async function expectNoFaults(page: Page, screens: Screen[]) {
  await recordLayoutShifts(page)
  const found: Record<string, string[]> = {}
  for (const [at, screen] of screens.entries()) {
    const all = await faultsOf(page, screen, at === 0)
    if (all.length > 0) found[screen.path] = all
  }
  expect(found).toEqual({})
}

/**
 * What is wrong on a screen: on a phone in the light theme, and in whole runs while it loads, with large text, on a desktop in
 * the dark theme, and with what opens on it. The parts of a phone that a desktop does not have are the same on many screens:
 * the first one shows them in the dark.
 */
async function faultsOf(page: Page, screen: Screen, isFirst: boolean): Promise<string[]> {
  const found = new Set<string>()
  const add = (where: string, faults: string[]) => {
    for (const fault of faults) found.add(`${where}: ${fault}`)
  }
  await page.setViewportSize(PHONE)
  if (isFirst || isWhole) {
    await openScreen(page, screen)
    add('360 px', await shiftOf(page))
  } else {
    await goTo(page, screen.path)
    await contentsShown(page)
  }
  await withoutTransitions(page)
  add('360 px', isFirst ? await violationsInBothThemes(page) : await violations(page))
  await page.setViewportSize(NARROWEST)
  add('320 px', await misfitsOf(page))
  if (!isWhole) return [...found]
  await setTextSize(page, '150%')
  add('320 px, text of 150 %', await misfitsOf(page))
  await setTextSize(page, '')

  await page.setViewportSize(DESK)
  await page.reload()
  await contentsLoaded(page)
  add('1280 px', await shiftOf(page))
  await withoutTransitions(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('.skeleton:visible')).toHaveCount(0)
  add('1280 px, dark', [...(await sidewaysScroll(page)), ...(await violations(page))])
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(PHONE)
  if (!screen.open) return [...found]

  await contentsShown(page)
  await screen.open(page)
  add('360 px, opened', await violationsInBothThemes(page))
  await page.setViewportSize(NARROWEST)
  add('320 px, opened', await misfits(page))
  return [...found]
}

/** The sum of the layout shifts while a screen loads, when people would see that something moves. */
async function shiftOf(page: Page): Promise<string[]> {
  const shift = await layoutShift(page)
  return shift > 0.05 ? [`its parts move while it loads: ${shift.toFixed(2)}`] : []
}

async function contentsLoaded(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectWhole(page)
  await expect(page.locator('.skeleton:visible')).toHaveCount(0)
}

const misfitsOf = async (page: Page) => [...(await sidewaysScroll(page)), ...(await misfits(page))]

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? ['wider than the viewport'] : []
  })

const setTextSize = (page: Page, size: string) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size
  }, size)

// The server answers 404 for the admin site's paths, since only the staff learn that they exist.
test('every page of the admin site at 1280 and 768 px, in both themes: shows its content, fits, and is accessible', async ({
  page,
  request,
}) => {
  const staff = await createAccount(request, newPerson('Lakshmi Iyer'))
  await grantRoles(staff.email, 'moderator', 'editor', 'operator')
  await restoreSession(page, staff)
  await page.setViewportSize(DESK)
  await recordLayoutShifts(page)
  await page.goto('/admin')
  for (const [path, title] of [
    ['/admin/moderation', 'Moderation'],
    ['/admin/catalogue', 'Catalogue'],
    ['/admin/enquiries', 'Enquiries'],
    ['/admin/people', 'People'],
    ['/admin/numbers', 'Numbers'],
    ['/admin/audit', 'Audit'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.locator('.skeleton:visible')).toHaveCount(0)
    await expect(page).toHaveURL(path)
    await expectFineForStaff(page)
    await page.setViewportSize(DESK)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.locator('.skeleton:visible')).toHaveCount(0)
    expect(await shiftOf(page), path).toEqual([])
  }

  const [item] = await (await request.get('/api/packages')).json()
  const vikram = await createAccount(request, newPerson('Vikram Shah'))
  await staff.call('social.report', { userId: vikram._id, reason: 'scam', note: '' })
  const [report] = await reportsAbout(vikram._id)
  for (const path of [
    `/admin/moderation/${report?.id}`,
    '/admin/moderation/appeals',
    '/admin/moderation/photos',
    '/admin/moderation/references',
    `/admin/people/${vikram._id}`,
    `/admin/catalogue/${item._id}`,
  ])
    await test.step(`${path}: nothing moves while it loads`, async () => {
      await page.goto(path)
      await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('.skeleton:visible')).toHaveCount(0)
      expect(await shiftOf(page)).toEqual([])
    })
})
