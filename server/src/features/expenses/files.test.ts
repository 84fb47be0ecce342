import { randomUUID } from 'node:crypto'
import type { LedgerRef } from '@saathi/shared/expenses/schema'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { anExpense, makeLedger } from '../../../test/expenses.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { parseCsv } from './csv.ts'

const db = useDatabase()
const testApp = useApp(db)
let asha: TestPerson
let ravi: TestPerson
let ledger: LedgerRef

beforeAll(async () => {
  asha = await makePerson(testApp, db, 'Asha')
  ravi = await makePerson(testApp, db, '-Ravi')
})
beforeEach(async () => {
  ledger = await makeLedger(asha, [ravi])
})

const fileOf = (who: TestPerson, kind = 'tours') =>
  testApp.app.inject({
    url: `/api/${kind}/${ledger.id}/expenses.csv`,
    headers: { authorization: `Bearer ${who.token}` },
  })

describe('GET expenses.csv', () => {
  test('a ledger: a line an entry that counts, with a net a person, and no formulas', async () => {
    await asha.api.expenses.add({ ledger, expense: anExpense([asha, ravi], { title: '=HYPERLINK("http://x"), tea' }) })
    await asha.api.expenses.add({ ledger, expense: anExpense([asha, ravi], { title: '@SUM(A1)', amountPaise: 101 }) })
    await asha.api.expenses.remove({ ledger, number: 2, reason: 'Twice' })
    const { id: transferId } = await ravi.api.expenses.begin({ ledger, to: asha._id, amountPaise: 5_000 })
    await asha.api.expenses.confirm({ ledger, transferId })
    const answer = await fileOf(ravi)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="expenses.csv"',
      'cache-control': 'no-store',
    })
    const rows = parseCsv(answer.body).map(({ cells }) => cells)
    expect(rows.slice(0, 2)).toEqual([
      ['Date', 'Description', 'Category', 'Cost', 'Currency', 'Asha', "'-Ravi"],
      ['2026-11-20', `'=HYPERLINK("http://x"), tea`, 'food', '300.00', 'INR', '150.00', '-150.00'],
    ])
    expect(rows[2]?.slice(1)).toEqual(['Payment', 'Payment', '50.00', 'INR', '-50.00', '50.00'])
    expect(rows).toHaveLength(3)
  })

  test.each(['=1', '+1', '-1', '@x', '\t=1', ' =1', '＝1', '＋1', '－1', '＠x', '\u3000＝1'])(
    'the title %j: is no formula in the file',
    async (title) => {
      await asha.api.expenses.add({ ledger, expense: anExpense([asha, ravi], { title: `${title} rupee` }) })
      const [, row] = parseCsv((await fileOf(asha)).body)
      expect(row?.cells[1]).toMatch(/^'|^[^=+\-@＝＋－＠\s]/)
    },
  )
})

describe('expenses.importSplitwise', () => {
  const HEAD = 'Date,Description,Category,Cost,Currency,Asha K,Ravi'
  const people = () => ({ 'Asha K': asha._id, Ravi: ravi._id })
  const load = (lines: string[], key?: string, repeated?: 'skip' | 'add') =>
    asha.api.expenses.importSplitwise({ ledger, key, people: people(), csv: [HEAD, ...lines].join('\r\n'), repeated })

  test('a file: its lines become expenses with the same balances, and those that cannot be read are named', async () => {
    const result = await load([
      '',
      '2026-11-18,"Dinner, with ""tea""",Dining out,300.00,INR,150.00,-150.00',
      '2026-11-19,Taxi,Taxi,"1,001.50",INR,-500.75,500.75',
      '18/11/2026,Bad date,Other,10.00,INR,5.00,-5.00',
      '2026-11-19,In dollars,Other,10.00,USD,5.00,-5.00',
      '2026-11-19,Ravi paid Asha,Payment,100.00,INR,-100.00,100.00',
      '2026-11-19,No sum,Other,10.00,INR,5.00,-4.00',
      '2026-11-19,Bad amount,Other,ten,INR,5.00,-5.00',
      '2026-11-19,Short,Other,10.00,INR,5.00',
      '2026-11-20,Total balance, , ,INR,-350.75,350.75',
    ])
    expect(result.imported).toBe(2)
    expect(result.skipped.map(({ line }) => line)).toEqual([5, 6, 7, 8, 9, 10])
    const { items } = await asha.api.expenses.entries({ ledger })
    expect(items).toMatchObject([
      {
        title: 'Taxi',
        category: 'travel',
        day: '2026-11-19',
        amountPaise: 100_150,
        payers: [{ id: ravi._id, paise: 100_150 }],
      },
      { title: 'Dinner, with "tea"', category: 'food', amountPaise: 30_000 },
    ])
    const { balances } = await asha.api.expenses.get({ ledger })
    expect(balances.find(({ id }) => id === asha._id)?.netPaise).toBe(15_000 - 50_075)
  })

  test('the own export: is known again, and can be imported all the same', async () => {
    await asha.api.expenses.add({ ledger, expense: anExpense([asha, ravi]) })
    const { csv } = await asha.api.expenses.csv({ ledger })
    const own = { Asha: asha._id, "'-Ravi": ravi._id }
    const load = (repeated?: 'add') => asha.api.expenses.importSplitwise({ ledger, csv, people: own, repeated })
    expect(await load()).toEqual({ imported: 0, alreadyImported: 1, skipped: [] })
    expect(await load('add')).toEqual({ imported: 1, alreadyImported: 0, skipped: [] })
  })

  test('the same key: imports once', async () => {
    const key = randomUUID()
    const line = '2026-11-18,Dinner,Dining out,300.00,INR,150.00,-150.00'
    expect([await load([line], key), await load([line], key)]).toMatchObject([{ imported: 1 }, { imported: 1 }])
    expect((await asha.api.expenses.get({ ledger })).entryCount).toBe(1)
  })

  test('a file that was imported before: imports nothing and counts what is there, until told what to do', async () => {
    const dinner = '2026-11-18,Dinner,Dining out,300.00,INR,150.00,-150.00'
    const tea = '2026-11-18,Tea,Dining out,40.00,INR,20.00,-20.00'
    const taxi = '2026-11-19,Taxi,Taxi,90.00,INR,-45.00,45.00'
    const count = async () => (await asha.api.expenses.get({ ledger })).entryCount
    expect(await load([dinner, tea, tea], randomUUID())).toMatchObject({ imported: 3, alreadyImported: 0 })
    expect(await load([dinner, tea, tea], randomUUID())).toMatchObject({ imported: 0, alreadyImported: 3 })
    expect(await load([dinner, taxi])).toMatchObject({ imported: 0, alreadyImported: 1 })
    expect(await count()).toBe(3)
    expect(await load([dinner, taxi], randomUUID(), 'skip')).toMatchObject({ imported: 1, alreadyImported: 0 })
    expect(await load([dinner, taxi], randomUUID(), 'skip')).toMatchObject({ imported: 0, alreadyImported: 0 })
    expect(await count()).toBe(4)
    expect(await load([dinner], randomUUID(), 'add')).toMatchObject({ imported: 1, alreadyImported: 0 })
    expect(await count()).toBe(5)
  })

  test('a file whose expenses were removed or corrected: those are no longer there, and are imported', async () => {
    const lines = [
      '2026-11-18,Dinner,Dining out,300.00,INR,150.00,-150.00',
      '2026-11-19,Taxi,Taxi,90.00,INR,-45.00,45.00',
    ]
    await load(lines)
    const { items } = await asha.api.expenses.entries({ ledger })
    const numberOf = (title: string) => items.find((one) => one.title === title)?.number ?? 0
    await asha.api.expenses.remove({ ledger, number: numberOf('Dinner'), reason: 'Once more' })
    await asha.api.expenses.correct({
      ledger,
      number: numberOf('Taxi'),
      expense: anExpense([asha, ravi], { title: 'Taxi to the fort' }),
      reason: 'Dearer',
    })
    expect(await load(lines)).toMatchObject({ imported: 2, alreadyImported: 0 })
  })

  test.each([
    ['no header', 'a,b,c\n1,2,3', 'csv'],
    ['no line', HEAD, 'csv'],
    ['a quote that never ends', `${HEAD}\n"2026-11-18,Dinner`, 'csv'],
  ])('%s: BAD_REQUEST', async (_, csv, field) => {
    const call = asha.api.expenses.importSplitwise({ ledger, csv, people: people() })
    await expect(call).rejects.toMatchObject({ code: 'BAD_REQUEST', cause: { field } })
  })

  test('a person of the file who is nobody of the ledger: the line is left out, or the import is BAD_REQUEST', async () => {
    const stranger = await makePerson(testApp, db, 'Stranger')
    const csv = `${HEAD}\n2026-11-18,Dinner,Dining out,300.00,INR,150.00,-150.00`
    await expect(
      asha.api.expenses.importSplitwise({ ledger, csv, people: { 'Asha K': asha._id, Ravi: stranger._id } }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST', cause: { field: 'people' } })
    await expect(
      asha.api.expenses.importSplitwise({ ledger, csv, people: { 'Asha K': asha._id } }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST', cause: { field: 'csv' } })
  })
})
