import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { runs } from '../../../test/whole.ts'
import { inWorlds } from '../../../test/world.ts'
import { matched, mayWriteAboutTour } from '../../db/queries/relationships.ts'

const db = useDatabase()
const TODAY = '2026-12-01'

test('mayWriteAboutTour and may_write, with any people: agree about everybody who may write to somebody', async () => {
  const answers = new Set<unknown>()
  await inWorlds(db, runs(40), async (people) => {
    const pairs = people.flatMap((one) => people.flatMap((other) => (one === other ? [] : [[one, other] as const])))
    // One pair is matched; whether a block ends a match is not of this rule.
    const [first, last] = [people[0]!, people.at(-1)!]
    await db.sql`insert into matches (user_id, other_id) values (${first}, ${last}), (${last}, ${first}) on conflict do nothing`
    for (const [one, other] of pairs) {
      const read = sql`(${matched(one, other)} or ${mayWriteAboutTour(one, other, TODAY)})`
      const [row] = await db.db.execute(sql`select ${read} as read, may_write(${one}, ${other}, ${TODAY}) as written`)
      answers.add(row?.read)
      expect(row?.written).toBe(row?.read)
    }
  })
  expect(answers).toEqual(new Set([true, false]))
}, 60_000)
