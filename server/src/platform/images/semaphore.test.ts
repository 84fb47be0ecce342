import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSemaphore, SemaphoreFull } from './semaphore.ts'

const CAPACITY = 10

describe('the gate', () => {
  test('never holds more than its capacity, keeps the order, and lets everybody through', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ share: fc.integer({ min: 1, max: 14 }), turns: fc.nat(4), fails: fc.boolean() }), {
          maxLength: 30,
        }),
        async (jobs) => {
          const gate = createSemaphore({ capacity: CAPACITY, waiting: jobs.length })
          const started: number[] = []
          const inside = new Set<number>()
          const ends = await Promise.allSettled(
            jobs.map(({ share, turns, fails }, i) =>
              gate.run(share, async () => {
                started.push(i)
                inside.add(i)
                const held = [...inside].reduce((sum, each) => sum + (jobs[each]?.share ?? 0), 0)
                expect(held <= CAPACITY || inside.size === 1).toBe(true)
                for (let turn = 0; turn < turns; turn++) await null
                inside.delete(i)
                if (fails) throw new Error('this job fails')
                return i
              }),
            ),
          )
          expect(started).toEqual(jobs.map((_, i) => i))
          expect(ends.map(({ status }) => status === 'rejected')).toEqual(jobs.map(({ fails }) => fails))
          expect(await gate.run(1, async () => 'still open')).toBe('still open')
        },
      ),
    ))

  test('turns away whoever would make the line too long', async () => {
    const gate = createSemaphore({ capacity: 1, waiting: 1 })
    let finish = () => {}
    const first = gate.run(1, () => new Promise<void>((done) => (finish = done)))
    const second = gate.run(1, async () => 'second')
    await expect(gate.run(1, async () => 'third')).rejects.toBeInstanceOf(SemaphoreFull)
    finish()
    await first
    expect(await second).toBe('second')
  })
})
