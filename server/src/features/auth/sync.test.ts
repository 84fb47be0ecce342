import { RETENTION } from '@saathi/shared/legal/retention'
import { describe, expect, test } from 'vitest'
import { callerWith, NOON, useApp, visitor } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { makePerson, tokenFor } from '../../../test/people.ts'
import { removeDueAccounts } from './account/workflows/deletion.ts'

const db = useDatabase()
let clock = NOON
const testApp = useApp(db, { now: () => clock })
const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000)
}

let mailbox = 0
const address = () => `mina.${++mailbox}@example.in`
const users = (email: string) => db.sql`select * from users where email = ${email}`

describe('auth.sync', () => {
  test('repeated and concurrent calls create one profile', async () => {
    const email = address()
    const uid = await testApp.deps.identity.createUser({
      email,
      password: 'a long walk',
      name: 'Mina',
      emailVerified: true,
    })
    const api = callerWith(db, await tokenFor(testApp, uid), testApp.deps)
    const ids = (await Promise.all(Array.from({ length: 20 }, () => api.auth.sync()))).map(({ _id }) => _id)
    expect(new Set(ids).size).toBe(1)
    expect(await users(email)).toHaveLength(1)
  })

  test('an unverified address is FORBIDDEN', async () => {
    const email = address()
    const account = { email, password: 'a long walk', name: 'Mina', emailVerified: false }
    const uid = await testApp.deps.identity.createUser(account)
    const api = callerWith(db, await tokenFor(testApp, uid), testApp.deps)
    await expect(api.auth.sync()).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(api.social.me()).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await users(email)).toHaveLength(0)
  })

  test('a suspended account is FORBIDDEN', async () => {
    const ravi = await makePerson(testApp, db, 'Ravi')
    await db.sql`update users set suspended_at = now() where id = ${ravi._id}`
    const api = callerWith(db, ravi.token, testApp.deps)
    await expect(api.auth.sync()).rejects.toMatchObject({ code: 'FORBIDDEN', message: /suspended/ })
    await expect(api.social.me()).rejects.toMatchObject({ code: 'FORBIDDEN', message: /suspended/ })
    await expect(visitor(db).social.get({ userId: ravi._id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('a disabled account is refused everywhere', async () => {
    const ravi = await makePerson(testApp, db, 'Ravi')
    await testApp.deps.identity.setDisabled(ravi.firebaseUid, true)
    await expect(callerWith(db, ravi.token, testApp.deps).social.me()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })
})

test.each(['/api/users/profile', '/trpc/auth.sync'])(
  'POST %s: after a log-in the browser cookie lasts 90 days; a token that is not valid sets none',
  async (url) => {
    const uid = await testApp.deps.identity.createUser({
      email: address(),
      password: 'a long walk',
      name: 'Mina',
      emailVerified: true,
    })
    const sync = async (token: string) => {
      const headers = { authorization: `Bearer ${token}` }
      return testApp.app.inject({ method: 'POST', url, payload: {}, headers })
    }
    const token = await tokenFor(testApp, uid)
    expect(RETENTION.sessionDays).toBe(90)
    for (let visit = 0; visit < 2; visit += 1)
      expect(String((await sync(token)).headers['set-cookie'])).toMatch(
        /^saathi_browser=[\w-]{22}; Path=\/; Max-Age=7776000;/,
      )
    for (const bad of ['nonsense', `${token.slice(0, -4)}AAAA`]) {
      const refused = await sync(bad)
      expect(refused.statusCode).toBe(401)
      expect(refused.headers).not.toHaveProperty('set-cookie')
    }
  },
)

describe('social.leave and social.keep', () => {
  test('a deletion can be cancelled for seven days, and then deletes the account', async () => {
    const mina = await makePerson(testApp, db, 'Mina')
    const { leavesAt } = await mina.api.social.leave()
    expect(Date.parse(leavesAt as string) - clock.getTime()).toBe(7 * 86_400_000)
    await mina.api.social.keep()
    expect((await mina.api.social.me()).leavesAt).toBeNull()

    await mina.api.social.leave()
    later(7 * 86_400 - 60)
    await removeDueAccounts({ ...testApp.deps, now: () => clock })
    expect(await db.sql`select 1 from users where id = ${mina._id}`).toHaveLength(1)
    later(61)
    await removeDueAccounts({ ...testApp.deps, now: () => clock })
    expect(await db.sql`select 1 from users where id = ${mina._id}`).toHaveLength(0)
    expect(await db.sql`select 1 from identity_accounts where uid = ${mina.firebaseUid}`).toHaveLength(0)
  })
})
