import { afterEach, expect, test, vi } from 'vitest'
import { loadDraft, parseDraft, saveDraft } from './draft-storage.ts'
import { EMPTY } from './tour-draft.ts'

afterEach(() => vi.unstubAllGlobals())

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

const asha = { userId: 'asha', tripId: undefined }

test('tour draft: blocked storage gives no draft and saves without an error', () => {
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
  expect(() => saveDraft(asha, { ...EMPTY, name: 'Hampi' })).not.toThrow()
  expect(() => saveDraft(asha)).not.toThrow()
  expect(loadDraft(asha)).toBeNull()
})

test('tour draft: keeps the approval and the questions; a draft of an earlier version has none', () => {
  const parse = (draft: object) => parseDraft(JSON.stringify({ draft, at: 0 }), 0)
  const asking = {
    ...EMPTY,
    name: 'Hampi',
    needsApproval: true,
    sameGenderOnly: true,
    questions: ['Can you swim?', ''],
  }
  expect(parse(asking)).toEqual(asking)
  expect(parse({ ...asking, questions: [1, 'a', 'b', 'c'] })?.questions).toEqual(['', 'a', 'b'])
  expect(parse({ name: 'Hampi' })).toEqual({ ...EMPTY, name: 'Hampi' })
})

test('tour draft: one made from a trip leaves the other one as it is', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  const ofTrip = { userId: 'asha', tripId: 'munnar' }
  saveDraft(asha, { ...EMPTY, name: 'Konkan' })
  expect(loadDraft(ofTrip)).toBeNull()
  saveDraft(ofTrip, { ...EMPTY, name: 'Munnar' })
  expect([loadDraft(asha)?.name, loadDraft(ofTrip)?.name]).toEqual(['Konkan', 'Munnar'])
})
