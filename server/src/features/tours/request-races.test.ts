import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { insertPeople } from '../../../test/people.ts'
import { acceptRequest } from './queries/requests.ts'
import { createTour, joinTour, leaveTour, updateTour } from './queries/tours.ts'

const TODAY = '2026-11-20'
const ROUNDS = 25
const FACTS = {
  name: 'Konkan, slowly',
  description: '',
  destination: 'Malvan',
  travelDates: { start: '2026-12-12', end: '2026-12-15' },
  price: 15_200,
  images: [],
  isPublic: false,
  needsApproval: true,
}

const db = useDatabase()
let host: string
let people: string[]
let asha: string
let ravi: string
beforeAll(async () => {
  ;[host = '', ...people] = await insertPeople(db, 21)
  ;[asha = '', ravi = ''] = people
})

// A person has a maximum of open requests.
afterEach(() => db.sql`delete from tour_requests`)

const tourOf = (capacity: number | null, needsApproval = true) =>
  createTour(db.db, host, { ...FACTS, needsApproval, capacity })
const join = (tour: string, who: string) => joinTour(db.db, tour, who, TODAY)
const accept = (tourId: string, userId: string) => acceptRequest(db.db, { tourId, hostId: host, userId, today: TODAY })
/** Who is where, and the counter of seats. */
const stateOf = async (tour: string) => {
  const [row] = await db.sql`
    select joined, capacity,
      array(select user_id::text from tour_participants where tour_id = ${tour} order by turn) as seated,
      array(select user_id::text from tour_waitlist where tour_id = ${tour} order by turn) as waiting,
      array(select user_id::text from tour_requests where tour_id = ${tour}) as requested
    from tours where id = ${tour}`
  expect(row?.joined).toBe(row?.seated.length)
  return row as unknown as Record<'seated' | 'waiting' | 'requested', string[]> & { joined: number }
}

describe('requests to join, at once with', () => {
  test('two acceptances of the last seat: one user has it, the other one waits', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const tour = await tourOf(1)
      for (const who of [asha, ravi]) await join(tour, who)
      const outcomes = await Promise.all([accept(tour, asha), accept(tour, ravi), accept(tour, asha)])
      expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(['joined', 'waiting']))
      const { seated, waiting, requested } = await stateOf(tour)
      expect([seated.length, waiting.length, requested]).toEqual([1, 1, []])
    }
  })

  test('its withdrawal: the user has a seat and leaves it, or the host is told that the request is gone', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const tour = await tourOf(1)
      await join(tour, asha)
      const [accepted, left] = await Promise.all([accept(tour, asha), leaveTour(db.db, tour, asha, TODAY)])
      expect([`${accepted.outcome} ${left.outcome}`]).toEqual([expect.stringMatching(/^(joined left|gone withdrawn)$/)])
      expect(await stateOf(tour)).toMatchObject({ joined: 0, waiting: [], requested: [] })
    }
  })

  test('a change of the seats: nobody is lost, and the capacity holds', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const tour = await tourOf(3)
      await Promise.all(people.map((who) => join(tour, who)))
      await Promise.all([
        ...people.map((who) => accept(tour, who)),
        updateTour(db.db, tour, host, { ...FACTS, capacity: 5 }),
        updateTour(db.db, tour, host, { ...FACTS, capacity: 4 }),
      ])
      const { seated, waiting, requested, joined } = await stateOf(tour)
      expect([4, 5]).toContain(joined)
      expect(new Set([...seated, ...waiting])).toEqual(new Set(people))
      expect(requested).toEqual([])
    }
  })

  test('approval being switched on: each user has a seat or a request, and never both', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const tour = await tourOf(null, false)
      const [, ...outcomes] = await Promise.all([
        updateTour(db.db, tour, host, { ...FACTS, capacity: null }),
        ...people.map((who) => join(tour, who)),
      ])
      const { seated, waiting, requested } = await stateOf(tour)
      expect(waiting).toEqual([])
      expect([...seated, ...requested].sort()).toEqual([...people].sort())
      for (const [index, { outcome }] of outcomes.entries())
        expect(outcome === 'joined' ? seated : requested).toContain(people[index])
      await db.sql`delete from tour_requests`
    }
  })
})
