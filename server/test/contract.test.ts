import { beforeAll, describe, expect, test } from 'vitest'
import { type RestRoute, restRoutes, rootRoutes } from '../src/http/rest.ts'
import { useApp } from './app.ts'
import { CALLS } from './calls/index.ts'
import { missingThings } from './calls/missing-things.ts'
import { type Fields, restRequest } from './calls/rest-request.ts'
import type { Things } from './calls/things.ts'
import { makeWorld, type World } from './calls/world.ts'
import type { Case } from './contract-case.ts'
import { casesOf } from './contract-cases.ts'
import { type FileCase, fileCases, fileField } from './contract-files.ts'
import { useDatabase } from './db.ts'
import { type Documented, operations, schemaError } from './documented.ts'
import { formOf, plain } from './pictures.ts'

// Every documented call: the valid call of its procedure as its path takes it, and what contract-cases.ts says besides.

const db = useDatabase()
const testApp = useApp(db)
const at = { asha: {}, things: {} } as World
let cases: Record<string, Case>
let files: Record<string, FileCase>

/** The paths for files whose fields are those of a procedure. */
const FILES_OF_PROCEDURES: Pick<RestRoute, 'method' | 'path' | 'procedure' | 'ledger'>[] = [
  { method: 'GET', path: '/tours/:id/expenses.csv', procedure: 'expenses.csv', ledger: 'tour' },
  { method: 'GET', path: '/trips/:id/expenses.csv', procedure: 'expenses.csv', ledger: 'trip' },
  { method: 'GET', path: '/trips/:tripId/calendar.ics', procedure: 'trips.calendar' },
]
const below = (prefix: string) => (route: (typeof FILES_OF_PROCEDURES)[number]) => ({
  ...route,
  path: `${prefix}${route.path}`,
})
const routes = [...[...restRoutes, ...FILES_OF_PROCEDURES].map(below('/api')), ...rootRoutes.map(below(''))]
const routeOf = ({ method, path }: Documented) =>
  routes.find((route) => route.method === method && route.path.replace(/:(\w+)/g, '{$1}') === path)

// Which kinds of cases there are is known before the world is.
const kinds: Record<string, Case | FileCase> = { ...casesOf(at), ...fileCases(Buffer.alloc(0), '', '') }
const documentedCalls = operations.map((documented) => ({ ...documented, kind: kinds[documented.name] ?? {} }))
const having = (what: 'bad' | 'missing' | 'own') => documentedCalls.filter(({ kind }) => what in kind)
const secured = documentedCalls.filter(
  ({ operation }) => !operation.security.some((way) => Object.keys(way).length === 0),
)
const takingJson = documentedCalls.filter(({ operation }) => operation.requestBody?.content['application/json'])

type Sent = { url: string; payload?: object | string | Buffer | undefined; headers?: Record<string, string> }
const ask = ({ method }: Pick<Documented, 'method'>, sent: Sent, token: string | null = at.asha.token) =>
  testApp.app.inject({
    method,
    ...sent,
    headers: { ...sent.headers, ...(token && { authorization: `Bearer ${token}` }) },
  })

/** The request of a documented path, with these fields and things in place of those of the valid call. */
function request(one: Documented, fields: Fields = {}, things: Things = at.things): Sent {
  const route = routeOf(one)
  if (!route) throw new Error(`${one.name} has no procedure`)
  return restRequest(route, { ...CALLS[route.procedure].input?.(things), ...fields })
}

function validRequest(one: Documented): Sent {
  const file = files[one.name]
  if (file) return { url: file.url, ...file.send?.() }
  const { with: fields, things } = cases[one.name] as Case
  return request(one, fields, { ...at.things, ...things })
}

beforeAll(async () => {
  Object.assign(at, await makeWorld(testApp, db))
  cases = casesOf(at)
  const photo = await plain().jpeg().toBuffer()
  const feedPath = (await at.ravi.api.trips.createFeed()).path
  const upload = formOf(fileField('file', photo))
  const uploaded = await ask({ method: 'POST' }, { url: '/api/media', ...upload }, at.ravi.token)
  files = fileCases(photo, uploaded.json().path.replace('media/', ''), feedPath)
}, 120_000)

test('every documented call: is in contract-cases.ts or contract-files.ts', () => {
  expect(Object.keys(kinds).sort()).toEqual(operations.map(({ name }) => name).sort())
})

describe('without a token', () => {
  test.each(secured)('$name: 401', async (one) => {
    for (const [token, message] of [
      [null, 'Please log in first.'],
      ['stale', 'Your session has ended. Please log in again.'],
    ] as const) {
      const answer = await ask(one, validRequest(one), token)
      expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 'UNAUTHORIZED', message }])
      expect(schemaError(one, 401, answer.json())).toBeNull()
    }
  })

  test('GET /users/users/{userId}: the profile has name, picture, bio and counts only', async () => {
    await at.ravi.api.social.update({
      homeCity: 'Nashik',
      languages: ['Marathi'],
      tripTypes: ['beaches'],
      travelMonths: [1],
    })
    const { connection, ...full } = await at.asha.api.social.get({ userId: at.ravi._id })
    expect(connection).toBe('none')
    const hidden = { homeCity: null, languages: [], tripTypes: [], travelMonths: [] }
    const open = { ...full, ...hidden }
    expect((await testApp.app.inject(`/api/users/users/${at.ravi._id}`)).json()).toEqual(open)
    const typed = await testApp.app.inject(
      `/trpc/social.get?input=${encodeURIComponent(JSON.stringify({ userId: at.ravi._id }))}`,
    )
    expect(typed.json().result.data).toEqual(open)
    expect(Object.keys(open).sort()).toEqual(
      ['_id', 'name', 'bio', 'profilePicture', 'followerCount', 'followingCount', ...Object.keys(hidden)].sort(),
    )
  })
})

describe('with an invalid request', () => {
  test.each(having('bad'))('$name with an invalid field: 400 with the field', async (one) => {
    const bad = files[one.name]?.bad ?? (cases[one.name]?.bad as NonNullable<Case['bad']>)
    const { field, message } = { message: undefined, ...bad }
    const answer = await ask(one, 'url' in bad ? { url: bad.url } : request(one, bad.with))
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { code: 'BAD_REQUEST', field, ...(message && { message }) },
    ])
    expect(schemaError(one, 400, answer.json())).toBeNull()
  })

  test.each(having('missing'))('$name for something that does not exist: 404', async (one) => {
    const file = files[one.name]?.missing
    const message = file?.message ?? cases[one.name]?.missing
    const answer = await ask(one, file ?? request(one, {}, missingThings(at.things)))
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'NOT_FOUND', message }])
    expect(schemaError(one, 404, answer.json())).toBeNull()
  })

  test.each(having('own'))('$name with the id of another user: 403', async (one) => {
    const answer = await ask(one, request(one, { [cases[one.name]?.own as string]: at.ravi._id }))
    const message = 'You can do this for yourself only.'
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'FORBIDDEN', message }])
    expect(schemaError(one, 403, answer.json())).toBeNull()
  })

  test.each(takingJson)('$name with a body that is no JSON object, or too large: 400, 415 or 413', async (one) => {
    const type = (is: string) => ({ 'content-type': is })
    for (const [payload, headers, status] of [
      ['{"userId":', type('application/json'), 400],
      ['["userId"]', type('application/json'), 400],
      ['userId=1', type('application/x-www-form-urlencoded'), 415],
      ['<userId/>', type('text/xml'), 415],
      [JSON.stringify({ note: 'x'.repeat(300_000) }), type('application/json'), 413],
    ] as const) {
      const answer = await ask(one, { url: validRequest(one).url, payload, headers })
      expect(answer.statusCode, payload.slice(0, 20)).toBe(status)
      expect(schemaError(one, status, answer.json())).toBeNull()
    }
  })
})

describe('with a valid request', () => {
  test.each(documentedCalls)('$name: the documented response', async (one) => {
    const answer = await ask(one, validRequest(one))
    const { status = 200, says } = files[one.name] ?? (cases[one.name] as Case)
    expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([status, expect.any(String)])
    if (!answer.headers['content-type']?.toString().includes('json')) return
    expect(schemaError(one, answer.statusCode, answer.json())).toBeNull()
    if (says) expect(answer.json()).toMatchObject(says as object)
  })

  test('registration: the response has a custom token', async () => {
    const one = documentedCalls.find(({ name }) =>
      name.endsWith('verify-code-and-register'),
    ) as (typeof documentedCalls)[number]
    const answer = await ask(one, request(one))
    expect(answer.json()).toMatchObject({ message: 'Registration complete.', customToken: expect.any(String) })
    expect(schemaError(one, 200, answer.json())).toBeNull()
  })
})
