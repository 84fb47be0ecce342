import { v7 } from 'uuid'
import { beforeAll, beforeEach } from 'vitest'
import { NOON, useApp } from './app.ts'
import type { TestDb } from './db.ts'
import { aReference } from './make.ts'
import { makePerson, type TestPerson } from './people.ts'

/** Inserts a tour that has ended, with its host and people with seats. Returns its id. */
export async function endedTour(
  db: TestDb,
  host: string,
  seats: string[],
  { id = v7(), name = 'Konkan, slowly', endDate = '2026-11-12', cancelled = false } = {},
): Promise<string> {
  await db.sql`
    insert into tours (id, creator_id, name, destination, start_date, end_date, price, search, joined, cancelled_at,
      announced_at)
    values (${id}, ${host}, ${name}, 'Malvan', ${endDate}::date - 2, ${endDate}, 100, ${name.toLowerCase()},
      ${seats.length}, ${cancelled ? '2026-10-01' : null}, ${endDate}::date - 30)`
  for (const seat of seats)
    await db.sql`insert into tour_participants (tour_id, user_id, joined_at) values (${id}, ${seat}, ${endDate}::date - 20)`
  return id
}

type Person = 'asha' | 'ravi' | 'mina' | 'zoya'

/**
 * Four users, and before each test a tour of Asha's until 12 November, which Ravi and Mina were on, read on 20 November.
 * Call it once at the top of a file.
 */
export function useReferences(db: TestDb) {
  let clock = NOON
  const testApp = useApp(db, { now: () => clock })
  const at = {} as Record<Person, TestPerson> & { tourId: string }
  /** Noon in India on this day. */
  const on = (day: string) => {
    clock = new Date(`${day}T06:30:00Z`)
  }
  beforeAll(async () => {
    const names = { asha: 'Asha Rao', ravi: 'Ravi Menon', mina: 'Mina Das', zoya: 'Zoya Khan' }
    for (const [key, name] of Object.entries(names)) at[key as Person] = await makePerson(testApp, db, name)
  })
  beforeEach(async () => {
    on('2026-11-20')
    for (const table of ['tours', 'travel_references', 'blocks']) await db.sql`delete from ${db.sql(table)}`
    at.tourId = await endedTour(db, at.asha._id, [at.ravi._id, at.mina._id])
  })
  const write = (from: TestPerson, about: TestPerson, changes = {}, tourId = at.tourId) =>
    from.api.references.write({ tourId, aboutId: about._id, ...aReference(changes) })
  const about = (whom: TestPerson, reader: TestPerson) => reader.api.references.list({ userId: whom._id })
  const rest = (who: TestPerson, method: 'GET' | 'POST', url: string, payload?: object) =>
    testApp.app.inject({ method, url: `/api/${url}`, payload, headers: { authorization: `Bearer ${who.token}` } })
  return { testApp, at, on, write, about, rest }
}
