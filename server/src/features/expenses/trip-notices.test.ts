import type { LedgerRef } from '@saathi/shared/expenses/schema'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NOON, useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { allWereHere, clearUnread, hoursBefore, jobOf, queuedDigests } from '../../../test/digest.ts'
import { anExpense } from '../../../test/expenses.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { tokenIn } from '../../../test/trip-links.ts'
import { makeTrip } from '../../../test/trips.ts'
import { unnamedLedger } from '../../messages/en/expenses.ts'
import { removeDueAccounts } from '../auth/account/workflows/deletion.ts'
import { noticesMails } from '../notices/mails.ts'
import { deleteExpiredLedgers } from './jobs.ts'

// The notifications of payments in the expenses of a trip that friends come along on by invitation.

const db = useDatabase()
let clock = NOON
const testApp = useApp(db, { now: () => clock })
let owner: TestPerson
let friend: TestPerson
let other: TestPerson
let ledger: LedgerRef
let tripId: string

beforeAll(async () => {
  other = await makePerson(testApp, db, 'Other')
})
beforeEach(async () => {
  clock = NOON
  owner = await makePerson(testApp, db, 'Owner')
  friend = await makePerson(testApp, db, 'Friend')
  tripId = (await makeTrip(owner))._id
  ledger = { kind: 'trip', id: tripId }
  const token = tokenIn((await owner.api.trips.createInvite({ tripId, mayEdit: false })).path)
  for (const { api } of [friend, other]) await api.trips.join({ token })
  await owner.api.expenses.add({ ledger, expense: anExpense([owner, friend], { title: 'Coracle' }) })
})

/** The friend says to have paid the 150 rupees that they owe the owner. */
async function claim() {
  const { id: transferId } = await friend.api.expenses.begin({ ledger, to: owner._id, amountPaise: 15_000 })
  await friend.api.expenses.claim({ ledger, transferId, method: 'cash' })
  return transferId
}
const noticesOf = async ({ api }: TestPerson) =>
  (await api.notices.list({})).items.filter(({ trip }) => trip?._id === tripId)
const kindsOf = async (who: TestPerson) => (await noticesOf(who)).map(({ kind }) => kind)

describe('a payment in the expenses of a trip', () => {
  test('claimed, disputed and confirmed: tells the other of the two by the trip’s name, and nobody else', async () => {
    const transferId = await claim()
    expect(await owner.api.notices.list({})).toMatchObject({
      unread: 1,
      items: [
        {
          kind: 'tripPayClaimed',
          tour: null,
          trip: { _id: tripId, name: 'Hampi' },
          actor: { _id: friend._id, name: 'Friend' },
        },
      ],
    })
    await owner.api.expenses.dispute({ ledger, transferId, reason: 'Nothing has come' })
    expect(await kindsOf(friend)).toEqual(['tripPayDisputed'])
    await owner.api.expenses.confirm({ ledger, transferId })
    // The steps of one payment leave one notification.
    expect(await noticesOf(friend)).toMatchObject([{ kind: 'tripPayConfirmed', trip: { name: 'Hampi' } }])
    expect(await kindsOf(other)).toEqual([])
  })

  test('with the UPI id shown: tells the payer, without the id', async () => {
    await owner.api.expenses.setUpi({ upi: 'owner@okaxis', consent: true })
    const { id } = await friend.api.expenses.begin({ ledger, to: owner._id, amountPaise: 15_000 })
    await owner.api.expenses.release({ ledger, transfer: { id } })
    expect(await kindsOf(friend)).toEqual(['tripPayReleased'])
    expect(JSON.stringify(await friend.api.notices.list({}))).not.toContain('okaxis')
  })

  test('one on each of two trips with the same person: leaves a notification of each', async () => {
    await claim()
    const first = tripId
    tripId = (await makeTrip(owner))._id
    ledger = { kind: 'trip', id: tripId }
    const token = tokenIn((await owner.api.trips.createInvite({ tripId, mayEdit: false })).path)
    await friend.api.trips.join({ token })
    await owner.api.expenses.add({ ledger, expense: anExpense([owner, friend]) })
    await claim()
    expect((await owner.api.notices.list({})).items.map(({ trip }) => trip?._id)).toEqual([tripId, first])
  })

  test.each(['owner', 'friend'] as const)(
    'after a block by the %s: is neither listed, counted nor exported',
    async (by) => {
      await owner.api.expenses.confirm({ ledger, transferId: await claim() })
      const [blocker, blocked] = by === 'owner' ? [owner, friend] : [friend, owner]
      await blocker.api.social.block({ userId: blocked._id })
      for (const who of [owner, friend]) {
        const { items, unread } = await who.api.notices.list({})
        expect([items.filter(({ trip }) => trip), unread]).toEqual([[], 0])
        expect((await who.api.social.export()).notices).toEqual([])
      }
    },
  )

  test.each([
    ['left', () => friend.api.trips.removeFriend({ tripId, userId: friend._id })],
    ['was removed', () => owner.api.trips.removeFriend({ tripId, userId: friend._id })],
  ])('for somebody who %s and still settles: does not name the trip, as their expenses do not', async (_, go) => {
    const transferId = await claim()
    await owner.api.expenses.dispute({ ledger, transferId, reason: 'Nothing has come' })
    await go()
    expect(await noticesOf(friend)).toMatchObject([{ kind: 'tripPayDisputed', trip: { name: unnamedLedger.trip } }])
    await owner.api.expenses.confirm({ ledger, transferId })
    expect(await noticesOf(friend)).toMatchObject([{ kind: 'tripPayConfirmed', trip: { name: unnamedLedger.trip } }])
    expect(JSON.stringify(await friend.api.notices.list({}))).not.toContain('Hampi')
  })

  test('is in the export of whom it was for', async () => {
    await claim()
    const { notices } = await owner.api.social.export()
    expect(notices).toMatchObject([{ kind: 'tripPayClaimed', trip_id: tripId, actor_id: friend._id }])
  })

  test('goes with the ledger, a year after the trip', async () => {
    await owner.api.expenses.confirm({ ledger, transferId: await claim() })
    await deleteExpiredLedgers(db.db, new Date('2028-12-31T06:30:00Z'))
    expect(await db.sql`select from notices where trip_id = ${tripId}`).toHaveLength(0)
  })

  test('the reason of a dispute: leaves the notification of the other with the account', async () => {
    await owner.api.expenses.dispute({ ledger, transferId: await claim(), reason: 'Nothing has come' })
    expect((await noticesOf(friend)).map(({ note }) => note)).toEqual(['Nothing has come'])
    await db.sql`update users set deletion_asked_at = ${NOON.toISOString()} where id = ${owner._id}`
    clock = new Date(NOON.getTime() + 7 * 86_400_000)
    await removeDueAccounts({ ...testApp.deps, now: () => clock })
    expect(await noticesOf(friend)).toMatchObject([{ note: null, actor: null, trip: { name: unnamedLedger.trip } }])
  })
})

test('the daily mail: counts what is unread by trip, and leads to its expenses', async () => {
  await clearUnread(db)
  await claim()
  await db.sql`update notices set created_at = ${hoursBefore(10)}`
  await allWereHere(db, hoursBefore(48))
  await jobOf(db)()
  const [mail] = await queuedDigests(db)
  expect(mail).toMatchObject({
    digest: { userId: owner._id, notices: [], trips: [{ tripId, name: 'Hampi', count: 1 }], more: 0 },
  })
  const { text } = noticesMails.digest({ digest: mail?.digest }, 'https://saathi.example')
  expect(text).toContain(`1 notification about "Hampi"\nhttps://saathi.example/trips/${tripId}/expenses`)
  expect(text).not.toContain('Friend')
})
