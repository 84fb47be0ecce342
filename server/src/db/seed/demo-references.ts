import { addDays, indianDay } from '@saathi/shared/lib/days'
import { ANNOUNCED_DAYS, REVEAL_DAYS, WRITE_DAYS } from '@saathi/shared/references/rules'
import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Db } from '../client.ts'
import { tours } from '../schema/tours.ts'
import type { Crowd } from './demo-companions.ts'
import finished from './demo-references.json' with { type: 'json' }

type Tour = typeof tours.$inferInsert & { _id: string }
/** A demo user by their number, or the demo account. */
type Person = number | 'me'
/** The kinds of company stand in one text, in the order shown. */
type Written = [from: Person, about: Person, company: string, text: string, reply?: string]

/** The references between the demo account and those it was on a tour with, by tour. */
const OWN: Record<'hosted' | 'earlier' | 'last', Written[]> = {
  earlier: [
    [
      2,
      'me',
      'calm helpful',
      'Took the middle seat twice without a word, and found the ferry that the rest of us had missed.',
    ],
    ['me', 2, 'organised calm', 'Meera plans well and leaves room for an idle hour. The fish at Devbag was her find.'],
    [
      20,
      'me',
      'curious helpful',
      'Chops onions fast, asks for the recipe, and writes it down. Welcome in my kitchen at any time.',
    ],
    [
      'me',
      20,
      'patient helpful',
      'Deepa cooked for all of us on the second evening. Bring her your vegetables, she brings the rest.',
    ],
  ],
  hosted: [
    [
      13,
      'me',
      'calm organised',
      'A host who walks slowly and counts heads. Boats, permits and meals were as we had been told.',
      'Thank you! You spotted the first kingfisher.',
    ],
    ['me', 13, 'curious calm', 'Sneha notices everything on a river bank. The easiest guest that a host can wish for.'],
    [
      16,
      'me',
      'patient organised',
      'I come from the desert and was afraid of the boat. They gave me the seat by the boatman and a life jacket.',
    ],
    [
      'me',
      16,
      'talkative curious',
      'Aditya has a story for every hour of the day. He was the first on the jetty each morning.',
    ],
    [
      19,
      'me',
      'helpful patient',
      'They waited with me for the tiger until it was nearly dark. It did not come, and I would wait again.',
    ],
  ],
  last: [
    [
      23,
      'me',
      'punctual curious',
      'Up at five with me to look for the hornbills, and cheerful about it at six. We saw two.',
    ],
  ],
}

type References = {
  me: string
  crowd: Crowd
  /** Finished tours that the demo account was on, as host and as guest. */
  own: Record<keyof typeof OWN, Tour>
  tourOf: (index: number, hostId: string, inDays: number) => Tour
  now: Date
}

/**
 * Gives demo users finished tours with each other, and references about those they travelled with. One reference about the
 * demo account is not shown yet, and it may still write about the people of its last tour.
 */
export async function seedReferences(db: Pick<Db, 'execute' | 'insert'>, seeds: References): Promise<void> {
  const { me, crowd, own, tourOf, now } = seeds
  const today = indianDay(now)
  const idOf = (person: Person) => (person === 'me' ? me : (crowd[person]?._id as string))

  /** A tour that is over was announced, and its seats were taken, ten days before it began. */
  async function backdate(tour: Tour) {
    const at = addDays(tour.startDate, -10)
    await db.execute(sql`
      with announced as (update tours set announced_at = ${at}::timestamptz where id = ${tour._id})
      update tour_participants set joined_at = ${at}::timestamptz where tour_id = ${tour._id}`)
  }

  async function write(tour: Tour, [from, about, company, text, reply]: Written, day: string) {
    const [id, facts] = [v7(), { company: company.split(' '), would_travel_again: true, text, private_note: '' }]
    await db.execute(sql`
      select write_reference(${id}, ${idOf(from)}, ${idOf(about)}, ${tour._id}, ${JSON.stringify(facts)}::jsonb, ${day},
        ${WRITE_DAYS}, ${REVEAL_DAYS}, ${ANNOUNCED_DAYS})`)
    if (reply) await db.execute(sql`select reply_to_reference(${idOf(about)}, ${id}, ${reply}, ${today})`)
  }

  for (const { host, package: index, startedDaysAgo, guests, references } of finished) {
    const tour = tourOf(index, idOf(host), -startedDaysAgo)
    await db.insert(tours).values(tour)
    for (const guest of guests) await db.execute(sql`select join_tour(${tour._id}, ${idOf(guest)}, ${tour.startDate})`)
    await backdate(tour)
    for (const written of references as Written[]) await write(tour, written, addDays(tour.endDate, 2))
  }
  for (const key of ['earlier', 'hosted', 'last'] as const) {
    await backdate(own[key])
    for (const written of OWN[key]) await write(own[key], written, addDays(own[key].endDate, 2))
  }
  await db.execute(sql`
    update travel_references set created_at = (tour_ended_on + 2 + time '12:00') at time zone 'Asia/Kolkata',
      replied_at = case when reply is not null then (tour_ended_on + 3 + time '12:00') at time zone 'Asia/Kolkata' end,
      announced_at = case when shown_from <= ${today} then shown_from::timestamptz end`)
}
