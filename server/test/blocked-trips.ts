import { randomUUID } from 'node:crypto'
import type { Sight } from './blocked-groups.ts'
import type { Ask, Named } from './blocked-paths.ts'
import type { TestPerson } from './people.ts'
import { addItem, anItem, aTripRequest, change, makeTrip } from './trips.ts'

/** The calls of trips for blocked.test.ts: those that show people, and those that name the trip of the other user. */
export const tripCalls = ({ past, trip }: Pick<Named, 'past' | 'trip'>) => {
  const shows: Record<string, Sight> = { 'trips.list': ({ api }) => api.trips.list() }
  const added = async ({ api }: TestPerson, other: TestPerson) => {
    const ref = { tripId: trip(other), id: randomUUID() }
    await api.trips.addCheck({ ...ref, kind: 'packing', text: 'Socks' })
    return { tripId: ref.tripId, itemId: ref.id }
  }
  const asks: Record<string, Sight> = {
    'trips.get': ({ api }, other) => api.trips.get({ tripId: trip(other) }),
    'trips.forTour': ({ api }, other) => api.trips.forTour({ tourId: past(other) }),
    'trips.calendar': ({ api }, other) => api.trips.calendar({ tripId: trip(other) }),
    'trips.changes': ({ api }, other) => api.trips.changes({ tripId: trip(other), after: 0 }),
    'trips.change': (reader, other) =>
      change(reader, trip(other), [{ op: 'put', id: randomUUID(), base: null, item: anItem() }]),
    'trips.update': ({ api }, other) => api.trips.update({ tripId: trip(other), version: 999, people: 3 }),
    'trips.addCheck': added,
    'trips.tick': async (reader, other) => reader.api.trips.tick({ ...(await added(reader, other)), done: true }),
    'trips.removeCheck': async (reader, other) => reader.api.trips.removeCheck(await added(reader, other)),
  }
  return { shows, asks }
}

/** The documented paths of trips; lines of a checklist are the caller's own. */
export function tripPathsOf({ past, trip }: Pick<Named, 'past' | 'trip'>) {
  const about = (path: (other: TestPerson) => string, payload?: () => object) => (_: TestPerson, other: TestPerson) =>
    ({ url: `/api/${path(other)}`, payload: payload?.(), about: 'the other' }) satisfies Ask
  const ofTrip = (path: string, payload?: () => object) => about((other) => `trips/${trip(other)}${path}`, payload)
  const none = () => null
  return {
    'GET /trips': (): Ask => ({ url: '/api/trips', about: 'people' }),
    'POST /trips': none,
    'GET /trips/:tripId': ofTrip(''),
    'GET /trips/:tripId/changes': ofTrip('/changes?after=0'),
    'POST /trips/:tripId/changes': ofTrip('/changes', () => ({
      version: 0,
      changes: [{ op: 'put', id: randomUUID(), base: null, item: anItem() }],
      key: randomUUID(),
    })),
    'POST /trips/:tripId/update': ofTrip('/update', () => ({ version: 999, people: 4 })),
    'POST /trips/:tripId/attach': none,
    'POST /trips/:tripId/remove': none,
    'POST /trips/:tripId/checks': ofTrip('/checks', () => ({ id: randomUUID(), kind: 'packing', text: 'Socks' })),
    'POST /trips/:tripId/checks/:itemId/tick': none,
    'POST /trips/:tripId/checks/:itemId/remove': none,
    'POST /trips/:tripId/links': none,
    'POST /trips/:tripId/links/:kind/revoke': none,
    'GET /shared/:token': none,
    'GET /calendar': none,
    'POST /calendar': none,
    'POST /calendar/revoke': none,
    'GET /tours/:tourId/trip': about((other) => `tours/${past(other)}/trip`),
  } as Record<string, (reader: TestPerson, other: TestPerson) => Ask | null>
}

/** Makes the trip of a tour, which its members may change. Returns its id. */
export async function tripOfTour(host: TestPerson, tourId: string): Promise<string> {
  const { _id: tripId, version } = await makeTrip(host, tourId, aTripRequest({ startDate: '2026-10-25' }))
  await host.api.trips.update({ tripId, version, membersMayEdit: true })
  await addItem(host, tripId, { title: `Written by ${host.name}`, order: 5000 })
  return tripId
}
