import { generateKeyPairSync, randomUUID } from 'node:crypto'
import type { Session } from '@saathi/shared/auth/sessions'
import type { FastifyInstance } from 'fastify'
import { decodeJwt, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDeps, useApp } from '../../../../test/app.ts'
import { selfSigned } from '../../../../test/certificate.ts'
import { useDatabase } from '../../../../test/db.ts'
import { useGoogle } from '../../../../test/google.ts'
import { tokenFor } from '../../../../test/people.ts'
import { Browser } from '../../../../test/stream.ts'
import { buildApp } from '../../../app.ts'
import type { Deps } from '../../../context.ts'
import { firebaseIdentity } from '../../../platform/identity/firebase.ts'

/** Replicas of the app over one database, each with connections, caches and an identity provider's client of its own. */
const db = useDatabase()
const google = useGoogle()
const now = () => new Date()
const embedded = useApp(db, { now })
const closing: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const close of closing.reverse()) await close()
})

type Replica = { app: FastifyInstance; deps: Deps; url: string }

async function openReplica(identity?: Deps['identity']): Promise<Replica> {
  const database = db.connect()
  const deps = testDeps({ ...db, ...database }, { now, ...(identity && { identity, embedded: [] }) })
  const app = await buildApp(deps)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  closing.push(async () => {
    await app.close()
    await deps.realtime.stop()
    await database.close(1_000)
  })
  return { app, deps, url }
}

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** A token of Firebase for a log-in so many seconds ago. */
async function googleToken(uid: string, secondsAgo: number): Promise<string> {
  const at = Math.floor(Date.now() / 1000)
  const claims = {
    iss: 'https://securetoken.google.com/saathi-test',
    aud: 'saathi-test',
    sub: uid,
    user_id: uid,
    auth_time: at - secondsAgo,
    iat: at - 1,
    exp: at + 3_600,
    email: `${uid}@example.in`,
    email_verified: true,
    name: 'Asha',
    firebase: { identities: {}, sign_in_provider: 'password' },
  }
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: 'key-1' }).sign(keys.privateKey)
}

describe.each(['embedded', 'firebase'])('two replicas with the %s provider', { timeout: 60_000 }, (provider) => {
  let replicas: [Replica, Replica]
  let uid: string
  /** Tokens of three sessions of one account. */
  let tokens: [string, string, string]

  beforeAll(async () => {
    if (provider === 'embedded') replicas = [await openReplica(), await openReplica()]
    else {
      google.certificates = { 'key-1': selfSigned(keys, ['securetoken.system.gserviceaccount.com']) }
      const identity = () => firebaseIdentity({ projectId: 'saathi-test', serviceAccount: google.serviceAccount, now })
      replicas = [await openReplica(await identity()), await openReplica(await identity())]
    }
  })

  const ask = ({ app }: Replica, token: string, method: 'GET' | 'POST', url: string) =>
    app.inject({
      method,
      url,
      payload: method === 'POST' ? {} : undefined,
      headers: { authorization: `Bearer ${token}` },
    })
  const status = async (replica: Replica, token: string) =>
    (await ask(replica, token, 'GET', '/api/users/profile')).statusCode
  const sessionId = async (token: string) => {
    const items: Session[] = (await ask(replicas[0], token, 'GET', '/api/sessions')).json()
    return items.find(({ isCurrent }) => isCurrent)?._id
  }
  async function createAccount() {
    const email = `${randomUUID()}@example.in`
    if (provider === 'embedded')
      return embedded.deps.identity.createUser({ email, password: 'a long walk', name: 'Asha', emailVerified: true })
    const localId = randomUUID()
    google.users.set(localId, { localId, email, emailVerified: true, validSince: '0' })
    return localId
  }
  /** Logs in three times with a new account, and uses each session on both replicas, so that both hold its tokens as valid. */
  async function logIn() {
    uid = await createAccount()
    const logIns: string[] = []
    for (const secondsAgo of [20, 10, 0])
      logIns.push(provider === 'embedded' ? await tokenFor(embedded, uid) : await googleToken(uid, secondsAgo))
    tokens = logIns as typeof tokens
    for (const token of tokens)
      for (const replica of replicas) {
        expect((await ask(replica, token, 'POST', '/api/users/profile')).statusCode).toBe(200)
        expect(await status(replica, token)).toBe(200)
      }
    await db.sql`update users set consented_at = now() where firebase_uid = ${uid}`
  }
  /** Refused within five seconds of now. */
  const isRefused = (replica: Replica, token: string) =>
    expect.poll(() => status(replica, token), { timeout: 5_000, interval: 100 }).toBe(401)

  test('one ended on the first: within 5 s refused on the second with its stream, the others go on', async () => {
    await logIn()
    const [lost, own, other] = tokens
    const [lostStream, ownStream] = [new Browser(replicas[1].url, lost), new Browser(replicas[1].url, own)]
    await Promise.all([lostStream.connect(), ownStream.connect()])
    const id = await sessionId(lost)
    const streamEnds = Promise.race([
      lostStream.ended.then(() => 'ended'),
      new Promise((resolve) => setTimeout(resolve, 5_000, 'open')),
    ])
    expect((await ask(replicas[0], own, 'POST', `/api/sessions/${id}/end`)).statusCode).toBe(200)
    expect(await status(replicas[0], lost)).toBe(401)
    await isRefused(replicas[1], lost)
    expect(await streamEnds).toBe('ended')
    expect([await status(replicas[1], own), await status(replicas[1], other)]).toEqual([200, 200])
    expect(ownStream.error).toBeNull()
    await lostStream.connect()
    await lostStream.ended
    expect(lostStream.error).toMatchObject({ code: 'UNAUTHORIZED' })
    await ownStream.drop()
  })

  test('the others ended on the first: within 5 s refused on the second, the own one goes on', async () => {
    await logIn()
    const [one, two, own] = tokens
    const ended = await ask(replicas[0], own, 'POST', '/api/sessions/end-others')
    expect(ended.statusCode).toBe(200)
    for (const token of [one, two]) await isRefused(replicas[1], token)
    for (const replica of replicas) expect(await status(replica, own)).toBe(200)
    const { customToken } = ended.json()
    if (provider === 'embedded') return expect(customToken).toBeNull()
    // Firebase has ended all of them, so the browser signs in anew.
    expect(Number(google.users.get(uid)?.validSince)).toBeGreaterThan(Date.now() / 1000 - 60)
    expect(decodeJwt(customToken)).toMatchObject({ uid })
    const next = await googleToken(uid, 0)
    for (const replica of replicas) expect(await status(replica, next)).toBe(200)
  })

  test('all ended on the first: within 5 s refused on the second, and by the provider itself', async () => {
    await logIn()
    expect((await ask(replicas[0], tokens[0], 'POST', '/trpc/sessions.endAll')).statusCode).toBe(200)
    for (const token of tokens) await isRefused(replicas[1], token)
    if (provider === 'firebase')
      return expect(Number(google.users.get(uid)?.validSince)).toBeGreaterThan(Date.now() / 1000 - 60)
    expect(await db.sql`select 1 from identity_refresh_tokens where uid = ${uid}`).toEqual([])
  })

  // The embedded provider mails about a new password itself: src/embedded/identity/sessions.test.ts.
  const aboutPasswords = () => {
    test('a password changed at the provider: one mail at the next log-in', async () => {
      await logIn()
      const mails = () => db.sql`select kind from outbox where "to" = ${`${uid}@example.in`} and kind = 'sessionsEnded'`
      expect(await mails()).toEqual([])
      await db.sql`update users set created_at = created_at - interval '1 day' where firebase_uid = ${uid}`
      Object.assign(google.users.get(uid) ?? {}, { validSince: String(Math.floor(Date.now() / 1000) - 2) })
      const sync = async () => ask(replicas[0], await googleToken(uid, 0), 'POST', '/api/users/profile')
      for (const { statusCode } of await Promise.all([sync(), sync()])) expect(statusCode).toBe(200)
      expect(await mails()).toHaveLength(1)
      expect((await ask(replicas[0], await googleToken(uid, 0), 'POST', '/trpc/sessions.endAll')).statusCode).toBe(200)
    })
  }
  if (provider === 'firebase') aboutPasswords()
})
