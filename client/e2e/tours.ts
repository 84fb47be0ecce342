import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { indianDay } from '@saathi/shared/lib/days'
import type { Tour, TourFacts } from '@saathi/shared/tours/schema'
import type { Trip } from '@saathi/shared/trips/schema'
import { expect, type Locator, type Page } from './fixtures.ts'
import { type Account, createAccount, newPerson } from './people.ts'

/** The calendar day in India `days` from now. */
export const inDays = (days: number) => indianDay(new Date(Date.now() + days * 86_400_000))

/** The first day of this weekday (0 for Sunday) that is at least 20 days away. */
export function nextDay(weekday: number): string {
  for (let days = 20; ; days++) if (new Date(inDays(days)).getUTCDay() === weekday) return inDays(days)
}

/** A unique tour name, and the word that the search finds it by. */
export function uniqueName(what: string) {
  const word = `q${randomUUID().slice(0, 8)}`
  return { word, name: `${what} ${word}` }
}

/** Creates an account with this name. */
export const createUser = (request: APIRequestContext, name: string): Promise<Account> =>
  createAccount(request, newPerson(name))

/** Creates a tour of this host; by default three days long, a month from now. */
export const hosted = (host: Account, facts: Partial<TourFacts> = {}) =>
  host.call<Tour>('tours.create', {
    name: uniqueName('Boulders with friends').name,
    description: 'We walk in the mornings and read in the afternoons.',
    destination: 'Hampi, Karnataka',
    travelDates: { start: inDays(30), end: inDays(33) },
    price: 11_900,
    capacity: null,
    images: ['pictures/hampi.svg', 'pictures/hampi-dusk.svg'],
    ...facts,
  })

export const tourCard = (page: Page, name: string) => page.getByRole('article', { name })

/** A tour with one seat: Ravi Iyer has it, and Sana Khan is on the waitlist. */
export async function fullTour(request: APIRequestContext) {
  const [host, ravi, sana] = [
    await createUser(request, 'Meera Host'),
    await createUser(request, 'Ravi Iyer'),
    await createUser(request, 'Sana Khan'),
  ]
  const tour = await hosted(host, { capacity: 1 })
  await ravi.call('tours.join', { tourId: tour._id })
  await sana.call('tours.join', { tourId: tour._id })
  return { host, ravi, sana, tour }
}

/** Opens the list filtered to a tour and returns its card. A page of the app goes there by `goTo`. */
export async function findTour(
  page: Page,
  { name }: Pick<Tour, 'name'>,
  open = (page: Page, path: string): Promise<unknown> => page.goto(path),
): Promise<Locator> {
  await open(page, `/tours?q=${encodeURIComponent(name)}`)
  const card = tourCard(page, name)
  await expect(card).toBeVisible()
  return card
}

/** The bell, refetched now instead of within a minute. */
export async function lookAtNotices(page: Page): Promise<Locator> {
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expect(bell).toHaveAccessibleName(/unread/, { timeout: 1_000 })
  }).toPass()
  await bell.click()
  return page.getByRole('region', { name: 'Notifications' })
}

/** The id of a trip that is over, with a stop, a note and a title that somebody typed. */
export async function pastTrip(owner: Account): Promise<string> {
  const request = { placeId: 'hampi', from: 'bangalore', people: 2, days: 2, startDate: inDays(20) }
  const trip = await owner.call<Trip>('trips.create', { request, key: crypto.randomUUID() })
  const tripId = trip._id
  const item = {
    ...{ day: 0, order: 5_000, kind: 'visit', title: 'Cake with Priya', note: 'Booking code XK42', fixedStart: null },
    ...{ minutes: 30, cost: 400, costPart: 'food', link: null, lat: null, lon: null, highlight: null, by: null },
  }
  const changes = [{ op: 'put', id: crypto.randomUUID(), base: null, item }]
  await owner.call('trips.change', { tripId, version: trip.version, changes, key: crypto.randomUUID() })
  const facts = { title: 'Birthday of Priya', startDate: inDays(-20) }
  await owner.call('trips.update', { tripId, version: trip.version + 1, ...facts })
  return tripId
}
