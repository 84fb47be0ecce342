import { expect, test } from 'vitest'
import type { VerifiedToken } from './identity.ts'
import { cachedVerify } from './token-cache.ts'

const NOON = Date.parse('2026-11-20T06:30:00Z')

/** A provider that counts how often it is asked, and a clock that the story moves. */
function aProvider(answer: (token: string) => Partial<VerifiedToken> | null | Error = () => ({})) {
  const asked: string[] = []
  const clock = { ms: NOON }
  const provider = {
    asked,
    clock,
    verify: async (token: string) => {
      asked.push(token)
      const said = answer(token)
      if (said instanceof Error) throw said
      return said && ({ uid: token, expiresAt: NOON / 1000 + 3600, ...said } as VerifiedToken)
    },
  }
  const cached = (options = {}) => cachedVerify(provider.verify, { now: () => new Date(clock.ms), ...options })
  return { ...provider, cached }
}

test('ten questions at once, and more within half a minute, are one verification', async () => {
  const { asked, clock, cached } = aProvider()
  const cache = cached()
  const all = await Promise.all(Array.from({ length: 10 }, () => cache.verify('asha')))
  expect(all.every((verified) => verified?.uid === 'asha')).toBe(true)
  clock.ms += 29_999
  await cache.verify('asha')
  expect(asked).toHaveLength(1)
  clock.ms += 1
  await cache.verify('asha')
  expect(asked).toHaveLength(2)
})

test('nothing is remembered beyond the end of the token', async () => {
  const { asked, clock, cached } = aProvider(() => ({ expiresAt: NOON / 1000 + 5 }))
  const cache = cached()
  await cache.verify('asha')
  clock.ms += 5_000
  await cache.verify('asha')
  expect(asked).toHaveLength(2)
})

test('refusals and failures are asked again', async () => {
  const { asked, cached } = aProvider((token) => (token === 'down' ? new Error('down') : null))
  const cache = cached()
  expect(await cache.verify('forged')).toBeNull()
  expect(await cache.verify('forged')).toBeNull()
  await expect(cache.verify('down')).rejects.toThrow('down')
  await expect(cache.verify('down')).rejects.toThrow('down')
  expect(asked).toEqual(['forged', 'forged', 'down', 'down'])
  expect(cache.size).toBe(0)
})

test('a change of an account is forgotten nowhere, not even by a verification under way', async () => {
  const { asked, cached } = aProvider()
  const cache = cached()
  const underWay = cache.verify('asha')
  cache.clear()
  await underWay
  await cache.verify('asha')
  expect(asked).toHaveLength(2)
})

test('a flood of tokens does not fill the memory, and the newest stay', async () => {
  const { asked, cached } = aProvider()
  const cache = cached({ maxEntries: 3 })
  for (const token of ['a', 'b', 'c', 'd', 'e']) await cache.verify(token)
  expect(cache.size).toBe(3)
  await cache.verify('e')
  expect(asked).toHaveLength(5)
  await cache.verify('a')
  expect(asked).toHaveLength(6)
})
