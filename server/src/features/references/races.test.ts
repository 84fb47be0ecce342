import { describe, expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { endedTour, useReferences } from '../../../test/references.ts'
import { noticesOf } from '../../../test/requests.ts'
import { askForReferences } from './jobs.ts'

const db = useDatabase()
const { at, write } = useReferences(db)

describe('races', () => {
  test('both write at the same moment, forty times: both references are shown, each person is notified once', async () => {
    for (let round = 0; round < 40; round += 1) {
      const of = await endedTour(db, at.asha._id, [at.ravi._id], { name: `Round ${round}` })
      await Promise.all([write(at.asha, at.ravi, {}, of), write(at.ravi, at.asha, {}, of)])
    }
    const rows = await db.sql`select shown_from::text from travel_references`
    expect([rows.length, new Set(rows.map(({ shown_from }) => shown_from))]).toEqual([80, new Set(['2026-11-20'])])
    const notices =
      await db.sql`select tour_id, user_id, count(*)::int from notices where kind = 'referenced' group by 1, 2`
    expect([notices.length, notices.every(({ count }) => count === 1)]).toEqual([80, true])
  })

  test('ten different ones of one writer at once: one is stored', async () => {
    const texts = Array.from({ length: 10 }, (_, n) => `Attempt ${n}: knew every ferry.`)
    const done = await Promise.allSettled(texts.map((text) => write(at.asha, at.ravi, { text })))
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await db.sql`select from travel_references`).toHaveLength(1)
  })

  test('ten replies at once: one is stored', async () => {
    const { _id: referenceId } = await write(at.asha, at.ravi)
    await write(at.ravi, at.asha)
    const replies = Array.from({ length: 10 }, (_, n) =>
      at.ravi.api.references.reply({ referenceId, text: `Reply ${n}` }),
    )
    const done = await Promise.allSettled(replies)
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('four processes ask for references at once: each person is asked once', async () => {
    await Promise.all([1, 2, 3, 4].map(() => askForReferences(db.db, '2026-11-20')))
    for (const one of [at.asha, at.ravi, at.mina]) expect(await noticesOf(one)).toEqual([['referencesDue', null, null]])
    expect(await noticesOf(at.zoya)).toEqual([])
  })
})
