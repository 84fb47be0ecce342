import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPings } from './pings.ts'

const PING = 'event: ping\ndata: \n\n\n'
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})
const textIn = (connection: PassThrough) => String(connection.read() ?? '')

test('a silent connection: is pinged once in each interval', () => {
  const pings = createPings(15_000)
  const [first, second] = [new PassThrough(), new PassThrough()]
  pings.sent(first)
  vi.advanceTimersByTime(7_000)
  pings.sent(second)
  vi.advanceTimersByTime(7_000)
  expect([textIn(first), textIn(second)]).toEqual(['', ''])
  vi.advanceTimersByTime(2_000)
  expect([textIn(first), textIn(second)]).toEqual([PING, ''])
  vi.advanceTimersByTime(7_000)
  expect([textIn(first), textIn(second)]).toEqual(['', PING])
  vi.advanceTimersByTime(30_000)
  expect([textIn(first), textIn(second)]).toEqual([PING + PING, PING + PING])
})

test('a connection with events: is pinged an interval after the last one', () => {
  const pings = createPings(15_000)
  const connection = new PassThrough()
  for (let at = 0; at < 10; at += 1) {
    pings.sent(connection)
    vi.advanceTimersByTime(10_000)
  }
  expect(textIn(connection)).toBe('')
  vi.advanceTimersByTime(6_000)
  expect(textIn(connection)).toBe(PING)
})

test('a connection whose buffer is full: gets no ping until it is read', () => {
  const pings = createPings(15_000)
  const connection = new PassThrough({ highWaterMark: 10 })
  while (connection.write('0123456789'));
  pings.sent(connection)
  vi.advanceTimersByTime(60_000)
  const full = textIn(connection)
  expect(full).toMatch(/^\d+$/)
  vi.advanceTimersByTime(16_000)
  expect(textIn(connection)).toContain(PING)
})

test('a forgotten connection: gets no ping, and the timer ends with the last one', () => {
  const pings = createPings(15_000)
  const connection = new PassThrough()
  pings.sent(connection)
  expect(vi.getTimerCount()).toBe(1)
  pings.forget(connection)
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(60_000)
  expect(textIn(connection)).toBe('')
})
