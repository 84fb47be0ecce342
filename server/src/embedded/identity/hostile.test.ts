import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { type Answer, googleBody, useIdentity } from '../../../test/identity.ts'
import { runs } from '../../../test/whole.ts'

const db = useDatabase()
const plenty = '100000/minute'
const unlimited = {
  signInsPerAddress: plenty,
  signInsPerIp: plenty,
  signInsPerRequester: plenty,
  resetsPerRequester: plenty,
  resetsPerAddress: plenty,
  resetsPerIp: plenty,
}
const at = useIdentity(db, { limits: unlimited })

/** Signs in to an account with an unverified address. */
const signedIn = async (email: string, password: string) => {
  await at.identity.createUser({ email, password, name: 'Asha', emailVerified: false })
  return at.call('signInWithPassword', { email, password })
}

const OPERATIONS: Record<string, string[]> = {
  signUp: ['email', 'password', 'displayName', 'idToken'],
  signInWithPassword: ['email', 'password'],
  signInWithCustomToken: ['token'],
  signInWithIdp: ['postBody', 'idToken', 'autoCreate'],
  lookup: ['idToken'],
  update: ['idToken', 'displayName', 'photoUrl', 'email', 'password', 'oobCode', 'deleteAttribute', 'deleteProvider'],
  delete: ['idToken'],
  sendOobCode: ['requestType', 'email', 'idToken'],
  resetPassword: ['oobCode', 'newPassword'],
  createAuthUri: ['identifier', 'continueUri'],
}

/** Expects an error in Google's format, with a 4xx status. */
function expectRefused({ status, body }: Answer) {
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expect(body).toEqual({
    error: { code: status, message: expect.stringMatching(/^[A-Z_]+( : .+)?$/), errors: [expect.any(Object)] },
  })
}
const HOSTILE: unknown[] = [
  `asha@example.in'; drop table identity_accounts; --`,
  `' or '1'='1`,
  '$1',
  'null\0byte@example.in',
  'lone\ud800surrogate@example.in',
  '\u202Egnp.x@example.in',
  '👩🏽‍🚀 @👩🏽‍🚀',
  'İSTANBUL@İSTANBUL',
  'a'.repeat(60_000),
  `${'a'.repeat(300)}@example.in`,
  'two@at@example.in',
  '@',
  ' asha@example.in',
  '__proto__',
  '{{7*7}}',
  '../../etc/passwd',
  '%00',
  -1,
  1e308,
  true,
  [],
  ['asha@example.in'],
  {},
  { $ne: null },
  { toString: 'x' },
]

describe('invalid requests get Identity Toolkit errors and no 5xx', () => {
  for (const [operation, fields] of Object.entries(OPERATIONS)) {
    test(`${operation}, one bad field at a time`, async () => {
      const sound = { email: 'asha@example.in', password: '12345', requestType: 'VERIFY_EMAIL', oobCode: 'x' }
      for (const field of fields) {
        for (const value of HOSTILE) {
          const answer = await at.call(operation, { ...sound, [field]: value })
          if (answer.status !== 200) expectRefused(answer)
          expect(answer.status, `${field}: ${JSON.stringify(value).slice(0, 40)}`).toBeLessThan(500)
        }
      }
    })

    test(`${operation}, bodies of every shape`, async () => {
      const value = fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }), fc.constantFrom(...HOSTILE))
      const bodies = fc.oneof(
        fc.record(Object.fromEntries(fields.map((field) => [field, value])), { requiredKeys: [] }),
        fc.jsonValue(),
      )
      await fc.assert(
        fc.asyncProperty(bodies, async (body) => {
          const answer = await at.call(operation, body)
          if (answer.status !== 200) expectRefused(answer)
        }),
        { numRuns: runs(60) },
      )
    })
  }

  test('all tables still exist', async () => {
    expect(await db.sql`select count(*)::int from identity_accounts`).toHaveLength(1)
  })
})

describe('requests that the web SDK does not send', () => {
  const ACCOUNTS = '/identitytoolkit.googleapis.com/v1/accounts'
  const post = async (url: string, payload: string, headers: Record<string, string>): Promise<Answer> => {
    const response = await at.app.inject({ method: 'POST', url, payload, headers })
    return { status: response.statusCode, body: response.json() }
  }
  const json = { 'content-type': 'application/json' }
  const form = { 'content-type': 'application/x-www-form-urlencoded' }

  test('a text/plain body, which needs no CORS preflight, is refused', async () => {
    const body = JSON.stringify({ email: 'cross@example.in', password: 'from-elsewhere' })
    const answer = await post(`${ACCOUNTS}:signUp`, body, { 'content-type': 'text/plain' })
    expectRefused(answer)
    expect(answer.status).toBe(415)
  })

  test('other origins are refused', async () => {
    const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' }
    const preflight = await at.app.inject({ method: 'OPTIONS', url: `${ACCOUNTS}:signUp`, headers })
    expect(preflight.headers).not.toHaveProperty('access-control-allow-origin')
  })

  test('invalid, empty and oversized bodies are refused', async () => {
    for (const body of ['{', '', 'null', '[]', '"x"', '{"__proto__":{}}', `{"email":"${'x'.repeat(80_000)}"}`])
      expectRefused(await post(`${ACCOUNTS}:signUp`, body, json))
    for (const body of ['', 'grant_type=refresh_token', 'grant_type=password', 'refresh_token=x', '%', '=&=&='])
      expectRefused(await post('/securetoken.googleapis.com/v1/token', body, form))
    for (const body of [`grant_type=refresh_token&refresh_token=%00`, `grant_type=refresh_token&refresh_token=x`])
      expectRefused(await post('/securetoken.googleapis.com/v1/token', body, form))
  })

  test('operations that are not supported are refused', async () => {
    expect(await at.call('signUp', {})).toMatchObject({ error: 'ADMIN_ONLY_OPERATION' })
    const facebook = googleBody({ sub: '1', email: 'a@example.in' }, 'facebook.com')
    expect(await at.call('signInWithIdp', facebook)).toMatchObject({ error: 'OPERATION_NOT_ALLOWED' })
    const link = { requestType: 'EMAIL_SIGNIN', email: 'a@example.in' }
    expect(await at.call('sendOobCode', link)).toMatchObject({ error: 'OPERATION_NOT_ALLOWED' })
    expectRefused(await at.call('signInWithPhoneNumber', {}))
  })

  test('the emulator’s owner token is refused', async () => {
    const created = await signedIn('plain@example.in', 'plain-enough')
    const owner = { ...json, authorization: 'Bearer owner' }
    const project = '/identitytoolkit.googleapis.com/v1/projects/saathi-test'
    const localId = created.body.localId
    for (const [url, body] of [
      [`${project}/accounts`, { email: 'back@example.in', password: 'back-door' }],
      [`${project}/accounts:update`, { localId, disableUser: true }],
      [`${project}/accounts:delete`, { localId }],
      [`${project}/accounts:lookup`, { localId: [localId] }],
      [`${project}/accounts:batchGet`, {}],
      [`${project}:createSessionCookie`, { idToken: created.body.idToken }],
      [`${ACCOUNTS}:update`, { localId, disableUser: true }],
      [`${ACCOUNTS}:delete`, { localId }],
      [`${ACCOUNTS}:lookup`, { localId: [localId] }],
      [`${ACCOUNTS}:sendOobCode`, { requestType: 'VERIFY_EMAIL', email: 'plain@example.in', returnOobLink: true }],
    ] as const)
      expectRefused(await post(url, JSON.stringify(body), owner))
    for (const url of ['/emulator/v1/projects/saathi-test/oobCodes', '/emulator/v1/projects/saathi-test/accounts'])
      expect((await at.app.inject({ url, headers: owner })).statusCode).toBe(404)
    const mine = { idToken: created.body.idToken, disableUser: true, emailVerified: true, customAttributes: '{"a":1}' }
    expect((await at.call('update', mine)).body).toMatchObject({ emailVerified: false })
    expect(await at.identity.verifyToken(created.body.idToken as string)).toMatchObject({ emailVerified: false })
  })
})

describe('stored data', () => {
  test('no table or log line has a readable password, token or code', async () => {
    const secrets = { email: 'Private@Example.in', first: 'monsoon-in-Munnar', second: 'winter-in-Auli' }
    const { body } = await signedIn(secrets.email, secrets.first)
    await at.call('signInWithPassword', { email: secrets.email, password: 'wrong-in-Wayanad' })
    await at.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: secrets.email })
    const code = at.lastCode()
    const rows = async () => {
      const tables =
        await db.sql`select tablename from pg_tables where schemaname = 'public' and tablename <> 'identity_keys'`
      const rows = tables.map(
        ({ tablename }) => db.sql`select ${tablename} as tab, t::text as line from ${db.sql(tablename)} t`,
      )
      return (await Promise.all(rows)).flatMap((lines) => lines.map(({ tab, line }) => ({ tab, line: String(line) })))
    }
    const before = await rows()
    await at.call('resetPassword', { oobCode: code, newPassword: secrets.second })
    const after = [...before, ...(await rows())]
    const written = [secrets.first, secrets.second, 'Wayanad', code, body.idToken, body.refreshToken] as string[]
    for (const secret of written) expect(after.filter(({ line }) => line.includes(secret))).toEqual([])
    const addressed = after.filter(({ line }) => line.toLowerCase().includes('private@example.in'))
    expect(new Set(addressed.map(({ tab }) => tab))).toEqual(new Set(['identity_accounts']))

    await db.sql`alter table identity_refresh_tokens rename to mislaid`
    const broken = await at.call('signInWithPassword', { email: secrets.email, password: secrets.second })
    await db.sql`alter table mislaid rename to identity_refresh_tokens`
    expect(broken).toMatchObject({ status: 500, error: 'INTERNAL_ERROR' })
    const log = at.log.join('').toLowerCase()
    expect(log).toContain('an identity request failed')
    for (const secret of [...written, secrets.email, 'scrypt:']) expect(log).not.toContain(secret.toLowerCase())
  })
})
