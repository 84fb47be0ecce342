import { addDays } from '@saathi/shared/lib/days'
import { expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { aReference } from '../../../test/make.ts'
import { runs } from '../../../test/whole.ts'
import { inWorlds } from '../../../test/world.ts'
import { travelReferences } from '../../db/schema/references.ts'
import { shownTo } from './policy.ts'
import { listPending } from './queries/pending.ts'
import { writeReference } from './queries/references.ts'

const db = useDatabase()
/** The tours of a world end on 15 December. */
const today = '2026-12-20'

test('writing and the list of those to write about, reading and can_see_reference, with any people: agree about everybody', async () => {
  const written = new Set<boolean>()
  const seen = new Set<boolean>()
  await inWorlds(db, runs(12), async (people, tours) => {
    await db.sql`delete from travel_references`
    const listed = new Set<string>()
    for (const userId of people)
      for (const { tour, person } of await listPending(db.db, { userId, today }, { limit: 100 }))
        listed.add(`${tour._id} ${userId} ${person._id}`)
    for (const tourId of tours)
      for (const userId of people)
        for (const aboutId of people) {
          const draft = { tourId, aboutId, facts: { privateNote: '', ...aReference() } }
          const { outcome } = await writeReference(db.db, { userId, today }, draft)
          const may = outcome === 'written'
          written.add(may)
          expect(listed.has(`${tourId} ${userId} ${aboutId}`), outcome).toBe(may)
        }
    for (const userId of people)
      for (const day of [today, addDays(today, 30)]) {
        const shown = await db.db
          .select({ id: travelReferences._id })
          .from(travelReferences)
          .where(shownTo({ userId, today: day }))
        const asked = await db.sql`select r.id, can_see_reference(r, ${userId}, ${day}) as may from travel_references r`
        for (const { may } of asked) seen.add(may)
        expect(new Set(asked.flatMap(({ id, may }) => (may ? id : [])))).toEqual(new Set(shown.map(({ id }) => id)))
      }
  })
  expect([written, seen]).toEqual([new Set([true, false]), new Set([true, false])])
}, 60_000)
