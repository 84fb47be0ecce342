import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createChangeCollector } from './collect-changes.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const start = () => {
  const rounds: string[][] = []
  const collector = createChangeCollector((ids) => rounds.push(ids), { now: Date.now, random: () => 1 })
  return { rounds, ...collector }
}

test('changes of one moment: are passed on together, each id once, within 300 ms', () => {
  const { add, rounds } = start()
  for (const id of ['a', 'b', 'a']) add(id)
  expect(rounds).toEqual([])
  vi.advanceTimersByTime(300)
  expect(rounds).toEqual([['a', 'b']])
})

test('a change every 10 ms: at most two rounds a second, and the last change is not lost', () => {
  const { add, rounds } = start()
  for (let at = 0; at < 3_000; at += 10) {
    add('a')
    vi.advanceTimersByTime(10)
  }
  expect(rounds.length).toBeLessThanOrEqual(6)
  const before = rounds.length
  add('a')
  vi.advanceTimersByTime(1_000)
  expect(rounds).toHaveLength(before + 1)
})

test('stop: no round follows', () => {
  const { add, rounds, stop } = start()
  add('a')
  stop()
  vi.advanceTimersByTime(1_000)
  expect(rounds).toEqual([])
})
