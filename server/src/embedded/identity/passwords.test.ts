import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passwordHasher } from './passwords.ts'

test('a hash fits its password alone, and never shows it', async () => {
  const { hash, matches } = passwordHasher()
  const kept = await hash('monsoon-in-Munnar')
  expect(kept).not.toContain('monsoon')
  expect(await hash('monsoon-in-Munnar')).not.toBe(kept)
  expect(await matches('monsoon-in-Munnar', kept)).toBe(true)
  expect(await matches('Monsoon-in-Munnar', kept)).toBe(false)
  expect(await matches('monsoon-in-Munnar', null)).toBe(false)
})

test('what looks the same is the same, however the keyboard made it', async () => {
  const { hash, matches } = passwordHasher()
  expect(await matches('cafe\u0301-Pondy', await hash('café-Pondy'))).toBe(true)
})

test('any text is a password', async () => {
  const { hash, matches } = passwordHasher({ cost: { N: 2 ** 4, r: 8, p: 1 } })
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (password) =>
      matches(password, await hash(password)),
    ),
    { numRuns: 50 },
  )
})

test('a hash keeps its own cost, so that old ones fit when the cost of new ones rises', async () => {
  const kept = await passwordHasher({ cost: { N: 2 ** 8, r: 4, p: 1 } }).hash('monsoon-in-Munnar')
  expect(await passwordHasher().matches('monsoon-in-Munnar', kept)).toBe(true)
})

test('where there is no hash the time of one is spent all the same', async () => {
  const { hash, matches } = passwordHasher({ atOnce: 1, waiting: 0 })
  const first = hash('one')
  await expect(matches('two', null)).rejects.toMatchObject({ code: 'busy' })
  await first
})

test('few are hashed at once, some wait, and the rest are told to come back', async () => {
  const { hash } = passwordHasher({ atOnce: 1, waiting: 2 })
  const all = await Promise.allSettled(['one', 'two', 'three', 'four', 'five'].map(hash))
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected'])
  expect(all[4]).toMatchObject({ reason: { code: 'busy' } })
  await expect(hash('six')).resolves.toMatch(/^scrypt:/)
})
