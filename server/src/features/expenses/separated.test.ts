import type { ExpenseFactsInput } from '@saathi/shared/expenses/facts'
import type { LedgerRef } from '@saathi/shared/expenses/schema'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { anExpense, makeLedger } from '../../../test/expenses.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'

// Asha and Ravi in a tour of Mina's, after a block between them. What they have no part in together is compared with a
// world without it in server/test/blocked-worlds.test.ts.

const db = useDatabase()
const testApp = useApp(db)
let [mina, kabir, asha, ravi]: TestPerson[] = []
let ledger: LedgerRef
const one = (person: TestPerson | undefined) => person as TestPerson
const pairs = () =>
  [
    [one(asha), one(ravi)],
    [one(ravi), one(asha)],
  ] as const

beforeAll(async () => {
  mina = await makePerson(testApp, db, 'Mina')
  kabir = await makePerson(testApp, db, 'Kabir')
  asha = await makePerson(testApp, db, 'Asha')
  ravi = await makePerson(testApp, db, 'Ravi')
  await asha.api.social.block({ userId: ravi._id })
  for (const { api, name } of [asha, ravi])
    await api.social.update({ name: `${name} Renamed`, bio: '', homeCity: 'Goa', languages: [] })
  ledger = await makeLedger(mina, [kabir, asha, ravi])
})

const add = (who: TestPerson, people: TestPerson[], change: Partial<ExpenseFactsInput> = {}) =>
  who.api.expenses.add({ ledger, expense: anExpense(people, change) })

describe('an expense that both are in', () => {
  test('each sees the other by the name at the time of the block, and nothing else of them, until it is settled and after', async () => {
    const { number } = await add(one(mina), [one(mina), one(asha), one(ravi)])
    for (const [reader, other] of pairs()) {
      const { people, balances } = await reader.api.expenses.get({ ledger })
      expect(people.find(({ id }) => id === other._id)).toEqual({
        ...{ id: other._id, kind: 'member', name: other.name, profilePicture: null, hasProfile: false },
        ...{ me: false, active: false, leftOn: null },
      })
      expect(balances.find(({ id }) => id === other._id)?.netPaise).toBe(-10_000)
      const { csv } = await reader.api.expenses.csv({ ledger })
      expect(csv).toContain(other.name)
      expect(JSON.stringify([people, csv, await reader.api.social.export()])).not.toContain(`${other.name} Renamed`)
    }
    await one(ravi).api.expenses.correct({
      ...{ ledger, number, reason: 'It was less' },
      expense: anExpense([one(mina), one(asha), one(ravi)], { amountPaise: 15_000 }),
    })
    expect(
      (await one(asha).api.expenses.get({ ledger })).balances.find(({ id }) => id === one(asha)._id),
    ).toMatchObject({
      netPaise: -5_000,
    })
  })

  test('one that either of them adds for the other: is refused as one with a stranger', async () => {
    for (const [reader, other] of pairs())
      await expect(add(reader, [reader, other])).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        cause: { field: 'expense.split' },
      })
  })
})

describe('figures', () => {
  test('random expenses: for each reader the balances sum up to 0, and are those of the entries, of the file and of the list of ledgers', async () => {
    const everybody = [one(mina), one(kabir), one(asha), one(ravi)]
    const drafts = fc.sample(
      fc.record({
        who: fc.nat(3),
        among: fc.uniqueArray(fc.nat(3), { minLength: 1, maxLength: 4 }),
        amountPaise: fc.integer({ min: 4, max: 90_000 }),
      }),
      { numRuns: 25, seed: 7 },
    )
    for (const { who, among, amountPaise } of drafts) {
      const people = among.map((index) => one(everybody[index]))
      await add(one(everybody[who]), people, { amountPaise }).catch(() => {})
    }
    for (const reader of everybody) {
      const [seen, { items }, { csv }, overview] = await Promise.all([
        reader.api.expenses.get({ ledger }),
        reader.api.expenses.entries({ ledger, limit: 100 }),
        reader.api.expenses.csv({ ledger }),
        reader.api.expenses.overview(),
      ])
      const net = new Map<string, number>()
      const current = items.filter((entry) => entry.current)
      for (const { payers, shares } of current) {
        for (const { id, paise } of payers) net.set(id, (net.get(id) ?? 0) + paise)
        for (const { id, paise } of shares) net.set(id, (net.get(id) ?? 0) - paise)
      }
      expect(seen.balances.reduce((sum, { netPaise }) => sum + netPaise, 0)).toBe(0)
      for (const { id, netPaise } of seen.balances) expect(netPaise).toBe(net.get(id) ?? 0)
      const known = seen.people.map(({ id }) => id)
      expect([...net.keys()].filter((id) => !known.includes(id))).toEqual([])
      expect(seen.entryCount).toBe(items.length)
      expect(seen.budget.spent.totalPaise).toBe(current.reduce((sum, { amountPaise }) => sum + amountPaise, 0))
      expect(csv.trim().split('\r\n')).toHaveLength(current.length + 1)
      expect(overview.items[0]?.balancePaise).toBe(seen.balances.find(({ id }) => id === reader._id)?.netPaise)
      const other = reader === asha ? ravi : reader === ravi ? asha : undefined
      for (const { author, payers, shares } of items) {
        const people = [author, ...payers, ...shares].map(({ id }) => id)
        if (other && people.includes(other._id)) expect(people).toContain(reader._id)
      }
    }
    const listed = async ({ api }: TestPerson) => (await api.expenses.entries({ ledger, limit: 100 })).items.length
    expect(await listed(one(asha))).toBeLessThan(await listed(one(mina)))
  })
})

test('unblocked again: everything is there', async () => {
  await one(asha).api.social.unblock({ userId: one(ravi)._id })
  const numbers = async ({ api }: TestPerson) =>
    (await api.expenses.entries({ ledger, limit: 100 })).items.map(({ number }) => number)
  expect(await numbers(one(ravi))).toEqual(await numbers(one(mina)))
})
