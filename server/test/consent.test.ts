import { beforeAll, describe, expect, test } from 'vitest'
import { restRoutes } from '../src/http/rest.ts'
import { type ProcedureName, procedures } from '../src/router.ts'
import { useApp } from './app.ts'
import { CALLS } from './calls/index.ts'
import { makeWorld, type World } from './calls/world.ts'
import { useDatabase } from './db.ts'
import { makePersonWithoutConsent, type TestPerson } from './people.ts'

const db = useDatabase()
const testApp = useApp(db)
/** A user who has not confirmed to be an adult. */
let zoya: TestPerson
let ravi: TestPerson
let tourId: string
let world: World
beforeAll(async () => {
  zoya = await makePersonWithoutConsent(testApp, db, 'Zoya')
  world = await makeWorld(testApp, db)
  ravi = world.ravi
  tourId = world.things.tour
}, 120_000)

const ask = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, who = zoya) =>
  testApp.app.inject({ method, url, payload, headers: { authorization: `Bearer ${who.token}` } })

const call = (name: string, type: string, who = zoya, input: object = {}) =>
  type === 'mutation'
    ? ask('POST', `/trpc/${name}`, input, who)
    : ask('GET', `/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`, undefined, who)
/** A valid input of this user. */
const inputOf = (name: string, who = zoya) => CALLS[name as ProcedureName].input?.({ ...world.things, me: who._id })

const signedIn = Object.entries(procedures).filter(([, { _def }]) => _def.meta.access === 'user')
const guarded = signedIn.filter(([, { _def }]) => !_def.meta.beforeConsent)
const exempt = signedIn.filter(([, { _def }]) => _def.meta.beforeConsent)
const MISSING = { code: 'FORBIDDEN', reason: 'consent' }

describe('without consent', () => {
  test.each(guarded)('%s: FORBIDDEN, whatever the input', async (name, { _def }) => {
    for (const input of [{}, inputOf(name)]) {
      const answer = await call(name, _def.type, zoya, input)
      // The response of a stream has begun by then: the error is its first and last event.
      if (_def.type === 'subscription') {
        expect(answer.body).toContain('"reason":"consent"')
        continue
      }
      const { error } = answer.json()
      expect([answer.statusCode, error.data]).toEqual([403, expect.objectContaining(MISSING)])
      expect(error.message).toBe('Please confirm first that you are 18 or older.')
    }
  })

  test.each(exempt)('%s: is allowed', async (name, { _def }) => {
    if (name === 'auth.consent') return expect(_def.type).toBe('mutation') // the call gives the consent
    const endsOwnSession = name === 'sessions.endAll' || name === 'sessions.endCurrent'
    const who = endsOwnSession ? await makePersonWithoutConsent(testApp, db, 'Mina') : zoya
    const answer = await call(name, _def.type, who, inputOf(name, who))
    expect(answer.body).not.toContain('"reason":"consent"')
    expect(answer.statusCode).not.toBe(403)
  })

  test('documented calls with documented payloads: succeed', async () => {
    const { _id: userId } = zoya
    const calls = [
      ['POST', '/api/users/profile', {}],
      ['GET', '/api/users/profile'],
      ['GET', '/api/tours'],
      ['POST', `/api/tours/${tourId}/join`, { userId }],
      ['POST', `/api/tours/${tourId}/leave`, { userId }],
      ['POST', '/api/users/favorite-tours', { tourId }],
      ['GET', `/api/users?userId=${userId}`],
      ['POST', '/api/users/swipe', { userId, swipedUserId: ravi._id, action: 'right' }],
      ['GET', `/api/users/matches?userId=${userId}`],
      ['GET', `/api/users/${ravi._id}/follow-status?currentUser=${userId}`],
      ['POST', `/api/users/${ravi._id}/follow`, { userId }],
      ['POST', `/api/users/${ravi._id}/unfollow`, { userId }],
      ['GET', `/api/users/users/${ravi._id}`],
    ] as const
    for (const [method, url, payload] of calls)
      expect((await ask(method, url, payload)).statusCode, `${method} ${url}`).toBe(200)
    const form = new FormData()
    form.set('name', 'Zoya Khan')
    const request = new Response(form)
    const saved = await testApp.app.inject({
      method: 'PUT',
      url: '/api/users/profile',
      headers: { authorization: `Bearer ${zoya.token}`, 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    expect([saved.statusCode, saved.json().name]).toEqual([200, 'Zoya Khan'])
  })

  test('other REST paths: FORBIDDEN, like their procedures', async () => {
    const refused = await ask('POST', '/api/media')
    expect([refused.statusCode, refused.json()]).toEqual([403, expect.objectContaining(MISSING)])
    for (const { method, path, procedure } of restRoutes) {
      const answer = await ask(method, `/api${path.replace(/:\w+/g, ravi._id)}`, method === 'POST' ? {} : undefined)
      const isGuarded = guarded.some(([name]) => name === procedure)
      expect(answer.body.includes('"reason":"consent"'), `${method} ${path}`).toBe(isGuarded)
    }
  })
})

test('consent that is given later: allows every procedure at once', async () => {
  const late = await makePersonWithoutConsent(testApp, db, 'Late')
  const notices = () => ask('GET', '/trpc/notices.list?input={}', undefined, late)
  expect((await notices()).statusCode).toBe(403)
  expect((await ask('POST', '/trpc/auth.consent', { adult: false }, late)).statusCode).toBe(400)
  expect((await notices()).statusCode).toBe(403)
  expect((await ask('POST', '/trpc/auth.consent', { adult: true }, late)).statusCode).toBe(200)
  expect((await notices()).statusCode).toBe(200)
  const [row] = await db.sql`select consented_at is not null as kept from users where id = ${late._id}`
  expect(row).toEqual({ kept: true })
})

test('before consent: these procedures answer, and no others', () => {
  expect(exempt.map(([name]) => name).sort()).toEqual([
    'auth.consent',
    'consents.list',
    'consents.withdraw',
    'matching.deck',
    'matching.matches',
    'matching.swipe',
    'safety.appeal',
    'safety.decisions',
    'sessions.end',
    'sessions.endAll',
    'sessions.endCurrent',
    'sessions.endOthers',
    'sessions.list',
    'social.export',
    'social.follow',
    'social.followStatus',
    'social.keep',
    'social.leave',
    'social.me',
    'social.unfollow',
    'social.update',
    'tours.favorite',
    'tours.join',
    'tours.leave',
    'tours.list',
  ])
})
