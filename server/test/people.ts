import { randomUUID } from 'node:crypto'
import type { Me } from '@saathi/shared/social/schema'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../src/context.ts'
import type { Caller } from '../src/router.ts'
import { callerWith } from './app.ts'
import type { TestDb } from './db.ts'

export type TestPerson = Me & { token: string; api: Caller }
type TestApp = { app: FastifyInstance; deps: Deps }

/** An ID token for this account, from a custom token, as in the web SDK. */
export async function tokenFor({ app, deps }: TestApp, uid: string, claims?: { passkey: true }): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=any',
    payload: { token: await deps.identity.customToken(uid, claims), returnSecureToken: true },
  })
  return answer.json().idToken
}

/**
 * A signed-in user with an account and a profile, who has confirmed to be an adult. `api` calls procedures; `token` is
 * for REST paths.
 */
export async function makePerson(testApp: TestApp, test: TestDb, name = 'Asha'): Promise<TestPerson> {
  const person = await makePersonWithoutConsent(testApp, test, name)
  await test.sql`update users set consented_at = now() where id = ${person._id}`
  return { ...person, consented: true, api: callerWith(test, person.token, testApp.deps) }
}

/** The same, without the confirmation. */
export async function makePersonWithoutConsent(testApp: TestApp, test: TestDb, name = 'Asha'): Promise<TestPerson> {
  const email = `${randomUUID()}@example.in`
  const uid = await testApp.deps.identity.createUser({ email, password: 'a long walk', name, emailVerified: true })
  const token = await tokenFor(testApp, uid)
  const api = callerWith(test, token, testApp.deps)
  return { ...(await api.auth.sync()), token, api }
}

/** Inserts users without accounts; returns their ids in order. */
export async function insertPeople(test: TestDb, count: number): Promise<string[]> {
  const rows = await test.sql`
    insert into users (id, firebase_uid, name, email)
    select uuidv7(), 'uid-' || gen_random_uuid(), 'Traveller ' || n, n || '@example.in' from generate_series(1, ${count}) n
    returning id`
  return rows.map(({ id }) => id)
}
