import { expect, test } from 'vitest'
import { procedures } from '../../../../server/src/router.ts'
import { laneOf, NEEDS_NETWORK, QUEUED } from './mutation-classes.ts'

const mutations = Object.entries(procedures as Record<string, { _def: { type: string } }>)
  .filter(([name, { _def }]) => _def.type === 'mutation' && !name.startsWith('admin.'))
  .map(([name]) => name)

test('the classes of mutations: each of people waits for a network, or needs one for a reason, and no other is named', () => {
  const classed = [...Object.keys(QUEUED), ...Object.values(NEEDS_NETWORK).flat()]
  expect(classed.toSorted()).toEqual(mutations.toSorted())
  for (const [reason, names] of Object.entries(NEEDS_NETWORK)) expect(names.length, reason).toBeGreaterThan(0)
})

test('laneOf: the conversation, group, ledger or trip that a call changes', () => {
  const expense = { ledger: { kind: 'tour' as const, id: '1' }, number: 2, reason: 'Twice' }
  expect(laneOf({ name: 'expenses.remove', input: expense })).toBe('ledger tour 1')
  expect(laneOf({ name: 'messages.send', input: { userId: '1', text: 'Hi' } })).toBe('conversation 1')
  expect(laneOf({ name: 'groups.send', input: { tourId: '1', text: 'Hi' } })).toBe('group 1')
  expect(laneOf({ name: 'trips.tick', input: { tripId: '1', itemId: '2', done: true } })).toBe('trip 1')
})
