import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSemaphore, SemaphoreFull } from './semaphore.ts'

const CAPACITY = 10

describe('createSemaphore', () => {
  test('any jobs: the capacity is not exceeded, the order stays, and all jobs run', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ share: fc.integer({ min: 1, max: 14 }), turns: fc.nat(4), fails: fc.boolean() }), {
          maxLength: 30,
        }),
        async (jobs) => {
          const semaphore = createSemaphore({ capacity: CAPACITY, waiting: jobs.length })
          const started: number[] = []
          const running = new Set<number>()
          const results = await Promise.allSettled(
            jobs.map(({ share, turns, fails }, i) =>
              semaphore.run(share, async () => {
                started.push(i)
                running.add(i)
                const inUse = [...running].reduce((sum, each) => sum + (jobs[each]?.share ?? 0), 0)
                expect(inUse <= CAPACITY || running.size === 1).toBe(true)
                for (let turn = 0; turn < turns; turn++) await null
                running.delete(i)
                if (fails) throw new Error('this job fails')
                return i
              }),
            ),
          )
          expect(started).toEqual(jobs.map((_, i) => i))
          expect(results.map(({ status }) => status === 'rejected')).toEqual(jobs.map(({ fails }) => fails))
          expect(await semaphore.run(1, async () => 'still open')).toBe('still open')
        },
      ),
    ))

  test('a call beyond the waiting limit: is rejected with SemaphoreFull', async () => {
    const semaphore = createSemaphore({ capacity: 1, waiting: 1 })
    let finish = () => {}
    const first = semaphore.run(1, () => new Promise<void>((done) => (finish = done)))
    const second = semaphore.run(1, async () => 'second')
    await expect(semaphore.run(1, async () => 'third')).rejects.toBeInstanceOf(SemaphoreFull)
    finish()
    await first
    expect(await second).toBe('second')
  })
})
