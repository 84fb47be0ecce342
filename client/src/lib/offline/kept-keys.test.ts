import { expect, test } from 'vitest'
import { procedures } from '../../../../server/src/router.ts'
import { isContent, KEPT, keptAs, NOT_KEPT } from './kept-keys.ts'

const queries = Object.entries(procedures as Record<string, { _def: { type: string } }>)
  .filter(([name, { _def }]) => _def.type === 'query' && !name.startsWith('admin.'))
  .map(([name]) => name)

test('the classes of queries: each query of people is kept, or is not for a reason, and no other is named', () => {
  const classed = [...Object.keys(KEPT), ...Object.values(NOT_KEPT).flat()]
  expect(classed.toSorted()).toEqual(queries.toSorted())
  for (const [reason, names] of Object.entries(NOT_KEPT)) expect(names.length, reason).toBeGreaterThan(0)
})

test('keptAs: goes by the procedure of a key, and knows no other keys', () => {
  expect(keptAs([['trips', 'get'], { input: { tripId: '1' }, type: 'query' }])).toBe(KEPT['trips.get'])
  expect(keptAs([['groups', 'entries'], { input: { tourId: '1' }, type: 'infinite' }])?.items).toBe(100)
  for (const key of [['deck', 'asha'], [['trips']], [['matching', 'deck']], [['admin', 'people']], []])
    expect(keptAs(key)).toBeUndefined()
})

test('isContent: what the navigation shows on every page is content of its own pages only', () => {
  const threads = [['messages', 'threads'], { type: 'infinite' }]
  expect(isContent(threads, '/messages/1')).toBe(true)
  expect(isContent(threads, '/trips')).toBe(false)
  expect(isContent([['trips', 'get']], '/trips/1')).toBe(true)
  expect(isContent([['notices', 'list']], '/trips')).toBe(false)
})
