import { afterEach, expect, test, vi } from 'vitest'
import { keepDraft, keptDraft } from './draft-storage.ts'
import { EMPTY } from './tour-draft.ts'

afterEach(() => vi.unstubAllGlobals())

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

test('tour draft: blocked storage gives no draft and saves without an error', () => {
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
  expect(() => keepDraft('asha', { ...EMPTY, name: 'Hampi' })).not.toThrow()
  expect(() => keepDraft('asha')).not.toThrow()
  expect(keptDraft('asha')).toBeNull()
})
