import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { TestPerson } from './people.ts'
import { addItem, aTripRequest, change, makePastTrip } from './trips.ts'

/** What people type into a trip, and what a page must not show besides. */
export const SECRETS = [
  'Birthday of Priya',
  'PNR 8123456789',
  'Gate 4 of the station',
  'Hotel Sarovar room 12',
  'Pay Ravi back',
  'tickets.example',
  'Menon',
  'Deshmukh',
  '2026-11',
  'Nov 2026',
  '98765',
  'bangalore',
  'Bengaluru',
]

/** A trip that is over, with everything in it that people type. Returns its id. */
export async function pastTripWithWords(owner: TestPerson, request = aTripRequest()): Promise<string> {
  const tripId = await makePastTrip(owner, request)
  const [title = '', note = '', meet = '', hotel = '', own = ''] = SECRETS
  const { version, items } = await owner.api.trips.get({ tripId })
  await owner.api.trips.update({ tripId, version, title })
  for (const kind of ['travel', 'visit'] as const) {
    const item = items.find((each) => each.kind === kind)
    if (!item) throw new Error(`The trip has no ${kind}.`)
    const { id, version: base, removed: _, ...facts } = item
    await change(owner, tripId, [{ op: 'put', id, base, item: { ...facts, title: meet, note } }])
  }
  const ticket = await addItem(owner, tripId, {
    ...{ kind: 'travel', by: 'rail', title: note, note: meet, fixedStart: 600, lat: 12.98765, lon: 77.57 },
    link: 'https://tickets.example/98765',
  })
  await owner.api.trips.setBooking({ tripId, itemId: ticket.id, reference: '8123456789' })
  await addItem(owner, tripId, { title: meet, note, kind: 'other', highlight: hotel })
  await addItem(owner, tripId, { title: hotel, kind: 'stay', costPart: 'stay', note })
  await owner.api.trips.addCheck({ tripId, id: randomUUID(), kind: 'packing', text: own })
  return tripId
}

/** Asks for the page of a trip. Returns its id. */
export async function publish(
  owner: TestPerson,
  tripId: string,
  choices: { firstName?: boolean; indexed?: boolean } = {},
) {
  const { page } = await owner.api.trips.publish({ tripId, ...choices })
  return page?.publicId as string
}

/** Somebody joins a trip. */
export async function comeAlong(owner: TestPerson, friend: TestPerson, tripId: string, mayEdit = true) {
  const { path } = await owner.api.trips.createInvite({ tripId, mayEdit })
  await friend.api.trips.join({ token: path.split('/').at(-1) as string })
}

type Server = { app: FastifyInstance }
const headers = (reader?: TestPerson) => (reader ? { authorization: `Bearer ${reader.token}` } : {})

/** Every way to a page, as nobody or as a user: the answers by their names, with `null` for a page that is not there. */
export async function readEverywhere({ app }: Server, publicId: string, reader?: TestPerson) {
  const input = encodeURIComponent(JSON.stringify({ publicId }))
  const [call, html, sitemap] = await Promise.all([
    app.inject({ url: `/trpc/trips.published?input=${input}`, headers: headers(reader) }),
    app.inject({ url: `/shared/${publicId}`, headers: { ...headers(reader), accept: 'text/html' } }),
    app.inject({ url: '/sitemap.xml' }),
  ])
  return {
    call: call.statusCode === 200 ? call.body : null,
    html: html.statusCode === 200 ? html.body : null,
    sitemap: sitemap.body.includes(publicId),
  }
}
