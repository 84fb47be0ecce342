import { expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { runs } from '../../../test/whole.ts'
import { inWorlds } from '../../../test/world.ts'
import { tours } from '../../db/schema/tours.ts'
import { isVisibleTo } from './policy.ts'

const db = useDatabase()

test('isVisibleTo and can_see_tour, with any people: agree about every tour and reader', async () => {
  const answers = new Set<boolean>()
  await inWorlds(db, runs(40), async (people) => {
    for (const reader of people) {
      const listed = await db.db.select({ id: tours._id }).from(tours).where(isVisibleTo(reader))
      const asked = await db.sql`select t.id, can_see_tour(t, ${reader}) as may from tours t`
      for (const { may } of asked) answers.add(may)
      expect(new Set(asked.flatMap(({ id, may }) => (may ? id : [])))).toEqual(new Set(listed.map(({ id }) => id)))
    }
  })
  expect(answers).toEqual(new Set([true, false]))
}, 60_000)
