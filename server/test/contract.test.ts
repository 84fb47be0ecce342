import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { importPackages } from '../src/db/seed/import-packages.ts'
import { useApp } from './app.ts'
import { type Call, callsOf, file, json, type Payload, type Scene } from './contract-calls.ts'
import { useDatabase } from './db.ts'
import { type Documented, operations, schemaError } from './documented.ts'
import { fillLedger, makeTripLedger } from './expenses.ts'
import { aPackage, aPlan, aReference, aTour } from './make.ts'
import { addPasskey, passkeySession } from './passkeys.ts'
import { makePerson } from './people.ts'
import { formOf, plain } from './pictures.ts'
import { endedTour } from './references.ts'
import { makeTrip } from './trips.ts'

// Every documented call. A new one that is missing in contract-calls.ts fails the first test.

const db = useDatabase()
const testApp = useApp(db)
const at = {} as Scene
const calls = callsOf(at)

const documentedCalls = operations.map((documented) => ({ ...documented, call: calls[documented.name] as Call }))
const secured = documentedCalls.filter(
  ({ operation }) => !operation.security.some((way) => Object.keys(way).length === 0),
)
const takingJson = documentedCalls.filter(({ operation }) => operation.requestBody?.content['application/json'])

const ask = (
  { method }: Documented,
  url: string,
  { payload, headers }: Payload = {},
  token: string | null = at.asha.token,
) =>
  testApp.app.inject({
    method,
    url,
    payload,
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
  })

/** Makes the call with its valid payload. */
const make = async (one: Documented & { call: Call }, token?: string | null) =>
  ask(one, one.call.url(), await one.call.send?.(), token)

beforeAll(async () => {
  at.asha = await makePerson(testApp, db, 'Asha')
  at.ravi = await makePerson(testApp, db, 'Ravi')
  at.photo = await plain().jpeg().toBuffer()
  at.mailed = async (email) => {
    const mails = await db.sql`select subject from outbox where "to" = ${email} order by id`
    return mails.at(-1)?.subject.slice(0, 6) as string
  }
  await importPackages(db.url, [aPackage()])
  at.packageId = (await at.asha.api.packages.list({})).items[0]?._id as string
  at.tourId = (await at.ravi.api.tours.create(aTour({ packageId: at.packageId })))._id
  at.planId = (await at.ravi.api.plans.create(aPlan()))._id
  at.ownPlanId = (await at.asha.api.plans.create(aPlan()))._id

  at.ownTourId = (await at.asha.api.tours.create(aTour({ destination: 'Hampi, Karnataka' })))._id
  await db.sql`insert into plan_invitations (tour_id, user_id, plan_id) values (${at.tourId}, ${at.asha._id}, ${at.ownPlanId})`
  at.tripId = (await makeTrip(at.asha))._id
  at.checkId = randomUUID()
  await at.asha.api.trips.addCheck({ tripId: at.tripId, id: at.checkId, kind: 'packing', text: 'Socks' })
  const tripLedger = await makeTripLedger(db, at.asha)
  at.ledgerTripId = tripLedger.id
  for (const ledger of [tripLedger, { kind: 'tour', id: at.ownTourId } as const]) await fillLedger(db, at.asha, ledger)
  await at.asha.api.expenses.setUpi({ upi: 'asha.rao@okaxis', consent: true })
  await db.sql`insert into photo_checks (user_id, check_id, gesture) values (${at.asha._id}, ${randomUUID()}, 'thumbUp')`
  await addPasskey(await passkeySession(db, testApp, at.asha))
  at.passkeyId = (await at.asha.api.passkeys.list()).items[0]?._id as string
  at.sharedPath = `/api${(await at.asha.api.trips.createLink({ tripId: tripLedger.id, kind: 'read' })).path}`
  at.feedPath = (await at.ravi.api.trips.createFeed()).path
  await at.ravi.api.matching.swipe({ swipedUserId: at.asha._id, action: 'right' })
  at.sessionId = randomUUID()
  await db.sql`insert into sessions (account, auth_time, id, seen_at) values (${at.asha.firebaseUid}, 1, ${at.sessionId}, now())`
  const upload = await ask(
    { method: 'POST' } as Documented,
    '/api/media',
    formOf(file('file', at.photo)),
    at.ravi.token,
  )
  at.pastTourId = await endedTour(db, at.ravi._id, [at.asha._id])
  const about = { tourId: at.pastTourId, aboutId: at.asha._id, ...aReference() }
  at.referenceId = (await at.ravi.api.references.write(about))._id
  at.hash = upload.json().path.replace('media/', '')
})

test('every documented call: is in contract-calls.ts', () => {
  expect(Object.keys(calls).sort()).toEqual(operations.map(({ name }) => name).sort())
})

describe('without a token', () => {
  test.each(secured)('$name: 401', async (one) => {
    for (const [token, message] of [
      [null, 'Please log in first.'],
      ['stale', 'Your session has ended. Please log in again.'],
    ] as const) {
      const answer = await make(one, token)
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
    const full = await at.asha.api.social.get({ userId: at.ravi._id })
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
  test.each(documentedCalls.filter(({ call }) => call.bad))(
    '$name with an invalid field: 400 with the field',
    async (one) => {
      const { url, payload, field, message } = one.call.bad as NonNullable<Call['bad']>
      const answer = await ask(one, url ?? one.call.url(), payload && json(payload))
      expect([answer.statusCode, answer.json()]).toMatchObject([
        400,
        { code: 'BAD_REQUEST', field, ...(message && { message }) },
      ])
      expect(schemaError(one, 400, answer.json())).toBeNull()
    },
  )

  test.each(documentedCalls.filter(({ call }) => call.missing))(
    '$name for something that does not exist: 404',
    async (one) => {
      const { url, payload, message } = one.call.missing as NonNullable<Call['missing']>
      const answer = await ask(one, url ?? one.call.url(), payload && json(payload))
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'NOT_FOUND', message }])
      expect(schemaError(one, 404, answer.json())).toBeNull()
    },
  )

  test.each(documentedCalls.filter(({ call }) => call.own))('$name with the id of another user: 403', async (one) => {
    const { url, send, own } = one.call
    const theirs = (text: string) => text.replaceAll(at.asha._id, at.ravi._id)
    const field = one.operation.parameters?.find(({ name }) => name === 'currentUser') ? 'currentUser' : 'userId'
    const requestUrl = own === 'query' ? `${url().split('?')[0]}?${field}=${at.ravi._id}` : url()
    const answer = await ask(one, requestUrl, JSON.parse(theirs(JSON.stringify((await send?.()) ?? {}))))
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
      const answer = await ask(one, one.call.url(), { payload, headers })
      expect(answer.statusCode, payload.slice(0, 20)).toBe(status)
      expect(schemaError(one, status, answer.json())).toBeNull()
    }
  })
})

describe('with a valid request', () => {
  test.each(documentedCalls)('$name: the documented response', async (one) => {
    const answer = await make(one)
    expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([one.call.status ?? 200, expect.any(String)])
    if (!answer.headers['content-type']?.toString().includes('json')) return
    expect(schemaError(one, answer.statusCode, answer.json())).toBeNull()
    if (one.call.says) expect(answer.json()).toMatchObject(one.call.says() as object)
  })

  test('registration: the response has a custom token', async () => {
    const one = documentedCalls.find(({ name }) =>
      name.endsWith('verify-code-and-register'),
    ) as (typeof documentedCalls)[number]
    const code = await at.mailed('meera@example.in')
    const answer = await ask(
      one,
      one.call.url(),
      json({ name: 'Meera', email: 'meera@example.in', password: 'western ghats', code }),
    )
    expect(answer.json()).toMatchObject({ message: 'Registration complete.', customToken: expect.any(String) })
    expect(schemaError(one, 200, answer.json())).toBeNull()
  })
})
