import { afterEach, expect, test, vi } from 'vitest'
import { loadDraft, saveDraft } from './draft-storage.ts'
import { EMPTY } from './tour-draft.ts'

afterEach(() => vi.unstubAllGlobals())

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

test('tour draft: blocked storage gives no draft and saves without an error', () => {
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
  expect(() => saveDraft('asha', { ...EMPTY, name: 'Hampi' })).not.toThrow()
  expect(() => saveDraft('asha')).not.toThrow()
  expect(loadDraft('asha')).toBeNull()
})
