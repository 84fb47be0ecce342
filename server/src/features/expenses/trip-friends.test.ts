import type { LedgerRef } from '@saathi/shared/expenses/schema'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { anExpense } from '../../../test/expenses.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { tokenIn } from '../../../test/trip-links.ts'
import { makeTrip } from '../../../test/trips.ts'
import { restRoutes } from '../../http/rest.ts'
import { unnamedLedger } from '../../messages/en/expenses.ts'
import { forgetRemovedAccounts } from '../auth/account/queries/account.ts'

// The expenses of a trip that friends come along on by invitation.

const db = useDatabase()
const testApp = useApp(db)
const notFound = { code: 'NOT_FOUND' }
let owner: TestPerson
let friend: TestPerson
let other: TestPerson
let stranger: TestPerson
let ledger: LedgerRef
let tripId: string

beforeAll(async () => {
  owner = await makePerson(testApp, db, 'Owner')
  other = await makePerson(testApp, db, 'Other')
  stranger = await makePerson(testApp, db, 'Stranger')
})
beforeEach(async () => {
  friend = await makePerson(testApp, db, 'Friend')
  tripId = (await makeTrip(owner))._id
  ledger = { kind: 'trip', id: tripId }
  const token = tokenIn((await owner.api.trips.createInvite({ tripId, mayEdit: false })).path)
  for (const { api } of [friend, other]) await api.trips.join({ token })
})

const add = (who: TestPerson, people: TestPerson[], title = 'Coracle') =>
  who.api.expenses.add({ ledger, expense: anExpense(people, { title }) })
const leave = (who: TestPerson) => who.api.trips.removeFriend({ tripId, userId: who._id })
const remove = (who: TestPerson) => owner.api.trips.removeFriend({ tripId, userId: who._id })
const overviewOf = async ({ api }: TestPerson) =>
  (await api.expenses.overview()).items.find(({ ledger: { id } }) => id === tripId)

/** Every path of a trip's ledger, with the codes of its answers. */
const restCodes = async ({ token }: TestPerson) => {
  const routes = restRoutes.filter((route) => route.ledger === 'trip')
  expect(routes.length).toBeGreaterThan(10)
  const answers = routes.map(({ method, path }) =>
    testApp.app.inject({
      method,
      url: `/api${path
        .replace(':tripId', tripId)
        .replace(':number', '1')
        .replace(/:(guest|transfer)Id/, tripId)}`,
      headers: { authorization: `Bearer ${token}` },
      ...(method === 'POST' && {
        payload: {
          ...{ expense: anExpense([owner, friend]), reason: 'Mine', name: 'Amma', to: owner._id, amountPaise: 1 },
          ...{ transfer: { id: tripId }, method: 'cash', people: { A: owner._id, B: friend._id } },
          csv: 'Date,Description,Category,Cost,Currency,A,B\n2026-11-20,Tea,Food,2.00,INR,1.00,-1.00',
        },
      }),
    }),
  )
  return new Set((await Promise.all(answers)).map(({ statusCode }) => statusCode))
}
const callsOf = ({ api: { expenses } }: TestPerson): (() => Promise<unknown>)[] => [
  () => expenses.get({ ledger }),
  () => expenses.entries({ ledger }),
  () => expenses.csv({ ledger }),
  () => expenses.add({ ledger, expense: anExpense([owner, friend]) }),
  () => expenses.correct({ ledger, number: 1, expense: anExpense([owner, friend]), reason: 'Mine' }),
  () => expenses.remove({ ledger, number: 1, reason: 'Mine' }),
  () => expenses.addGuest({ ledger, name: 'Amma' }),
  () => expenses.begin({ ledger, to: owner._id, amountPaise: 1 }),
]

async function expectClosed(who: TestPerson) {
  for (const call of callsOf(who)) await expect(call()).rejects.toMatchObject(notFound)
  expect(await restCodes(who)).toEqual(new Set([404]))
  expect(await overviewOf(who)).toBeUndefined()
}

describe('friends of a trip', () => {
  test('add, correct and settle expenses with its owner and each other, also those who only read the plan', async () => {
    await add(friend, [friend, owner, other], 'Boat for all')
    await owner.api.expenses.correct({
      ...{ ledger, number: 1, reason: 'It was less' },
      expense: anExpense([friend, owner, other], { amountPaise: 27_000 }),
    })
    const seen = await other.api.expenses.get({ ledger })
    expect(seen).toMatchObject({ title: 'Hampi', mayAdd: true, entryCount: 2 })
    expect(seen.people.map(({ name, active }) => `${name} ${active}`).sort()).toEqual([
      'Friend true',
      'Other true',
      'Owner true',
    ])
    expect(await overviewOf(friend)).toMatchObject({ title: 'Hampi', balancePaise: 18_000 })
    expect(await overviewOf(owner)).toMatchObject({ title: 'Hampi', balancePaise: -9_000 })
    await friend.api.expenses.setUpi({ upi: 'friend@okaxis', consent: true })
    const { id } = await owner.api.expenses.begin({ ledger, to: friend._id, amountPaise: 9_000 })
    await friend.api.expenses.release({ ledger, transfer: { id } })
    const mine = (await owner.api.expenses.get({ ledger })).transfers.find((one) => one.id === id)
    expect(mine?.upi?.id).toBe('friend@okaxis')
    await owner.api.expenses.claim({ ledger, transferId: id, method: 'upi' })
    expect((await friend.api.home.get({})).tasks).toContainEqual(
      expect.objectContaining({ kind: 'confirm', ledger, title: 'Hampi' }),
    )
    await friend.api.expenses.confirm({ ledger, transferId: id })
    expect(await overviewOf(owner)).toMatchObject({ balancePaise: 0, openTransfers: 0 })
  })

  test('an expense with somebody who does not come along: is refused', async () => {
    await expect(add(friend, [friend, stranger])).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  test('a stranger, and somebody who has not accepted or has declined: NOT_FOUND, through tRPC and REST', async () => {
    await add(owner, [owner, friend])
    await expectClosed(stranger)
    const invited = await makePerson(testApp, db, 'Invited')
    await owner.api.social.follow({ followedId: invited._id })
    await owner.api.trips.invite({ tripId, userId: invited._id, mayEdit: true })
    await expectClosed(invited)
    await invited.api.trips.answerInvitation({ tripId, accept: false })
    await expectClosed(invited)
  })

  test('a ledger asked for as that of a tour: NOT_FOUND', async () => {
    await add(friend, [friend, owner])
    const asTour = { ...ledger, kind: 'tour' as const }
    await expect(friend.api.expenses.get({ ledger: asTour })).rejects.toMatchObject(notFound)
  })
})

describe('somebody who leaves or is removed', () => {
  test.each([
    ['who left', leave],
    ['who was removed', remove],
  ])('without a part in an expense, %s: has no access', async (_, go) => {
    await add(owner, [owner, other], 'For the two others')
    await go(friend)
    await expectClosed(friend)
  })

  test.each([
    ['who left', leave],
    ['who was removed', remove],
  ])('with a part in one, %s: sees and settles what concerns them, and adds nothing', async (_, go) => {
    await add(owner, [owner, friend], 'For me too')
    await add(owner, [owner, other], 'Only of theirs')
    await go(friend)
    const seen = await friend.api.expenses.get({ ledger })
    expect(seen).toMatchObject({ title: unnamedLedger.trip, travelDates: null, mayAdd: false, entryCount: 1 })
    expect(seen.budget.estimate).toBeNull()
    expect(JSON.stringify([seen, await friend.api.expenses.entries({ ledger })])).not.toContain('theirs')
    await expect(add(friend, [friend, owner])).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const { id } = await friend.api.expenses.begin({ ledger, to: owner._id, amountPaise: 15_000 })
    await friend.api.expenses.claim({ ledger, transferId: id, method: 'cash' })
    await owner.api.expenses.confirm({ ledger, transferId: id })
    expect(await overviewOf(friend)).toMatchObject({ title: unnamedLedger.trip, balancePaise: 0 })
  })

  test('can be in expenses up to that day, and in those of later days once they are back', async () => {
    await add(owner, [owner, other])
    await leave(friend)
    const later = (day: string) => owner.api.expenses.add({ ledger, expense: anExpense([owner, friend], { day }) })
    const [row] = await db.sql`select left_on::text as day from expense_people
      where ledger_id = ${tripId} and user_id = ${friend._id}`
    const today: string = row?.day
    await later(today)
    const dayAfter = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10)
    await expect(later(dayAfter)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const token = tokenIn((await owner.api.trips.createInvite({ tripId, mayEdit: false })).path)
    await friend.api.trips.join({ token })
    await later(dayAfter)
    const { people } = await other.api.expenses.get({ ledger })
    expect(people.find(({ id }) => id === friend._id)).toMatchObject({ active: true, leftOn: null })
  })
})

describe('a block', () => {
  test.each(['owner', 'friend'] as const)('by the %s: leaves the two what they share, by name only', async (by) => {
    await add(owner, [owner, friend], 'For us')
    await add(owner, [owner, other], 'Of the others')
    const [blocker, blocked] = by === 'owner' ? [owner, friend] : [friend, owner]
    await blocker.api.social.block({ userId: blocked._id })
    const seen = await friend.api.expenses.get({ ledger })
    expect(seen).toMatchObject({ title: unnamedLedger.trip, mayAdd: false, entryCount: 1 })
    expect(seen.people.find(({ id }) => id === owner._id)).toMatchObject({ name: 'Owner', hasProfile: false })
    await expect(add(friend, [friend])).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await blocker.api.social.unblock({ userId: blocked._id })
    await expect(add(friend, [friend])).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  test('with the owner, without a part in an expense: has no access', async () => {
    await add(owner, [owner, other])
    await friend.api.social.block({ userId: owner._id })
    await expectClosed(friend)
    await friend.api.social.unblock({ userId: owner._id })
  })

  test('between two friends: neither is in the other’s ledger, and both go on with the rest', async () => {
    await add(other, [other, owner], 'Without the first')
    await friend.api.social.block({ userId: other._id })
    expect(JSON.stringify(await friend.api.expenses.get({ ledger }))).not.toContain('Other')
    expect(JSON.stringify(await other.api.expenses.get({ ledger }))).not.toContain('Friend')
    await expect(add(friend, [friend, other])).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await add(friend, [friend, owner], 'Without the second')
    expect((await other.api.expenses.entries({ ledger })).items.map(({ title }) => title)).toEqual([
      'Without the first',
    ])
    await friend.api.social.unblock({ userId: other._id })
  })

  test('a suspended owner: friends see and settle what concerns them', async () => {
    await add(friend, [friend, owner])
    await db.sql`update users set suspended_at = now() where id = ${owner._id}`
    try {
      await expectClosed(other)
      expect(await friend.api.expenses.get({ ledger })).toMatchObject({ mayAdd: false, entryCount: 1 })
    } finally {
      await db.sql`update users set suspended_at = null where id = ${owner._id}`
    }
  })
})

const rowsOf = async () => {
  const tables = ['ledgers', 'entries', 'people', 'summaries', 'ends']
  const counts = tables.map((name) => db.sql`select from ${db.sql(`expense_${name}`)} where ledger_id = ${tripId}`)
  return (await Promise.all(counts)).map(({ length }) => length)
}

describe('the deletion of the trip', () => {
  test('with expenses that are the owner’s alone: deletes them', async () => {
    const { id } = await owner.api.expenses.addGuest({ ledger, name: 'Amma' })
    await owner.api.expenses.add({ ledger, expense: anExpense([owner, { _id: id }]) })
    await owner.api.trips.remove({ tripId })
    expect(await rowsOf()).toEqual([0, 0, 0, 0, 0])
    await expectClosed(owner)
  })

  test('with expenses that others share: keeps them for those, who settle', async () => {
    await add(friend, [friend, owner])
    await owner.api.trips.remove({ tripId })
    for (const who of [friend, owner]) {
      expect(await who.api.expenses.get({ ledger })).toMatchObject({ title: unnamedLedger.trip, mayAdd: false })
      await expect(add(who, [friend, owner])).rejects.toMatchObject({ code: 'FORBIDDEN' })
    }
    await expectClosed(other)
    const { id } = await owner.api.expenses.begin({ ledger, to: friend._id, amountPaise: 15_000 })
    await friend.api.expenses.confirm({ ledger, transferId: id })
    expect(await overviewOf(friend)).toMatchObject({ balancePaise: 0 })
  })
})

describe('personal data', () => {
  test('the export of a friend has their part, and nothing that does not concern them', async () => {
    await add(owner, [owner, friend], 'For us')
    await add(owner, [owner, other], 'Of the others')
    const data = await friend.api.social.export()
    expect(data.expenses).toMatchObject([{ ledgerId: tripId, title: 'For us', author: 'Owner' }])
    expect(data.expenseBalances).toMatchObject([{ ledgerId: tripId, kind: 'trip', balancePaise: -15_000 }])
    expect(JSON.stringify(data)).not.toContain('Of the others')
  })

  test('the deletion of a friend’s account: the others keep the figures, without the friend’s words', async () => {
    const expense = { ...anExpense([friend, owner]), note: 'Ask at the jetty' }
    await friend.api.expenses.add({ ledger, expense })
    await db.sql`delete from users where id = ${friend._id}`
    await forgetRemovedAccounts(db.db)
    const { items } = await owner.api.expenses.entries({ ledger })
    expect(items).toMatchObject([{ title: 'Fish at the market', note: '', author: { kind: 'former' } }])
    expect(await overviewOf(owner)).toMatchObject({ title: 'Hampi', balancePaise: -15_000 })
  })

  test('the deletion of the owner’s account: friends keep what concerns them, and it goes if it concerns nobody', async () => {
    const leaving = await makePerson(testApp, db, 'Leaving')
    const trips = [await makeTrip(leaving), await makeTrip(leaving)]
    for (const [index, { _id }] of trips.entries()) {
      tripId = _id
      ledger = { kind: 'trip', id: _id }
      const token = tokenIn((await leaving.api.trips.createInvite({ tripId, mayEdit: false })).path)
      await friend.api.trips.join({ token })
      await add(leaving, index === 0 ? [leaving] : [leaving, friend])
    }
    await db.sql`delete from users where id = ${leaving._id}`
    await forgetRemovedAccounts(db.db)
    expect(await friend.api.expenses.get({ ledger })).toMatchObject({ title: unnamedLedger.trip, mayAdd: false })
    expect(await overviewOf(friend)).toMatchObject({ title: unnamedLedger.trip, balancePaise: -15_000 })
    tripId = trips[0]?._id as string
    expect(await rowsOf()).toEqual([0, 0, 0, 0, 0])
  })
})
