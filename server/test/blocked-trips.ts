import { randomUUID } from 'node:crypto'
import type { TestPerson } from './people.ts'
import { addItem, aTripRequest, makeTrip } from './trips.ts'

/** Makes the trip of a tour, which its members may change. Returns its id. */
export async function tripOfTour(host: TestPerson, tourId: string): Promise<string> {
  const { _id: tripId, version } = await makeTrip(host, tourId, aTripRequest({ startDate: '2026-10-25' }))
  await host.api.trips.update({ tripId, version, membersMayEdit: true })
  await addItem(host, tripId, { title: `Written by ${host.name}`, order: 5000 })
  return tripId
}

/** Adds a line to a member's own checklist of a trip. Returns its id. */
export async function addLine({ api }: TestPerson, tripId: string): Promise<string> {
  const id = randomUUID()
  await api.trips.addCheck({ tripId, id, kind: 'packing', text: 'Socks' })
  return id
}
