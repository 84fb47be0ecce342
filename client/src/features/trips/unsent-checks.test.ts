import type { TripCheck } from '@saathi/shared/trips/checks'
import { expect, test } from 'vitest'
import type { Call } from '../../lib/offline/mutation-classes.ts'
import type { Unsent } from '../../lib/offline/writes.ts'
import { withUnsent } from './unsent-checks.ts'

const tripId = 'trip'
const check = (id: string, part: Partial<TripCheck> = {}): TripCheck => ({
  ...{ id, kind: 'packing', text: `Pack ${id}`, by: null, done: false, own: true },
  ...part,
})
const unsent = (id: number, call: Call, state: Unsent['state']): Unsent => ({
  ...{ ...call, id, by: 'me', at: 1, asked: false, state },
  refusal: state === 'refused' ? 'No.' : null,
})
const add = { name: 'trips.addCheck', input: { tripId, id: 'b', kind: 'packing', text: 'Pack b' } } as const
const tick = { name: 'trips.tick', input: { tripId, itemId: 'b', done: true } } as const
const remove = { name: 'trips.removeCheck', input: { tripId, itemId: 'a' } } as const

test('withUnsent: waiting changes show in their order, also of a line that waits itself', () => {
  const shown = withUnsent(
    [check('a')],
    [unsent(1, add, 'waiting'), unsent(2, tick, 'waiting'), unsent(3, remove, 'sending')],
  )
  expect(shown).toEqual({ checks: [check('b', { done: true })], waiting: new Set(['b']), failed: [] })
})

test('withUnsent: a change that was refused or is too old does not show, and stands among what failed', () => {
  const refused = [unsent(1, add, 'refused'), unsent(2, remove, 'late')]
  expect(withUnsent([check('a')], refused)).toEqual({ checks: [check('a')], waiting: new Set(), failed: refused })
})

test('withUnsent: a change that the server has by now changes nothing more', () => {
  expect(withUnsent([check('b')], [unsent(1, add, 'sending')]).checks).toEqual([check('b')])
})
