import { randomUUID } from 'node:crypto'
import { ExpenseFacts } from '@saathi/shared/expenses/facts'
import type { LedgerRef } from '@saathi/shared/expenses/schema'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { anExpense } from '../../../test/expenses.ts'
import { insertPeople } from '../../../test/people.ts'
import { aTripRequest } from '../../../test/trips.ts'
import { block } from '../moderation/queries/safety.ts'
import { joinTour, leaveTour } from '../tours/queries/tours.ts'
import { joinTrip, removeFriend, saveInviteLink } from '../trips/queries/friends.ts'
import { createTrip, removeTrip } from '../trips/queries/trips.ts'
import { actOnTransfer, addExpense, beginTransfer, importExpenses, saveGuest } from './queries/expenses.ts'
import { readVersion } from './queries/ledger-lines.ts'

const db = useDatabase()
const today = '2026-11-20'
let people: string[]
let ledger: LedgerRef

beforeAll(async () => {
  people = await insertPeople(db, 5)
})
beforeEach(async () => {
  const [host = '', ...guests] = people
  const [tour] = await db.sql`
    insert into tours (id, creator_id, name, destination, start_date, end_date, price, search)
    values (uuidv7(), ${host}, 'Konkan', 'Malvan', '2026-12-12', '2026-12-15', 1, 'konkan') returning id`
  ledger = { kind: 'tour', id: tour?.id as string }
  for (const guest of guests) await joinTour(db.db, ledger.id, guest, today)
})

const ids = () => people.map((_id) => ({ _id }))
const expense = (amountPaise = 30_001) => ExpenseFacts.parse(anExpense(ids(), { amountPaise }))
const by = (at: number) => ({ userId: people[at % people.length] as string, today, ledger })
const add = (at: number, key?: string, replaces?: number) =>
  addExpense(db.db, by(at), expense(), {
    key,
    ...(replaces !== undefined && { replaces, reason: 'Again' }),
  })
const countOf = (outcomes: { outcome: string }[], outcome: string) =>
  outcomes.filter((one) => one.outcome === outcome).length
const times = <T>(count: number, call: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => call(at)))

/** The summaries of a ledger sum up to 0 and are what its entries say. */
async function expectWholeBalances() {
  const rows = await db.sql`
    select user_id as id, balance_paise::int as balance from expense_summaries where ledger_id = ${ledger.id}`
  const entries = await db.sql`
    select payers, shares from expense_entries e where ledger_id = ${ledger.id} and not removed
      and not exists (select from expense_entries r where r.ledger_id = ${ledger.id} and r.replaces = e.number)`
  const net = (id: string) =>
    entries.reduce((sum, { payers, shares }) => {
      const of = (list: { id: string; paise: number }[]) =>
        list.reduce((s, one) => (one.id === id ? s + one.paise : s), 0)
      return sum + of(payers) - of(shares)
    }, 0)
  expect(rows.map(({ id, balance }) => [id, balance])).toEqual(rows.map(({ id }) => [id, net(id)]))
  expect(rows.reduce((sum, { balance }) => sum + balance, 0)).toBe(0)
}

describe('concurrent expenses', () => {
  test('100 of five members: get the numbers in a row, and whole balances', async () => {
    const added = await times(100, (at) => add(at))
    expect(added.map(({ entry_number }) => entry_number).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 100 }, (_, at) => at + 1),
    )
    await expectWholeBalances()
  })

  test('20 double taps with one key: add one entry', async () => {
    const key = randomUUID()
    const added = await times(20, () => add(0, key))
    expect(new Set(added.map(({ outcome, entry_number }) => `${outcome} ${entry_number}`))).toEqual(
      new Set(['added 1']),
    )
    await expectWholeBalances()
  })

  test('20 corrections of one entry: one is added, and the others learn its number', async () => {
    await add(0)
    const added = await times(20, (at) => add(at, undefined, 1))
    expect([countOf(added, 'added'), countOf(added, 'replaced')]).toEqual([1, 19])
    expect(new Set(added.map(({ entry_number }) => entry_number))).toEqual(new Set([2]))
    await expectWholeBalances()
  })

  test('a correction against a removal: one of them is added', async () => {
    await add(0)
    const removal = () => addExpense(db.db, by(1), null, { replaces: 1, reason: 'Twice' })
    const added = await Promise.all([add(0, undefined, 1), removal(), add(2, undefined, 1), removal()])
    expect([countOf(added, 'added'), countOf(added, 'replaced')]).toEqual([1, 3])
    await expectWholeBalances()
  })

  test('a repetition after the ledger was closed: has the answer of the first call, and another key is refused', async () => {
    const key = randomUUID()
    const late = { ...by(0), today: '2027-02-01' }
    const first = await add(0, key)
    expect(first.outcome).toBe('added')
    expect(await addExpense(db.db, late, expense(), { key })).toEqual(first)
    expect(await addExpense(db.db, late, expense(), { key: randomUUID() })).toMatchObject({ outcome: 'closed' })
  })

  test('10 imports with one key: import once', async () => {
    const key = randomUUID()
    const list = [expense(100), expense(201), expense(302)]
    const results = await times(10, () => importExpenses(db.db, by(0), list, { key, repeated: 'ask' }))
    expect(new Set(results.map(({ outcome, added }) => `${outcome} ${added}`))).toEqual(new Set(['added 3']))
    expect(await db.sql`select from expense_entries where ledger_id = ${ledger.id}`).toHaveLength(3)
    await expectWholeBalances()
  })

  test('10 imports of the same expenses with a key each: import once', async () => {
    const list = [expense(100), expense(201), expense(302)]
    const results = await times(10, () => importExpenses(db.db, by(0), list, { key: randomUUID(), repeated: 'ask' }))
    expect([countOf(results, 'added'), countOf(results, 'repeated')]).toEqual([1, 9])
    expect(await db.sql`select from expense_entries where ledger_id = ${ledger.id}`).toHaveLength(3)
    await expectWholeBalances()
  })

  test('people leave while others add expenses with them: no deadlock, and nothing is lost', async () => {
    const leaver = people[4] as string
    const results = await Promise.all([
      times(20, (at) => add(at % 4)),
      times<unknown>(6, (at) =>
        at % 2 === 0 ? leaveTour(db.db, ledger.id, leaver, today) : joinTour(db.db, ledger.id, leaver, today),
      ),
    ])
    // Whoever left today can be in an expense of today.
    expect(countOf(results[0], 'added')).toBe(20)
    await expectWholeBalances()
  })

  test('45 guests at once: at most 40 are added', async () => {
    const added = await times(45, (at) => saveGuest(db.db, by(at), { name: `Guest ${at}` }))
    expect([countOf(added, 'saved'), countOf(added, 'full')]).toEqual([40, 5])
  })
})

describe('concurrent steps of a transfer', () => {
  const pay = () => ({ from: people[1] as string, to: people[0] as string, amountPaise: 6_000 })
  async function begin() {
    await add(0)
    const { version: seen } = await readVersion(db.db, ledger.id)
    const begun = await beginTransfer(db.db, by(1), { ...pay(), isReleased: false, seen })
    return begun.transfer_id ?? expect.fail(begun.outcome)
  }
  const act = (at: number, transferId: string, what: 'claim' | 'confirm' | 'dispute' | 'cancel') =>
    actOnTransfer(db.db, by(at), { transferId, act: what, ...(what === 'claim' && { method: 'upi' as const }) })

  test('begun by both at once, ten times: is one transfer', async () => {
    await add(0)
    const { version: seen } = await readVersion(db.db, ledger.id)
    const begun = await times(10, (at) => beginTransfer(db.db, by(at % 2), { ...pay(), isReleased: false, seen }))
    expect(new Set(begun.map(({ transfer_id }) => transfer_id)).size).toBe(1)
    expect(
      await db.sql`select open_transfers from expense_summaries where ledger_id = ${ledger.id} and open_transfers <> 0`,
    ).toEqual([{ open_transfers: 1 }, { open_transfers: 1 }])
  })

  test('begun by what was owed before another change: is nothing, and begins nothing', async () => {
    const { version: seen } = await readVersion(db.db, ledger.id)
    await add(0)
    const begun = await beginTransfer(db.db, by(1), { ...pay(), isReleased: false, seen })
    expect(begun.outcome).toBe('changed')
    expect(await db.sql`select from expense_transfers where ledger_id = ${ledger.id}`).toHaveLength(0)
  })

  test('ten confirmations: are one settlement', async () => {
    const id = await begin()
    expect(new Set(await times(10, () => act(0, id, 'confirm')))).toEqual(new Set(['done']))
    expect(
      await db.sql`select from expense_entries where ledger_id = ${ledger.id} and kind = 'settlement'`,
    ).toHaveLength(1)
    await expectWholeBalances()
  })

  test('confirm against dispute, and cancel against confirm: the state and the ledger agree', async () => {
    for (let round = 0; round < 8; round += 1) {
      const id = await begin()
      if (round % 2 === 0) await act(1, id, 'claim')
      const others = round % 2 === 0 ? act(0, id, 'dispute') : act(1, id, 'cancel')
      await Promise.all([act(0, id, 'confirm'), others])
      const [row] =
        await db.sql`select state, entry from expense_transfers where ledger_id = ${ledger.id} and id = ${id}`
      expect(row?.entry !== null).toBe(row?.state === 'confirmed')
      if (row?.state === 'disputed') await act(0, id, 'confirm')
    }
    const open = await db.sql`select from expense_summaries where ledger_id = ${ledger.id} and open_transfers <> 0`
    expect(open).toHaveLength(0)
    await expectWholeBalances()
  })
})

describe('expenses of a trip with friends, which they leave at the same time', () => {
  const now = new Date('2026-11-20T06:30:00Z')
  const writer = (userId: string) => ({ userId, today, now })

  /** A trip of the first person, which the others have joined. */
  async function makeFriendsTrip() {
    const [owner = '', ...friends] = people
    const draft = { request: aTripRequest(), title: 'Hampi', dayCount: 3, items: [], tourId: undefined }
    const { trip_id } = await createTrip(db.db, writer(owner), { ...draft, key: randomUUID() })
    ledger = { kind: 'trip', id: trip_id as string }
    const token = randomUUID()
    await saveInviteLink(db.db, writer(owner), { tripId: ledger.id, token, mayEdit: false })
    const join = (userId: string) => joinTrip(db.db, writer(userId), token)
    for (const friend of friends) await join(friend)
    return { owner, friend: friends[3] as string, join }
  }
  const alone = (userId: string) =>
    addExpense(db.db, { userId, today, ledger }, ExpenseFacts.parse(anExpense([{ _id: userId }])), {})

  test('whoever is removed, or leaves and comes back, while all add expenses: no deadlock, and whole balances', async () => {
    const { owner, friend, join } = await makeFriendsTrip()
    const [added] = await Promise.all([
      times(20, (at) => add(at % 4)),
      times<unknown>(8, (at) =>
        at % 2 === 0
          ? removeFriend(db.db, writer(at % 4 ? owner : friend), { tripId: ledger.id, userId: friend })
          : join(friend),
      ),
    ])
    // Whoever left today can be in an expense of today.
    expect(countOf(added, 'added')).toBe(20)
    await expectWholeBalances()
  })

  test.each(['removed', 'blocked'] as const)('who is %s: adds nothing after that', async (how) => {
    const { owner, friend } = await makeFriendsTrip()
    const end = () =>
      how === 'removed'
        ? removeFriend(db.db, writer(owner), { tripId: ledger.id, userId: friend })
        : block(db.db, owner, friend, today)
    const [before] = await Promise.all([times(10, () => alone(friend)), end()])
    const allowed = countOf(before, 'added')
    expect((await alone(friend)).outcome).toBe(allowed === 0 ? 'missing' : 'closed')
    const rows = await db.sql`select from expense_entries where ledger_id = ${ledger.id} and author_id = ${friend}`
    expect(rows).toHaveLength(allowed)
    if (how === 'blocked') await db.sql`delete from blocks`
  })

  test('the trip is deleted while friends add expenses: what was added stays, or all is gone', async () => {
    const { owner, friend } = await makeFriendsTrip()
    const [added] = await Promise.all([times(6, () => alone(friend)), removeTrip(db.db, writer(owner), ledger.id)])
    const rows = await db.sql`select from expense_entries where ledger_id = ${ledger.id}`
    expect(rows).toHaveLength(countOf(added, 'added'))
    expect((await alone(friend)).outcome).toBe(rows.length === 0 ? 'missing' : 'closed')
    expect((await alone(owner)).outcome).toBe('missing')
  })
})
