import { indianDay } from '@saathi/shared/days'
import { expect, test } from 'vitest'
import { callerWith, NOON, useApp, visitor } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { DEMO_LOGIN } from '../../platform/demo-login.ts'
import { seedDemo } from './demo.ts'
import { importFirstPackages } from './first-start.ts'

const db = useDatabase()
const testApp = useApp(db)
/** The next day in India. */
const NIGHT = new Date(NOON.getTime() + 13 * 3_600_000)
const count = async (table: string) => Number((await db.sql`select count(*) from ${db.sql(table)}`)[0]?.count)

test('the first start: creates a catalogue, users, a year of tours and a demo account; a second one changes nothing', async () => {
  const start = async () => {
    await importFirstPackages(db.db, db.url)
    await seedDemo({ url: db.url, identity: testApp.deps.identity, now: NIGHT })
  }
  await Promise.all([start(), start(), start()]) // as replicas do
  const first = await Promise.all(['packages', 'users', 'tours', 'tour_participants'].map(count))
  expect(first[0]).toBeGreaterThanOrEqual(24)
  expect(first.slice(1, 3)).toEqual([41, 60])
  await start()
  expect(await Promise.all(['packages', 'users', 'tours', 'tour_participants'].map(count))).toEqual(first)

  expect((await visitor(db).packages.list({})).items[0]?.slug).toBe('hampi-by-coracle-and-stone')
  const [row] = await db.sql`
    select min(start_date)::text as soonest, max(start_date)::text as latest, count(distinct creator_id)::int as hosts,
      count(distinct package_id)::int as packages, count(*) filter (where joined = capacity)::int as full,
      count(*) filter (where joined = 0)::int as empty from tours`
  expect(row).toMatchObject({ hosts: 12, packages: first[0] })
  expect(row?.soonest > indianDay(NOON)).toBe(true)
  expect(row?.latest < '2027-12-01').toBe(true)
  expect([row?.full > 0, row?.empty > 0, (await count('tour_waitlist')) > 0]).toEqual([true, true, true])

  const astray = await db.sql`
    select name, start_date from tours where name like '%, in %' and name not like '%, in ' || to_char(start_date, 'FMMonth')`
  expect([...astray]).toEqual([])

  const signedIn = await testApp.app.inject({
    method: 'POST',
    url: '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any',
    payload: { ...DEMO_LOGIN, returnSecureToken: true },
  })
  expect(signedIn.json()).toMatchObject({ idToken: expect.any(String) })

  const demo = callerWith(db, signedIn.json().idToken, testApp.deps)
  const { items: threads, unread } = await demo.messages.threads({})
  expect(threads.map(({ person }) => person.name).sort()).toEqual(['Ananya Deshmukh', 'Joseph Fernandes'])
  expect(unread).toBeGreaterThan(0)
  expect((await demo.matching.matches({})).items).toHaveLength(2)
  const { items: deck } = await demo.matching.deck({ limit: 100 })
  expect(deck.map(({ name }) => name)).not.toContain('Joseph Fernandes')
  expect(deck[0]?.reason).toMatch(/^You are both going to /)
  // The demo account gets a match within five likes.
  const likes = await Promise.all(
    deck.slice(0, 5).map(({ _id }) => demo.matching.swipe({ swipedUserId: _id, action: 'right' })),
  )
  expect(likes.filter(({ match }) => match).length).toBeGreaterThan(0)
})
