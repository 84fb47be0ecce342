// Measures a trip that four people change at once, two at each of two replicas, and counts their changes outside.
import { randomUUID } from 'node:crypto'
import { addDays, indianDay } from '@saathi/shared/lib/days'
import type { Trip, TripChanged, TripItemFacts } from '@saathi/shared/trips/schema'
import postgres from 'postgres'
import { aTour } from '../../server/test/make.ts'
import { anItem, aTripRequest } from '../../server/test/trips.ts'
import { lineOf } from './live.ts'
import { ask } from './measure.ts'
import type { Running } from './processes.ts'
import { register } from './travellers.ts'

const PEOPLE = 4
const SHARED_ITEMS = 5

export const TRIPS_HEAD = ['a trip of four people', 'times', 'p50 ms', 'p95 ms', 'p99 ms']

type Person = { running: Running; token: string }

async function call<T>({ running, token }: Person, procedure: string, input: object): Promise<T> {
  const query = `?input=${encodeURIComponent(JSON.stringify(input))}`
  const request =
    procedure === 'trips.get' ? { path: `/trpc/${procedure}${query}` } : { path: `/trpc/${procedure}`, body: input }
  return JSON.parse(await ask({ running, request: { ...request, token } })).result.data
}

/** The trip of a tour that all have joined and may change, with items whose titles count their changes. */
async function openTrip([host, ...guests]: Person[]): Promise<Trip> {
  if (!host) throw new Error('There is nobody.')
  const startDate = addDays(indianDay(new Date()), 30)
  const travelDates = { start: startDate, end: addDays(startDate, 4) }
  const { _id: tourId } = await call<{ _id: string }>(host, 'tours.create', aTour({ travelDates }))
  for (const guest of guests) await call(guest, 'tours.join', { tourId })
  const draft = { request: aTripRequest({ startDate }), tourId, key: randomUUID() }
  const { _id: tripId, version } = await call<Trip>(host, 'trips.create', draft)
  await call(host, 'trips.update', { tripId, version, membersMayEdit: true })
  const changes = Array.from({ length: SHARED_ITEMS }, (_, n) => ({
    ...{ op: 'put', id: randomUUID(), base: null, item: anItem({ title: '0', order: 9000 + n, day: n % 3 }) },
  }))
  await call(host, 'trips.change', { tripId, version, changes, key: randomUUID() })
  return call(host, 'trips.get', { tripId })
}

/**
 * Each person changes the shared items by turns, from the versions that they know, and learns of newer ones by the answer.
 * @returns the lines of a table, and how many changes were applied, rejected and lost
 */
export async function benchTrips(databaseUrl: string, start: () => Promise<Running>, changes: number) {
  const replicas = [await start(), await start()] as const
  const sql = postgres(databaseUrl, { max: 1 })
  try {
    const people: Person[] = []
    for (let at = 0; at < PEOPLE; at += 1) {
      const running = replicas[at % 2 === 0 ? 0 : 1]
      people.push({ running, ...(await register(running, `planner-${at}@saathi.example`)) })
    }
    const trip = await openTrip(people)
    const shared = trip.items.filter(({ title }) => title === '0')
    const changed: number[] = []
    let [applied, rejected] = [0, 0]
    await Promise.all(
      people.map(async (person, at) => {
        const known = new Map<string, { version: number; facts: TripItemFacts }>()
        const learn = (items: Trip['items']) => {
          for (const { id, version, removed, ...facts } of items) known.set(id, { version, facts })
        }
        learn(shared)
        let { version } = trip
        for (let turn = 0; turn < changes / PEOPLE; turn += 1) {
          const id = shared[(turn + at) % shared.length]?.id as string
          const { version: base, facts } = known.get(id) as { version: number; facts: TripItemFacts }
          const key = randomUUID()
          // The note makes the change another one than those of others that have counted to the same number.
          const item = { ...facts, title: `${Number(facts.title) + 1}`, note: key }
          const startedAt = performance.now()
          const input = { tripId: trip._id, version, changes: [{ op: 'put', id, base, item }], key }
          const answer = await call<TripChanged>(person, 'trips.change', input)
          changed.push(performance.now() - startedAt)
          if (answer.rejected.length > 0) rejected += 1
          else applied += 1
          version = answer.version
          learn(answer.items)
        }
      }),
    )
    const read: number[] = []
    for (let turn = 0; turn < changes / 4; turn += 1) {
      const startedAt = performance.now()
      await call(people[turn % PEOPLE] as Person, 'trips.get', { tripId: trip._id })
      read.push(performance.now() - startedAt)
    }
    const [stored] = await sql<{ count: number }[]>`
      select sum((facts->>'title')::int)::int as count from trip_items where id = any(${shared.map(({ id }) => id)}::uuid[])`
    const lines = [lineOf('trips.change, all at once', changed), lineOf('trips.get, one at a time', read)]
    return { lines: lines.map(({ line }) => line), applied, rejected, lost: applied - (stored?.count ?? 0) }
  } finally {
    await sql.end()
    for (const replica of replicas) await replica.stop()
  }
}
