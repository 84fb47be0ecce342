import type { APIRequestContext } from '@playwright/test'
import { ACCENTED } from '../build/pseudo.ts'
import { expect, type Page } from './fixtures.ts'

/** A screen of the site, for checks of all of them. `open` shows what opens on demand. */
export type Screen = { path: string; open?: (page: Page) => Promise<void> }

/** Matches a text in English and in the pseudo-locale. */
const named = (text: string) =>
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
