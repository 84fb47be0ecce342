import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import type { Deps } from '../src/context.ts'
import { restRoutes } from '../src/http/rest.ts'
import { procedures } from '../src/router.ts'
import { callerWith, NOON, testDeps } from './app.ts'
import { useDatabase } from './db.ts'
import { lastSubject } from './mails.ts'
import { addPasskey, passkeySession } from './passkeys.ts'
import { makePerson } from './people.ts'

/** Two replicas over one database; every route that the embedded identity provider registers is in `identityRoutes`. */
const db = useDatabase()
let clock = NOON
const identityRoutes = new Set<string>()
type Replica = { app: FastifyInstance; deps: Deps }
let replicas: [Replica, Replica]
const closing: (() => Promise<unknown>)[] = []

async function openReplica(): Promise<Replica> {
  const database = db.connect()
  const made = testDeps({ ...db, ...database }, { now: () => clock })
  const [identity] = made.embedded
  const deps: Deps = {
    ...made,
    embedded: [
      async (scope) => {
        scope.addHook('onRoute', ({ method, url }) => {
          if (method === 'POST') identityRoutes.add(url.replace('::', ':'))
        })
        await scope.register(identity as NonNullable<typeof identity>)
      },
    ],
  }
  const app = await buildApp(deps)
  closing.push(async () => {
    await app.close()
    await deps.realtime.stop()
    await database.close(1_000)
  })
  return { app, deps }
}
beforeAll(async () => {
  replicas = [await openReplica(), await openReplica()]
})
afterAll(async () => {
  for (const close of closing.reverse()) await close()
})

const [TOOLKIT, SECURE_TOKEN] = ['/identitytoolkit.googleapis.com/v1/accounts', '/securetoken.googleapis.com/v1/token']
type Session = { idToken: string; refreshToken: string }
type Account = { _id: string; uid: string; email: string }
const PASSWORD = 'a long walk'

const post = ({ app }: Replica, url: string, payload: object, token?: string) =>
  app.inject({ method: 'POST', url, payload, headers: token ? { authorization: `Bearer ${token}` } : {} })

async function createAccount(): Promise<Account> {
  const { _id, email, firebaseUid } = await makePerson(replicas[0], db, 'Asha')
  return { _id, email, uid: firebaseUid }
}

/** Logs in by password, in a second of its own, and uses the session on both replicas. */
async function logIn({ email }: Account): Promise<Session> {
  clock = new Date(clock.getTime() + 1_000)
  const answer = await post(replicas[0], `${TOOLKIT}:signInWithPassword`, { email, password: PASSWORD })
  const session: Session = answer.json()
  expect(answer.statusCode).toBe(200)
  return session
}
async function use({ idToken }: Session, status: number) {
  for (const replica of replicas)
    expect((await post(replica, '/api/users/profile', {}, idToken)).statusCode).toBe(status)
}

/** What nobody without the right may change: the login, the deletion, the address, sessions and links. */
async function stateOf({ uid }: Account) {
  const [row] = await db.sql`
    select to_jsonb(a) - 'last_sign_in_at' as account, u.email, u.name, u.deletion_asked_at,
      (select jsonb_agg(jsonb_build_array(auth_time, ended_at is not null) order by auth_time)
        from sessions where account = ${uid}) as sessions
    from identity_accounts a join users u on u.firebase_uid = a.uid where a.uid = ${uid}`
  return row
}

/** Bodies with which the provider's routes would obey a session, were it valid. */
const attempts = ({ idToken, refreshToken }: Session): [route: string, body: object][] => [
  [`${TOOLKIT}:lookup`, { idToken }],
  [`${TOOLKIT}:update`, { idToken }],
  [`${TOOLKIT}:update`, { idToken, displayName: 'Thief' }],
  [`${TOOLKIT}:update`, { idToken, deleteAttribute: ['DISPLAY_NAME'] }],
  [`${TOOLKIT}:update`, { idToken, email: 'thief@example.in' }],
  [`${TOOLKIT}:update`, { idToken, password: 'my-own-password-now', returnSecureToken: true }],
  [`${TOOLKIT}:delete`, { idToken }],
  [`${TOOLKIT}:signUp`, { idToken, email: 'thief@example.in', password: 'my-own-password-now' }],
  [`${TOOLKIT}:sendOobCode`, { idToken, requestType: 'VERIFY_EMAIL' }],
  [`${TOOLKIT}:sendOobCode`, { idToken, requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: 'thief@example.in' }],
  [`${TOOLKIT}:resetPassword`, { idToken, oobCode: idToken, newPassword: 'my-own-password-now' }],
  [`${TOOLKIT}:signInWithCustomToken`, { token: idToken, returnSecureToken: true }],
  [
    `${TOOLKIT}:signInWithIdp`,
    {
      idToken,
      postBody: `providerId=google.com&id_token=${encodeURIComponent(JSON.stringify({ sub: '1', email: 'thief@example.in', email_verified: true }))}`,
    },
  ],
  [SECURE_TOKEN, { grant_type: 'refresh_token', refresh_token: refreshToken }],
]
/** They take no token of a session, or only end that session. */
const WITHOUT_A_TOKEN = new Set([
  `${TOOLKIT}:signInWithPassword`,
  `${TOOLKIT}:createAuthUri`,
  '/identitytoolkit.googleapis.com/v2/accounts:revokeToken',
])

test('the routes of the identity provider: each is in the walks below, or takes no token of a session', () => {
  const walked = attempts({ idToken: '', refreshToken: '' }).map(([route]) => route)
  expect(new Set([...walked, ...WITHOUT_A_TOKEN])).toEqual(identityRoutes)
})

const needingSession = Object.entries(procedures).filter(([, { _def }]) => ['user', 'token'].includes(_def.meta.access))

/** The procedures and REST paths, or every second one of them, that need a token and do not refuse this one with these words. */
async function findObeying(replica: Replica, token: string, words: string, half?: 0 | 1): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` }
  const calls: [method: 'GET' | 'POST' | 'PUT', url: string][] = needingSession.map(([name, { _def }]) => [
    _def.type === 'mutation' ? 'POST' : 'GET',
    `/trpc/${name}`,
  ])
  for (const { method, path, procedure } of restRoutes)
    if (needingSession.some(([name]) => name === procedure))
      calls.push([method, `/api${path.replace(/:\w+/g, '019a0000-0000-7000-8000-000000000000')}`])
  calls.push(['POST', '/api/media'], ['PUT', '/api/users/profile'])
  const obeyed: string[] = []
  for (const [method, url] of calls.filter((_, at) => half === undefined || at % 2 === half)) {
    const payload = method === 'GET' ? undefined : {}
    const { statusCode, body } = await replica.app.inject({ method, url, headers, payload })
    if (!body.includes(words)) obeyed.push(`${method} ${url}: ${statusCode}`)
  }
  return obeyed
}

/** The code of the newest mail to an address. */
async function codeTo(email: string): Promise<string> {
  return /\d{6}/.exec((await lastSubject(db, email)) ?? '')?.[0] ?? ''
}

const ENDS: Record<string, (account: Account, owner: Session, session: Session) => Promise<unknown>> = {
  'sessions.end': async ({ uid }, owner) => {
    const authTime = Math.floor(clock.getTime() / 1000)
    const [row] = await db.sql`select id from sessions where account = ${uid} and auth_time = ${authTime}`
    return post(replicas[0], `/api/sessions/${row?.id}/end`, {}, owner.idToken)
  },
  'sessions.endCurrent': (_account, _owner, { idToken }) => post(replicas[0], '/trpc/sessions.endCurrent', {}, idToken),
  'sessions.endOthers': (_account, owner) => post(replicas[0], '/api/sessions/end-others', {}, owner.idToken),
  'sessions.endAll': (_account, owner) => post(replicas[0], '/trpc/sessions.endAll', {}, owner.idToken),
  'a new password': (_account, { idToken }) =>
    post(replicas[0], `${TOOLKIT}:update`, { idToken, password: 'winter-in-Auli' }),
  'a new address': async ({ email }, { idToken }) => {
    const newEmail = `new-${email}`
    await post(replicas[0], '/trpc/auth.startAddressChange', { email: newEmail }, idToken)
    const [oldCode, newCode] = [await codeTo(email), await codeTo(newEmail)]
    return post(replicas[0], '/trpc/auth.changeAddress', { oldCode, newCode }, idToken)
  },
}

// Each replica walks every second route, and the other half after the next way: all routes are walked on both.
describe.each(Object.keys(ENDS))('a session that was ended by %s', { timeout: 60_000 }, (way) => {
  test('every route that takes a token: refuses it, and those of the identity provider on both replicas', async () => {
    const account = await createAccount()
    const owner = await logIn(account)
    const stolen = await logIn(account)
    await use(owner, 200)
    await use(stolen, 200)
    const ended = (await ENDS[way]?.(account, owner, stolen)) as { statusCode: number }
    expect(ended.statusCode).toBe(200)
    const before = await stateOf(account)
    const turn = Object.keys(ENDS).indexOf(way)
    for (const [at, replica] of replicas.entries()) {
      const obeyed: string[] = []
      for (const [route, body] of attempts(stolen)) {
        const answer = await post(replica, route, body)
        expect(answer.statusCode, route).toBeLessThan(500)
        if (answer.statusCode === 200) obeyed.push(`${route} ${Object.keys(body)}`)
      }
      expect(obeyed).toEqual([])
      await expect
        .poll(async () => (await post(replica, '/api/users/profile', {}, stolen.idToken)).statusCode, {
          timeout: 5_000,
        })
        .toBe(401)
      const half = (turn + at) % 2 === 0 ? 0 : 1
      expect(await findObeying(replica, stolen.idToken, '"UNAUTHORIZED"', half)).toEqual([])
    }
    expect(await stateOf(account)).toEqual(before)
  })
})

describe('a session without the passkey that its account requires', { timeout: 60_000 }, () => {
  test('every way to the password, the address, the deletion and the sessions: is refused on both replicas', async () => {
    const account = await createAccount()
    const careful = await passkeySession(db, replicas[0], { firebaseUid: account.uid })
    await addPasskey(careful)
    await careful.passkeys.setRequired({ required: true })
    const stolen = await logIn(account)
    const before = await stateOf(account)
    for (const replica of replicas) {
      const obeyed: string[] = []
      for (const [route, body] of attempts(stolen))
        if ((await post(replica, route, body)).statusCode === 200) obeyed.push(`${route} ${Object.keys(body)}`)
      // The log-in page reads the account and renews its token while it asks for the passkey.
      expect(obeyed).toEqual([`${TOOLKIT}:lookup idToken`, `${SECURE_TOKEN} grant_type,refresh_token`])
      const recovery = expect.stringContaining('POST /trpc/passkeys.recover')
      expect(await findObeying(replica, stolen.idToken, '"reason":"passkey-needed"')).toEqual([recovery])
    }
    expect(await stateOf(account)).toEqual(before)
  })

  test('a session that began with the passkey: may change the password and delete the account', async () => {
    const account = await createAccount()
    const careful = await passkeySession(db, replicas[0], { firebaseUid: account.uid })
    await addPasskey(careful)
    await careful.passkeys.setRequired({ required: true })
    clock = new Date(clock.getTime() + 1_000)
    const token = await replicas[0].deps.identity.customToken(account.uid, { passkey: true })
    const { idToken } = (await post(replicas[0], `${TOOLKIT}:signInWithCustomToken`, { token })).json()
    const changed = await post(replicas[1], `${TOOLKIT}:update`, { idToken, password: 'winter-in-Auli' })
    expect(changed.statusCode).toBe(200)
    expect((await post(replicas[1], `${TOOLKIT}:delete`, { idToken: changed.json().idToken })).statusCode).toBe(200)
    const api = callerWith(db, changed.json().idToken, replicas[0].deps)
    expect((await api.social.me()).leavesAt).not.toBeNull()
  })
})
