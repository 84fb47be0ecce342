import { randomUUID } from 'node:crypto'
import type { Trip, TripChange, TripItemFacts, TripRequest } from '@saathi/shared/trips/schema'
import type { TestPerson } from './people.ts'

/** A valid request for a trip, with these fields changed. */
export const aTripRequest = (overrides: Partial<TripRequest> = {}): TripRequest => ({
  placeId: 'hampi',
  from: 'bangalore',
  people: 2,
  days: 3,
  startDate: '2026-12-12',
  ...overrides,
})

/** A valid item, with these fields changed. */
export const anItem = (overrides: Partial<TripItemFacts> = {}): TripItemFacts => ({
  day: 0,
  order: 1000,
  kind: 'visit',
  title: 'A walk by the river',
  note: '',
  fixedStart: null,
  minutes: 60,
  cost: 0,
  costPart: 'other',
  link: null,
  lat: null,
  lon: null,
  highlight: null,
  by: null,
  ...overrides,
})

export const makeTrip = (owner: Pick<TestPerson, 'api'>, tourId?: string, request = aTripRequest()): Promise<Trip> =>
  owner.api.trips.create({ request, tourId, key: randomUUID() })

/** Makes a trip whose last day is over at `NOON`. Returns its id. */
export async function makePastTrip(owner: Pick<TestPerson, 'api'>, request = aTripRequest()): Promise<string> {
  const { _id: tripId, version } = await makeTrip(owner, undefined, request)
  await owner.api.trips.update({ tripId, version, startDate: '2026-11-02' })
  return tripId
}

/** Changes items of a trip by a call of its own. */
export const change = (who: Pick<TestPerson, 'api'>, tripId: string, changes: TripChange[], version = 0) =>
  who.api.trips.change({ tripId, version, changes, key: randomUUID() })

/** Adds an item to a trip, and returns it. */
export async function addItem(who: Pick<TestPerson, 'api'>, tripId: string, overrides: Partial<TripItemFacts> = {}) {
  const id = randomUUID()
  const { items } = await change(who, tripId, [{ op: 'put', id, base: null, item: anItem(overrides) }])
  return items.find((item) => item.id === id) as Trip['items'][number]
}
