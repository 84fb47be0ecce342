import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FairQueue, QueueFull } from './fair-queue.ts'

type Step = { key: string } | 'leave'

/** Plays steps against a queue; gives what happened, in order. A step `leave` ends the job that runs longest. */
function play(options: ConstructorParameters<typeof FairQueue>[0], steps: Step[]) {
  const queue = new FairQueue(options)
  const events: { what: 'entered' | 'started' | 'refused'; key: string; job: number }[] = []
  const running: string[] = []
  const leave = () => {
    const key = running.shift()
    if (key !== undefined) queue.leave({ key })
  }
  let job = 0
  for (const step of steps) {
    if (step === 'leave') {
      leave()
      continue
    }
    const mine = { key: step.key, job: job++ }
    events.push({ what: 'entered', ...mine })
    try {
      queue.enter({ key: step.key, group: 'all' }, () => {
        running.push(step.key)
        events.push({ what: 'started', ...mine })
      })
    } catch (error) {
      expect(error).toBeInstanceOf(QueueFull)
      events.push({ what: 'refused', ...mine })
    }
    expect(queue.running).toBe(running.length)
    expect(running.length).toBeLessThanOrEqual(options.slots)
    for (const key of running)
      expect(running.filter((one) => one === key).length).toBeLessThanOrEqual(options.slotsPerKey ?? options.slots)
  }
  while (running.length > 0) leave()
  expect([queue.running, queue.waiting]).toEqual([0, 0])
  return events
}

const steps = fc.array(
  fc.oneof(
    fc.record({ key: fc.constantFrom('flood', 'flood', 'flood', 'asha', 'ravi') }),
    fc.constant('leave' as const),
  ),
  { maxLength: 200 },
)
const slots = fc.integer({ min: 1, max: 4 })

test('fair queue: every job that is not refused starts once, those of a key in their order', () => {
  fc.assert(
    fc.property(slots, fc.integer({ min: 1, max: 4 }), steps, (slots, slotsPerKey, steps) => {
      const events = play({ slots, slotsPerKey, waiting: 20, waitingPerKey: 8 }, steps)
      const of = (what: string) => events.filter((event) => event.what === what)
      expect(of('started').length + of('refused').length).toBe(of('entered').length)
      for (const key of ['flood', 'asha', 'ravi']) {
        const jobs = of('started').flatMap((event) => (event.key === key ? event.job : []))
        expect(jobs).toEqual([...jobs].sort((a, b) => a - b))
      }
    }),
  )
})

test('fair queue: while a job waits, every other key starts at most one for each of its own', () => {
  fc.assert(
    fc.property(slots, steps, (slots, steps) => {
      const events = play({ slots, waiting: 1_000 }, steps)
      for (const [at, { what, key, job }] of events.entries()) {
        if (what !== 'entered') continue
        const start = events.findIndex((event) => event.what === 'started' && event.job === job)
        const meanwhile = events.slice(at, start).filter((event) => event.what === 'started')
        const own = meanwhile.filter((event) => event.key === key).length
        for (const other of ['flood', 'asha', 'ravi'])
          expect(meanwhile.filter((event) => event.key === other).length).toBeLessThanOrEqual(
            other === key ? own : own + 1,
          )
      }
    }),
  )
})

test('fair queue: a key at its bound is refused while another still may wait, and both up to the bound in total', () => {
  const queue = new FairQueue({ slots: 1, waiting: 5, waitingPerKey: 3, waitingPerGroup: 4 })
  const outcome = (key: string, group: string) => {
    try {
      queue.enter({ key, group }, () => {})
      return 'in'
    } catch (error) {
      return (error as QueueFull).of
    }
  }
  expect(Array.from({ length: 5 }, () => outcome('flood', 'network'))).toEqual(['in', 'in', 'in', 'in', 'key'])
  expect(queue.isFull({ key: 'flood', group: 'network' })).toBe(true)
  expect(queue.isFull({ key: 'asha', group: 'network' })).toBe(false)
  expect([outcome('asha', 'network'), outcome('asha', 'network')]).toEqual(['in', 'group'])
  expect([outcome('ravi', 'elsewhere'), outcome('ravi', 'elsewhere')]).toEqual(['in', 'total'])
})

test('fair queue: a key that is alone has more slots, until another key comes', () => {
  const queue = new FairQueue({ slots: 4, slotsPerKey: 1, slotsAlone: 10, waiting: 1_000 })
  const running: string[] = []
  const enter = (key: string) => queue.enter({ key }, () => running.push(key))
  for (let n = 0; n < 150; n += 1) enter('flood')
  expect(running).toHaveLength(1)
  for (let n = 0; n < 100; n += 1) enter('flood')
  expect(running).toHaveLength(10)
  enter('asha')
  expect(running).toHaveLength(10)
  for (let n = 0; n < 10; n += 1) queue.leave({ key: 'flood' })
  expect(running.slice(10)).toEqual(['asha', 'flood']) // as soon as fewer run than there are slots for several
})
