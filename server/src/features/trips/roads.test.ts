import { schedule } from '@saathi/shared/trips/schedule'
import type { Trip } from '@saathi/shared/trips/schema'
import { beforeAll, describe, expect, test } from 'vitest'
import { useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { addItem, aTripRequest, makeTrip } from '../../../test/trips.ts'
import { loadDataset } from '../recommend/facts/dataset.ts'

const db = useDatabase()
const testApp = useApp(db, { now: () => new Date('2026-12-01T06:30:00Z') })
let owner: TestPerson
beforeAll(async () => {
  owner = await makePerson(testApp, db, 'Driver')
})

const makeMunnar = () => makeTrip(owner, undefined, aTripRequest({ placeId: 'munnar' }))
const kmOf = (trip: Trip) => schedule(trip).map(({ km }) => km)
/** The way from the town to a sight that somebody adds on a day of its own. */
async function addTopStation({ _id: tripId, place, dayCount }: Trip) {
  const sight = loadDataset()
    .destinations.find(({ id }) => id === 'munnar')
    ?.highlights.find(({ name }) => name === 'Top Station')
  const last = { day: dayCount - 1, fixedStart: 60 }
  await addItem(owner, tripId, { ...last, order: -9e8, title: 'Tea', minutes: 15, lat: place.lat, lon: place.lon })
  const top = { title: 'Top Station', lat: sight?.lat ?? null, lon: sight?.lon ?? null }
  const { id } = await addItem(owner, tripId, { ...last, fixedStart: null, order: -8e8, ...top })
  return id
}

describe('trips.get: the roads of the place', () => {
  test('a new trip: has them, and its ways take their hours', async () => {
    const trip = await makeMunnar()
    expect(trip.roads?.length).toBeGreaterThan(20)
    expect(trip.roadsOnEdit).toBe(false)
    const id = await addTopStation(trip)
    const days = schedule(await owner.api.trips.get({ tripId: trip._id }))
    const leg = days.flatMap(({ items }) => items).find(({ item }) => item.id === id)?.leg
    expect(leg).toEqual({ km: 33, minutes: 75, by: 'road' })
  })

  test('a trip of before they were known: keeps its times until it is changed', async () => {
    const trip = await makeMunnar()
    await db.sql`update trips set changed_at = '2026-11-20T00:00:00Z' where id = ${trip._id}`
    const old = await owner.api.trips.get({ tripId: trip._id })
    expect(old.roadsOnEdit).toBe(true)
    expect(kmOf(old)).toEqual(kmOf({ ...trip, roads: [] }))
    await owner.api.trips.update({ tripId: trip._id, version: old.version, title: 'Tea hills' })
    const changed = await owner.api.trips.get({ tripId: trip._id })
    expect(changed.roadsOnEdit).toBe(false)
    expect(kmOf(changed)).not.toEqual(kmOf(old))
  })

  test('a place of the plains: has none', async () => {
    const trip = await makeTrip(owner)
    expect(trip.roads).toEqual([])
  })
})
