import { GOING_MIN } from '@saathi/shared/plans/rules'
import { describe, expect, test } from 'vitest'
import { NOON, useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { anExpense } from '../../../test/expenses.ts'
import { aPlan, aTour } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { statementsOf } from '../../../test/statements.ts'
import { aTripRequest, makeTrip } from '../../../test/trips.ts'
import { peopleCache } from './queries/proofs.ts'

const db = useDatabase()
let clock = NOON
const testApp = useApp(db, { now: () => clock })
const TODAY = '2026-11-20'

const named = (name: string) => makePerson(testApp, db, name)
const pair = async () => ({ host: await named('Asha Rao'), guest: await named('Ravi Iyer') })

describe('home.get: a journey that has ended', () => {
  const dates = { start: '2026-12-10', end: '2026-12-12' }
  const aPastTour = async () => {
    const { host, guest } = await pair()
    const { _id: tourId } = await host.api.tours.create(aTour({ name: 'Boats', travelDates: dates }))
    await guest.api.tours.join({ tourId })
    return { host, guest, tourId, ledger: { kind: 'tour' as const, id: tourId } }
  }
  async function onDay({ api }: TestPerson, day: string) {
    clock = new Date(`${day}T06:30:00Z`)
    return api.home.get({}).finally(() => {
      clock = NOON
    })
  }

  test('stays for 14 days while money or references are open, beside what comes next', async () => {
    const { host, guest, tourId, ledger } = await aPastTour()
    await host.api.expenses.add({ ledger, expense: anExpense([host, guest]) })
    const write = { count: 1, until: '2027-01-11' }
    const left = { journey: { _id: tourId, title: 'Boats', ended: true }, paymentUnderWay: false, write }
    expect((await onDay(guest, '2026-12-12')).after).toBeNull()
    expect((await onDay(guest, '2026-12-13')).after).toMatchObject({ ...left, balancePaise: -15_000 })
    expect((await onDay(host, '2026-12-26')).after).toMatchObject({ ...left, balancePaise: 15_000 })
    expect((await onDay(host, '2026-12-27')).after).toBeNull()
    const { _id } = await makeTrip(host, undefined, aTripRequest({ startDate: '2027-01-20' }))
    expect(await onDay(host, '2026-12-13')).toMatchObject({ next: { _id }, after: left })
  })

  test('says when a payment waits to be confirmed, and goes when nothing is left', async () => {
    const { host, guest, ledger } = await aPastTour()
    await host.api.expenses.add({ ledger, expense: anExpense([host, guest]) })
    const { id: transferId } = await guest.api.expenses.begin({ ledger, to: host._id, amountPaise: 15_000 })
    expect((await onDay(host, '2026-12-13')).after).toMatchObject({ balancePaise: 15_000, paymentUnderWay: true })
    await host.api.expenses.confirm({ ledger, transferId })
    expect((await onDay(host, '2026-12-13')).after).toMatchObject({ balancePaise: 0, paymentUnderWay: false })
    await host.api.social.block({ userId: guest._id })
    expect((await onDay(host, '2026-12-13')).after).toBeNull()
  })

  test('of two, is the one that ended last; a cancelled one is none', async () => {
    const { host, guest, tourId } = await aPastTour()
    const later = await host.api.tours.create(aTour({ travelDates: { start: '2026-12-11', end: '2026-12-13' } }))
    await guest.api.tours.join({ tourId: later._id })
    expect((await onDay(guest, '2026-12-14')).after).toMatchObject({ journey: { _id: later._id } })
    await host.api.tours.cancel({ tourId: later._id })
    expect((await onDay(guest, '2026-12-14')).after).toMatchObject({ journey: { _id: tourId } })
  })
})

test('home.get: money that is owed to one stands by its ledger, until a payment of it is under way', async () => {
  const { host, guest } = await pair()
  const { _id: tourId } = await host.api.tours.create(aTour({ name: 'Boats' }))
  await guest.api.tours.join({ tourId })
  const ledger = { kind: 'tour' as const, id: tourId }
  await host.api.expenses.add({ ledger, expense: anExpense([host, guest]) })
  expect((await host.api.home.get({})).owed).toEqual([{ ledger, title: 'Boats', paise: 15_000 }])
  expect((await guest.api.home.get({})).owed).toEqual([])
  await guest.api.expenses.begin({ ledger, to: host._id, amountPaise: 15_000 })
  expect(await host.api.home.get({})).toMatchObject({ owed: [], tasks: [{ kind: 'confirm' }] })
})

describe('home.get: the meeting point of today', () => {
  const aMeeting = (tourId: string, meetAt: string) => ({ tourId, place: 'Malvan bus stand', meetAt, note: '' })
  const meeting = async ({ api }: TestPerson) => (await api.home.get({})).meeting

  test('is the newest of the next journey’s group, with who is there, on its day in India only', async () => {
    const { host, guest } = await pair()
    const { _id: tourId } = await host.api.tours.create(aTour({ travelDates: { start: TODAY, end: '2026-11-25' } }))
    await guest.api.tours.join({ tourId })
    expect(await meeting(guest)).toBeNull()
    const [earlier, meetAt] = ['2026-11-20T12:00:00.000Z', '2026-11-20T13:00:00.000Z']
    await host.api.groups.setMeeting(aMeeting(tourId, earlier))
    await host.api.groups.setMeeting(aMeeting(tourId, meetAt))
    const found = { groupId: tourId, place: 'Malvan bus stand', meetAt, arrivalCount: 0, mine: false }
    expect(await meeting(guest)).toEqual(found)
    expect(await meeting(await named('Tara Sen'))).toBeNull()
    await guest.api.groups.arrive({ tourId, here: true })
    expect(await meeting(guest)).toEqual({ ...found, arrivalCount: 1, mine: true })
    expect(await meeting(host)).toEqual({ ...found, arrivalCount: 1 })
    await host.api.groups.setMeeting(aMeeting(tourId, '2026-11-21T03:00:00.000Z'))
    expect(await meeting(guest)).toBeNull()
  })

  test('does not count people whom a block hides', async () => {
    const { host, guest } = await pair()
    const other = await named('Tara Sen')
    const { _id: tourId } = await host.api.tours.create(aTour({ travelDates: { start: TODAY, end: '2026-11-25' } }))
    for (const { api } of [guest, other]) await api.tours.join({ tourId })
    await host.api.groups.setMeeting(aMeeting(tourId, '2026-11-20T13:00:00.000Z'))
    await other.api.groups.arrive({ tourId, here: true })
    expect(await meeting(guest)).toMatchObject({ arrivalCount: 1 })
    await guest.api.social.block({ userId: other._id })
    expect(await meeting(guest)).toMatchObject({ arrivalCount: 0 })
  })
})

describe('home.get: a saved place', () => {
  const save = async ({ api }: TestPerson, id: string) => api.saved.add({ kind: 'destination', id })
  const idea = async ({ api }: TestPerson) => (await api.home.get({})).idea
  const place = { id: 'hampi', name: 'Hampi', image: 'pictures/hampi.svg' }

  test('is the one saved last, while nothing is ahead', async () => {
    const me = await named('Meera Nair')
    expect(await idea(me)).toBeNull()
    await save(me, 'kochi')
    await save(me, 'hampi')
    expect(await idea(me)).toEqual({ place, going: null })
    await makeTrip(me)
    expect(await idea(me)).toBeNull()
  })

  test('counts who sets out in a month from the minimum on, by plans that everybody sees', async () => {
    const me = await named('Meera Nair')
    await save(me, 'gokarna')
    const toGokarna = aPlan({ placeId: 'gokarna', travelDates: { start: '2026-12-10', end: '2026-12-12' } })
    const people = await Promise.all(Array.from({ length: GOING_MIN }, (_, n) => named(`Person ${n}`)))
    for (const { api } of people.slice(1)) await api.plans.create(toGokarna)
    await people[0]?.api.plans.create({ ...toGokarna, visibleTo: 'connections' })
    expect(await idea(me)).toMatchObject({ place: { id: 'gokarna' }, going: null })
    const last = await named('Tara Sen')
    await last.api.plans.create(toGokarna)
    // Counts may be a minute old.
    peopleCache(db.db).clear()
    const statements = await statementsOf(db, async () =>
      expect(await idea(me)).toMatchObject({ going: { month: '2026-12', people: GOING_MIN } }),
    )
    expect(statements.length).toBeLessThanOrEqual(5)
    await me.api.plans.create(aPlan({ placeId: 'hampi' }))
    expect(await idea(me)).toMatchObject({ going: null })
  })
})
