import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { insertPeople } from '../../../test/people.ts'
import { indexesOf, stepsOf, wholeTables } from '../../../test/plan.ts'
import { conversationQuery } from './store.ts'

const db = useDatabase()

beforeAll(async () => {
  const people = await insertPeople(db, 200)
  await db.sql`
    insert into messages (id, from_id, to_id, text)
    select uuidv7(), (${people}::uuid[])[1 + n % 200], (${people}::uuid[])[1 + (n * 7 + 1) % 200], 'Is there a later boat?'
    from generate_series(1, 20000) n`
  await db.sql`analyze`
})

test('messages.list: a page among 20,000 messages uses one index and no sequential scan', async () => {
  const steps = stepsOf(
    await db.sql.unsafe(`explain (generic_plan, format json) ${conversationQuery(db.db).toSQL().sql}`),
  )
  const ofMessages = steps.filter((step) => step['Relation Name'] === 'messages')
  expect(ofMessages).toHaveLength(4) // two directions, and for each whether there is an older message
  expect(indexesOf(ofMessages)).toEqual(new Set(['messages_in_talk']))
  expect(wholeTables(ofMessages)).toEqual([])
})
