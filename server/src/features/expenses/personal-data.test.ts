import type { LedgerRef } from '@saathi/shared/expenses/schema'
import { RETENTION } from '@saathi/shared/legal/retention'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { anExpense, makeLedger } from '../../../test/expenses.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { formOf, plain } from '../../../test/pictures.ts'
import { statementsOf } from '../../../test/statements.ts'
import { addItem, makeTrip } from '../../../test/trips.ts'
import { forgetRemovedAccounts } from '../auth/account/queries/account.ts'
import { exportPersonalData } from '../auth/account/queries/export.ts'
import { deleteExpiredMedia } from '../media/queries/media.ts'
import { deleteExpiredLedgers } from './jobs.ts'
import { ledgerTopic, publishLedgerChange } from './topics.ts'

const db = useDatabase()
const testApp = useApp(db)
let asha: TestPerson
let ravi: TestPerson
let ledger: LedgerRef

beforeAll(async () => {
  asha = await makePerson(testApp, db, 'Asha')
  ravi = await makePerson(testApp, db, 'Ravi')
})
beforeEach(async () => {
  ledger = await makeLedger(asha, [ravi])
})

const TABLES = [
  'ledgers',
  'people',
  'guests',
  'entries',
  'transfers',
  'transfer_events',
  'summaries',
  'receipts',
  'ends',
]
const rowCounts = () =>
  Promise.all(
    TABLES.map(
      async (name) => (await db.sql`select from ${db.sql(`expense_${name}`)} where ledger_id = ${ledger.id}`).length,
    ),
  )
const DAY = 86_400_000

async function upload(who: TestPerson, width: number) {
  const body = await plain(width, 64).jpeg().toBuffer()
  const { payload, headers } = formOf({ name: 'file', filename: 'bill.jpg', type: 'image/jpeg', body })
  const answer = await testApp.app.inject({
    method: 'POST',
    url: '/api/media',
    payload,
    headers: { ...headers, authorization: `Bearer ${who.token}` },
  })
  return answer.json().path as string
}
const isStored = async (path: string) => {
  await deleteExpiredMedia(db.db, new Date(Date.now() + 30 * 3_600_000))
  return (await db.sql`select from media where hash = ${path.slice('media/'.length)}`).length === 1
}

test('a ledger: is deleted a year after the end of its tour or its last change, with all of its rows', async () => {
  const receipt = await upload(asha, 70)
  await asha.api.expenses.addGuest({ ledger, name: 'Amma' })
  await asha.api.expenses.add({ ledger, expense: anExpense([asha, ravi], { receipt }) })
  await ravi.api.expenses.begin({ ledger, to: asha._id, amountPaise: 100 })
  expect((await rowCounts()).every((count) => count > 0)).toBe(true)
  const lastDay = Date.parse('2026-12-15T12:00:00Z')
  await deleteExpiredLedgers(db.db, new Date(lastDay + RETENTION.expenseDays * DAY))
  expect((await rowCounts()).every((count) => count > 0)).toBe(true)
  // A tour that was moved to a later day keeps its ledger longer.
  await db.sql`update tours set end_date = '2027-01-15' where id = ${ledger.id}`
  await deleteExpiredLedgers(db.db, new Date(lastDay + (RETENTION.expenseDays + 2) * DAY))
  expect((await rowCounts()).every((count) => count > 0)).toBe(true)
  await deleteExpiredLedgers(db.db, new Date(lastDay + (RETENTION.expenseDays + 40) * DAY))
  expect(await rowCounts()).toEqual(TABLES.map(() => 0))
})

test('a receipt: is stored as long as its entry, and deleted with the account of its author', async () => {
  const gone = await makePerson(testApp, db, 'Gone')
  await gone.api.tours.join({ tourId: ledger.id })
  const receipt = await upload(gone, 71)
  const expense = anExpense([gone, ravi], { receipt })
  await gone.api.expenses.add({ ledger, expense })
  // A correction by somebody else keeps the receipt.
  await asha.api.expenses.correct({ ledger, number: 1, expense: { ...expense, title: 'Prawns' }, reason: 'Name' })
  expect(await isStored(receipt)).toBe(true)
  await db.sql`delete from users where id = ${gone._id}`
  await forgetRemovedAccounts(db.db)
  expect(await isStored(receipt)).toBe(false)
  const { items } = await ravi.api.expenses.entries({ ledger })
  expect(items.map((entry) => entry.receipt)).toEqual([null, null])
})

test('social.export: has what the user wrote and what concerns them, and nothing of others', async () => {
  const mina = await makePerson(testApp, db, 'Mina')
  await mina.api.tours.join({ tourId: ledger.id })
  await asha.api.expenses.add({ ledger, expense: anExpense([asha, ravi], { title: 'For two' }) })
  await asha.api.expenses.add({ ledger, expense: anExpense([asha, mina], { title: 'For the others' }) })
  const data = (await ravi.api.social.export()) as Record<string, { ledgerId?: string }[]>
  const here = (list: { ledgerId?: string }[] = []) => list.filter(({ ledgerId }) => ledgerId === ledger.id)
  expect(here(data.expenses)).toMatchObject([{ title: 'For two', author: 'Asha' }])
  expect(here(data.expenseBalances)).toMatchObject([{ balancePaise: -15_000 }])
  expect(JSON.stringify(data)).not.toContain('For the others')
})

test('the budget: the estimate of the tour’s trip beside what was spent, by category and day', async () => {
  await asha.api.expenses.add({ ledger, expense: anExpense([asha, ravi], { category: 'stay' }) })
  const trip = await makeTrip(asha, ledger.id)
  await addItem(asha, trip._id, { cost: 1_234, costPart: 'stay', day: 1 })
  const { estimate, spent } = (await ravi.api.expenses.get({ ledger })).budget
  const { items } = await asha.api.trips.get({ tripId: trip._id })
  expect(estimate?.totalPaise).toBe(items.reduce((sum, { cost }) => sum + cost * 100, 0))
  for (const list of [estimate?.byCategory, estimate?.byDay])
    expect(list?.reduce((sum, { paise }) => sum + paise, 0)).toBe(estimate?.totalPaise)
  expect(spent).toMatchObject({ totalPaise: 30_000, byCategory: [{ category: 'stay', paise: 30_000 }] })
})

test('a report about an expense: stores it as it was; of one that the reporter does not see: NOT_FOUND', async () => {
  const { number } = await ravi.api.expenses.add({ ledger, expense: anExpense([ravi, asha], { note: 'You cheat' }) })
  const subject = { kind: 'expense', ledger, number } as const
  await asha.api.social.report({ userId: ravi._id, reason: 'harassment', subject })
  const [row] = await db.sql`select content->'subject' as subject from report_evidence order by report_id desc limit 1`
  expect(row?.subject).toMatchObject({ kind: 'expense', note: 'You cheat', title: 'Fish at the market' })
  const stranger = await makePerson(testApp, db, 'Stranger')
  const report = stranger.api.social.report({ userId: ravi._id, reason: 'harassment', subject })
  await expect(report).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a change of a ledger: reaches the open streams of those who may read it', async () => {
  const stranger = await makePerson(testApp, db, 'Stranger')
  const { realtime } = testApp.deps
  const streams = [ravi, stranger].map(({ _id }) => realtime.subscribe(_id))
  try {
    const changes = streams.map((stream) => stream?.next())
    // The first LISTEN reports that anything may have changed.
    await changes[0]
    const [next, none] = streams.map((stream) => stream?.next())
    await asha.api.expenses.add({ ledger, expense: anExpense([asha, ravi]) })
    publishLedgerChange(testApp.deps.realtime, ledger, asha._id)
    expect([...((await next)?.topics.get(ledgerTopic) ?? [])]).toEqual([`tour${ledger.id}`])
    streams[1]?.close()
    expect((await none)?.topics.has(ledgerTopic)).toBe(false)
  } finally {
    for (const stream of streams) stream?.close()
  }
})

test('an export of 1,200 expenses: reads at most 500 in a statement, and has each once, in order', async () => {
  await asha.api.expenses.add({ ledger, expense: anExpense([asha, ravi]) })
  await db.sql`
    insert into expense_entries (ledger_id, number, kind, author_id, title, category, day, amount_paise, payers, split, shares)
    select ledger_id, n, kind, author_id, title, category, day, amount_paise, payers, split, shares
    from expense_entries, generate_series(10001, 11200) n where ledger_id = ${ledger.id}`
  let exported: Record<string, unknown> = {}
  const statements = await statementsOf(db, async () => {
    exported = await exportPersonalData(db.db, asha._id, { evidenceDays: 180, today: '2026-11-20' })
  })
  const pages = statements.filter(({ sql }) => /^select .* from "expense_entries" .* limit /s.test(sql))
  expect(pages).toHaveLength(3)
  const numbers = (exported.expenses as { number: number }[]).map(({ number }) => number)
  expect(numbers.filter((number) => number > 10_000)).toEqual(Array.from({ length: 1_200 }, (_, at) => 10_001 + at))
})
