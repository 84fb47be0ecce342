import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { useApp } from '../../../server/test/app.ts'
import { useDatabase } from '../../../server/test/db.ts'
import { createSaathi, LogInError, logIn } from '../src/index.ts'

const db = useDatabase()
const clock = { ms: Date.now() }
const held = useApp(db, { now: () => new Date(clock.ms) })
const asha = { email: 'asha@example.in', password: 'a long walk' }
let url: string

beforeAll(async () => {
  await held.deps.identity.createUser({ ...asha, name: 'Asha', emailVerified: true })
  url = await held.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => vi.useRealTimers())
const advance = (seconds: number) => {
  clock.ms += seconds * 1000
  vi.useFakeTimers({ toFake: ['Date'], now: clock.ms })
}

describe('session.token', () => {
  test('an expired token is renewed once for concurrent calls', async () => {
    const session = await logIn({ url, ...asha })
    const saathi = createSaathi({ url, token: session.token })
    const first = await session.token()
    expect(await session.token()).toBe(first)
    advance(3_700)
    const renewed = await Promise.all([session.token(), session.token(), session.token()])
    expect(new Set(renewed).size).toBe(1)
    expect(renewed[0]).not.toBe(first)
    expect(await saathi.social.me.query()).toMatchObject({ name: 'Asha' })
    advance(3_700)
    expect(await saathi.social.me.query()).toMatchObject({ name: 'Asha' })
    expect(session.expiresAt.getTime()).toBeGreaterThan(clock.ms)
  })

  test('an ended session throws a LogInError with TOKEN_EXPIRED', async () => {
    const session = await logIn({ url, ...asha })
    await db.sql`delete from identity_refresh_tokens`
    advance(3_700)
    const error = await session.token().catch((error) => error)
    expect(error).toBeInstanceOf(LogInError)
    expect(error).toMatchObject({ code: 'TOKEN_EXPIRED', message: 'The session has ended. Please log in again.' })
  })
})

test('logIn: a wrong password throws a LogInError with the code of the identity provider', async () => {
  const error = await logIn({ url, ...asha, password: 'another' }).catch((error) => error)
  expect(error).toBeInstanceOf(LogInError)
  expect(error).toMatchObject({ code: 'INVALID_LOGIN_CREDENTIALS' })
})
