import { randomUUID } from 'node:crypto'
import type { TripStop } from '@saathi/shared/trips/places'
import { Trip, type TripRequest } from '@saathi/shared/trips/schema'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { callerWith, useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { addItem, aTripRequest, change, makeTrip } from '../../../test/trips.ts'
import { loadDataset } from '../recommend/facts/dataset.ts'

const db = useDatabase()
const testApp = useApp(db)
let owner: TestPerson
let trip: Trip

const aRouteRequest = (overrides: Partial<TripRequest> = {}): TripRequest =>
  aTripRequest({ placeId: 'agra', places: ['agra', 'jaipur'], from: 'delhi', days: 8, ...overrides })

beforeAll(async () => {
  owner = await makePerson(testApp, db, 'Owner')
  trip = await makeTrip(owner, undefined, aRouteRequest())
})

/** A link to the trip. */
async function linkTo({ _id: tripId }: Trip) {
  const { path } = await owner.api.trips.createLink({ tripId, kind: 'read', times: true, costs: true })
  return path.split('/').at(-1) ?? ''
}

describe('trips.create over several places', () => {
  test('has its stops in order with their nights, the first as its place, and all their sights', async () => {
    expect(Trip.parse(trip)).toEqual(trip)
    const { stops = [] } = trip
    expect(stops.map(({ place }) => place.id).toSorted()).toEqual(['agra', 'jaipur'])
    expect(trip).toMatchObject({ title: 'The Golden Triangle', place: stops[0]?.place })
    expect(stops[1]?.day).toBe((stops[0]?.day ?? 0) + (stops[0]?.nights ?? 0))
    expect(trip.sun).toHaveLength(trip.dayCount)
    const names = trip.highlights.map(({ name }) => name)
    for (const { highlights } of stops) for (const name of highlights) expect(names).toContain(name)
    for (const { day, nights, town } of stops)
      for (let night = day; night < day + nights; night++)
        expect(trip.items.find(({ kind, day }) => kind === 'stay' && day === night)?.title).toContain(town)
    expect(await owner.api.trips.get({ tripId: trip._id })).toEqual(trip)
  })

  test('by REST: makes the same trip', async () => {
    const response = await testApp.app.inject({
      method: 'POST',
      url: '/api/trips',
      headers: { authorization: `Bearer ${owner.token}` },
      payload: { request: aRouteRequest(), key: randomUUID() },
    })
    expect(response.json()).toMatchObject({ title: trip.title, stops: trip.stops })
  })

  test('costs what the page of the route says, from random cities, for random months and people', async () => {
    const { circuits } = loadDataset()
    const drawn = fc.sample(
      fc.record({
        round: fc.constantFrom(...circuits),
        from: fc.constantFrom('delhi', 'mumbai', 'kolkata', 'chennai'),
        month: fc.integer({ min: 1, max: 12 }),
        people: fc.integer({ min: 1, max: 6 }),
      }),
      { seed: 40, numRuns: 8 },
    )
    let compared = 0
    for (const { round, from, month, people } of drawn) {
      const asked = { people, month, places: round.places }
      const { items } = await owner.api.recommend.routes({ ...asked, city: from, days: 14, only: true })
      const request = aRouteRequest({ ...asked, placeId: round.places[0] ?? '', from, days: 14, startDate: undefined })
      const made = await makeTrip(owner, undefined, request).catch((error) => {
        if (error.code !== 'BAD_REQUEST') throw error
      })
      if (!items[0] || !made) continue
      compared += 1
      expect(
        made.items.reduce((sum, { cost }) => sum + cost, 0),
        JSON.stringify(request),
      ).toBe(items[0].estimated_costs.total_cost)
      await owner.api.trips.remove({ tripId: made._id })
    }
    expect(compared).toBeGreaterThanOrEqual(6)
  })

  test('a trip to one place: has no stops', async () => {
    const one = await makeTrip(owner)
    expect(one).not.toHaveProperty('stops')
    const [row] = await db.sql`select stops from trips where id = ${one._id}`
    expect(row?.stops).toBeNull()
  })

  test('places that no way joins, too few days, and sights that need nights elsewhere: BAD_REQUEST that says why', async () => {
    const ask = (overrides: Partial<TripRequest>) => makeTrip(owner, undefined, aRouteRequest(overrides))
    await expect(ask({ placeId: 'jaipur', places: ['jaipur', 'munnar'] })).rejects.toThrow(/no good way that joins/)
    await expect(ask({ days: 2 })).rejects.toThrow(/2 days are too few/)
    await expect(
      ask({
        placeId: 'darjeeling',
        places: ['darjeeling', 'pelling', 'gangtok-north-sikkim'],
        from: 'kolkata',
        startDate: '2027-08-10',
        days: 14,
      }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST', cause: { field: 'request.placeId' } })
  })

  test('a place twice, one that is not among them, one alone, a tour, or a long stay: BAD_REQUEST that says why', async () => {
    const ask = (overrides: Partial<TripRequest>) => makeTrip(owner, undefined, aRouteRequest(overrides))
    await expect(ask({ places: ['agra', 'agra'] })).rejects.toThrow(/in the list twice/)
    await expect(ask({ placeId: 'hampi' })).rejects.toThrow(/must be one of the places/)
    await expect(ask({ places: ['agra'] })).rejects.toThrow(/>=2 items/)
    await expect(makeTrip(owner, randomUUID(), aRouteRequest())).rejects.toThrow(/plan the places first/)
    await expect(ask({ places: undefined, placeId: 'agra', days: 11 })).rejects.toThrow(/at most 10 days/)
  })

  test('a stranger and a blocked user: read nothing of it', async () => {
    const [stranger, blocked] = await Promise.all([
      makePerson(testApp, db, 'Stranger'),
      makePerson(testApp, db, 'Blocked'),
    ])
    await owner.api.social.block({ userId: blocked._id })
    for (const { api } of [stranger, blocked])
      await expect(api.trips.get({ tripId: trip._id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const shared = await linkTo(trip)
    await expect(blocked.api.trips.shared({ token: shared })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('its link and its calendar: name the place of each day', async () => {
    const shared = await callerWith(db, null, testApp.deps).trips.shared({ token: await linkTo(trip) })
    expect(shared.stops).toEqual(trip.stops?.map(({ place, day, nights }) => ({ place, day, nights })))
    expect(shared.cost).toBe(trip.items.reduce((sum, { cost }) => sum + cost, 0))
    const { text } = await owner.api.trips.calendar({ tripId: trip._id })
    for (const { place } of trip.stops ?? []) expect(text).toContain(`LOCATION:${place.name}\\, ${place.state}`)
    expect(text).toContain(`LOCATION:${trip.stops?.map(({ place }) => place.name).join('\\, ')}`)
  })

  test('an item of one’s own, and other dates: leave the stops', async () => {
    const made = await makeTrip(owner, undefined, aRouteRequest())
    await addItem(owner, made._id, { title: 'Tea with an aunt', day: 2 })
    const { version } = await owner.api.trips.get({ tripId: made._id })
    const moved = await owner.api.trips.update({ tripId: made._id, version, startDate: '2027-01-20' })
    expect(moved.stops).toEqual(made.stops)
    expect(moved.items.map(({ title }) => title)).toContain('Tea with an aunt')
  })

  test('fewer days than its stops need, then all again: hides the places of the days that are gone meanwhile', async () => {
    const made = await makeTrip(owner, undefined, aRouteRequest())
    const [first, second] = made.stops as [TripStop, TripStop]
    const lasting = async (dayCount: number) => {
      const { items, version } = await owner.api.trips.get({ tripId: made._id })
      const late = items.filter(({ day }) => day >= dayCount)
      const changes = late.map(({ id, version: base }) => ({ op: 'remove' as const, id, base }))
      if (changes.length > 0) await change(owner, made._id, changes)
      await owner.api.trips.update({ tripId: made._id, version, dayCount })
      const got = await owner.api.trips.get({ tripId: made._id })
      const shared = await callerWith(db, null, testApp.deps).trips.shared({ token: await linkTo(made) })
      expect(shared.stops).toEqual(got.stops?.map(({ place, day, nights }) => ({ place, day, nights })))
      return got
    }
    const atFirst = await lasting(second.day)
    expect(atFirst.stops).toEqual([{ ...first, nights: second.day - 1 - first.day }])
    expect(atFirst.highlights.map(({ name }) => name)).toEqual(first.highlights)
    expect((await owner.api.trips.calendar({ tripId: made._id })).text).not.toContain(second.place.name)
    expect((await lasting(second.day + 1)).stops).toEqual([first, { ...second, nights: 0 }])
    expect((await lasting(1)).stops?.map(({ place, nights }) => ({ place, nights }))).toEqual([
      { place: first.place, nights: 0 },
    ])
    expect((await lasting(made.dayCount)).stops).toEqual(made.stops)
  })
})
