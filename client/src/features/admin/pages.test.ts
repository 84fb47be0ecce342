import { expect, test } from 'vitest'
import { pagesFor, readPath } from './pages.ts'

test('pagesFor: an operator has the audit log, and an editor does not', () => {
  expect(pagesFor(['operator'])).toContain('audit')
  expect(pagesFor(['editor'])).not.toContain('audit')
  expect(pagesFor([])).toEqual([])
})

test('readPath: the index is the first open page, and an item follows the page', () => {
  expect(readPath('', ['audit'])).toEqual({ page: 'audit', item: null })
  expect(readPath('audit/', ['audit'])).toEqual({ page: 'audit', item: null })
  expect(readPath('audit/018f', ['audit'])).toEqual({ page: 'audit', item: '018f' })
})

test('readPath: pages that are unknown, closed to the role, or too deep are missing', () => {
  expect(readPath('nothing', ['audit'])).toBeNull()
  expect(readPath('audit', [])).toBeNull()
  expect(readPath('', [])).toBeNull()
  expect(readPath('audit/1/2', ['audit'])).toBeNull()
})
