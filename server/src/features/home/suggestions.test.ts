import { beforeEach, describe, expect, test } from 'vitest'
import { NOON, useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aPlan, aTour } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { statementsOf } from '../../../test/statements.ts'
import { aTripRequest, makeTrip } from '../../../test/trips.ts'

const db = useDatabase()
const testApp = useApp(db, { now: () => NOON })
let asha: TestPerson
let ravi: TestPerson
beforeEach(async () => {
  for (const table of ['plans', 'plan_summaries', 'tours']) await db.sql`delete from ${db.sql(table)}`
  asha = await makePerson(testApp, db, 'Asha Rao')
  ravi = await makePerson(testApp, db, 'Ravi Iyer')
})

const days = (start: string, end = start) => ({ travelDates: { start, end } })
const host = async (facts: Parameters<typeof aTour>[0] = {}, by = asha) => (await by.api.tours.create(aTour(facts)))._id
const seatsOf = async ({ api }: TestPerson) => (await api.home.get({})).seats
const namesOf = async (person: TestPerson) => (await seatsOf(person))?.items.map(({ name }) => name)
const goingToo = async ({ api }: TestPerson) => (await api.home.get({})).goingToo ?? []
const suspend = ({ _id }: TestPerson) => db.sql`update users set suspended_at = now() where id = ${_id}`

describe('home.get: free seats near one’s dates', () => {
  beforeEach(() => ravi.api.plans.create(aPlan({ placeId: 'hampi', ...days('2027-02-10', '2027-02-14') })))

  test('first those to the place of a plan, then those on its days, then those within a week', async () => {
    await host({ name: 'Near', ...days('2027-02-04', '2027-02-06') })
    await host({ name: 'Within', ...days('2027-02-11', '2027-02-12') })
    await host({ name: 'Place', destination: 'Hampi, Karnataka', ...days('2027-02-18', '2027-02-20') })
    await host({ name: 'Too early', ...days('2027-02-02', '2027-02-20') })
    await host({ name: 'Too late', ...days('2027-02-22', '2027-02-23') })
    const seats = await seatsOf(ravi)
    expect(seats).toMatchObject({
      near: 'own',
      items: [
        { name: 'Place', fit: 'place', place: { id: 'hampi', name: 'Hampi' }, price: 15_200 },
        { name: 'Within', fit: 'within', place: { id: 'tarkarli-malvan', name: 'Tarkarli and Malvan' } },
        { name: 'Near', fit: 'near', days: { start: '2027-02-10', end: '2027-02-14' } },
      ],
    })
  })

  test('at most three, each once, also if several of the reader’s days are near it', async () => {
    await ravi.api.plans.create(aPlan({ placeId: 'hampi', ...days('2027-02-12', '2027-02-16') }))
    await host({ name: 'One', ...days('2027-02-13') })
    expect(await namesOf(ravi)).toEqual(['One'])
    for (const name of ['Two', 'Three', 'Four']) await host({ name, ...days('2027-02-14') })
    expect(await namesOf(ravi)).toEqual(['One', 'Two', 'Three'])
  })

  test('no full, closed or cancelled tour, and none that the reader hosts, is in, waits or has asked for, or was removed from', async () => {
    const near = days('2027-02-11')
    const full = await host({ ...near, capacity: 1 })
    await (await makePerson(testApp, db, 'Mina')).api.tours.join({ tourId: full })
    await asha.api.tours.setJoining({ tourId: await host(near), open: false })
    await asha.api.tours.cancel({ tourId: await host(near) })
    await host(near, ravi)
    await ravi.api.tours.join({ tourId: await host(near) })
    await ravi.api.tours.join({ tourId: await host({ ...near, needsApproval: true }) })
    const left = await host(near)
    await ravi.api.tours.join({ tourId: left })
    await asha.api.tours.remove({ tourId: left, userId: ravi._id, reason: 'The boat is smaller.' })
    expect(await namesOf(ravi)).toEqual([])
  })

  test.each([
    ['the host has blocked the reader', () => asha.api.social.block({ userId: ravi._id })],
    ['the reader has blocked the host', () => ravi.api.social.block({ userId: asha._id })],
    ['the host is suspended', () => suspend(asha)],
  ])('none when %s', async (_, hide) => {
    await host({ name: 'Hers', ...days('2027-02-11') })
    expect(await namesOf(ravi)).toEqual(['Hers'])
    await hide()
    expect(await namesOf(ravi)).toEqual([])
  })

  test('a tour for one gender: only for those who have declared it', async () => {
    await asha.api.genders.set({ gender: 'woman', consent: true })
    await host({ name: 'Women only', sameGenderOnly: true, ...days('2027-02-11') })
    expect(await namesOf(ravi)).toEqual([])
    const meera = await makePerson(testApp, db, 'Meera')
    await meera.api.plans.create(aPlan(days('2027-02-10', '2027-02-14')))
    expect(await namesOf(meera)).toEqual([])
    await meera.api.genders.set({ gender: 'woman', consent: true })
    expect(await namesOf(meera)).toEqual(['Women only'])
  })
})

test('home.get: a trip without company counts as one’s days, and one with a tour does not', async () => {
  await makeTrip(ravi, undefined, aTripRequest({ startDate: '2027-03-10' }))
  await host({ name: 'Near the trip', ...days('2027-03-12') })
  expect(await seatsOf(ravi)).toMatchObject({ near: 'own', items: [{ name: 'Near the trip' }] })
  await ravi.api.tours.join({ tourId: await host({ name: 'Joined', ...days('2027-04-12') }) })
  await host({ name: 'Near the tour', ...days('2027-04-13') })
  expect(await namesOf(ravi)).toEqual(['Near the trip'])
})

test('home.get: without days of one’s own, seats are those near the next long weekends', async () => {
  const { weekends = [] } = await ravi.api.home.get({})
  const [next] = weekends
  await host({ name: 'Long weekend', ...days(next?.start as string, next?.end) })
  expect(await seatsOf(ravi)).toMatchObject({
    near: 'weekends',
    items: [{ name: 'Long weekend', fit: 'within', days: { start: next?.start, end: next?.end } }],
  })
})

describe('home.get: people who go where one goes', () => {
  const OWN = aPlan({ placeId: 'hampi', ...days('2027-02-10', '2027-02-14') })

  test('those with plans for the same place and weeks, each once, with months and no day', async () => {
    await ravi.api.plans.create(OWN)
    await asha.api.plans.create(aPlan({ placeId: 'hampi', ...days('2027-02-12', '2027-02-13') }))
    await asha.api.plans.create(aPlan({ placeId: 'region:karnataka', ...days('2027-02-08', '2027-02-09') }))
    for (const [placeId, day] of [
      ['hampi', '2027-03-12'],
      ['varanasi', '2027-02-12'],
    ] as const)
      await (await makePerson(testApp, db, 'Elsewhere')).api.plans.create(aPlan({ placeId, ...days(day) }))
    const found = await goingToo(ravi)
    expect(found).toMatchObject([
      {
        person: { _id: asha._id, name: 'Asha Rao' },
        months: ['2027-02'],
        days: null,
        going: { placeId: 'hampi', days: { start: '2027-02-10', end: '2027-02-14' } },
      },
    ])
    expect(JSON.stringify({ ...found[0], going: null })).not.toMatch(/\d{4}-\d\d-\d\d/)
  })

  test('also to the place of a trip or of a tour that one is in', async () => {
    await makeTrip(ravi, undefined, aTripRequest({ placeId: 'hampi', startDate: '2027-03-10' }))
    const tour = await host({ destination: 'Varanasi, Uttar Pradesh', ...days('2027-04-12', '2027-04-14') })
    await ravi.api.tours.join({ tourId: tour })
    for (const [name, placeId, day] of [
      ['Kabir', 'hampi', '2027-03-11'],
      ['Mina', 'varanasi', '2027-04-13'],
    ] as const)
      await (await makePerson(testApp, db, name)).api.plans.create(aPlan({ placeId, ...days(day) }))
    expect((await goingToo(ravi)).map(({ person }) => person.name)).toEqual(['Kabir', 'Mina'])
  })

  test.each([
    ['the owner has blocked the reader', () => asha.api.social.block({ userId: ravi._id })],
    ['the reader has blocked the owner', () => ravi.api.social.block({ userId: asha._id })],
    ['the owner is suspended', () => suspend(asha)],
    ['the owner leaves', () => asha.api.social.leave()],
  ])('nobody when %s', async (_, hide) => {
    await ravi.api.plans.create(OWN)
    await asha.api.plans.create(OWN)
    expect(await goingToo(ravi)).toHaveLength(1)
    await hide()
    expect(await goingToo(ravi)).toEqual([])
  })

  test('a plan that its owner shows to nobody or to connections only: as a search finds it', async () => {
    await ravi.api.plans.create(OWN)
    await asha.api.plans.create({ ...OWN, visibleTo: 'connections' })
    await (await makePerson(testApp, db, 'Mina')).api.plans.create({ ...OWN, visibleTo: 'nobody' })
    expect(await goingToo(ravi)).toEqual([])
    await asha.api.social.follow({ followedId: ravi._id })
    expect(await goingToo(ravi)).toHaveLength(1)
  })

  test('the days and plans for connections: for a match, until a block ends it', async () => {
    const theirs = days('2027-02-12', '2027-02-13')
    await ravi.api.plans.create(OWN)
    await asha.api.plans.create({ ...OWN, ...theirs, visibleTo: 'connections' })
    await ravi.api.matching.swipe({ swipedUserId: asha._id, action: 'right' })
    expect(await goingToo(ravi)).toEqual([])
    await asha.api.matching.swipe({ swipedUserId: ravi._id, action: 'right' })
    expect(await goingToo(ravi)).toMatchObject([{ person: { _id: asha._id }, days: theirs.travelDates }])
    await asha.api.social.block({ userId: ravi._id })
    expect(await goingToo(ravi)).toEqual([])
  })

  test('the days: for a host whose invitation the owner has accepted', async () => {
    await ravi.api.plans.create(OWN)
    const { _id: planId } = await asha.api.plans.create(OWN)
    const tourId = await host({ destination: 'Hampi, Karnataka', ...OWN }, ravi)
    const daysOf = async () => (await goingToo(ravi)).map((one) => one.days)
    await ravi.api.plans.invite({ planId, placeId: 'hampi', tourId })
    expect(await daysOf()).toEqual([null])
    await asha.api.plans.accept({ planId, tourId })
    expect(await daysOf()).toMatchObject([OWN.travelDates])
    await ravi.api.tours.cancel({ tourId })
    expect(await daysOf()).toEqual([null])
  })

  test('a plan for one gender: only for those who have declared it', async () => {
    await ravi.api.plans.create(OWN)
    await asha.api.genders.set({ gender: 'woman', consent: true })
    await asha.api.plans.create({ ...OWN, sameGenderOnly: true })
    expect(await goingToo(ravi)).toEqual([])
    await ravi.api.genders.set({ gender: 'woman', consent: true })
    expect(await goingToo(ravi)).toHaveLength(1)
  })
})

test('home.get: takes one statement more with plans of one’s own, and none about the people it finds', async () => {
  const count = async () => (await statementsOf(db, () => ravi.api.home.get({}))).length
  await count()
  const without = await count()
  await ravi.api.plans.create(aPlan())
  await ravi.api.plans.create(aPlan({ placeId: 'varanasi' }))
  expect(await count()).toBe(without + 1)
  await asha.api.plans.create(aPlan())
  expect(await goingToo(ravi)).toHaveLength(1)
  expect(await count()).toBe(without + 1)
})
