import { beforeAll, describe, expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { insertPeople } from '../../../test/people.ts'
import { createTour, joinTour, leaveTour, updateTour } from './queries/tours.ts'

const TODAY = '2026-11-20'
const FACTS = {
  name: 'Konkan, slowly',
  description: '',
  destination: 'Malvan',
  travelDates: { start: '2026-12-12', end: '2026-12-15' },
  price: 15_200,
  images: [],
  isPublic: false,
}

const db = useDatabase()
let host: string
let people: string[]
beforeAll(async () => {
  ;[host = '', ...people] = await insertPeople(db, 51)
})

const tourOf = (capacity: number | null) => createTour(db.db, host, { ...FACTS, capacity })
const join = (tour: string, who: string) => joinTour(db.db, tour, who, TODAY)
const leave = (tour: string, who: string) => leaveTour(db.db, tour, who, TODAY)
const seated = async (tour: string) =>
  (await db.sql`select user_id from tour_participants where tour_id = ${tour} order by turn`).map((row) => row.user_id)
const waiting = async (tour: string) =>
  (await db.sql`select user_id from tour_waitlist where tour_id = ${tour} order by turn`).map((row) => row.user_id)
const joinedCount = async (tour: string) => (await db.sql`select joined from tours where id = ${tour}`)[0]?.joined

describe('concurrent joins and leaves', () => {
  test('50 users join 5 seats: 5 are participants and 45 are on the waitlist in order', async () => {
    for (let round = 0; round < 100; round += 1) {
      const tour = await tourOf(5)
      const outcomes = await Promise.all(people.map((who) => join(tour, who)))
      expect(outcomes.filter(({ outcome }) => outcome === 'joined')).toHaveLength(5)
      const places = outcomes.flatMap(({ place }) => (place === null ? [] : [place])).sort((a, b) => a - b)
      expect(places).toEqual(Array.from({ length: 45 }, (_, index) => index + 1))
      expect(await joinedCount(tour)).toBe(5)
      const queue = await waiting(tour)
      expect(new Set([...(await seated(tour)), ...queue]).size).toBe(50)
      // Each returned position is the position on the waitlist.
      expect(queue).toEqual(
        people
          .map((who, index) => ({ who, place: outcomes[index]?.place ?? 0 }))
          .filter(({ place }) => place > 0)
          .sort((a, b) => a.place - b.place)
          .map(({ who }) => who),
      )
    }
  }, 120_000)

  test('one user joins twenty times: one seat', async () => {
    const tour = await tourOf(5)
    const [asha = ''] = people
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => join(tour, asha)))
    expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(['joined', 'already']))
    expect([await seated(tour), await joinedCount(tour)]).toEqual([[asha], 1])
  })

  test('one user joins a full tour ten times: one place on the waitlist', async () => {
    const tour = await tourOf(1)
    const [asha = '', ravi = '', mina = ''] = people
    await join(tour, asha)
    await join(tour, mina)
    const again = await Promise.all(Array.from({ length: 10 }, () => join(tour, ravi)))
    expect(new Set(again.map(({ place }) => place))).toEqual(new Set([2]))
    expect(await waiting(tour)).toEqual([mina, ravi])
  })

  test('concurrent leaves: the waitlist moves up in order, and the capacity holds', async () => {
    const tour = await tourOf(10)
    await Promise.all(people.map((who) => join(tour, who)))
    const participants = await seated(tour)
    const queue = await waiting(tour)
    await Promise.all(participants.slice(0, 6).map((who) => leave(tour, who)))
    expect(await seated(tour)).toEqual(expect.arrayContaining([...participants.slice(6), ...queue.slice(0, 6)]))
    expect(await waiting(tour)).toEqual(queue.slice(6))
    expect(await joinedCount(tour)).toBe(10)
  })

  test('leaves, joins and capacity changes at once: the capacity holds', async () => {
    for (let round = 0; round < 20; round += 1) {
      const tour = await tourOf(5)
      await Promise.all(people.slice(0, 20).map((who) => join(tour, who)))
      const participants = await seated(tour)
      await Promise.all([
        ...participants.slice(0, 2).map((who) => leave(tour, who)),
        updateTour(db.db, tour, host, { ...FACTS, capacity: 8 }),
        updateTour(db.db, tour, host, { ...FACTS, capacity: 5 }),
        join(tour, people[30] ?? ''),
      ])
      const [row] = await db.sql`select joined, capacity from tours where id = ${tour}`
      expect((await seated(tour)).length).toBe(row?.joined)
      expect(row?.joined).toBe(row?.capacity)
    }
  })

  test('a deleted account: its seat goes to the waitlist', async () => {
    const [leaver = '', waiter = ''] = await insertPeople(db, 2)
    const tour = await tourOf(1)
    await join(tour, leaver)
    await join(tour, waiter)
    await db.sql`delete from users where id = ${leaver}`
    expect([await seated(tour), await joinedCount(tour), await waiting(tour)]).toEqual([[waiter], 1, []])
  })
})

describe('constraints of the table tours', () => {
  const update = (column: string, value: unknown) =>
    db.sql`update tours set ${db.sql({ [column]: value })} where creator_id = ${host}`
  test.each([
    ['a capacity below the number of participants', 'capacity', 1],
    ['a capacity of 0', 'capacity', 0],
    ['an end before the start', 'end_date', '2026-12-11'],
    ['a negative price', 'price', -1],
    ['a negative number of participants', 'joined', -1],
  ])('reject %s', async (_, column, value) => {
    const tour = await tourOf(5)
    await Promise.all(people.slice(0, 3).map((who) => join(tour, who)))
    await expect(update(column, value)).rejects.toMatchObject({ code: '23514' })
  })
})
