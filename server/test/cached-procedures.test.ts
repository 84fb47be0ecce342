import { DREAM_TRIP_DEFAULTS } from '@saathi/shared/recommend/form-choices'
import { afterEach, describe, expect, test } from 'vitest'
import { ResponseCache } from '../src/cache/response-cache.ts'
import { createContext } from '../src/context.ts'
import { createLimits } from '../src/platform/limits.ts'
import { callProcedure, procedures } from '../src/router.ts'
import { useApp } from './app.ts'
import { useDatabase } from './db.ts'

const db = useDatabase()
const server = useApp(db)

const contextFrom = (ip: string, deps = server.deps) =>
  createContext(deps, { id: 'test', log: server.app.log, ip, headers: {} })

test('procedures with a response cache: all are public', () => {
  const cached = Object.entries(procedures).filter(([, { _def }]) => _def.meta.cache)
  expect(cached.map(([name]) => name).sort()).toEqual([
    'destinations.get',
    'destinations.list',
    'destinations.prices',
    'destinations.quote',
    'home.proofs',
    'packages.count',
    'packages.get',
    'packages.list',
    'plans.going',
    'recommend.goesWith',
    'recommend.routes',
    'recommend.travel',
    'recommend.whyNot',
  ])
  for (const [name, { _def }] of cached) expect(_def.meta.access, name).toBe('public')
})

describe('callProcedure', () => {
  const { meta } = procedures['social.me']._def
  afterEach(() => {
    procedures['social.me']._def.meta = meta
  })

  test('a procedure that is not public but has a cache: throws instead of sharing its response', async () => {
    procedures['social.me']._def.meta = { ...meta, cache: procedures['packages.list']._def.meta.cache }
    await expect(callProcedure('social.me', {}, contextFrom('203.0.113.1'))).rejects.toThrow(
      'social.me is not public, but its responses are cached',
    )
  })

  test('the same valid input in another form: the same response', async () => {
    const first = await callProcedure('packages.list', { limit: 5 }, contextFrom('203.0.113.1'))
    const again = await callProcedure('packages.list', { limit: 5, unknown: 1 }, contextFrom('203.0.113.2'))
    expect(again).toBe(first)
  })

  test('an invalid input: is rejected each time and not cached', async () => {
    for (const limit of [0, 0, 1_000])
      await expect(callProcedure('packages.list', { limit }, contextFrom('203.0.113.1'))).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      })
  })
})

test('recommend.travel: a limited caller gets cached responses and does not block a concurrent caller', async () => {
  const limits = createLimits(db.db, { settings: { recommendations: '1/minute' }, secret: 'test' })
  // A clock that stands still, since a slow machine may take longer than a response stays cached.
  const recommendationCache = new ResponseCache({ now: () => 0 })
  const deps = { ...server.deps, limits, recommendationCache }
  const wish = (budget: string) => ({ ...DREAM_TRIP_DEFAULTS, budget })
  const ask = (ip: string, budget: string) => callProcedure('recommend.travel', wish(budget), contextFrom(ip, deps))
  const first = await ask('203.0.113.7', '10000')
  expect(await ask('203.0.113.7', '10000')).toBe(first)
  const both = await Promise.allSettled([ask('203.0.113.7', '30000'), ask('203.0.113.8', '30000')])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
})

test('POST /recommend_travel: equal forms get equal bytes, without validators that caches would store', async () => {
  const ask = () => server.app.inject({ method: 'POST', url: '/api/recommend_travel', payload: DREAM_TRIP_DEFAULTS })
  const [first, again] = [await ask(), await ask()]
  expect(again.body).toBe(first.body)
  expect(JSON.parse(first.json().recommendation)).not.toHaveLength(0)
  expect([first.headers['cache-control'], first.headers.etag]).toEqual(['no-store', undefined])
})
