import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { digestToken } from '../../features/notices/digest-token.ts'

const db = useDatabase()
const server = useApp(db)
let asha: TestPerson
let ravi: TestPerson
beforeAll(async () => {
  asha = await makePerson(server, db, 'Asha')
  ravi = await makePerson(server, db, 'Ravi')
})
beforeEach(async () => {
  await db.sql`update users set digest_mails = true, tour_mails = true`
})

const secretOf = async ({ _id }: TestPerson) =>
  (await db.sql`select mail_token from users where id = ${_id}`)[0]?.mail_token as string
/** The day of the app in these tests is 2026-11-20. */
const tokenOf = async (person: TestPerson, until = '2027-01-19') =>
  digestToken({ userId: person._id, until }, await secretOf(person))
const post = (token: string, payload = 'List-Unsubscribe=One-Click') =>
  server.app.inject({
    method: 'POST',
    url: `/api/unsubscribe?token=${encodeURIComponent(token)}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  })
const settings = async () =>
  [...(await db.sql`select id, digest_mails as daily, tour_mails as tours from users order by id`)].map((row) => ({
    ...row,
  }))
const untouched = async () => {
  for (const row of await settings()) expect(row).toMatchObject({ daily: true, tours: true })
}

describe('/api/unsubscribe with a link of the daily mail', () => {
  test('GET: shows a page with a button and changes nothing', async () => {
    const response = await server.app.inject(`/api/unsubscribe?token=${await tokenOf(asha)}`)
    expect(response.statusCode).toBe(200)
    expect(response.body).toMatch(/<form method="post"><button>Stop the daily mail<\/button>/)
    expect(response.headers['cache-control']).toBe('no-store')
    await untouched()
  })

  test('POST with a good token: stops the daily mail of its owner only, also when repeated', async () => {
    const token = await tokenOf(asha)
    for (const payload of ['List-Unsubscribe=One-Click', '']) {
      const response = await post(token, payload)
      expect([response.statusCode, response.body]).toEqual([200, expect.stringContaining('Daily mail stopped')])
    }
    expect(await settings()).toEqual([
      { id: asha._id, daily: false, tours: true },
      { id: ravi._id, daily: true, tours: true },
    ])
  })

  test('POST on the last day: works; on the day after: 410, and nothing changes', async () => {
    const response = await post(await tokenOf(asha, '2026-11-19'))
    expect([response.statusCode, response.body]).toEqual([410, expect.stringContaining('This link has expired')])
    await untouched()
    expect((await post(await tokenOf(asha, '2026-11-20'))).statusCode).toBe(200)
  })

  test('POST with a foreign or changed token: 404, and nothing changes', async () => {
    const [userId = '', until = '', signature = ''] = (await tokenOf(asha)).split('.')
    const guesses = [
      `${ravi._id}.${until}.${signature}`,
      `${userId}.2099-01-01.${signature}`,
      `${userId}.${until}.${'A'.repeat(43)}`,
      `${userId}.${until}.${signature.slice(1)}`,
      `${userId}.${until}.`,
      `${userId}.${until}.${signature}.${signature}`,
      `${randomUUID()}.${until}.${signature}`,
      `${'-'.repeat(36)}.${until}.${signature}`,
      digestToken({ userId: ravi._id, until }, await secretOf(asha)),
      '...',
    ]
    for (const guess of guesses) {
      const response = await post(guess)
      expect([guess, response.statusCode]).toEqual([guess, 404])
      expect(response.body).toContain('This link does not work')
    }
    await untouched()
  })

  test('POST with two tokens: 404, and nothing changes', async () => {
    const token = await tokenOf(asha)
    const url = `/api/unsubscribe?token=${token}&token=${token}`
    expect((await server.app.inject({ method: 'POST', url })).statusCode).toBe(404)
    await untouched()
  })

  test('POST with the token of a tour mail: stops the mails about tours, and the daily mail stays', async () => {
    expect((await post(await secretOf(asha))).statusCode).toBe(200)
    expect((await settings())[0]).toEqual({ id: asha._id, daily: true, tours: false })
  })

  test('the daily mail turned on again: is stopped by the same link again', async () => {
    const token = await tokenOf(asha)
    await post(token)
    expect((await asha.api.social.update({ digestMails: true })).digestMails).toBe(true)
    await post(token)
    expect((await asha.api.social.me()).digestMails).toBe(false)
  })
})
