import { indianDay } from '@saathi/shared/lib/days'
import { expect, test } from 'vitest'
import { callerWith, NOON, useApp, visitor } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { placeIdOf } from '../../features/destinations/place-ids.ts'
import { loadDataset } from '../../features/recommend/facts/dataset.ts'
import { proposeTour } from '../../features/trips/propose/propose-tour.ts'
import { proposeTrip } from '../../features/trips/propose/propose-trip.ts'
import { DEMO_LOGIN } from '../../platform/demo-login.ts'
import { seedDemo } from './demo.ts'
import { importFirstPackages } from './first-start.ts'

const db = useDatabase()
const testApp = useApp(db)
const TABLES = [
  'packages',
  'users',
  'tours',
  'tour_participants',
  'notices',
  'messages',
  'saved_items',
  'favorites',
  'plans',
  'trips',
  'trip_items',
  'trip_ticks',
  'expense_entries',
  'expense_transfers',
  'travel_references',
]
/** The next day in India. */
const NIGHT = new Date(NOON.getTime() + 13 * 3_600_000)
const count = async (table: string) => Number((await db.sql`select count(*) from ${db.sql(table)}`)[0]?.count)

async function logIn() {
  const signedIn = await testApp.app.inject({
    method: 'POST',
    url: '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any',
    payload: { ...DEMO_LOGIN, returnSecureToken: true },
  })
  return callerWith(db, signedIn.json().idToken, testApp.deps)
}

test('the first start, after one that was killed: creates a catalogue, users, a year of tours and a demo account; a second one changes nothing', async () => {
  // What is left of a start that was killed before it wrote its rows.
  await testApp.deps.identity.createUser({ ...DEMO_LOGIN, name: 'Saathi Demo', emailVerified: true })
  const start = async () => {
    await importFirstPackages(db.db, db.url, placeIdOf)
    await seedDemo({
      url: db.url,
      identity: testApp.deps.identity,
      now: NIGHT,
      proposeTrip: (request, now, forTour) => (forTour ? proposeTour : proposeTrip)(loadDataset(), request, now),
    })
  }
  await Promise.all([start(), start(), start()]) // as replicas do
  const first = await Promise.all(TABLES.map(count))
  expect(first[0]).toBeGreaterThanOrEqual(24)
  expect(first.slice(1, 3)).toEqual([41, 71])
  await start()
  expect(await Promise.all(TABLES.map(count))).toEqual(first)

  expect((await visitor(db).packages.list({})).items[0]?.slug).toBe('hampi-by-coracle-and-stone')
  const [row] = await db.sql`
    select min(start_date) filter (where end_date >= ${indianDay(NIGHT)})::text as soonest, max(start_date)::text as latest, count(distinct creator_id)::int as hosts,
      count(distinct package_id)::int as packages, count(*) filter (where joined = capacity)::int as full,
      count(*) filter (where joined = 0)::int as empty from tours`
  expect(row).toMatchObject({ hosts: 13, packages: first[0] })
  expect(row?.soonest > indianDay(NOON)).toBe(true)
  expect(row?.latest < '2027-12-01').toBe(true)
  expect([row?.full > 0, row?.empty > 0, (await count('tour_waitlist')) > 0]).toEqual([true, true, true])

  const astray = await db.sql`
    select name, start_date from tours where name like '%, in %' and name not like '%, in ' || to_char(start_date, 'FMMonth')`
  expect([...astray]).toEqual([])
})

test('every screen of the demo account: has something to see', async () => {
  const demo = await logIn()
  const me = await demo.social.me()
  expect([me.followerCount, me.followingCount]).toEqual([6, 5])
  expect([me.joinedToursVisibleTo, me.visibilityAnswered]).toEqual(['connections', true])
  const states = async (filter: object) =>
    (await demo.tours.list({ ...filter, limit: 100 })).items.map(({ cancelled, ended }) =>
      cancelled ? 'cancelled' : ended ? 'ended' : 'coming',
    )
  expect(await states({ hostId: me._id })).toEqual(['coming', 'ended'])
  expect(await states({ joinedBy: me._id })).toEqual(['coming', 'coming', 'cancelled', 'ended', 'ended'])
  expect(await states({ waiting: true })).toEqual(['coming'])
  expect(await states({ favorite: true })).toEqual(['coming', 'coming'])

  const [hosted] = (await demo.tours.list({ hostId: me._id })).items
  const people = await demo.tours.people({ tourId: hosted?._id as string })
  expect([people.participants.length, people.waiting.length]).toEqual([3, 1])

  const seen = (await demo.tours.list({ limit: 100 })).items.filter(({ participants }) => participants.length > 0)
  expect(seen.length).toBeGreaterThan(20)

  const saved = await demo.saved.list()
  expect(saved.items.map(({ kind }) => kind).sort()).toEqual(['destination', 'package', 'package'])

  const [plan] = (await demo.plans.list()).items
  expect((await demo.plans.overlaps({ planId: plan?._id as string })).plans).toBeGreaterThan(2)

  const trips = (await demo.trips.list()).items
  expect(trips.map(({ tourId, ended }) => [tourId, ended])).toEqual([
    [hosted?._id, false],
    [null, false],
  ])
  for (const { _id: tripId, tourId } of trips) {
    const trip = await demo.trips.get({ tripId })
    expect(trip.items.length).toBeGreaterThan(trip.dayCount)
    expect(trip.checklist.filter(({ done }) => done)).toHaveLength(3)
    expect(trip.membersMayEdit).toBe(tourId !== null)
  }

  // Of those about the demo account, one is shown tomorrow only; three people of its last tour are left to write about.
  expect(await demo.references.list({ userId: me._id })).toMatchObject({ items: { length: 5 }, count: 5 })
  expect((await demo.references.mine({})).items).toHaveLength(4)
  expect((await demo.references.pending({})).items.filter(({ written }) => !written)).toHaveLength(3)

  const [owed] = (await demo.expenses.overview()).items
  expect(owed).toMatchObject({ ledger: { kind: 'tour', id: hosted?._id }, openTransfers: 1 })
  const ledger = await demo.expenses.get({ ledger: { kind: 'tour', id: hosted?._id as string } })
  expect(ledger.entryCount).toBe(4)
  expect(ledger.transfers.map(({ state }) => state)).toContain('claimed')
  expect(ledger.balances.reduce((sum, { netPaise }) => sum + netPaise, 0)).toBe(0)

  const notices = await demo.notices.list({ limit: 100 })
  expect(new Set(notices.items.map(({ kind }) => kind))).toEqual(
    new Set(['joined', 'seat', 'cancelled', 'changed', 'payClaimed', 'referenced']),
  )
  expect(notices.unread).toBe(5)
  expect(notices.items.length).toBeGreaterThan(4)

  const { items: threads, unread } = await demo.messages.threads({})
  const names = threads.map(({ person }) => person.name)
  expect(names).toHaveLength(3)
  expect(names).toEqual(expect.arrayContaining(['Ananya Deshmukh', 'Joseph Fernandes']))
  expect(unread).toBeGreaterThan(0)
  for (const { person } of threads)
    expect((await demo.messages.list({ userId: person._id })).items.length).toBeGreaterThan(2)

  expect((await demo.matching.matches({})).items).toHaveLength(2)
  const { items: deck } = await demo.matching.deck({ limit: 100 })
  expect(deck.map(({ name }) => name)).not.toContain('Joseph Fernandes')
  expect(deck[0]?.reason).toMatch(/^You both plan to go to /)
  // The demo account gets a match within five likes.
  const likes = await Promise.all(
    deck.slice(0, 5).map(({ _id }) => demo.matching.swipe({ swipedUserId: _id, action: 'right' })),
  )
  expect(likes.filter(({ match }) => match).length).toBeGreaterThan(0)
})

test('the demo data: nobody gets a mail, and what happened lies in the past', async () => {
  expect(await count('outbox')).toBe(0)
  const [row] = await db.sql`
    select (select max(n.created_at) from notices n join users u on u.id = n.user_id where u.email = ${DEMO_LOGIN.email}) < now()
      and (select max(created_at) from messages) < now()
      and (select max(last_at) from threads) = (select max(created_at) from messages) as past`
  expect(row?.past).toBe(true)
})
