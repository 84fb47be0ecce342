import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { CostlyWork } from './costly-work.ts'
import { forRequester, Requester } from './requester.ts'

const from = (ip: string) => new Requester(ip)
/** Holds the event loop, as a recommendation does. */
function hold(ms: number) {
  for (const end = performance.now() + ms; performance.now() < end; );
}

describe('CostlyWork', () => {
  test('eight callers: one job runs at a time, and other work runs between any two', async () => {
    const work = new CostlyWork()
    const order: string[] = []
    let running = 0
    const job = async () => {
      running += 1
      expect(running).toBe(1)
      order.push('job')
      hold(3)
      await turn()
      running -= 1
    }
    let done = false
    const others = (async () => {
      for (; !done; await turn()) order.push('other')
    })()
    await Promise.all(Array.from({ length: 8 }, (_, at) => forRequester(from(`198.51.100.${at}`), () => work.run(job))))
    done = true
    await others
    expect(order.join(' ')).not.toContain('job job')
    expect(order.filter((one) => one === 'job')).toHaveLength(8)
  })

  test('the pauses: leave half of the time to other requests', async () => {
    const work = new CostlyWork()
    const began = performance.now()
    let held = 0
    const job = () => {
      const start = performance.now()
      hold(5)
      held += performance.now() - start
    }
    await Promise.all(Array.from({ length: 9 }, () => work.run(job)))
    // Eight pauses as long as a job, after which the ninth has run; a busy machine makes only the total longer.
    expect(performance.now() - began).toBeGreaterThan(1.8 * held - 10)
  })

  test('work in steps: other requests come between slices of a few steps, and a failing step fails it', async () => {
    const work = new CostlyWork()
    const order: string[] = []
    function* long() {
      for (let at = 0; at < 40; at += 1) {
        hold(1)
        order.push('step')
        yield
      }
      return 'done'
    }
    let isDone = false
    const others = (async () => {
      for (; !isDone; await turn()) order.push('other')
    })()
    expect(await work.runSteps(long())).toBe('done')
    isDone = true
    await others
    const inOneGo = order.join(' ').match(/step( step)*/g) ?? []
    expect(Math.max(...inOneGo.map((steps) => steps.split(' ').length))).toBeLessThanOrEqual(3)
    // biome-ignore lint/correctness/useYield: it fails before its first step
    const failing = (function* () {
      throw new Error('no')
    })()
    await expect(work.runSteps(failing)).rejects.toThrow('no')
    expect(await work.run(() => 'free again')).toBe('free again')
  })

  test('somebody with one job: waits for one of a requester with many', async () => {
    const work = new CostlyWork()
    const order: string[] = []
    const run = (name: string, ip: string) => forRequester(from(ip), () => work.run(() => void order.push(name)))
    const many = Array.from({ length: 20 }, () => run('many', '198.51.100.1'))
    await Promise.all([...many, run('one', '198.51.100.2')])
    expect(order.indexOf('one')).toBeLessThanOrEqual(2)
  })

  test('too many jobs of one requester: TOO_MANY_REQUESTS, and an error of a job frees its turn', async () => {
    const work = new CostlyWork()
    const run = (job: () => void) => forRequester(from('198.51.100.1'), () => work.run(job))
    const failing = run(() => {
      throw new Error('no')
    })
    const all = await Promise.allSettled([failing, ...Array.from({ length: 45 }, () => run(() => {}))])
    const refused = all.filter((one) => one.status === 'rejected').map(({ reason }) => reason.code ?? reason.message)
    expect(refused).toEqual(['no', ...Array(5).fill('TOO_MANY_REQUESTS')])
  })
})
