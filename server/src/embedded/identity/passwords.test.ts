import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passwordHasher } from './passwords.ts'

test('a hash matches only its password and does not contain it', async () => {
  const { hash, matches } = passwordHasher()
  const hashed = await hash('monsoon-in-Munnar', 'asha')
  expect(hashed).not.toContain('monsoon')
  expect(await hash('monsoon-in-Munnar', 'asha')).not.toBe(hashed)
  expect(await matches('monsoon-in-Munnar', hashed, 'asha')).toBe(true)
  expect(await matches('Monsoon-in-Munnar', hashed, 'asha')).toBe(false)
  expect(await matches('monsoon-in-Munnar', null, 'asha')).toBe(false)
})

test('equivalent Unicode forms are the same password', async () => {
  const { hash, matches } = passwordHasher()
  expect(await matches('cafe\u0301-Pondy', await hash('café-Pondy', 'asha'), 'asha')).toBe(true)
})

test('any text can be hashed and verified', async () => {
  const { hash, matches } = passwordHasher({ cost: { N: 2 ** 4, r: 8, p: 1 } })
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (password) =>
      matches(password, await hash(password, 'asha'), 'asha'),
    ),
    { numRuns: 50 },
  )
})

test('a hash stores its cost, so that old hashes stay valid when the cost rises', async () => {
  const hashed = await passwordHasher({ cost: { N: 2 ** 8, r: 4, p: 1 } }).hash('monsoon-in-Munnar', 'asha')
  expect(await passwordHasher().matches('monsoon-in-Munnar', hashed, 'asha')).toBe(true)
})

test('without a stored hash the check takes the same time', async () => {
  const { hash, matches } = passwordHasher({ concurrent: 1, waiting: 0 })
  const first = hash('one', 'asha')
  await expect(matches('two', null, 'ravi')).rejects.toMatchObject({ code: 'busy' })
  await first
})

test('concurrent hashes are limited, then queued, then refused', async () => {
  const { hash } = passwordHasher({ concurrent: 1, waiting: 2 })
  const all = await Promise.allSettled(['one', 'two', 'three', 'four', 'five'].map((one) => hash(one, one)))
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected'])
  expect(all[4]).toMatchObject({ reason: { code: 'busy' } })
  await expect(hash('six', 'six')).resolves.toMatch(/^scrypt:/)
})

test('a requester above their share of the queue is refused, and others take turns with them', async () => {
  // One slot, so that hashes end in the order in which they start.
  const { hash } = passwordHasher({ concurrent: 1, waitingPerRequester: 5, cost: { N: 2 ** 4, r: 8, p: 1 } })
  const done: string[] = []
  const flood = Array.from({ length: 100 }, (_, n) => hash(`${n}`, 'flood').then(() => done.push('flood')))
  const logins = ['asha', 'ravi', 'meera'].map((name) => hash(name, name).then(() => done.push(name)))
  const outcomes = await Promise.allSettled(flood)
  await Promise.all(logins)
  expect(outcomes.at(-1)).toMatchObject({ reason: { code: 'busy' } })
  // One runs and five wait; after the second, which waited before the others came, everybody has a turn.
  expect(done).toEqual(['flood', 'flood', 'asha', 'ravi', 'meera', 'flood', 'flood', 'flood', 'flood'])
})

test('a requester cannot occupy every slot', async () => {
  const { hash } = passwordHasher({ concurrent: 2, waiting: 0 })
  const first = hash('one', 'flood')
  await expect(hash('two', 'flood')).rejects.toMatchObject({ code: 'busy' })
  await expect(hash('three', 'asha')).resolves.toMatch(/^scrypt:/)
  await first
})
