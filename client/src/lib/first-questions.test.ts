import { expect, test, vi } from 'vitest'
import { areFirstQuestionsOffered, endFirstQuestions, offerFirstQuestions } from './first-questions.ts'

test('first questions: are offered to the new user alone, where they wanted to go and on Home, until they are put away', () => {
  const values = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  })
  expect(areFirstQuestionsOffered('1', '/')).toBe(false)
  offerFirstQuestions('1', '/tours/9#people')
  expect(['/tours', '/', '/trips'].map((path) => areFirstQuestionsOffered('1', path))).toEqual([true, true, false])
  expect(areFirstQuestionsOffered('2', '/tours')).toBe(false)
  endFirstQuestions()
  expect(areFirstQuestionsOffered('1', '/tours')).toBe(false)
})
