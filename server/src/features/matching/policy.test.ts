import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { insertPeople } from '../../../test/people.ts'
import { runs } from '../../../test/whole.ts'
import { inWorlds } from '../../../test/world.ts'
import { deckFilter, passesDeckFilter } from './policy.ts'

const db = useDatabase()

test('passesDeckFilter and are_decks_open, with any genders: agree about every two people', async () => {
  await inWorlds(db, runs(40), async (people) => {
    for (const reader of people) {
      const statement = sql`with filter as (${deckFilter(reader)})
        select users.id, ${passesDeckFilter(sql`users.id`)} as listed, are_decks_open(${reader}, users.id) as asked
        from users where users.id <> ${reader}`
      for (const { listed, asked } of await db.db.execute(statement)) expect(asked).toBe(listed)
    }
  })
}, 60_000)

test('a deck for one gender, swiped right by somebody who has said none: makes no match', async () => {
  const [owner, other] = (await insertPeople(db, 2)) as [string, string]
  await db.sql`insert into genders (user_id, gender, same_gender_deck) values (${owner}, 'woman', true)`
  await db.sql`select swipe_person(${other}, ${owner}, 'right')`
  const [swipe] = await db.sql`select outcome from swipe_person(${owner}, ${other}, 'right')`
  expect(swipe).toEqual({ outcome: 'swiped' })
})
