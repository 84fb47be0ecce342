import { indianDay } from '@saathi/shared/lib/days'
import { sql } from 'drizzle-orm'
import type { Db } from '../client.ts'

export type Crowd = { _id: string; name: string }[]

/** Conversations of the demo account: the other user's name, and the messages; `true` marks the other user's. */
const CONVERSATIONS: [string, [boolean, string][]][] = [
  [
    'Joseph Fernandes',
    [
      [true, 'Good evening! I saw that you like the slow trains too.'],
      [false, 'The slower the better. Have you done the line to Castle Rock?'],
      [true, 'Forty-one times as a guard, twice as a passenger. Sit on the right going down.'],
      [false, 'Noted. I will bring the tea.'],
      [true, 'Bring a shawl as well. The tunnels are cold, and the windows do not close.'],
    ],
  ],
  [
    'Ananya Deshmukh',
    [
      [false, 'Three forts in one weekend: ambitious, or foolish?'],
      [true, 'Ambitious with good shoes. Foolish in sandals; ask me how I know.'],
      [true, 'I am putting together a group for January, if you are in.'],
    ],
  ],
]
/** One of this many demo users has already swiped right on the demo account. */
const LIKED_BY_EVERY = 3

/**
 * Connects the demo account with the demo users: right swipes, so that a first match comes soon, two matches with
 * conversations, follows, a seat on one tour, two favourites, and two saved packages and a saved destination.
 */
export async function seedCompanions(db: Pick<Db, 'execute'>, { me, crowd, tours, now }: Companions): Promise<void> {
  const right = (one: string, other: string) => db.execute(sql`select swipe_person(${one}, ${other}, 'right')`)
  for (const [at, { _id, name }] of crowd.entries()) {
    for (const step of [1, 4, 9, 16].slice(0, 1 + (at % 4)))
      await db.execute(sql`select follow_person(${_id}, ${crowd[(at + step) % crowd.length]?._id})`)
    const conversation = CONVERSATIONS.find(([other]) => other === name)
    if (conversation || at % LIKED_BY_EVERY === 0) await right(_id, me)
    if (!conversation) continue
    await right(me, _id)
    for (const [byThem, text] of conversation[1]) {
      const [from, to] = byThem ? [_id, me] : [me, _id]
      await db.execute(sql`select send_message(${from}, ${to}, ${text}, null, ${indianDay(now)})`)
    }
  }
  for (const { _id } of crowd.slice(0, 5)) await db.execute(sql`select follow_person(${me}, ${_id})`)
  for (const { _id } of crowd.slice(3, 9)) await db.execute(sql`select follow_person(${_id}, ${me})`)
  const [open, ...saved] = [tours[1], tours[5], tours[9]]
  if (open) await db.execute(sql`select join_tour(${open._id}, ${me}, ${indianDay(now)})`)
  for (const tour of saved)
    if (tour) await db.execute(sql`insert into favorites (user_id, tour_id) values (${me}, ${tour._id})`)
  await db.execute(sql`
    insert into saved_items (user_id, kind, item_id)
    select ${me}::uuid, 'package', id::text from (select id from packages order by id offset 2 limit 2) listed
    union all select ${me}::uuid, 'destination', 'hampi'`)
}
type Companions = { me: string; crowd: Crowd; tours: { _id: string }[]; now: Date }
