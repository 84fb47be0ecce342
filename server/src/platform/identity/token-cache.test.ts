import { expect, test } from 'vitest'
import type { VerifiedToken } from './identity.ts'
import { cachedVerify } from './token-cache.ts'

const NOON = Date.parse('2026-11-20T06:30:00Z')

/** A provider that counts its calls, and a clock that the test moves. */
function aProvider(answer: (token: string) => Partial<VerifiedToken> | null | Error = () => ({})) {
  const calls: string[] = []
  const clock = { ms: NOON }
  const provider = {
    calls,
    clock,
    verify: async (token: string) => {
      calls.push(token)
      const result = answer(token)
      if (result instanceof Error) throw result
      return result && ({ uid: token, expiresAt: NOON / 1000 + 3600, ...result } as VerifiedToken)
    },
  }
  const cached = (options = {}) => cachedVerify(provider.verify, { now: () => new Date(clock.ms), ...options })
  return { ...provider, cached }
}

test('concurrent and repeated calls within 30 s: verify the token once', async () => {
  const { calls, clock, cached } = aProvider()
  const cache = cached()
  const all = await Promise.all(Array.from({ length: 10 }, () => cache.verify('asha')))
  expect(all.every((verified) => verified?.uid === 'asha')).toBe(true)
  clock.ms += 29_999
  await cache.verify('asha')
  expect(calls).toHaveLength(1)
  clock.ms += 1
  await cache.verify('asha')
  expect(calls).toHaveLength(2)
})

test('a token that expires within 30 s: is cached until it expires', async () => {
  const { calls, clock, cached } = aProvider(() => ({ expiresAt: NOON / 1000 + 5 }))
  const cache = cached()
  await cache.verify('asha')
  clock.ms += 5_000
  await cache.verify('asha')
  expect(calls).toHaveLength(2)
})

test('rejected tokens and failed checks: are not cached', async () => {
  const { calls, cached } = aProvider((token) => (token === 'down' ? new Error('down') : null))
  const cache = cached()
  expect(await cache.verify('forged')).toBeNull()
  expect(await cache.verify('forged')).toBeNull()
  await expect(cache.verify('down')).rejects.toThrow('down')
  await expect(cache.verify('down')).rejects.toThrow('down')
  expect(calls).toEqual(['forged', 'forged', 'down', 'down'])
  expect(cache.size).toBe(0)
})

test('an account change: clears the cache, and a running verification is not cached', async () => {
  const { calls, cached } = aProvider()
  const cache = cached()
  const underWay = cache.verify('asha')
  cache.clear()
  await underWay
  await cache.verify('asha')
  expect(calls).toHaveLength(2)
})

test('more tokens than the limit: the oldest are dropped', async () => {
  const { calls, cached } = aProvider()
  const cache = cached({ maxEntries: 3 })
  for (const token of ['a', 'b', 'c', 'd', 'e']) await cache.verify(token)
  expect(cache.size).toBe(3)
  await cache.verify('e')
  expect(calls).toHaveLength(5)
  await cache.verify('a')
  expect(calls).toHaveLength(6)
})
