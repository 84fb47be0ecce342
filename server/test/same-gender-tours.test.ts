import type { Gender } from '@saathi/shared/genders'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { audienceOfTours } from '../src/features/tours/audience.ts'
import { restRoutes } from '../src/http/rest.ts'
import { createLimits, LIMITS } from '../src/platform/limits.ts'
import { type ProcedureName, procedures } from '../src/router.ts'
import { useApp } from './app.ts'
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
  const told = await audienceOfTours(db.db, [{ tourId, exceptHost: false, by: null }], [{ tourId, userId }])
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
  'plans.search': () => api.plans.search({ placeId: PLACE, from: DAYS.start, to: DAYS.end }),
  'plans.overlaps': async () => api.plans.overlaps({ planId: (await api.plans.list()).items[0]?._id ?? NO_TOUR }),
  'social.profile of the host': () => api.social.profile({ userId: host._id }),
  'social.profile of a guest': () => api.social.profile({ userId: guest._id }),
  'social.me': () => api.social.me(),
  'matching.deck': () => api.matching.deck({ limit: 100 }),
  'notices.list': () => api.notices.list({}),
  'groups.list': () => api.groups.list(),
  'trips.list': () => api.trips.list(),
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

type Schema = {
  type?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minItems?: number
  minimum?: number
  minLength?: number
}

/** The least input that a schema accepts, in which the tour is this one. */
function sample(schema: Schema, tourId: string, name = ''): unknown {
  if (name === 'tourId') return tourId
  if (name === 'ledger') return { kind: 'tour', id: tourId }
  if (name === 'placeId') return PLACE
  if (name === 'travelDates') return DAYS
  if (name === 'meetAt') return '2026-12-18T06:30:00Z'
  const [first] = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  if (first) return sample(first, tourId, name)
  if (schema.enum) return schema.enum[0]
  if (schema.const !== undefined) return schema.const
  if (schema.type === 'object')
    return Object.fromEntries(
      (schema.required ?? []).map((key) => [key, sample(schema.properties?.[key] ?? {}, tourId, key)]),
    )
  if (schema.type === 'array') {
    const one = sample(schema.items ?? {}, tourId)
    const count = Math.max(schema.minItems ?? 0, name === 'choices' ? 2 : 0)
    return Array.from({ length: count }, (_, at) => (one === 'Hello' ? `Hello ${at}` : one))
  }
  if (schema.type === 'integer') return Math.max(schema.minimum ?? 1, 1)
  if (schema.type === 'boolean') return true
  if (schema.format === 'uuid') return NO_TOUR
  return schema.format === 'date' ? DAYS.start : 'Hello'.padEnd(schema.minLength ?? 0, 'o')
}

const inputOf = (name: string): Schema => {
  const [input] = procedures[name as ProcedureName]._def.inputs
  return input ? (z.toJSONSchema(input, { unrepresentable: 'any', io: 'input' }) as Schema) : {}
}

/** The procedures that take the id of a tour, but those of the list itself. */
const takesTour = Object.keys(procedures).filter((name) => /"(tourId|ledger)"/.test(JSON.stringify(inputOf(name))))

/** Inputs whose least form does not name the tour, or is not accepted. */
const SPECIAL: Record<string, (tourId: string) => object> = {
  'social.report': (tourId) => ({
    userId: of(hosts, null)._id,
    reason: 'other',
    subject: { kind: 'groupEntry', tourId, number: 1 },
  }),
  'plans.invite': (tourId) => ({ planId: plan, placeId: PLACE, tourId }),
  'groups.vote': (tourId) => ({ tourId, number: 1, choices: [0] }),
  'tours.update': (tourId) => ({ tourId, tour: aTour() }),
  'references.pending': (tourId) => ({ tourId }),
  'groups.send': (tourId) => ({ tourId, text: 'Hello' }),
  'trips.create': (tourId) => ({
    request: { placeId: PLACE, from: 'mumbai', people: 1, days: 3 },
    tourId,
    key: NO_TOUR,
  }),
  'expenses.importSplitwise': (tourId) => ({
    ledger: { kind: 'tour', id: tourId },
    csv: 'Date,Description,Category,Cost,Currency,Asha,Ravi\n2026-12-18,Fish,General,100.00,INR,50.00,-50.00',
    people: { Asha: of(hosts, null)._id, Ravi: of(guests, null)._id },
  }),
}
const call = (name: string, tourId: string) => SPECIAL[name]?.(tourId) ?? (sample(inputOf(name), tourId) as object)

/** What each of these procedures and paths answers about a tour, with its id replaced. */
async function answersAbout(tourId: string, reader: TestPerson) {
  const anonymous = (text: string) => text.replaceAll(tourId, 'the tour')
  const answers: Record<string, string> = {}
  for (const name of takesTour) {
    const [noun = '', verb = ''] = name.split('.')
    const api = reader.api as unknown as Record<string, Record<string, (input: object) => Promise<unknown>>>
    answers[name] = anonymous(await answerOf(async () => api[noun]?.[verb]?.(call(name, tourId))))
  }
  const ofTours = restRoutes.filter(
    ({ path, procedure }) => takesTour.includes(procedure) && !path.includes(':tripId/expenses'),
  )
  for (const { method, path, procedure } of ofTours) {
    const input = call(procedure, tourId) as Record<string, unknown>
    const { ledger: _, ...payload } = input
    const url = path
      .slice(1)
      .replace(':tourId', tourId)
      .replace(':planId', plan)
      .replace(/:(\w+)/g, (_whole, name) => String(input[name] ?? NO_TOUR))
    const query = new URLSearchParams(payload as Record<string, string>)
    const answer = method === 'GET' ? rest(reader, method, `${url}?${query}`) : rest(reader, method, url, payload)
    answers[`${method} ${path}`] = anonymous(await answer)
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
