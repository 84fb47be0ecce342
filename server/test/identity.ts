import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { embeddedIdentity, type Mail } from '../src/embedded/identity/provider.ts'
import type { Identity } from '../src/platform/identity/identity.ts'
import { createLimits } from '../src/platform/limits.ts'
import type { TestDb } from './db.ts'

type Options = Partial<Omit<Parameters<typeof embeddedIdentity>[0], 'limits'>> & {
  limits?: Parameters<typeof createLimits>[1]['settings']
}

/** A response of Identity Toolkit; `error` is the first word of its error message. */
export type Answer = {
  status: number
  error?: string
  body: Record<string, string> & { users?: object[] }
  /** The browser cookie of the response, as a request sends it back. */
  cookie?: string
}

/** The origin of a request: a network, and the cookie of a browser. */
type From = { ip?: string; cookie?: string }

export type TestIdentity = {
  app: FastifyInstance
  identity: Identity
  mails: Mail[]
  /** The server's log lines. */
  log: string[]
  /** Calls `accounts:<operation>` as the web SDK does. */
  call: (operation: string, body: unknown, from?: From) => Promise<Answer>
  /** Ends the session of a refresh token, as a sign-out does. */
  revoke: (refreshToken: string) => Promise<Answer>
  /** A new ID token for a refresh token. */
  refresh: (refreshToken: string) => Promise<Answer>
  /** The code in the link of the last mail. */
  lastCode: () => string
}

/** Cheap hashing; passwords.test.ts tests the real cost. */
export const QUICK = { cost: { N: 2 ** 8, r: 8, p: 1 } }

/** The embedded identity provider with this file's database. */
export function useIdentity(db: TestDb, { limits, ...options }: Options = {}): TestIdentity {
  const testIdentity = { mails: [], log: [] } as unknown as TestIdentity

  const post = async (url: string, contentType: string, payload: string, from: From = {}): Promise<Answer> => {
    const headers = { 'content-type': contentType, ...(from.cookie && { cookie: from.cookie }) }
    const response = await testIdentity.app.inject({ method: 'POST', url, headers, payload, remoteAddress: from.ip })
    const body = response.json()
    const cookie = response.headers['set-cookie']?.toString().split(';')[0]
    return { status: response.statusCode, error: body.error?.message.split(' ')[0], body, cookie }
  }
  const toolkit = (path: string, body: unknown, from?: From) =>
    post(`/identitytoolkit.googleapis.com/${path}?key=any`, 'application/json', JSON.stringify(body), from)
  testIdentity.call = (operation, body, from) => toolkit(`v1/accounts:${operation}`, body, from)
  testIdentity.revoke = (token) => toolkit('v2/accounts:revokeToken', { tokenType: 'REFRESH_TOKEN', token })
  testIdentity.refresh = (refresh_token) =>
    post(
      '/securetoken.googleapis.com/v1/token?key=any',
      'application/x-www-form-urlencoded',
      new URLSearchParams({ grant_type: 'refresh_token', refresh_token }).toString(),
    )
  testIdentity.lastCode = () => /[?&]oobCode=([\w-]+)/.exec(testIdentity.mails.at(-1)?.text ?? '')?.[1] ?? 'no mail'

  beforeAll(async () => {
    const { identity, plugin } = embeddedIdentity({
      db: db.db,
      limits: createLimits(db.db, { secret: 'test', settings: limits }),
      unsignedGoogle: true,
      projectId: 'saathi-test',
      publicUrl: () => 'http://saathi.test',
      hashing: QUICK,
      sendMail: async (mail) => {
        testIdentity.mails.push(mail)
      },
      ...options,
    })
    const stream = { write: (line: string) => testIdentity.log.push(line) }
    const app = Fastify({ logger: { level: 'trace', stream } })
    await app.register(plugin)
    await app.ready()
    Object.assign(testIdentity, { app, identity })
  })
  afterAll(() => testIdentity.app?.close())
  return testIdentity
}

/** A credential of the app's own account chooser. */
export const googleBody = (account: object, providerId = 'google.com') => ({
  postBody: new URLSearchParams({ id_token: JSON.stringify(account), providerId }).toString(),
  requestUri: 'http://localhost',
})
