import type { LedgerRef } from '@saathi/shared/expenses/schema'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { anExpense, makeLedger, makeTripLedger } from '../../../test/expenses.ts'
import { makePerson, makePersonWithoutConsent, type TestPerson } from '../../../test/people.ts'
import { restRoutes } from '../../http/rest.ts'
import { forgetRemovedAccounts } from '../auth/account/queries/account.ts'

const db = useDatabase()
const testApp = useApp(db)
let host: TestPerson
let guest: TestPerson
let other: TestPerson
let stranger: TestPerson
let ledger: LedgerRef
let transferId: string

beforeAll(async () => {
  host = await makePerson(testApp, db, 'Host')
  guest = await makePerson(testApp, db, 'Guest')
  other = await makePerson(testApp, db, 'Third')
  stranger = await makePerson(testApp, db, 'Stranger')
})
beforeEach(async () => {
  ledger = await makeLedger(host, [guest, other])
  await host.api.expenses.add({ ledger, expense: anExpense([host, guest], { title: 'Jeep for two' }) })
  await host.api.expenses.add({ ledger, expense: anExpense([host, other], { title: 'Boat of the others' }) })
  transferId = (await guest.api.expenses.begin({ ledger, to: host._id, amountPaise: 15_000 })).id
  await host.api.expenses.setUpi({ upi: 'host@okaxis', consent: true })
})

/** Every call about the ledger. */
const callsOf = ({ api, _id }: TestPerson): Record<string, () => Promise<unknown>> => {
  const expense = anExpense([host, guest])
  const pay = { ledger, transferId }
  const { expenses } = api
  return {
    get: () => expenses.get({ ledger }),
    entries: () => expenses.entries({ ledger }),
    csv: () => expenses.csv({ ledger }),
    add: () => expenses.add({ ledger, expense }),
    correct: () => expenses.correct({ ledger, number: 1, expense, reason: 'Mine' }),
    remove: () => expenses.remove({ ledger, number: 1, reason: 'Mine' }),
    addGuest: () => expenses.addGuest({ ledger, name: 'Amma' }),
    renameGuest: () => expenses.renameGuest({ ledger, guestId: _id, name: 'Amma' }),
    begin: () => expenses.begin({ ledger, to: host._id, amountPaise: 1 }),
    release: () => expenses.release({ ledger, transfer: { id: transferId } }),
    claim: () => expenses.claim({ ...pay, method: 'cash' }),
    unclaim: () => expenses.unclaim(pay),
    confirm: () => expenses.confirm(pay),
    dispute: () => expenses.dispute({ ...pay, reason: 'No' }),
    cancelTransfer: () => expenses.cancelTransfer(pay),
    importSplitwise: () =>
      expenses.importSplitwise({
        ...{ ledger, people: { A: host._id, B: guest._id } },
        csv: 'Date,Description,Category,Cost,Currency,A,B\n2026-11-20,Tea,Food,2.00,INR,1.00,-1.00',
      }),
  }
}

/** The same through REST. */
const restOf = ({ token }: { token: string }, { kind, id }: LedgerRef) =>
  restRoutes
    .filter(({ ledger }) => ledger === kind)
    .map(({ method, path, procedure }) => ({
      procedure,
      ask: () =>
        testApp.app.inject({
          method,
          url: `/api${path
            .replace(/:(tour|trip)Id/, id)
            .replace(':number', '1')
            .replace(':guestId', id)
            .replace(':transferId', transferId)}`,
          headers: { authorization: `Bearer ${token}` },
          ...(method === 'POST' && {
            payload: {
              ...{ expense: anExpense([host, guest]), reason: 'Mine', name: 'Amma', to: host._id, amountPaise: 1 },
              ...{ transfer: { id: transferId }, method: 'cash', people: { A: host._id, B: guest._id } },
              csv: 'Date,Description,Category,Cost,Currency,A,B\n2026-11-20,Tea,Food,2.00,INR,1.00,-1.00',
            },
          }),
        }),
    }))

describe('a stranger', () => {
  test('every procedure: NOT_FOUND', async () => {
    for (const [name, call] of Object.entries(callsOf(stranger)))
      await expect(call(), name).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await stranger.api.expenses.overview()).toEqual({ items: [], totalPaise: 0 })
  })

  test('every path of a tour, and of somebody’s trip: 404 without a word of it', async () => {
    const trip = await makeTripLedger(db, host)
    for (const place of [ledger, trip])
      for (const { procedure, ask } of restOf(stranger, place)) {
        const answer = await ask()
        expect(answer.statusCode, procedure).toBe(404)
        expect(answer.body, procedure).not.toMatch(/Host|Guest|Jeep|okaxis/)
      }
    const csv = await testApp.app.inject({
      url: `/api/tours/${ledger.id}/expenses.csv`,
      headers: { authorization: `Bearer ${stranger.token}` },
    })
    expect(csv.statusCode).toBe(404)
  })

  test('who has not confirmed to be an adult: FORBIDDEN', async () => {
    const minor = await makePersonWithoutConsent(testApp, db, 'Minor')
    await expect(minor.api.expenses.get({ ledger })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('the host', () => {
  test('has no special part in a payment of two others', async () => {
    await guest.api.expenses.add({ ledger, expense: anExpense([guest, other], { amountPaise: 900_000 }) })
    const { id } = await other.api.expenses.begin({ ledger, to: guest._id, amountPaise: 100 })
    const { expenses } = host.api
    for (const call of [
      () => expenses.confirm({ ledger, transferId: id }),
      () => expenses.claim({ ledger, transferId: id, method: 'cash' }),
      () => expenses.dispute({ ledger, transferId: id, reason: 'No' }),
      () => expenses.cancelTransfer({ ledger, transferId: id }),
      () => expenses.release({ ledger, transfer: { id } }),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('somebody who has left, or was removed', () => {
  test.each([
    ['left', () => guest.api.tours.leave({ tourId: ledger.id })],
    ['removed', () => host.api.tours.remove({ tourId: ledger.id, userId: guest._id, reason: 'The boat is small.' })],
  ])('%s: settles and sees what concerns them, but adds nothing', async (_, leave) => {
    await leave()
    const found = await guest.api.expenses.get({ ledger })
    expect(found).toMatchObject({ mayAdd: false, title: 'Konkan, slowly', entryCount: 1 })
    const seen = JSON.stringify([
      found,
      await guest.api.expenses.entries({ ledger }),
      await guest.api.expenses.csv({ ledger }),
    ])
    expect(seen).toContain('Jeep for two')
    expect(seen).not.toMatch(/Third|Boat of the others/)
    const { add, correct, remove, addGuest, importSplitwise } = callsOf(guest)
    for (const call of [add, correct, remove, addGuest, importSplitwise])
      await expect(call?.()).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await guest.api.expenses.claim({ ledger, transferId, method: 'upi' })
    expect(await host.api.expenses.confirm({ ledger, transferId })).toMatchObject({ state: 'confirmed' })
    expect((await guest.api.expenses.overview()).items[0]).toMatchObject({ ledger, balancePaise: 0, openTransfers: 0 })
  })

  test('can be in an expense of a day on which they were there, and in none of a later one', async () => {
    await guest.api.tours.leave({ tourId: ledger.id })
    const expense = (day: string) => anExpense([host, guest], { day })
    await host.api.expenses.add({ ledger, expense: expense('2026-11-19') })
    expect((await host.api.expenses.get({ ledger })).people).toContainEqual(
      expect.objectContaining({ id: guest._id, active: false, leftOn: '2026-11-20' }),
    )
    await expect(host.api.expenses.add({ ledger, expense: expense('2026-11-21') })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    await guest.api.tours.join({ tourId: ledger.id }).catch(() => {})
  })
})

describe('two people whom a block separates', () => {
  test('still settle, by name only, and see no notes of each other', async () => {
    await db.sql`update users set profile_picture = ${`media/${'p'.repeat(43)}`} where id in (${guest._id}, ${other._id})`
    const expense = anExpense([guest, other], { note: 'My secret note', amountPaise: 900_000 })
    await guest.api.expenses.add({ ledger, expense })
    const { id } = await other.api.expenses.begin({ ledger, to: guest._id, amountPaise: 100 })
    await guest.api.social.block({ userId: other._id })
    for (const [reader, of] of [
      [guest, other],
      [other, guest],
    ] as const) {
      const { people } = await reader.api.expenses.get({ ledger })
      expect(people.find((person) => person.id === of._id)).toMatchObject({
        ...{ name: of.name, hasProfile: false, profilePicture: null },
      })
    }
    expect(JSON.stringify(await other.api.expenses.entries({ ledger }))).not.toContain('secret')
    await other.api.expenses.claim({ ledger, transferId: id, method: 'cash' })
    expect(await guest.api.expenses.confirm({ ledger, transferId: id })).toMatchObject({ state: 'confirmed' })
    await guest.api.social.unblock({ userId: other._id })
  })

  test('a guest whom the host has blocked: loses the seat and the name of the tour, and settles', async () => {
    const blocked = await makePerson(testApp, db, 'Blocked')
    await blocked.api.tours.join({ tourId: ledger.id })
    await host.api.expenses.add({ ledger, expense: anExpense([host, blocked]) })
    await host.api.social.block({ userId: blocked._id })
    expect(await blocked.api.expenses.get({ ledger })).toMatchObject({ title: 'A tour', mayAdd: false })
    expect((await blocked.api.expenses.overview()).items[0]).toMatchObject({
      title: 'A tour',
      balancePaise: -15_000,
    })
    const begun = await blocked.api.expenses.begin({ ledger, to: host._id, amountPaise: 15_000 })
    expect(await host.api.expenses.confirm({ ledger, transferId: begun.id })).toMatchObject({ state: 'confirmed' })
  })
})

describe('an account that is deleted', () => {
  test('the figures of the others stay, under "former"; their notes, receipts and UPI id are gone', async () => {
    const gone = await makePerson(testApp, db, 'Gone')
    await gone.api.tours.join({ tourId: ledger.id })
    await gone.api.expenses.setUpi({ upi: 'gone@okaxis', consent: true })
    const expense = anExpense([gone, guest], { note: 'Private words', title: 'Pineapples' })
    const { number } = await gone.api.expenses.add({ ledger, expense })
    const before = (await guest.api.expenses.get({ ledger })).balances
    await db.sql`delete from users where id = ${gone._id}`
    await forgetRemovedAccounts(db.db)
    const { balances, people, transfers } = await guest.api.expenses.get({ ledger })
    const sorted = (list: typeof balances) => [...list].sort((a, b) => (a.id < b.id ? -1 : 1))
    expect(sorted(balances)).toEqual(sorted(before))
    expect(people.find(({ id }) => id === gone._id)).toMatchObject({ kind: 'former', name: null, active: false })
    expect(transfers.length).toBeGreaterThan(0)
    const { items } = await guest.api.expenses.entries({ ledger })
    expect(items.find((entry) => entry.number === number)).toMatchObject({
      ...{ title: 'Pineapples', note: '', author: { kind: 'former' }, current: true },
    })
    expect(JSON.stringify([items, people])).not.toMatch(/Gone|Private|okaxis/)
    expect(await db.sql`select from upi_ids where user_id = ${gone._id}`).toHaveLength(0)
    // An expense with a former member can still be corrected.
    const change = { ...expense, note: '', amountPaise: 20_000, payers: [{ id: gone._id, paise: 20_000 }] }
    await host.api.expenses.correct({ ledger, number, expense: change, reason: 'It was less' })
  })

  test('of the host: the tour is gone, and the others still settle', async () => {
    const leader = await makePerson(testApp, db, 'Leader')
    const own = await makeLedger(leader, [guest, other])
    await guest.api.expenses.add({ ledger: own, expense: anExpense([guest, other]) })
    await db.sql`delete from users where id = ${leader._id}`
    await forgetRemovedAccounts(db.db)
    expect(await other.api.expenses.get({ ledger: own })).toMatchObject({ title: 'A tour', mayAdd: false })
    const { id } = await other.api.expenses.begin({ ledger: own, to: guest._id, amountPaise: 15_000 })
    expect(await guest.api.expenses.confirm({ ledger: own, transferId: id })).toMatchObject({ state: 'confirmed' })
  })
})

describe('the ledger of a trip', () => {
  test('its owner with guests: adds, settles, and deletes it with the trip', async () => {
    const trip = await makeTripLedger(db, host)
    const amma = await host.api.expenses.addGuest({ ledger: trip, name: 'Amma' })
    await host.api.expenses.add({ ledger: trip, expense: anExpense([host, { _id: amma.id }]) })
    expect(await host.api.expenses.get({ ledger: trip })).toMatchObject({
      ...{ title: 'Hampi, slowly', travelDates: { start: '2026-12-12', end: '2026-12-14' }, mayAdd: true },
      transfers: [{ from: amma.id, to: host._id, amountPaise: 15_000 }],
    })
    expect((await host.api.expenses.overview()).items).toContainEqual(
      expect.objectContaining({ ledger: trip, title: 'Hampi, slowly', balancePaise: 15_000 }),
    )
    await host.api.trips.remove({ tripId: trip.id })
    await expect(host.api.expenses.get({ ledger: trip })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await db.sql`select from expense_entries where ledger_id = ${trip.id}`).toHaveLength(0)
  })
})
