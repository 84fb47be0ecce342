import type { APIRequestContext } from '@playwright/test'
import { ACCENTED } from '../build/pseudo.ts'
import { expect, expectNoSidewaysScroll, type Page, violations } from './fixtures.ts'
import type { Account } from './people.ts'
import {
  choiceOf,
  choicePathOf,
  endedChoiceOf,
  friendsTripOf,
  joinPathOf,
  linkOf,
  publicTripOf,
  tourOf,
  tripOf,
} from './screen-data.ts'
import { createUser, hosted, pastTrip } from './tours.ts'

/** A screen of the site, for checks of all of them. `open` shows what opens on demand. */
export type Screen = { path: string; open?: (page: Page) => Promise<void> }

/** Matches a text in English and in the pseudo-locale. */
export const named = (text: string) =>
  new RegExp(text.replaceAll(/[a-z]/gi, (letter) => `[${letter}${ACCENTED[letter] ?? ''}]`))

/** Opens a screen of a phone, and waits until it shows its contents. */
export async function openScreen(page: Page, { path }: Screen, address = '') {
  await page.goto(address + path)
  await contentsShown(page)
}

/** Waits for the end of a page: that of an open one is the footer, which arrives last. */
export const expectWhole = (page: Page) =>
  expect(page.locator('footer, #main:is(.own-page, .for-tour-screen)').first()).toBeAttached()

/** Waits until a screen shows its contents at the width of a phone. */
export async function contentsShown(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectWhole(page)
  // The head and the tabs of a tour take the place of the site's bars.
  await expect(
    page
      .getByRole('button', { name: named('Menu') })
      .or(page.getByRole('navigation', { name: named('This t(our|rip)') }))
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await expect(page.locator('.skeleton:visible, .opacity-50[aria-busy=true]')).toHaveCount(0)
}

/** Changes of this page's styles take effect at once from here on: a test need not wait for the end of a transition. */
export const withoutTransitions = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })

/** The violations on a page in both themes, which differ in colours only. The light one stays. */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  await withoutTransitions(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await violations(page, { rules: ['color-contrast', 'link-in-text-block'] })
  await page.emulateMedia({ colorScheme: 'light' })
  return [...(await violations(page)), ...dark.map((violation) => `in the dark theme: ${violation}`)]
}

/** Checks a page of the admin site at both of its widths, one in each theme. */
export async function expectFineForStaff(page: Page) {
  await withoutTransitions(page)
  for (const [width, colorScheme] of [
    [768, 'dark'],
    [1280, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await expectNoSidewaysScroll(page)
    expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([])
  }
}

const press = (name: string) => (page: Page) =>
  page
    .getByRole('button', { name: named(name) })
    .first()
    .click()
const openDialog = (name: string) => async (page: Page) => {
  await page
    .getByRole('button', { name: named(name) })
    .or(page.getByRole('link', { name: named(name) }))
    .first()
    .click()
  await expect(page.locator('dialog[open], [role=dialog]').last()).toBeVisible()
}

const confirmJoin = (page: Page) =>
  page
    .locator('dialog[open]')
    .getByRole('button', { name: named('Join Tour') })
    .click()

const RESULTS = '/?budget=20000&starting_location=mumbai&group_size=2&preference_type=beaches'

/** The screens of a visitor. */
export async function openScreens(request: APIRequestContext): Promise<Screen[]> {
  const [first] = await (await request.get('/api/packages')).json()
  const [tour] = await (await request.get('/api/destinations/hampi/tours')).json()
  const sharer = await createUser(request, 'Kavya Iyer')
  return [
    { path: '/', open: (page) => page.locator('form details > summary').first().click() },
    { path: RESULTS, open: press('View Full Details') },
    { path: '/?q=zzzzzz' },
    { path: `/packages/${first._id}` },
    { path: '/destinations' },
    { path: '/destinations/hampi', open: openDialog('Report a wrong fact') },
    {
      path: '/routes?city=delhi&places=jaipur,agra&month=12',
      open: (page) => page.locator('details > summary').first().click(),
    },
    { path: '/routes?city=chennai&month=1' },
    { path: '/about', open: openDialog('Help & Support') },
    { path: '/blog', open: openDialog('Read More') },
    { path: '/contact' },
    { path: '/login', open: press('Login') },
    { path: '/register', open: press('Send Verification Code') },
    { path: '/reset-password' },
    { path: '/privacy' },
    { path: '/terms' },
    { path: '/grievances' },
    { path: `/tours/${tour._id}` },
    { path: '/no/such/page' },
    { path: '/shared/AAAAAAAAAAAAAAAAAAAAAA' },
    { path: `/shared/${await publicTripOf(sharer)}` },
    { path: '/shared/0190a6d0-0000-7000-8000-000000000000' },
    { path: await linkOf(sharer, 'family') },
    { path: await linkOf(sharer, 'read') },
    { path: `/tours/${(await hosted(sharer))._id}` },
  ]
}

/** The screens of a signed-in user. */
export async function ownScreens(request: APIRequestContext, account: Account): Promise<Screen[]> {
  const { _id, session } = account
  const headers = { authorization: `Bearer ${session.idToken}` }
  const get = async (path: string) => (await request.get(path, { headers })).json()
  const [tours, matches] = await Promise.all([get('/api/tours'), get(`/api/users/matches?userId=${_id}`)])
  const tourPath = await tourOf(account)
  const friend = await createUser(request, 'Ravi Iyer')
  const [item] = await get('/api/packages')
  const [friendsTrip, ownChoice] = [await friendsTripOf(account, friend), await choiceOf(account)]
  const [tour] = tours.filter((one: { creatorId: { _id: string } }) => one.creatorId._id !== _id)
  return [
    { path: '/', open: (page) => expect(page.getByRole('heading', { name: named('Things to do') })).toBeAttached() },
    { path: '/destinations/hampi' },
    { path: `/packages/${item._id}` },
    { path: '/tours', open: press('Notifications') },
    { path: `/tours?tour=${tour._id}`, open: confirmJoin },
    { path: '/create-tour', open: openDialog('Host a tour') },
    { path: '/matching' },
    { path: '/matching?tab=matched' },
    { path: '/profile' },
    { path: `/profile/${tour.creatorId._id}`, open: openDialog('Report or block') },
    { path: '/edit-profile' },
    { path: '/account/security' },
    { path: `${tourPath}/group`, open: openDialog('Group info') },
    { path: `${tourPath}/ticket` },
    { path: `${tourPath}/expenses`, open: openDialog('Add expense') },
    { path: '/expenses' },
    { path: `${tourPath}/plan`, open: openDialog('Map') },
    { path: await tripOf(account), open: openDialog('Add to') },
    { path: `/trips/${await pastTrip(account)}`, open: press('Make it public') },
    { path: `/trips/${friendsTrip}/group` },
    { path: `/trips/${friendsTrip}/expenses`, open: openDialog('Add expense') },
    { path: await joinPathOf(friend) },
    { path: '/trips' },
    { path: '/trips?plan=hampi' },
    { path: '/choices/new?from=delhi&people=2&days=3&plan=agra' },
    { path: `/choices/${ownChoice._id}`, open: press('Make a link') },
    { path: await choicePathOf(friend) },
    { path: `/choices/${await endedChoiceOf(account, friend)}` },
    { path: '/choices' },
    { path: '/share' },
    { path: '/messages' },
    { path: `/messages/${matches[0]._id}`, open: openDialog('I feel unsafe') },
    { path: '/references' },
    { path: '/saved', open: press('Menu') },
    { path: '/plans', open: openDialog('I am going') },
    { path: '/welcome' },
    { path: '/welcome?question=languages' },
    { path: '/welcome?question=travel' },
  ]
}

/** The screens that list what is a user's own, which a new one has nothing of. */
export const emptyScreens: Screen[] = [
  '/',
  '/profile',
  '/trips',
  '/saved',
  '/references',
  '/messages',
  '/expenses',
  '/choices',
  '/plans',
  '/matching?tab=matched',
].map((path) => ({ path }))
