import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { indianDay } from '@saathi/shared/days'
import type { Tour, TourFacts } from '@saathi/shared/tours'
import { type Person, registered, somebody } from './people.ts'
import { expect, type Locator, type Page } from './story.ts'

/** The calendar day in India so many days from now. */
export const inDays = (days: number) => indianDay(new Date(Date.now() + days * 86_400_000))

/** A name that no other tour has, and the word by which the search finds it. */
export function uniqueName(what: string) {
  const word = `q${randomUUID().slice(0, 8)}`
  return { word, name: `${what} ${word}` }
}

/** Somebody with an account who also calls the server without a page. */
export type Caller = Person & { _id: string; call: <T>(procedure: string, input: unknown) => Promise<T> }

/** Makes somebody an account and lets them call procedures. */
export async function caller(request: APIRequestContext, name: string): Promise<Caller> {
  const person = await registered(request, somebody(name))
  const { email, password } = person
  const signIn = await request.post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any', {
    data: { email, password, returnSecureToken: true },
  })
  expect(signIn).toBeOK()
  const { idToken } = await signIn.json()
  const headers = { authorization: `Bearer ${idToken}` }
  const me = await request.post('/api/users/profile', { headers, data: {} })
  expect(me).toBeOK()
  return {
    ...person,
    _id: (await me.json())._id,
    call: async (procedure, data) => {
      const answer = await request.post(`/trpc/${procedure}`, { headers, data: data as object })
      expect(answer, await answer.text()).toBeOK()
      return (await answer.json()).result.data
    },
  }
}

/** A tour of this host's, three days in a month from now unless told otherwise. */
export const hosted = (host: Caller, facts: Partial<TourFacts> = {}) =>
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
