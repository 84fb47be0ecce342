import { beforeAll, describe, expect, test } from 'vitest'
import { restRoutes } from '../src/http/rest.ts'
import { procedures } from '../src/router.ts'
import { NOON, useApp } from './app.ts'
import { callsOf, type Named } from './blocked-calls.ts'
import { exemptProcedures } from './blocked-exempt.ts'
import { fillGroup } from './blocked-groups.ts'
import { type Ask, PLAN_PLACE, pathsOf } from './blocked-paths.ts'
import { addLine, tripOfTour } from './blocked-trips.ts'
import { useDatabase } from './db.ts'
import { aPlan, aReference, aTour } from './make.ts'
import { makePerson, type TestPerson } from './people.ts'

// Two users with every relation that two users can have, before and after one blocks the other, and after both have.
// Every procedure must be listed here: a new one that is missing fails the first test.

const db = useDatabase()
let clock = NOON
const testApp = useApp(db, { now: () => clock })
let asha: TestPerson
let ravi: TestPerson
let mina: TestPerson
/**
 * Mina's tour, which both have joined; a past tour of each; and a coming tour of each, on whose waitlist the other is.
 */
let tours: { minas: string; past: Record<string, string>; coming: Record<string, string> }

const SPAN = { start: '2026-12-18', end: '2026-12-22' }
/** A travel plan of each, and a tour in its days. */
const plans: Record<string, string> = {}
const inviting: Record<string, string> = {}
/** The trip of the past tour of each. */
const trips: Record<string, string> = {}
/** A line of each on their checklist of the other's trip. */
const lines: Record<string, string> = {}

/** The reference of each about the other. */
const references: Record<string, string> = {}

/** The number of the message of each in the group of Mina's tour. */
let written: Awaited<ReturnType<typeof fillGroup>> = {}

const past = (whose: TestPerson) => tours.past[whose._id] as string
const coming = (whose: TestPerson) => tours.coming[whose._id] as string
/** Texts that identify a user: ids and names of the user and of the tours that they host, and their words in groups. */
const namesOf = (one: TestPerson) => [
  one._id,
  one.firebaseUid,
  past(one),
  coming(one),
  `Coming of ${one.name}`,
  `Written by ${one.name}`,
]
const named: Named = {
  shared: (reader) => ({
    ...{ me: reader._id, user: mina._id, place: PLAN_PLACE, planPlace: PLAN_PLACE },
    ...{ tour: tours.minas, group: tours.minas, ownTour: past(reader) },
  }),
  others: (reader, other) => ({
    ...{ me: reader._id, user: other._id, match: other._id, formerMatch: other._id },
    ...{ tour: coming(other), group: past(other), pastTour: past(other), ownTour: inviting[reader._id] },
    message: { tourId: tours.minas, number: written[other._id]?.message ?? 0 },
    poll: { tourId: tours.minas, number: written[other._id]?.poll ?? 0 },
    ...{ plan: plans[other._id], planPlace: PLAN_PLACE },
    invitation: { planId: plans[reader._id] as string, tourId: inviting[other._id] as string },
    ...{ trip: trips[other._id], sharedTrip: trips[other._id], check: lines[reader._id] },
    reference: references[other._id],
  }),
}
const { shows, asks, asksOnce } = callsOf(named)
const paths = pathsOf(named)
const ask = (name: string, { url, payload }: Ask, { token }: TestPerson) =>
  testApp.app.inject({
    method: name.startsWith('GET') ? 'GET' : 'POST',
    url,
    payload,
    headers: { authorization: `Bearer ${token}` },
  })

async function makeTours() {
  const host = async (whose: TestPerson, start: string, capacity: number | null) => {
    const shown = { name: `Coming of ${whose.name}`, isPublic: true }
    const { _id } = await whose.api.tours.create(aTour({ ...shown, travelDates: { start, end: start }, capacity }))
    return _id
  }
  const minas = await host(mina, '2026-12-12', null)
  for (const one of [asha, ravi]) await one.api.tours.join({ tourId: minas })
  written = await fillGroup(minas, mina, [asha, ravi])
  tours = { minas, past: {}, coming: {} }
  clock = new Date('2026-10-01T06:30:00Z')
  for (const [one, other] of [
    [asha, ravi],
    [ravi, asha],
  ] as const) {
    tours.past[one._id] = await host(one, '2026-10-25', null)
    await other.api.tours.join({ tourId: past(one) })
    await one.api.groups.send({ tourId: past(one), text: `Written by ${one.name}` })
    await one.api.groups.setMeeting({ tourId: past(one), place: 'Malvan', meetAt: NOON.toISOString() })
    trips[one._id] = await tripOfTour(one, past(one))
    lines[other._id] = await addLine(other, trips[one._id] as string)
    tours.coming[one._id] = await host(one, '2026-12-20', 1)
  }
  const minasPast = await host(mina, '2026-10-26', null)
  for (const one of [asha, ravi]) await one.api.tours.join({ tourId: minasPast })
  await db.sql`update tours set announced_at = '2026-10-01' where start_date < '2026-11-01'`
  await db.sql`update tour_participants set joined_at = '2026-10-01'`
  clock = NOON
  for (const [one, other] of [
    [asha, ravi],
    [ravi, asha],
  ] as const) {
    await other.api.tours.join({ tourId: coming(one) })
    await one.api.references.write({ tourId: minasPast, aboutId: mina._id, ...aReference() })
    await mina.api.references.write({ tourId: minasPast, aboutId: one._id, ...aReference() })
    const written = await one.api.references.write({ tourId: past(asha), aboutId: other._id, ...aReference() })
    references[one._id] = written._id
  }
  for (const one of [asha, ravi]) {
    inviting[one._id] = await host(one, '2026-12-19', null)
    plans[one._id] = (await one.api.plans.create(aPlan({ placeId: PLAN_PLACE, travelDates: SPAN })))._id
  }
  for (const [one, other] of [
    [asha, ravi],
    [ravi, asha],
  ] as const)
    await db.sql`insert into plan_invitations (tour_id, user_id, plan_id)
      values (${inviting[other._id] ?? ''}, ${one._id}, ${plans[one._id] ?? ''})`
}

beforeAll(async () => {
  asha = await makePerson(testApp, db, 'Asha')
  ravi = await makePerson(testApp, db, 'Ravi')
  mina = await makePerson(testApp, db, 'Mina')
  await makeTours()
  for (const [one, other] of [
    [asha, ravi],
    [ravi, asha],
  ] as const) {
    await one.api.social.follow({ followedId: other._id })
    await one.api.social.follow({ followedId: mina._id })
    await mina.api.social.follow({ followedId: one._id })
    expect((await one.api.matching.deck({})).items.map(({ _id }) => _id)).toContain(other._id)
  }
})

const both = () =>
  [
    [asha, ravi],
    [ravi, asha],
  ] as const
const match = async () => {
  for (const [one, other] of both()) await one.api.matching.swipe({ swipedUserId: other._id, action: 'right' })
  for (const [one, other] of both()) await one.api.messages.send({ userId: other._id, text: `Hello ${other.name}` })
}

test('every procedure and every documented path: is covered by this file', () => {
  const known = [shows, asks, asksOnce, exemptProcedures].flatMap((calls) => Object.keys(calls))
  expect([...new Set(known)].sort()).toEqual(Object.keys(procedures).sort())
  expect(Object.keys(paths).sort()).toEqual(restRoutes.map(({ method, path }) => `${method} ${path}`).sort())
})

describe('without a block', () => {
  test.each(Object.keys(shows))('%s: shows the other user', async (name) => {
    if (name === 'matching.matches') await match()
    for (const [reader, other] of both()) {
      if (name === 'matching.deck') await reader.api.matching.undo()
      const seen = JSON.stringify(await shows[name]?.(reader, other))
      expect(
        namesOf(other).some((one) => seen.includes(one)),
        `${name} to ${reader.name}`,
      ).toBe(true)
      if (name === 'tours.leave') await reader.api.tours.join({ tourId: tours.minas })
    }
  })
  test.each(Object.keys(asks))('%s: succeeds for the other user', async (name) => {
    for (const [reader, other] of both()) await asks[name]?.(reader, other)
  })
  test.each(Object.keys(paths))('%s: 200', async (name) => {
    for (const [reader, other] of both()) {
      const request = paths[name]?.(reader, other)
      if (request) expect((await ask(name, request, reader)).statusCode).toBe(200)
    }
  })
})

/** The tours in a value that count more participants than they name. */
const gapsIn = (value: unknown): unknown[] => {
  if (typeof value !== 'object' || value === null) return []
  const { participants, participantCount } = value as { participants?: unknown[]; participantCount?: number }
  const gap = participants !== undefined && participantCount !== undefined && participants.length !== participantCount
  return [...(gap ? [value] : []), ...Object.values(value).flatMap(gapsIn)]
}

const blocks: [string, () => Promise<unknown>][] = [
  ['after Asha has blocked Ravi', () => asha.api.social.block({ userId: ravi._id })],
  ['after Ravi has blocked back', () => ravi.api.social.block({ userId: asha._id })],
]
describe.each(blocks)('%s', (_, block) => {
  beforeAll(async () => {
    for (const [one, other] of both())
      if (!(await one.api.social.me()).favoriteTours.includes(coming(other)))
        await one.api.tours.favorite({ tourId: coming(other) }).catch(() => {})
    for (const [one, other] of both()) await one.api.tours.join({ tourId: coming(other) }).catch(() => {})
    await mina.api.tours.join({ tourId: coming(asha) })
    for (const [one] of both()) await one.api.tours.join({ tourId: tours.minas })
    await block()
  })

  test.each(Object.keys(shows))('%s: shows nothing of the other user', async (name) => {
    for (const [reader, other] of both()) {
      const shown = await shows[name]?.(reader, other)
      const seen = JSON.stringify(shown)
      expect(
        namesOf(other).filter((one) => seen.includes(one)),
        `${name} to ${reader.name}`,
      ).toEqual([])
      expect(gapsIn(shown), `${name} to ${reader.name}`).toEqual([])
      if (name === 'tours.leave') await reader.api.tours.join({ tourId: tours.minas })
    }
  })

  test.each(Object.keys({ ...asks, ...asksOnce }))('%s: NOT_FOUND', async (name) => {
    for (const [reader, other] of both())
      await expect({ ...asks, ...asksOnce }[name]?.(reader, other), reader.name).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
  })

  test.each(Object.keys(paths))('%s: shows nothing of the other user', async (name) => {
    for (const [reader, other] of both()) {
      const request = paths[name]?.(reader, other)
      if (!request) continue
      const answer = await ask(name, request, reader)
      expect(answer.statusCode, answer.body).toBe(request.about === 'people' ? 200 : 404)
      expect(namesOf(other).filter((one) => answer.body.includes(one))).toEqual([])
      expect(gapsIn(answer.json())).toEqual([])
    }
  })

  test('coming tours: both lose their seats and waitlist positions in the other’s, and the next user moves up', async () => {
    const seats = await db.sql`
      select user_id from tour_participants where tour_id in (${coming(asha)}, ${coming(ravi)})
      union all select user_id from tour_waitlist where tour_id in (${coming(asha)}, ${coming(ravi)})`
    expect(seats).toEqual([{ user_id: mina._id }])
    const { participants, participantCount } = await asha.api.tours.get({ tourId: coming(asha) })
    expect([participants.map(({ name }) => name), participantCount]).toEqual([['Mina'], 1])
  })

  test('follows between the two: are deleted and not counted', async () => {
    for (const [one] of both())
      expect(await one.api.social.me()).toMatchObject({ followerCount: 1, followingCount: 1, following: [mina._id] })
  })

  test('other users: still see both', async () => {
    const tour = JSON.stringify(await mina.api.tours.get({ tourId: tours.minas }))
    for (const [one] of both()) expect(tour).toContain(one._id)
  })
})

describe('unblocking by both', () => {
  test('the two see each other again; the match and follows stay deleted', async () => {
    await ravi.api.social.unblock({ userId: asha._id })
    await expect(asha.api.social.get({ userId: ravi._id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await asha.api.social.unblock({ userId: ravi._id })
    for (const [reader, other] of both()) {
      expect(await reader.api.social.get({ userId: other._id })).toMatchObject({ name: other.name })
      expect((await reader.api.matching.matches({})).items).toEqual([])
      expect(await reader.api.social.followStatus({ followedId: other._id })).toEqual({ isFollowing: false })
    }
    expect((await asha.api.matching.deck({})).items.map(({ name }) => name)).toContain('Ravi')
  })
})
