import { randomUUID } from 'node:crypto'
import type { LedgerRef } from '@saathi/shared/expenses/schema'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { anExpense, makeLedger } from '../../../test/expenses.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { makeTrip } from '../../../test/trips.ts'

const db = useDatabase()
const testApp = useApp(db)
let asha: TestPerson
let ravi: TestPerson
let mina: TestPerson
let ledger: LedgerRef

beforeAll(async () => {
  asha = await makePerson(testApp, db, 'Asha')
  ravi = await makePerson(testApp, db, 'Ravi')
  mina = await makePerson(testApp, db, 'Mina')
})
beforeEach(async () => {
  ledger = await makeLedger(asha, [ravi, mina])
})

const get = ({ api }: TestPerson) => api.expenses.get({ ledger })
const netOf = async (who: TestPerson) =>
  Object.fromEntries((await get(who)).balances.map(({ id, netPaise }) => [id, netPaise]))

describe('expenses.add', () => {
  test('an expense for all: is an entry, with balances and the fewest transfers', async () => {
    const entry = await ravi.api.expenses.add({ ledger, expense: anExpense([ravi, asha, mina]) })
    expect(entry).toMatchObject({
      ...{ kind: 'expense', number: 1, title: 'Fish at the market', current: true, reason: '', replaces: null },
      author: { name: 'Ravi', me: true },
      mine: { paidPaise: 30_000, sharePaise: 10_000 },
    })
    expect(await netOf(asha)).toEqual({ [asha._id]: -10_000, [ravi._id]: 20_000, [mina._id]: -10_000 })
    const { transfers, ownDebts, entryCount, mayAdd, budget } = await get(mina)
    expect(transfers).toHaveLength(2)
    expect(transfers).toEqual(ownDebts)
    expect(transfers).toContainEqual(
      expect.objectContaining({
        ...{ from: mina._id, to: ravi._id, amountPaise: 10_000, state: 'proposed', upi: null, actions: ['begin'] },
        why: [{ number: 1, title: 'Fish at the market', paise: 10_000 }],
      }),
    )
    expect([entryCount, mayAdd, budget.spent.totalPaise, budget.estimate]).toEqual([1, true, 30_000, null])
  })

  test('an expense that another server has added: is in the ledger, though it was read just before', async () => {
    await asha.api.expenses.add({ ledger, expense: anExpense([asha, ravi]) })
    expect(await netOf(ravi)).toMatchObject({ [ravi._id]: -15_000 })
    const facts = {
      ...{ title: 'Tea', category: 'food', day: '2026-11-20', amount_paise: 400, note: '', receipt: null },
      payers: [{ id: ravi._id, paise: 400 }],
      shares: [{ id: asha._id, paise: 400 }],
      split: { how: 'equal', people: [asha._id] },
    }
    await db.sql`
      select add_expense(${ravi._id}, 'tour', ${ledger.id}, ${db.sql.json(facts)}, null, false, '', null, 3000, '2026-11-20')`
    expect(await netOf(ravi)).toMatchObject({ [ravi._id]: -14_600 })
  })

  test('odd paise, and several payers: sum up to the amount', async () => {
    const payers = [
      { id: asha._id, paise: 60 },
      { id: ravi._id, paise: 41 },
    ]
    const entry = await asha.api.expenses.add({
      ledger,
      expense: anExpense([asha, ravi, mina], { amountPaise: 101, payers }),
    })
    expect(entry.shares.map(({ paise }) => paise)).toEqual([34, 34, 33])
    expect(await netOf(ravi)).toEqual({ [asha._id]: 26, [ravi._id]: 7, [mina._id]: -33 })
  })

  test('another currency: is kept in paise, with its rate', async () => {
    const currency = { code: 'USD', amount: '12.50', rate: '83.4567' }
    const expense = anExpense([asha, ravi], { amountPaise: 104_321, currency })
    expect(await asha.api.expenses.add({ ledger, expense })).toMatchObject({ currency, amountPaise: 104_321 })
    const wrong = anExpense([asha, ravi], { amountPaise: 104_322, currency })
    await expect(asha.api.expenses.add({ ledger, expense: wrong })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  test('the same key twice: adds one entry; with other facts: BAD_REQUEST', async () => {
    const key = randomUUID()
    const draft = { ledger, key, expense: anExpense([asha, ravi]) }
    const [first, second] = [await asha.api.expenses.add(draft), await asha.api.expenses.add(draft)]
    expect(second.number).toBe(first.number)
    const other = { ...draft, expense: anExpense([asha, mina]) }
    await expect(asha.api.expenses.add(other)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect((await get(asha)).entryCount).toBe(1)
  })

  test('somebody who is not in the tour: BAD_REQUEST', async () => {
    const stranger = await makePerson(testApp, db, 'Stranger')
    const expense = anExpense([asha, stranger])
    await expect(asha.api.expenses.add({ ledger, expense })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: 'Somebody in this expense was not on the trip on this day.',
    })
  })

  test('a receipt: of the author only', async () => {
    const receipt = `media/${'a'.repeat(43)}`
    await db.sql`insert into media (hash) values (${'a'.repeat(43)}) on conflict do nothing`
    await db.sql`insert into media_owners (user_id, hash, bytes) values (${asha._id}, ${'a'.repeat(43)}, 1) on conflict do nothing`
    const expense = anExpense([asha, ravi], { receipt })
    await expect(ravi.api.expenses.add({ ledger, expense })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const { number } = await asha.api.expenses.add({ ledger, expense })
    // A correction by somebody else keeps it.
    const change = { ...expense, amountPaise: 20_000, payers: [{ id: asha._id, paise: 20_000 }] }
    const corrected = await ravi.api.expenses.correct({ ledger, number, expense: change, reason: 'It was less' })
    expect(corrected.receipt).toBe(receipt)
  })
})

describe('expenses.correct and expenses.remove', () => {
  test('a correction: is a new entry that names the old one, which stays', async () => {
    const { number } = await asha.api.expenses.add({ ledger, expense: anExpense([asha, ravi]) })
    const expense = anExpense([asha, ravi, mina], { amountPaise: 9_000 })
    const corrected = await ravi.api.expenses.correct({ ledger, number, expense, reason: 'Mina ate too' })
    expect(corrected).toMatchObject({ number: 2, replaces: 1, reason: 'Mina ate too', author: { name: 'Ravi' } })
    const { items } = await mina.api.expenses.entries({ ledger })
    expect(items.map(({ number, replacedBy, current }) => [number, replacedBy, current])).toEqual([
      [2, null, true],
      [1, 2, false],
    ])
    expect(await netOf(mina)).toEqual({ [asha._id]: 6_000, [ravi._id]: -3_000, [mina._id]: -3_000 })
  })

  test('a second correction of the same entry: CONFLICT with the number of the newer one', async () => {
    const expense = anExpense([asha, ravi])
    const { number } = await asha.api.expenses.add({ ledger, expense })
    await asha.api.expenses.correct({ ledger, number, expense: { ...expense, title: 'Prawns' }, reason: 'Name' })
    const second = ravi.api.expenses.correct({ ledger, number, expense, reason: 'Mine' })
    await expect(second).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'This expense was changed meanwhile: see entry 2.',
      cause: { params: { number: 2 } },
    })
  })

  test('a removal: takes the expense out of the balances, and stays as an entry', async () => {
    const { number } = await asha.api.expenses.add({ ledger, expense: anExpense([asha, ravi], { note: 'Private' }) })
    const removal = await asha.api.expenses.remove({ ledger, number, reason: 'Twice' })
    expect(removal).toMatchObject({ removed: true, current: false, replaces: 1, reason: 'Twice', note: '' })
    expect(new Set(Object.values(await netOf(asha)))).toEqual(new Set([0]))
    await expect(asha.api.expenses.remove({ ledger, number: removal.number, reason: 'x' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

describe('expenses.addGuest', () => {
  test('a guest without an account: can be in a split, and renamed by whoever added them', async () => {
    const guest = await ravi.api.expenses.addGuest({ ledger, name: 'Ravi’s mother' })
    expect(guest).toMatchObject({ kind: 'guest', name: 'Ravi’s mother', active: true, hasProfile: false })
    await asha.api.expenses.add({ ledger, expense: anExpense([asha, { _id: guest.id }]) })
    expect((await netOf(asha))[guest.id]).toBe(-15_000)
    const change = { ledger, guestId: guest.id, name: 'Amma' }
    expect(await ravi.api.expenses.renameGuest(change)).toMatchObject({ name: 'Amma' })
    await expect(asha.api.expenses.renameGuest(change)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('expenses.overview', () => {
  test('the ledgers of a user: with balances that are those of the ledgers, and open transfers', async () => {
    await asha.api.expenses.add({ ledger, expense: anExpense([asha, ravi]) })
    await ravi.api.expenses.begin({ ledger, to: asha._id, amountPaise: 15_000 })
    const { items } = await ravi.api.expenses.overview()
    expect(items[0]).toEqual({
      ...{
        ledger,
        title: 'Konkan, slowly',
        image: 'pictures/tarkarli-malvan.svg',
        balancePaise: -15_000,
        openTransfers: 1,
      },
    })
  })
})

test('expenses.get, of a tour that its host has cancelled: says so, and compares nothing with the estimate of its plan', async () => {
  await makeTrip(asha, ledger.id)
  await asha.api.expenses.add({ ledger, expense: anExpense([asha, ravi]) })
  const { cancelled, budget } = await get(ravi)
  expect(cancelled).toBeUndefined()
  expect(budget.estimate?.totalPaise).toBeGreaterThan(0)
  await asha.api.tours.cancel({ tourId: ledger.id })
  expect(await get(ravi)).toMatchObject({ cancelled: true, mayAdd: true, budget: { estimate: null } })
})
