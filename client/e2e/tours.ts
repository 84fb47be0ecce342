import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { indianDay } from '@saathi/shared/days'
import type { Tour, TourFacts } from '@saathi/shared/tours'
import { type Account, registered, somebody } from './people.ts'
import { expect, type Locator, type Page } from './story.ts'

/** The calendar day in India so many days from now. */
export const inDays = (days: number) => indianDay(new Date(Date.now() + days * 86_400_000))

/** A name that no other tour has, and the word by which the search finds it. */
export function uniqueName(what: string) {
  const word = `q${randomUUID().slice(0, 8)}`
  return { word, name: `${what} ${word}` }
}

/** Somebody of this name with an account. */
export const caller = (request: APIRequestContext, name: string): Promise<Account> =>
  registered(request, somebody(name))

/** A tour of this host's, three days in a month from now unless told otherwise. */
export const hosted = (host: Account, facts: Partial<TourFacts> = {}) =>
  host.call<Tour>('tours.create', {
    name: uniqueName('Hampi with friends').name,
    description: 'We walk in the mornings and read in the afternoons.',
    destination: 'Hampi, Karnataka',
    travelDates: { start: inDays(30), end: inDays(33) },
    price: 11_900,
    capacity: null,
    images: ['pictures/hampi.svg', 'pictures/hampi-dusk.svg'],
    ...facts,
  })

export const tourCard = (page: Page, name: string) => page.getByRole('article', { name })

/** Opens the list at a tour, and gives its card. */
export async function findTour(page: Page, { name }: Pick<Tour, 'name'>): Promise<Locator> {
  await page.goto(`/tours?q=${encodeURIComponent(name)}`)
  const card = tourCard(page, name)
  await expect(card).toBeVisible()
  return card
}

/** The bell, asked now rather than within the minute. */
export async function lookAtNotices(page: Page): Promise<Locator> {
  const bell = page.getByRole('button', { name: /^Notices/ })
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expect(bell).toHaveAccessibleName(/unread/, { timeout: 1_000 })
  }).toPass()
  await bell.click()
  return page.getByRole('region', { name: 'Notices' })
}
