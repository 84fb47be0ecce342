import type { APIRequestContext } from '@playwright/test'
import { ACCENTED } from '../build/pseudo.ts'
import { expect, type Page } from './fixtures.ts'
import type { Account } from './people.ts'

/** A screen of the site, for checks of all of them. `open` shows what opens on demand. */
export type Screen = { path: string; open?: (page: Page) => Promise<void> }

/** Matches a text in English and in the pseudo-locale. */
export const named = (text: string) =>
  new RegExp(text.replaceAll(/[a-z]/gi, (letter) => `[${letter}${ACCENTED[letter] ?? ''}]`))

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
  return [
    { path: '/', open: (page) => page.locator('form details > summary').first().click() },
    { path: RESULTS, open: press('View Full Details') },
    { path: '/?q=zzzzzz' },
    { path: `/packages/${first._id}` },
    { path: '/destinations' },
    { path: '/destinations/hampi' },
    { path: '/about', open: openDialog('Help & Support') },
    { path: '/blog', open: openDialog('Read More') },
    { path: '/contact' },
    { path: '/login' },
    { path: '/register' },
    { path: '/reset-password' },
    { path: '/privacy' },
    { path: '/terms' },
    { path: '/grievances' },
    { path: '/no/such/page' },
  ]
}

/** The screens of a signed-in user. */
export async function ownScreens(request: APIRequestContext, { _id, session }: Account): Promise<Screen[]> {
  const headers = { authorization: `Bearer ${session.idToken}` }
  const get = async (path: string) => (await request.get(path, { headers })).json()
  const [tours, matches] = await Promise.all([get('/api/tours'), get(`/api/users/matches?userId=${_id}`)])
  const [tour] = tours.filter((one: { creatorId: { _id: string } }) => one.creatorId._id !== _id)
  return [
    { path: '/tours' },
    { path: `/tours?tour=${tour._id}`, open: confirmJoin },
    { path: '/create-tour', open: openDialog('Host a tour') },
    { path: '/matching' },
    { path: '/matching?tab=matched' },
    { path: '/profile' },
    { path: `/profile/${tour.creatorId._id}`, open: openDialog('Report or block') },
    { path: '/edit-profile' },
    { path: '/messages' },
    { path: `/messages/${matches[0]._id}` },
    { path: '/saved' },
  ]
}
