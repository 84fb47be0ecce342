import { indianDay } from '@saathi/shared/lib/days'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '../client.ts'
import { tours } from '../schema/tours.ts'
import type { Crowd } from './demo-companions.ts'
import { seedReferences } from './demo-references.ts'

type Tour = typeof tours.$inferInsert & { _id: string }
type OwnTours = {
  me: string
  crowd: Crowd
  /** The tours of the demo users. */
  tours: Tour[]
  /** Another tour of this host, which starts `inDays` days from now. */
  tourOf: (index: number, hostId: string, inDays: number) => Tour
  now: Date
}

/** A guest of the demo account's coming tour asks its host; `true` marks the guest's messages. */
const QUESTIONS: [boolean, string][] = [
  [true, 'Hello! Is there room in the car for a tripod and one too many books?'],
  [false, 'For the tripod, yes. Choose among the books.'],
  [true, 'Fair. Which station do we meet at, and who brings the cards?'],
]

/**
 * Gives the demo account tours of its own: as host and as guest, finished and coming, one with a waitlist, and a place on
 * a waitlist. What happens to them leaves every kind of notification that a traveller meets often.
 */
export async function seedOwnTours(db: Pick<Db, 'execute' | 'insert'>, seeds: OwnTours): Promise<void> {
  const { me, crowd, tourOf, now } = seeds
  const today = indianDay(now)
  const person = (index: number) => crowd[index % crowd.length]?._id as string
  const [hosted, coming] = [tourOf(0, me, -48), { ...tourOf(1, me, 26), capacity: 3 }]
  const [earlier, last] = [tourOf(2, person(2), -95), tourOf(3, person(5), -20)]
  const seat = { ...tourOf(4, person(7), 33), capacity: 2 }
  const cancelled = tourOf(5, person(9), 40)
  await db.insert(tours).values([hosted, coming, earlier, last, seat, cancelled])

  const join = (tour: Tour, who: string, day = today) => db.execute(sql`select join_tour(${tour._id}, ${who}, ${day})`)
  for (const tour of [earlier, last])
    for (const who of [person(20), me, person(23)]) await join(tour, who, tour.startDate)
  for (const index of [13, 16, 19]) await join(hosted, person(index), hosted.startDate)
  await seedReferences(db, { me, crowd, own: { earlier, hosted, last }, tourOf, now })
  for (const index of [14, 17, 21, 25]) await join(coming, person(index))

  // A guest leaves a full tour, and the seat is the demo account's; another tour is cancelled, a third one changes.
  for (const who of [person(22), person(24), me]) await join(seat, who)
  await db.execute(sql`select leave_tour(${seat._id}, ${person(22)}, ${today})`)
  await join(cancelled, me)
  await db.execute(sql`select cancel_tour(${cancelled._id}, ${cancelled.creatorId}, ${now.toISOString()}, false)`)
  const joined = seeds.tours[1]
  if (joined)
    await db.execute(
      sql`select update_tour(${joined._id}, ${joined.creatorId}, ${JSON.stringify({ price: joined.price + 500 })}::jsonb)`,
    )
  await db.execute(sql`
    select join_tour(id, ${me}, ${today}) from tours
    where joined = capacity and creator_id <> ${me} order by start_date limit 1`)

  for (const [byGuest, text] of QUESTIONS) {
    const [from, to] = byGuest ? [person(14), me] : [me, person(14)]
    await db.execute(sql`select send_message(${from}, ${to}, ${text}, null, ${today})`)
  }
  await spreadOverTime(db, me)
  // The addresses of the demo users do not exist.
  await db.execute(sql`delete from outbox where "to" like 'demo%@saathi.example'`)
}

const MovedMessage = z.object({ id: z.string(), from: z.string(), at: z.string() })

/** Moves messages and notifications into the last days, and marks the older ones of the demo account as read. */
async function spreadOverTime(db: Pick<Db, 'execute'>, me: string): Promise<void> {
  // A statement for each row, since the sender decides where a message is stored.
  const moved = await db.execute(sql`
    select id, from_id as "from", (created_at - interval '23 minutes' * row_number() over (
      partition by least(from_id, to_id), greatest(from_id, to_id) order by id desc))::text as at from messages`)
  for (const { id, from, at } of z.array(MovedMessage).parse(moved)) {
    await db.execute(sql`update messages set created_at = ${at}::timestamptz where from_id = ${from} and id = ${id}`)
    await db.execute(sql`update threads set last_at = ${at}::timestamptz where last_id = ${id}`)
  }
  await db.execute(sql`
    update notices n set created_at = n.created_at - turn.n * interval '5 hours',
      read_at = case when turn.n > 4 then n.created_at end
    from (select id, row_number() over (order by id desc) n from notices where user_id = ${me}) turn where turn.id = n.id`)
  await db.execute(sql`
    update threads set read_up_to = last_id, unread = 0
    where user_id = ${me} and other_id = (select id from users where name = 'Joseph Fernandes' order by id limit 1)`)
}
