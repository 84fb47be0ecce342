import type { Gender } from '@saathi/shared/social/genders'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { tourTopic } from '../src/features/tours/topics.ts'
import { restRoutes } from '../src/http/rest.ts'
import { createLimits, LIMITS } from '../src/platform/limits.ts'
import { type ProcedureName, procedures } from '../src/router.ts'
import { useApp } from './app.ts'
import { callByName } from './calls/call-by-name.ts'
import { CALL_NAMES, CALLS } from './calls/index.ts'
import { type Fields, restRequest } from './calls/rest-request.ts'
import type { Things } from './calls/things.ts'
import { useDatabase } from './db.ts'
import { aPlan, aTour } from './make.ts'
import { makePerson, type TestPerson } from './people.ts'

// A tour for one gender, compared with a world without it: everything that a reader of another or no gender gets is the
// same, byte for byte. Every procedure and path that takes the id of a tour is in the tables below.

const db = useDatabase()
const generous = Object.fromEntries(Object.keys(LIMITS).map((name) => [name, '99999/minute']))
const testApp = useApp(db, {
  get limits() {
    return createLimits(db.db, { secret: 'test', settings: generous })
  },
})
/** Whether somebody who was shown a tour is told of its changes. */
async function isTold(tourId: string, { _id: userId }: TestPerson): Promise<boolean> {
  const told = await tourTopic.readAudience(db.db, [{ tourId, exceptHost: false, by: null }], () => [
    { id: tourId, userId },
  ])
  return told.some((one) => one.id === tourId && one.userId === userId)
}
const NO_TOUR = '0190a6d0-0000-7000-8000-000000000000'
const PLACE = 'tarkarli-malvan'
const DAYS = { start: '2026-12-18', end: '2026-12-22' }

type Said = Gender | null
const SAID: Said[] = ['woman', 'man', 'another', null]
const hosts = new Map<Said, TestPerson>()
const guests = new Map<Said, TestPerson>()
const readers = new Map<Said, TestPerson>()
let plan: string

const say = async (person: TestPerson, gender: Said) => {
  if (gender) await person.api.genders.set({ gender, consent: true })
  return person
}
const named = async (map: Map<Said, TestPerson>, name: string) => {
  for (const gender of SAID)
    map.set(gender, await say(await makePerson(testApp, db, `${name} ${gender ?? 'none'}`), gender))
}
const of = (map: Map<Said, TestPerson>, gender: Said) => map.get(gender) as TestPerson

beforeAll(async () => {
  await named(hosts, 'Host')
  await named(guests, 'Guest')
  await named(readers, 'Reader')
  for (const host of hosts.values()) await host.api.tours.create(aTour({ name: 'Open', isPublic: true }))
  for (const reader of readers.values()) {
    await reader.api.plans.create(aPlan({ placeId: PLACE, travelDates: DAYS }))
  }
  plan = (await of(guests, 'man').api.plans.create(aPlan({ placeId: PLACE, travelDates: DAYS })))._id
}, 60_000)

/** What a call answers, or its error, as text; ids of requests differ anyway. */
async function answerOf(call: () => Promise<unknown>): Promise<string> {
  try {
    return JSON.stringify(await call())
  } catch (error) {
    const { code, message, cause } = error as { code: string; message: string; cause?: object }
    return JSON.stringify({ code, message, cause })
  }
}

/** Lists and counts in which a tour can be, for a reader. */
const lists = ({ api }: TestPerson, host: TestPerson, guest: TestPerson): Record<string, () => Promise<unknown>> => ({
  'tours.list': () => api.tours.list({ limit: 100 }),
  'tours.list by price': () => api.tours.list({ sort: 'cheapest' }),
  'tours.list newest': () => api.tours.list({ sort: 'newest', limit: 1 }),
  'tours.list search': () => api.tours.list({ q: 'quiet walk' }),
  'tours.list of a place': () => api.tours.list({ placeId: PLACE }),
  'tours.list with seats': () => api.tours.list({ hasSeats: true, from: DAYS.start, participants: 100 }),
  'tours.list of a host': () => api.tours.list({ hostId: host._id }),
  'tours.list of a guest': () => api.tours.list({ joinedBy: guest._id }),
  'tours.list favorites': () => api.tours.list({ favorite: true }),
  'tours.list waiting': () => api.tours.list({ waiting: true }),
  'tours.count': () => api.tours.count({}),
  'tours.count of a host': () => api.tours.count({ hostId: host._id }),
  'destinations.tours': () => api.destinations.tours({ destinationId: PLACE }),
  'destinations.company': () => api.destinations.company({ destinationIds: [PLACE] }),
  'plans.search': () => api.plans.search({ placeId: PLACE, from: DAYS.start, to: DAYS.end }),
  'plans.overlaps': async () => api.plans.overlaps({ planId: (await api.plans.list()).items[0]?._id ?? NO_TOUR }),
  'social.profile of the host': () => api.social.profile({ userId: host._id }),
  'social.profile of a guest': () => api.social.profile({ userId: guest._id }),
  'social.me': () => api.social.me(),
  'matching.deck': () => api.matching.deck({ limit: 100 }),
  'notices.list': () => api.notices.list({}),
  'groups.list': () => api.groups.list(),
  'trips.list': () => api.trips.list(),
  'trips.journeys': () => api.trips.journeys(),
  'home.get': () => api.home.get({}),
  'expenses.overview': () => api.expenses.overview(),
  'chat.reply': async () => {
    const parts: unknown[] = []
    const messages = [{ sender: 'user' as const, text: 'Which tours are there in December?' }]
    for await (const part of await api.chat.reply({ messages })) parts.push(part)
    return parts
  },
})

const restLists = (reader: TestPerson, host: TestPerson, guest: TestPerson) => [
  'tours',
  `tours?hostId=${host._id}`,
  `tours?joinedBy=${guest._id}&sort=newest`,
  `destinations/${PLACE}/tours`,
  `plans/search?placeId=${PLACE}`,
  `users/users/${host._id}`,
  `users/users/${guest._id}`,
  'users/profile',
  `users?userId=${reader._id}`,
  'groups',
  'trips',
  'journeys',
  'home',
  'expenses',
  'plans',
]

const rest = async (reader: TestPerson, method: string, url: string, payload?: object) => {
  const answer = await testApp.app.inject({
    method: method as 'GET',
    url: `/api/${url}`,
    ...(payload && { payload }),
    headers: { authorization: `Bearer ${reader.token}` },
  })
  return `${answer.statusCode} ${answer.body.replace(/"requestId":"[^"]*"/, '')}`
}

/** Everything that a reader can list. */
async function everything(reader: TestPerson, host: TestPerson, guest: TestPerson) {
  const seen: Record<string, string> = {}
  for (const [name, call] of Object.entries(lists(reader, host, guest))) seen[name] = await answerOf(call)
  for (const url of restLists(reader, host, guest)) seen[url] = await rest(reader, 'GET', url)
  return seen
}

const inputOf = (name: ProcedureName): object => {
  const [input] = procedures[name]._def.inputs
  return input ? z.toJSONSchema(input, { unrepresentable: 'any', io: 'input' }) : {}
}

/** The procedures that take the id of a tour, but those of the list itself. */
const takesTour = CALL_NAMES.filter((name) => /"(tourId|ledger)"/.test(JSON.stringify(inputOf(name))))

/** Things of which none exists but this tour, wherever a call names a tour, its group or its ledger. */
function thingsOf(tourId: string, { _id: me }: TestPerson): Things {
  const [none, entry] = [NO_TOUR, { tourId, number: 1 }]
  const [host, guest] = [of(hosts, null)._id, of(guests, null)._id]
  const things: Partial<Things> = {
    ...{ me, user: host, guest, removed: none, asker: none, otherAsker: none, package: none, place: PLACE },
    ...{ tour: tourId, ownTour: tourId, askedTour: tourId, tourToCancel: tourId, pastTour: tourId, group: tourId },
    ...{ message: entry, poll: entry, plan, planPlace: PLACE, invitation: { planId: plan, tourId }, trip: none },
    ...{ ledger: { kind: 'tour', id: tourId }, entry: 1, otherEntry: 1, ledgerGuest: guest },
    guestQuestion: none,
    transfers: { open: none, claimed: none, sent: none, missing: none, off: none },
  }
  return things as Things
}
/** The valid call of a procedure, which names this tour. */
const call = (name: ProcedureName, tourId: string, reader: TestPerson): Fields => ({
  ...CALLS[name].input?.(thingsOf(tourId, reader)),
  ...(name === 'trips.create' && { tourId, key: NO_TOUR }),
})

/** What each of these procedures and paths answers about a tour, with its id replaced. */
async function answersAbout(tourId: string, reader: TestPerson) {
  const anonymous = (text: string) => text.replaceAll(tourId, 'the tour')
  const answers: Record<string, string> = {}
  for (const name of takesTour) {
    const input = call(name, tourId, reader)
    answers[name] = anonymous(await answerOf(() => callByName(reader.api, name, input)))
  }
  const entry = { ...call('social.report', tourId, reader), subject: { kind: 'groupEntry', tourId, number: 1 } }
  answers['social.report of an entry'] = anonymous(await answerOf(() => callByName(reader.api, 'social.report', entry)))
  const ofTours = restRoutes.filter(
    ({ path, procedure }) => takesTour.includes(procedure) && !path.includes(':tripId/expenses'),
  )
  for (const route of ofTours) {
    const { url, payload } = restRequest(route, call(route.procedure, tourId, reader))
    answers[`${route.method} ${route.path}`] = anonymous(await rest(reader, route.method, url.slice(1), payload))
  }
  return answers
}

/** A tour for the host's gender only, with a guest, and with what else can be told of it. */
const Shape = fc.record({
  gender: fc.constantFrom<Gender>('woman', 'man', 'another'),
  capacity: fc.constantFrom(null, 1, 3),
  needsApproval: fc.boolean(),
  cancelled: fc.boolean(),
  isLate: fc.boolean(),
})
const facts = { name: 'A quiet walk', destination: 'Tarkarli & Malvan, Maharashtra', travelDates: DAYS, price: 1 }

describe('a tour for one gender', () => {
  test('the tables have procedures of every feature that tours have', () => {
    for (const name of ['tours.get', 'tours.join', 'groups.send', 'expenses.get', 'trips.forTour', 'plans.invite'])
      expect(takesTour).toContain(name)
    expect(takesTour.length).toBeGreaterThan(45)
  })

  test('everything that a reader of another or no gender gets is as if it did not exist', async () => {
    const missing = new Map<TestPerson, Record<string, string>>()
    for (const reader of readers.values()) missing.set(reader, await answersAbout(NO_TOUR, reader))
    await fc.assert(
      fc.asyncProperty(Shape, async ({ gender, capacity, needsApproval, cancelled, isLate }) => {
        const [host, guest] = [of(hosts, gender), of(guests, gender)]
        const others = SAID.filter((said) => said !== gender).map((said) => of(readers, said))
        const without = await Promise.all(others.map((reader) => everything(reader, host, guest)))
        const tour = aTour({ ...facts, capacity, needsApproval })
        // The filter may come later, when others have seen the tour.
        const { _id: tourId } = await host.api.tours.create({ ...tour, sameGenderOnly: !isLate })
        if (isLate) {
          for (const reader of others) await reader.api.tours.favorite({ tourId })
          await host.api.tours.update({ tourId, tour: { ...tour, sameGenderOnly: true } })
        }
        await guest.api.tours.join({ tourId })
        if (needsApproval) await host.api.tours.accept({ tourId, userId: guest._id })
        await guest.api.groups.send({ tourId, text: 'Hello' })
        if (cancelled) await host.api.tours.cancel({ tourId })
        for (const [at, reader] of others.entries()) {
          expect(await everything(reader, host, guest)).toEqual(without[at])
          const about = await answersAbout(tourId, reader)
          expect(about).toEqual(missing.get(reader))
          const unclear = Object.entries(about).filter(
            ([, answer]) => !/NOT_FOUND|^404|trips\.tourUnknown|"items":\[\]|^200 \[\]$/.test(answer),
          )
          expect(unclear).toEqual([])
          expect(await isTold(tourId, reader)).toBe(false)
        }
        const same = of(readers, gender)
        expect((await same.api.tours.get({ tourId })).onlyGender).toBe(gender)
        expect(await isTold(tourId, same)).toBe(true)
        await db.sql`delete from tours where id = ${tourId}`
      }),
      { numRuns: 3 },
    )
  }, 120_000)
})
