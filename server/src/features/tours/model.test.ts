import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { insertPeople } from '../../../test/people.ts'
import { runs } from '../../../test/whole.ts'
import { cancelTour, createTour, joinTour, leaveTour, updateTour } from './queries/tours.ts'

const TODAY = '2026-11-20'
const PEOPLE = 7
const facts = (capacity: number | null) => ({
  name: 'Any tour',
  description: '',
  destination: 'Anywhere',
  travelDates: { start: '2026-12-12', end: '2026-12-15' },
  price: 100,
  images: [],
  isPublic: false,
  capacity,
})

/** A model of a tour in memory: participants and waitlist in order, and the outcome of each action. */
class Model {
  participants: number[] = []
  queue: number[] = []
  cancelled = false
  capacity: number | null
  constructor(capacity: number | null) {
    this.capacity = capacity
  }
  private get free() {
    return this.capacity === null ? Number.POSITIVE_INFINITY : this.capacity - this.participants.length
  }
  private promote() {
    while (this.free > 0 && this.queue.length > 0) this.participants.push(this.queue.shift() as number)
  }
  join(who: number) {
    if (this.participants.includes(who)) return { outcome: 'already', place: null }
    if (this.cancelled) return { outcome: 'cancelled', place: null }
    if (this.free > 0) {
      this.participants.push(who)
      return { outcome: 'joined', place: null }
    }
    if (!this.queue.includes(who)) this.queue.push(who)
    return { outcome: 'waiting', place: this.queue.indexOf(who) + 1 }
  }
  leave(who: number) {
    if (this.cancelled) return { outcome: 'cancelled' }
    const hadSeat = this.participants.includes(who)
    this.queue = this.queue.filter((other) => other !== who)
    this.participants = this.participants.filter((other) => other !== who)
    this.promote()
    return { outcome: hadSeat ? 'left' : 'absent' }
  }
  resize(capacity: number | null) {
    if (this.cancelled) return { outcome: 'cancelled', taken: null }
    if (capacity !== null && capacity < this.participants.length)
      return { outcome: 'too small', taken: this.participants.length }
    this.capacity = capacity
    this.promote()
    return { outcome: 'updated', taken: null }
  }
  cancel() {
    this.cancelled = true
    this.queue = []
    return { outcome: 'done' }
  }
}

const who = fc.nat(PEOPLE - 1)
const seats = fc.option(fc.integer({ min: 1, max: 5 }), { nil: null, freq: 6 })
const action = fc.oneof(
  { weight: 8, arbitrary: fc.record({ type: fc.constant('join' as const), who }) },
  { weight: 5, arbitrary: fc.record({ type: fc.constant('leave' as const), who }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('resize' as const), seats }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('cancel' as const) }) },
)

const db = useDatabase()
let host: string
let people: string[]
beforeAll(async () => {
  ;[host = '', ...people] = await insertPeople(db, PEOPLE + 1)
})

test('joins, leaves, capacity changes and cancellations in any order: the tour matches the model', async () => {
  const ids = async (table: string, order: string, tour: string) =>
    (await db.sql`select user_id from ${db.sql(table)} where tour_id = ${tour} order by ${db.sql(order)}`).map((row) =>
      people.indexOf(row.user_id),
    )
  await fc.assert(
    fc.asyncProperty(seats, fc.array(action, { maxLength: 25 }), async (capacity, actions) => {
      const model = new Model(capacity)
      const tour = await createTour(db.db, host, facts(capacity))
      for (const step of actions) {
        const [expected, outcome] =
          step.type === 'join'
            ? [model.join(step.who), await joinTour(db.db, tour, people[step.who] ?? '', TODAY)]
            : step.type === 'leave'
              ? [model.leave(step.who), await leaveTour(db.db, tour, people[step.who] ?? '', TODAY)]
              : step.type === 'resize'
                ? [model.resize(step.seats), await updateTour(db.db, tour, host, facts(step.seats))]
                : [model.cancel(), await cancelTour(db.db, tour, host, new Date('2026-11-20T00:00:00Z'))]
        expect(outcome).toMatchObject(expected)
        expect(await ids('tour_participants', 'turn', tour)).toEqual(model.participants)
        expect(await ids('tour_waitlist', 'turn', tour)).toEqual(model.queue)
      }
      const [row] = await db.sql`select joined from tours where id = ${tour}`
      expect(row?.joined).toBe(model.participants.length)
    }),
    { numRuns: runs(100) },
  )
})
