import { afterEach, expect, test, vi } from 'vitest'
import { loadDraft, parseDraft, saveDraft } from './draft-storage.ts'
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

test('tour draft: keeps the approval and the questions; a draft of an earlier version has none', () => {
  const parse = (draft: object) => parseDraft(JSON.stringify({ draft, at: 0 }), 0)
  const asking = { ...EMPTY, name: 'Hampi', needsApproval: true, questions: ['Can you swim?', ''] }
  expect(parse(asking)).toEqual(asking)
  expect(parse({ ...asking, questions: [1, 'a', 'b', 'c'] })?.questions).toEqual(['', 'a', 'b'])
  expect(parse({ name: 'Hampi' })).toEqual({ ...EMPTY, name: 'Hampi' })
})
