import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDeps, useApp } from '../../test/app.ts'
import { useDatabase } from '../../test/db.ts'
import { makePerson } from '../../test/people.ts'
import { buildApp } from '../app.ts'
import { connectDb } from '../db/client.ts'
import { rateLimits } from '../db/schema/limits.ts'
import { asTRPCError } from '../errors.ts'
import { procedures } from '../router.ts'
import { createLimits, deleteExpiredLimits, LIMITS, parseLimit } from './limits.ts'
import { toNetwork } from './networks.ts'

const own = useDatabase()
const secret = 'known to the processes, not to the database'
const open = (settings = {}) => createLimits(own.db, { settings, secret })
const passed = async (takes: Promise<void>[]) =>
  (await Promise.allSettled(takes)).filter(({ status }) => status === 'fulfilled').length

describe('createLimits', () => {
  test('a limit of five: the sixth call is rejected with the time to wait', async () => {
    const limits = open({ codesPerAddress: '5/day' })
    for (let turn = 0; turn < 5; turn++) await limits.take('codesPerAddress', 'asha@example.org')
    const refusal = await limits.take('codesPerAddress', 'asha@example.org').catch(asTRPCError)
    expect(refusal).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: 'That was too often. Please try again in 24 hours.',
    })
  })

  test('keys: an address counts regardless of case, and each key and limit separately', async () => {
    const limits = open({ codesPerAddress: '1/day', uploads: '1/day' })
    await limits.take('codesPerAddress', 'ravi@example.org')
    await expect(limits.take('codesPerAddress', 'Ravi@Example.org')).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    })
    await limits.take('codesPerAddress', 'mina@example.org')
    await limits.take('uploads', 'ravi@example.org')
  })

  test('a hundred concurrent calls at two replicas: exactly five pass', async () => {
    const other = connectDb(own.url)
    const settings = { codesPerAddress: '5/day' }
    const replicas = [open(settings), createLimits(other.db, { settings, secret })]
    const takes = Array.from({ length: 100 }, (_, i) => replicas[i % 2]?.take('codesPerAddress', 'crowd@example.org'))
    expect(await passed(takes as Promise<void>[])).toBe(5)
    await other.close()
  })

  test('the end of the window: the count starts again', async () => {
    const limits = open({ uploads: '2/second' })
    const take = () => limits.take('uploads', 'patient')
    expect(await passed([take(), take(), take()])).toBe(2)
    await sleep(1_050) // the window itself
    expect(await passed([take(), take(), take()])).toBe(2)
  })

  test('a flood: is rejected from memory, without statements', async () => {
    await own.db.delete(rateLimits)
    const limits = open({ uploads: '3/day' })
    for (let turn = 0; turn < 40; turn++) await limits.take('uploads', 'flood').catch(() => {})
    expect((await own.db.select().from(rateLimits)).map(({ points }) => points)).toEqual([3])
  })

  test('the table: contains no e-mail or IP addresses', async () => {
    const limits = open()
    await limits.take('codesPerAddress', 'private@example.org')
    await limits.take('codesPerIp', '203.0.113.9')
    const stored = JSON.stringify(await own.db.select().from(rateLimits))
    expect(stored).not.toMatch(/private|example|203\.0/)
  })

  test('an unreachable database: the call fails with SERVICE_UNAVAILABLE', async () => {
    const nowhere = connectDb('postgres://saathi:saathi@127.0.0.1:1/none', { deadlineMs: 300 })
    const error = await createLimits(nowhere.db, { secret }).take('uploads', 'anybody').catch(asTRPCError)
    expect(error).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    await nowhere.close()
  })

  test('a call beyond the limit: 429 with Retry-After through REST and tRPC', async () => {
    const limits = open({ codesPerIp: '2/minute' })
    const app = await buildApp(testDeps(own, { limits }))
    const ask = (url: string, email: string) => app.inject({ method: 'POST', url, payload: { email } })
    expect((await ask('/api/auth/send-verification-code', 'first@example.org')).statusCode).toBe(200)
    expect((await ask('/trpc/auth.sendCode', 'second@example.org')).statusCode).toBe(200)
    const [rest, trpc] = [
      await ask('/api/auth/send-verification-code', 'third@example.org'),
      await ask('/trpc/auth.sendCode', 'fourth@example.org'),
    ]
    for (const [refused, told] of [
      [rest, rest.json()],
      [trpc, trpc.json().error.data],
    ] as const) {
      expect(refused.statusCode).toBe(429)
      expect(told).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: Number(refused.headers['retry-after']) })
      expect(told.retryAfter).toBeGreaterThan(50)
    }
    await app.close()
  })

  test('an in-memory limit: writes nothing to the database', async () => {
    await own.db.delete(rateLimits)
    const limits = open({ recommendations: '2/minute' })
    const take = () => limits.take('recommendations', '203.0.113.1')
    expect(await passed([take(), take(), take()])).toBe(2)
    expect(await own.db.select().from(rateLimits)).toEqual([])
  })

  test('refund and reset: the points are available again', async () => {
    const limits = open({ signInsPerAddress: '2/minute' })
    const take = () => limits.take('signInsPerAddress', 'mina@example.org')
    for (let turn = 0; turn < 5; turn++) {
      await take()
      await limits.refund('signInsPerAddress', 'Mina@example.org')
    }
    expect(await passed([take(), take(), take()])).toBe(2)
    await limits.reset('signInsPerAddress', 'mina@example.org')
    expect(await passed([take()])).toBe(1)
  })

  test('deleteExpiredLimits: deletes counts whose window has ended, and no others', async () => {
    const limits = open({ uploads: '1/second', codesPerIp: '1/day' })
    await limits.take('uploads', 'gone tomorrow')
    await limits.take('codesPerIp', '198.51.100.1')
    const before = (await own.db.select().from(rateLimits)).length
    await deleteExpiredLimits(own.db, new Date(Date.now() + 60_000))
    const after = (await own.db.select().from(rateLimits)).length
    expect(after).toBeGreaterThan(0)
    expect(after).toBeLessThan(before)
  })
})

describe('mutations', () => {
  const server = useApp(own)
  const mutations = Object.entries(procedures).flatMap(([name, { _def }]) => (_def.type === 'mutation' ? name : []))
  /** Public mutations, which have limits of their own. */
  const open = [
    'auth.sendCode',
    'auth.register',
    'chat.reply',
    'contact.send',
    'destinations.reportFact',
    'passkeys.startLogin',
    'passkeys.login',
    'recommend.count',
  ]
  let busy: FastifyInstance
  let headers: { authorization: string }
  beforeAll(async () => {
    const asha = await makePerson(server, own, 'Asha')
    headers = { authorization: `Bearer ${asha.token}` }
    const limits = createLimits(own.db, { settings: { changes: '1/minute' }, secret })
    for (const key of [asha._id, asha.firebaseUid]) await limits.take('changes', key)
    busy = await buildApp({ ...server.deps, limits })
  })
  afterAll(() => busy?.close())

  test.each(mutations.filter((name) => !open.includes(name)))('%s is limited', async (name) => {
    const { statusCode } = await busy.inject({ method: 'POST', url: `/trpc/${name}`, payload: {}, headers })
    expect(statusCode).toBe(429)
  })

  describe('of a network that has used up its limit: are rejected before their input is parsed', () => {
    let crowded: FastifyInstance
    beforeAll(async () => {
      const limits = createLimits(own.db, { settings: { anonymousChanges: '1/minute' }, secret })
      await limits.take('anonymousChanges', '127.0.0.1')
      crowded = await buildApp({ ...server.deps, limits })
    })
    afterAll(() => crowded?.close())
    const post = (url: string, payload: unknown) => crowded.inject({ method: 'POST', url, payload: payload as object })

    test.each(open)('%s', async (name) => {
      expect((await post(`/trpc/${name}`, { not: 'valid' })).statusCode).toBe(429)
      const batch = (await post(`/trpc/${name},${name}?batch=1`, { 0: 1, 1: 'x' })).json()
      expect(
        [batch]
          .flat()
          .every(({ error }: { error: { data: { code: string } } }) => error.data.code === 'TOO_MANY_REQUESTS'),
      ).toBe(true)
    })
    test.each(['/api/auth/verify-code-and-register', '/api/auth/send-verification-code', '/api/contact'])(
      '%s',
      async (url) => {
        expect((await post(url, {})).statusCode).toBe(429)
      },
    )
    test('others, and reads: are served', async () => {
      const other = await crowded.inject({
        method: 'POST',
        url: '/api/contact',
        payload: {},
        remoteAddress: '198.51.100.9',
      })
      expect(other.statusCode).toBe(400)
      expect((await crowded.inject('/trpc/auth.settings')).statusCode).toBe(200)
    })
  })
})

describe('parseLimit', () => {
  test('a number and a unit: the limit', () => {
    expect(parseLimit('5/day')).toEqual({ points: 5, seconds: 86_400 })
    expect(parseLimit('30/hour')).toEqual({ points: 30, seconds: 3_600 })
    expect(parseLimit('20/15 minutes')).toEqual({ points: 20, seconds: 900 })
    for (const { default: limit } of Object.values(LIMITS)) expect(parseLimit(limit)).not.toBeNull()
  })

  test.each([
    '',
    '5',
    '/day',
    '0/day',
    '-1/day',
    '5/week',
    '5 / day',
    '5/days',
    '1e3/day',
    '5/day\n',
    '9999999/day',
    '5/0 days',
  ])('%j: null', (text) => {
    expect(parseLimit(text)).toBeNull()
  })

  test('an invalid setting: createLimits throws', () => {
    expect(() => open({ uploads: 'many' })).toThrow('"many" is no limit; one is written as 5/day.')
  })
})

describe('toNetwork', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s counts as %s', (ip, network) => {
    expect(toNetwork(ip)).toBe(network)
  })

  test('IPv6 addresses of one /64: the same network', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(0xffff), { minLength: 8, maxLength: 8 }),
        fc.array(fc.nat(0xffff), { minLength: 4, maxLength: 4 }),
        (groups, hosts) => {
          const hex = (numbers: number[]) => numbers.map((number) => number.toString(16)).join(':')
          const neighbour = [...groups.slice(0, 4), ...hosts]
          expect(toNetwork(hex(groups))).toBe(toNetwork(hex(neighbour)))
        },
      ),
    )
  })
})
