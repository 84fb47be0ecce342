import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import type { Database } from '../src/db/client.ts'
import { testDeps, useApp } from './app.ts'
import { useDatabase } from './db.ts'
import { makePerson, type TestPerson } from './people.ts'

const db = useDatabase()
const testApp = useApp(db)
const WAITING = 10
const FLOOD = '198.51.100.7'
let narrow: Database
let app: FastifyInstance
let asha: TestPerson
beforeAll(async () => {
  asha = await makePerson(testApp, db, 'Asha')
  narrow = db.connect({ max: 3, deadlineMs: 30_000, waitingPerRequester: WAITING })
  app = await buildApp(testDeps(db, { ...testApp.deps, db: narrow.db, isBusyFor: narrow.isBusyFor }))
})
afterAll(async () => {
  await app?.close()
  await narrow?.close(1_000)
})

const ask = (url: string, more: InjectOptions = {}) => app.inject({ method: 'GET', url, ...more })
const from = (remoteAddress: string, token?: string): InjectOptions => ({
  remoteAddress,
  headers: token ? { authorization: `Bearer ${token}` } : {},
})
const batchOf = (size: number) => {
  const input = Object.fromEntries(Array.from({ length: size }, (_, n) => [n, { userId: asha._id }]))
  return `/trpc/${Array(size).fill('social.get').join()}?batch=1&input=${encodeURIComponent(JSON.stringify(input))}`
}
const statuses = (answers: LightMyRequestResponse[]) => [...new Set(answers.map(({ statusCode }) => statusCode))].sort()

/** Locks the table of users during the work, so that statements which read it wait. */
async function whilePeopleAreLocked<T>(work: () => Promise<T>): Promise<T> {
  const locker = await db.sql.reserve()
  await locker`begin`
  await locker`lock table users`
  try {
    return await work()
  } finally {
    await locker`rollback`
    locker.release()
  }
}

describe('a flood from one network', () => {
  const flood = () => [
    ...Array.from({ length: 30 }, () => ask(`/api/users/users/${asha._id}`, from(FLOOD))),
    ...Array.from({ length: 30 }, () => ask(batchOf(2), from(FLOOD))),
  ]

  test('beyond its share: 429 with Retry-After through REST and tRPC, and served again afterwards', async () => {
    await ask('/api/packages') // fills the cache
    let waiting: Promise<LightMyRequestResponse>[] = []
    const [rest, typed, catalogue] = await whilePeopleAreLocked(async () => {
      waiting = flood()
      await expect.poll(() => narrow.isBusyFor({ key: FLOOD, group: FLOOD })).toBe(true)
      return Promise.all([
        ask(`/api/users/users/${asha._id}`, from(FLOOD)),
        ask(batchOf(2), from(FLOOD)),
        ask('/api/packages', from(FLOOD)),
      ])
    })
    const refused = { code: 'TOO_MANY_REQUESTS', retryAfter: 1 }
    const message = 'That was too often. Please try again in 1 second.'
    expect([rest.statusCode, rest.headers['retry-after'], rest.json()]).toMatchObject([
      429,
      '1',
      { message, ...refused },
    ])
    expect([typed.statusCode, typed.headers['retry-after']]).toEqual([429, '1'])
    expect(typed.json()).toMatchObject({ error: { message, data: { ...refused, httpStatus: 429 } } })
    expect(catalogue.statusCode).toBe(200)
    const answers = await Promise.all(waiting)
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(WAITING / 2)
    expect(statuses(answers).filter((status) => ![200, 207, 429].includes(status))).toEqual([])
    expect((await ask(`/api/users/users/${asha._id}`, from(FLOOD))).statusCode).toBe(200)
  })

  test('another network, and a signed-in user of the same network: are served', async () => {
    const own = (address: string) => ask('/trpc/social.me', from(address, asha.token))
    expect((await own(FLOOD)).statusCode).toBe(200) // her token is verified
    const [flooded, ...others] = await Promise.all([
      Promise.all([...flood(), ...flood(), ...flood()]),
      ...Array.from({ length: 5 }, () => own(FLOOD)),
      ...Array.from({ length: 5 }, () => ask(`/api/users/users/${asha._id}`, from('203.0.113.9'))),
    ])
    expect(statuses(flooded)).toContain(429)
    expect(statuses(others)).toEqual([200])
  })
})

test('one account with more searches than its share: 429, and another account is served', async () => {
  const ravi = await makePerson(testApp, db, 'Ravi')
  const search = (n: number) => ask(`/api/tours?q=boats${n}`, from('192.0.2.1', ravi.token))
  expect((await search(0)).statusCode).toBe(200)
  const [flooded, ...others] = await Promise.all([
    Promise.all(Array.from({ length: 60 }, (_, n) => search(n))),
    ...Array.from({ length: 5 }, () => ask('/api/tours', from('192.0.2.1', asha.token))),
  ])
  expect(statuses(flooded)).toEqual([200, 429])
  expect(statuses(others)).toEqual([200])
})
