import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { rowsRead, wholeTables } from '../../../test/plan.ts'
import { executedPlans } from '../../../test/statements.ts'
import { deleteExpiredMails, saveFailure, saveSent, takeDue } from './store.ts'

const db = useDatabase()
const MOST = 5

/** 100,000 mails: 80 in 100 are sent, 10 due for more than a day, 5 due, and 5 wait for another attempt. */
beforeAll(async () => {
  await db.sql`
    insert into outbox (id, "to", subject, text, created_at, next_attempt_at, sent_at)
    select uuidv7(), case when n > 80 then 'asha@example.org' end, case when n > 80 then 'Hello' end, case when n > 80 then 'Hello' end,
      at, case when n > 95 then now() + interval '1 hour' when n > 80 then at end, case when n <= 80 then at end
    from (select n, now() - case when n <= 80 then i % 40 when n <= 90 then 2 else 0.1 end * interval '1 day' as at
      from generate_series(1, 100) n, generate_series(1, 1000) i) mails`
  await db.sql`vacuum analyze outbox`
}, 60_000)

test('taking the mails that are due, among 100,000: reads as many as are taken, also where many are too old to be sent', async () => {
  const steps = await executedPlans(db, () => takeDue(db.db, { most: MOST, leaseMs: 60_000 }))
  expect(wholeTables(steps)).toEqual([])
  expect(rowsRead(steps, 'outbox')).toBeLessThanOrEqual(3 * MOST)
})

test('recording what became of a mail: finds it by its key', async () => {
  const [mail, other] = await takeDue(db.db, { most: 2, leaseMs: 60_000 })
  if (!mail || !other) throw new Error('No mail is due.')
  const steps = await executedPlans(db, async () => {
    await saveFailure(db.db, mail, { code: 'EENVELOPE 451', permanent: false, retryMs: 10_000 })
    await saveSent(db.db, other)
  })
  expect(wholeTables(steps)).toEqual([])
  expect(rowsRead(steps, 'outbox')).toBeLessThanOrEqual(4)
})

test('deleting mails of more than 30 days: finds them by an index, until none is left', async () => {
  const old = async () => (await db.sql`select from outbox where created_at < now() - interval '30 days'`).length
  expect(await old()).toBeGreaterThan(10_000)
  const steps = await executedPlans(db, () => deleteExpiredMails(db.db, new Date()))
  expect(wholeTables(steps)).toEqual([])
  expect(await old()).toBe(0)
})
