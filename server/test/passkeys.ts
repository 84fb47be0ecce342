import type { FastifyInstance } from 'fastify'
import type { Deps } from '../src/context.ts'
import type { Caller } from '../src/router.ts'
import { callerWith } from './app.ts'
import { Authenticator } from './authenticator.ts'
import type { TestDb } from './db.ts'
import { tokenFor } from './people.ts'

type TestApp = { app: FastifyInstance; deps: Deps }

/** Calls of an account in a session that began with a passkey: it adds passkeys without a mailed code. */
export const passkeySession = async (test: TestDb, testApp: TestApp, { firebaseUid }: { firebaseUid: string }) =>
  callerWith(test, await tokenFor(testApp, firebaseUid, { passkey: true }), testApp.deps)

/** Adds a passkey to the caller's account. */
export async function addPasskey(api: Caller, name = 'Phone', authenticator = new Authenticator()) {
  await api.passkeys.register({ name, credential: authenticator.create(await api.passkeys.startRegistration({})) })
  return authenticator
}

/** The custom token of a log-in with this passkey. */
export async function passkeyLogin(test: TestDb, deps: Deps, authenticator: Authenticator): Promise<string> {
  const api = callerWith(test, null, deps)
  const credential = authenticator.get(await api.passkeys.startLogin())
  return (await api.passkeys.login({ credential })).customToken
}

/** The ID token of a log-in with this passkey. */
export async function passkeyToken(test: TestDb, { app, deps }: TestApp, authenticator: Authenticator) {
  const answer = await app.inject({
    method: 'POST',
    url: '/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=any',
    payload: { token: await passkeyLogin(test, deps, authenticator), returnSecureToken: true },
  })
  return answer.json().idToken as string
}
