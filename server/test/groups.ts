import type { TestDb } from './db.ts'
import { aTour } from './make.ts'
import type { TestPerson } from './people.ts'

/** A group in which both have left something of every kind; the host has written last. Returns the id of its tour. */
export async function shareGroup(db: TestDb, host: TestPerson, guest: TestPerson): Promise<string> {
  const { _id: tourId } = await host.api.tours.create(aTour())
  await guest.api.tours.join({ tourId })
  for (const who of [guest, host]) {
    const { number } = await who.api.groups.send({ tourId, text: `Hello from ${who.name}` })
    await db.sql`insert into group_reactions values (${tourId}, ${number}, ${who._id}, 'heart')`
    await db.sql`insert into group_votes values (${tourId}, ${number}, ${who._id}, 0, 1)`
    await db.sql`insert into group_arrivals values (${tourId}, ${number}, ${who._id}, now())`
    await db.sql`insert into group_members values (${tourId}, ${who._id}, ${number}) on conflict do nothing`
  }
  return tourId
}
