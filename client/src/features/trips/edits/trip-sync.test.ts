import type { TripChange, TripChanged, TripItem } from '@saathi/shared/trips/schema'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { factsOf } from './merge.ts'
import { item } from './sample-items.ts'
import { hasUnsaved, visibleItems } from './trip-edits.ts'
import { createTripSync } from './trip-sync.ts'

const ITEM = item('a', 1)
type Batch = { version: number; changes: TripChange[]; key: string }

/** A sync whose calls end as the test says. */
function open() {
  const calls: (Batch & { answer: (answer: TripChanged) => void; fail: (error: Error) => void })[] = []
  const onConflicts = vi.fn()
  const onRefused = vi.fn()
  const sync = createTripSync({
    trip: { version: 1, items: [ITEM] },
    send: (batch) => new Promise((answer, fail) => calls.push({ ...batch, answer, fail })),
    isRefusal: (error) => (error as Error).message === 'refused',
    onConflicts,
    onRefused,
    onIncomplete: () => {},
  })
  const edit = (change: Partial<TripItem>) => {
    const [item] = visibleItems(sync.state().edits)
    const facts = factsOf(item)
    if (facts) sync.act({ a: { ...facts, ...change } })
  }
  const accept = (at: number, version: number, change: Partial<TripItem>) =>
    calls[at]?.answer({ version, items: [{ ...ITEM, ...change, version }], rejected: [], complete: true })
  return { sync, calls, edit, accept, onConflicts, onRefused, shown: () => visibleItems(sync.state().edits)[0] }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('trip sync', () => {
  it('changes in quick succession: show at once and are sent together', async () => {
    const { calls, edit, accept, shown, sync } = open()
    edit({ minutes: 60 })
    edit({ note: 'Early' })
    expect(shown()).toMatchObject({ minutes: 60, note: 'Early' })
    await pass(300)
    expect(calls).toHaveLength(1)
    expect(calls[0]?.changes).toHaveLength(1)
    accept(0, 2, { minutes: 60, note: 'Early' })
    await pass(0)
    expect(hasUnsaved(sync.state().edits)).toBe(false)
  })

  it('no answer: keeps the change, says so, and sends the same batch under the same key until one comes', async () => {
    const { calls, edit, accept, shown, sync } = open()
    edit({ minutes: 60 })
    await pass(300)
    calls[0]?.fail(new Error('offline'))
    await pass(0)
    expect(sync.state().offline).toBe(true)
    edit({ note: 'Later' })
    await pass(2_000)
    expect(calls).toHaveLength(2)
    expect(calls[1]).toMatchObject({ key: calls[0]?.key, changes: calls[0]?.changes })
    accept(1, 2, { minutes: 60 })
    await pass(300)
    expect(sync.state().offline).toBe(false)
    expect(shown()).toMatchObject({ minutes: 60, note: 'Later' })
    expect(calls[2]?.key).not.toBe(calls[0]?.key)
    expect(calls[2]?.changes).toMatchObject([{ base: 2, item: { minutes: 60, note: 'Later' } }])
  })

  it('a refused batch: goes back to what the server has, and is not sent again', async () => {
    const { calls, edit, onRefused, shown } = open()
    edit({ title: 'Bad' })
    await pass(300)
    calls[0]?.fail(new Error('refused'))
    await pass(30_000)
    expect(onRefused).toHaveBeenCalledOnce()
    expect(calls).toHaveLength(1)
    expect(shown()?.title).toBe('Taj Mahal')
  })

  it('a rejected change: is made again on the newer item and sent', async () => {
    const { calls, edit } = open()
    edit({ minutes: 60 })
    await pass(300)
    calls[0]?.answer({ version: 3, items: [{ ...ITEM, version: 3, note: 'Theirs' }], rejected: ['a'], complete: true })
    await pass(300)
    expect(calls[1]?.changes).toMatchObject([{ base: 3, item: { minutes: 60, note: 'Theirs' } }])
  })

  it('undo: takes back the last act, and sends that', async () => {
    const { calls, edit, accept, sync, shown } = open()
    edit({ minutes: 60 })
    await pass(300)
    accept(0, 2, { minutes: 60 })
    await pass(0)
    sync.undo()
    expect(shown()?.minutes).toBe(120)
    await pass(300)
    expect(calls[1]?.changes).toMatchObject([{ base: 2, item: { minutes: 120 } }])
    expect(sync.state().acts).toBe(0)
  })
})
