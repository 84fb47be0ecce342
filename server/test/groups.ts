import type { TestDb } from './db.ts'
import { aTour } from './make.ts'
import { makePerson, type TestPerson } from './people.ts'
import { makeTrip } from './trips.ts'

/** A tour with its host and the guests Ravi and Mina, and a stranger. */
export async function makeGroup(testApp: Parameters<typeof makePerson>[0], db: TestDb) {
  const [host, ravi, mina, stranger] = [
    await makePerson(testApp, db, 'Host'),
    await makePerson(testApp, db, 'Ravi'),
    await makePerson(testApp, db, 'Mina'),
    await makePerson(testApp, db, 'Stranger'),
  ]
  const tourId = (await host.api.tours.create(aTour()))._id
  for (const guest of [ravi, mina]) await guest.api.tours.join({ tourId })
  return { host, ravi, mina, stranger, tourId }
}

/** A group in which both have left something of every kind, and a trip of each; the host has written last. Returns the id of its tour. */
export async function shareGroup(db: TestDb, host: TestPerson, guest: TestPerson): Promise<string> {
  const { _id: tourId } = await host.api.tours.create(aTour())
  await guest.api.tours.join({ tourId })
  for (const who of [guest, host]) {
    const { number } = await who.api.groups.send({ tourId, text: `Hello from ${who.name}` })
    await db.sql`insert into group_reactions values (${tourId}, ${number}, ${who._id}, 'heart')`
    await db.sql`insert into group_votes values (${tourId}, ${number}, ${who._id}, 0, 1)`
    await db.sql`insert into group_arrivals values (${tourId}, ${number}, ${who._id}, now())`
    const { _id: tripId } = await makeTrip(who)
    await db.sql`insert into trip_ticks values (${tripId}, ${who._id}, 'sunscreen')`
    await db.sql`insert into trip_checks values (${tripId}, ${who._id}, gen_random_uuid(), 'packing', 'Socks', now())`
    await db.sql`insert into group_members values (${tourId}, ${who._id}, ${number}) on conflict do nothing`
  }
  return tourId
}
