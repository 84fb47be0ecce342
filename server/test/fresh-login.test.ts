import { beforeEach, describe, expect, test } from 'vitest'
import { NOON, useApp } from './app.ts'
import { useDatabase } from './db.ts'
import { makeTripLedger } from './expenses.ts'
import { mailsTo as mailsToAddress } from './mails.ts'
import { makePerson, type TestPerson, tokenFor } from './people.ts'

/** What changes where money or plans go. */
const db = useDatabase()
let clock = NOON
const testApp = useApp(db, { now: () => clock })
let asha: TestPerson
beforeEach(async () => {
  clock = new Date(clock.getTime() + 3_600_000)
  asha = await makePerson(testApp, db, 'Asha')
})

const post = (url: string, payload: object, token = asha.token) =>
  testApp.app.inject({ method: 'POST', url, payload, headers: { authorization: `Bearer ${token}` } })
const mailsTo = ({ email }: TestPerson) => mailsToAddress(db, email)

const CHANGES: [what: string, trpc: string, rest: string, input: object, subject: string][] = [
  [
    'a UPI id',
    'expenses.setUpi',
    '/api/expenses/upi',
    { upi: 'asha@okaxis', consent: true },
    'Your UPI ID on Saathi was changed',
  ],
  ['a calendar feed', 'trips.createFeed', '/api/calendar', {}, 'Your Saathi calendar has a new private address'],
]

describe.each(CHANGES)('%s', (_what, trpc, rest, input, subject) => {
  test('in a session older than five minutes: is refused with a reason, and changes and mails nothing', async () => {
    clock = new Date(clock.getTime() + 301_000)
    const state = () =>
      db.sql`select (select count(*) from upi_ids) as upi, (select count(*) from calendar_feeds) as feeds`
    const before = await state()
    for (const url of [`/trpc/${trpc}`, rest]) {
      const answer = await post(url, input)
      expect(answer.statusCode).toBe(403)
      expect(answer.body).toContain('"reason":"login-too-old"')
    }
    expect(await state()).toEqual(before)
    expect(await mailsTo(asha)).toEqual([])
  })

  test('after a new log-in: is made, and mailed to its owner', async () => {
    clock = new Date(clock.getTime() + 301_000)
    const token = await tokenFor(testApp, asha.firebaseUid)
    expect((await post(rest, input, token)).statusCode).toBe(200)
    expect((await mailsTo(asha)).map((mail) => mail.subject)).toEqual([subject])
  })
})

test('the same UPI id again, and its deletion: are not mailed', async () => {
  for (const upi of ['asha@okaxis', 'asha@okaxis', null]) await asha.api.expenses.setUpi({ upi, consent: true })
  expect(await mailsTo(asha)).toHaveLength(1)
})

describe('the calendar feed and the links to trips', () => {
  /** The addresses of a feed and of both links, each of which works. */
  async function makeLinks() {
    const { id: tripId } = await makeTripLedger(db, asha)
    const feed = (await asha.api.trips.createFeed()).path
    const links = [
      await asha.api.trips.createLink({ tripId, kind: 'read' }),
      await asha.api.trips.createLink({ tripId, kind: 'family' }),
    ]
    return [feed, ...links.map(({ path }) => `/api${path}`)]
  }
  const statusesOf = (paths: string[]) =>
    Promise.all(paths.map(async (url) => (await testApp.app.inject({ url })).statusCode))
  const identity = (operation: string, payload: object) =>
    testApp.app.inject({ method: 'POST', url: `/identitytoolkit.googleapis.com/v1/accounts:${operation}`, payload })

  test.each<[way: string, end: () => Promise<unknown>, goesOn: boolean]>([
    ['the end of all sessions', () => post('/trpc/sessions.endAll', {}), false],
    [
      'a new password in a session',
      () => identity('update', { idToken: asha.token, password: 'winter-in-Auli' }),
      false,
    ],
    [
      'a new password by a mailed link',
      async () => {
        await identity('sendOobCode', { requestType: 'PASSWORD_RESET', email: asha.email })
        await expect.poll(async () => (await mailsTo(asha)).at(-1)?.text).toContain('oobCode=')
        const oobCode = /oobCode=([\w-]+)/.exec((await mailsTo(asha)).at(-1)?.text ?? '')?.[1]
        const set = await identity('resetPassword', { oobCode, newPassword: 'winter-in-Auli' })
        expect(set.statusCode).toBe(200)
      },
      false,
    ],
    [
      'a new password that the provider tells of at the next log-in',
      () =>
        db.sql`select notice_ended_sessions(${asha.firebaseUid}, ${Math.floor(clock.getTime() / 1000) + 90}, ${clock})`,
      false,
    ],
    ['the end of the other sessions', () => post('/trpc/sessions.endOthers', {}), true],
    ['a log-out', () => post('/trpc/sessions.endCurrent', {}), true],
  ])('after %s: end, or go on where the others do', async (_way, end, goesOn) => {
    await db.sql`update users set created_at = ${new Date(clock.getTime() - 60_000)} where id = ${asha._id}`
    const other = await makePerson(testApp, db, 'Ravi')
    const othersFeed = (await other.api.trips.createFeed()).path
    const paths = await makeLinks()
    expect(await statusesOf(paths)).toEqual([200, 200, 200])
    await end()
    expect(await statusesOf(paths)).toEqual(Array(3).fill(goesOn ? 200 : 404))
    expect(await statusesOf([othersFeed])).toEqual([200])
  })
})
