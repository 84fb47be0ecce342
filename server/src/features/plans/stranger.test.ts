import { addDays, weekOf } from '@saathi/shared/lib/days'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { NOON, useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aPlan, aTour } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { createLimits, LIMITS } from '../../platform/limits.ts'
import { exportPersonalData } from '../auth/account/queries/export.ts'
import { goingCache } from './queries/plans.ts'

// Whatever strangers do, two plans of the same weeks look the same to them.

const db = useDatabase()
let clock = NOON
const generous = Object.fromEntries(Object.keys(LIMITS).map((name) => [name, '99999/minute']))
const testApp = useApp(db, {
  now: () => clock,
  get limits() {
    return createLimits(db.db, { secret: 'test', settings: generous })
  },
})
const PLACE = 'hampi'
const FIRST_WEEK = '2026-11-23'

let owner: TestPerson
let stranger: TestPerson
let others: TestPerson[]
beforeAll(async () => {
  owner = await makePerson(testApp, db, 'Owner')
  await owner.api.genders.set({ gender: 'woman', consent: true })
  stranger = await makePerson(testApp, db, 'Stranger')
  await stranger.api.genders.set({ gender: 'man', consent: true })
  others = await Promise.all(['Mina', 'Zoya'].map((name) => makePerson(testApp, db, name)))
})

type Days = { start: string; end: string; flexibleDays: number }
/** The days of a plan that reads as the weeks from `monday` on, `weeks` of them. */
const daysIn = (monday: string, weeks: number, [earliest, latest, flexible]: [number, number, number]): Days => {
  const lastWeek = addDays(monday, 7 * (weeks - 1))
  const first = addDays(monday, Math.min(earliest, weeks === 1 ? latest : 6))
  const last = addDays(lastWeek, Math.max(latest, weeks === 1 ? earliest : 0))
  const length = (Date.parse(last) - Date.parse(first)) / 86_400_000
  const flexibleDays = Math.min(flexible, Math.floor(length / 2))
  return { start: addDays(first, flexibleDays), end: addDays(last, -flexibleDays), flexibleDays }
}
const inWeek = fc.tuple(fc.nat(6), fc.nat(6), fc.nat(5))
const twoPlans = fc
  .record({ week: fc.nat(8), weeks: fc.integer({ min: 1, max: 3 }), one: inWeek, other: inWeek })
  .map(({ week, weeks, one, other }) => {
    const monday = addDays(FIRST_WEEK, 7 * week)
    return [daysIn(monday, weeks, one), daysIn(monday, weeks, other)] as [Days, Days]
  })

const day = fc.nat(80)
const action = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('search'), day, length: fc.nat(3), limit: fc.constantFrom(1, 20) }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('host'), day, length: fc.nat(20), forMen: fc.boolean() }) },
  { weight: 6, arbitrary: fc.record({ does: fc.constant('invite'), tour: fc.nat(3), byRegion: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('cancel'), tour: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('plan'), day, length: fc.nat(20) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('wait'), days: fc.integer({ min: 1, max: 20 }) }) },
  ...['overlaps', 'going', 'deck', 'swipe', 'follow', 'look', 'is declined'].map((does) => ({
    weight: 1,
    arbitrary: fc.record({ does: fc.constant(does) }),
  })),
)
type Action = { does: string } & Partial<{
  day: number
  length: number
  limit: number
  forMen: boolean
  tour: number
  byRegion: boolean
  days: number
}>

const answerOf = async (call: () => Promise<unknown>) => {
  try {
    return await call()
  } catch (error) {
    const { code, message } = error as { code: string; message: string }
    return { code, message }
  }
}

/** The answer to the stranger in a world where the owner has a plan of these days. */
async function tell(days: Days, actions: Action[]): Promise<string[]> {
  clock = NOON
  for (const table of ['plans', 'plan_summaries', 'tours', 'notices', 'swipes', 'deck_places', 'follows'])
    await db.sql`delete from ${db.sql(table)}`
  const travelDates = { start: days.start, end: days.end }
  for (const one of others)
    await one.api.plans.create(aPlan({ placeId: PLACE, travelDates: { start: '2027-01-01', end: '2027-02-01' } }))
  const { _id: planId } = await owner.api.plans.create(
    aPlan({ placeId: PLACE, travelDates, flexibleDays: days.flexibleDays }),
  )
  const { api } = stranger
  const tours: string[] = []
  let own: string | undefined
  const tourId = (index = 0) => tours[index % Math.max(1, tours.length)] ?? planId
  const datesOf = (first = 0, length = 0) => {
    const today = clock.toISOString().slice(0, 10)
    const start = addDays(NOON.toISOString().slice(0, 10), first)
    const from = start < today ? today : start
    return { start: from, end: addDays(from, length) }
  }
  const calls: Record<string, (action: Action) => Promise<unknown>> = {
    search: async ({ day: first, length, limit }) => {
      const { start: from, end: to } = datesOf(first, length)
      const page = await api.plans.search({ placeId: PLACE, from, to, limit })
      return { ...page, tours: null }
    },
    host: async ({ day: first, length, forMen }) => {
      const facts = aTour({
        destination: 'Hampi, Karnataka',
        travelDates: datesOf(first, length),
        sameGenderOnly: forMen,
      })
      tours.push((await api.tours.create(facts))._id)
    },
    invite: ({ tour, byRegion }) =>
      api.plans.invite({ planId, placeId: byRegion ? 'region:karnataka' : PLACE, tourId: tourId(tour) }),
    cancel: async ({ tour }) => {
      await api.tours.cancel({ tourId: tourId(tour) })
    },
    plan: async ({ day: first, length }) => {
      own = (await api.plans.create(aPlan({ placeId: PLACE, travelDates: datesOf(first, length) })))._id
    },
    wait: async ({ days: passed = 0 }) => {
      clock = new Date(clock.getTime() + passed * 86_400_000)
    },
    overlaps: () => api.plans.overlaps({ planId: own ?? planId }),
    going: () => {
      goingCache(db.db).clear()
      return api.plans.going({ destinationId: PLACE })
    },
    deck: async () => (await api.matching.deck({ limit: 100 })).items.map(({ name, reason }) => [name, reason]).sort(),
    swipe: async () => (await api.matching.swipe({ swipedUserId: owner._id, action: 'right' })).match,
    follow: () => api.social.follow({ followedId: owner._id }),
    'is declined': async () => {
      for (const tourId of tours) await owner.api.plans.decline({ planId, tourId }).catch(() => {})
    },
    look: async () => {
      const exported = await exportPersonalData(db.db, stranger._id, { evidenceDays: 180, today: '2026-11-20' })
      const profile = await api.social.profile({ userId: owner._id })
      return [await api.notices.list({}), profile, exported.planInvitations]
    },
  }
  const told: string[] = []
  for (const one of actions) {
    const answer = JSON.stringify((await answerOf(async () => calls[one.does]?.(one))) ?? null)
    told.push(`${one.does}: ${answer}`)
  }
  const ids: string[] = []
  return told.map((text) =>
    text
      .replaceAll(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d[^"]*/g, 'an instant')
      .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, (id) => {
        if (!ids.includes(id)) ids.push(id)
        return `id ${ids.indexOf(id)}`
      })
      .replaceAll(/"nextCursor":"[^"]*"/g, '"nextCursor":"some"'),
  )
}

test('any sequence of calls of a stranger: answers alike for all plans of the same weeks, so it yields no day', async () => {
  await fc.assert(
    fc.asyncProperty(twoPlans, fc.array(action, { minLength: 1, maxLength: 12 }), async ([one, other], actions) => {
      const weeks = ({ start, end, flexibleDays }: Days) =>
        [addDays(start, -flexibleDays), addDays(end, flexibleDays)].map(weekOf)
      expect(weeks(one)).toEqual(weeks(other))
      expect(await tell(one, actions)).toEqual(await tell(other, actions))
    }),
    { numRuns: Number(process.env.STRANGER_RUNS ?? 20) },
  )
}, 300_000)
