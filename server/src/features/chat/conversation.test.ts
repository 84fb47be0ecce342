import type { ChatMessage } from '@saathi/shared/chat/schema'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recentTurns } from './conversation.ts'

const turn: fc.Arbitrary<ChatMessage> = fc.record({
  text: fc.string({ maxLength: 3_000, size: 'max' }),
  sender: fc.constantFrom('user', 'bot'),
})
const question = fc.string({ minLength: 1, maxLength: 2_000 }).filter((text) => text.trim() !== '')

test('recentTurns: the last 30 turns and 8,000 characters, starting with a question', () => {
  fc.assert(
    fc.property(fc.array(turn, { maxLength: 60 }), question, (before, text) => {
      const messages: ChatMessage[] = [...before, { text, sender: 'user' }]
      const out = recentTurns(messages)
      expect(out.length).toBeLessThanOrEqual(30)
      expect(out.reduce((sum, each) => sum + each.text.length, 0)).toBeLessThanOrEqual(8_000)
      expect(out[0]?.sender).toBe('user')
      expect(out.at(-1)).toEqual({ text, sender: 'user' })
      expect(out.every((each) => messages.includes(each))).toBe(true)
    }),
  )
})

test('recentTurns: the greeting is left out', () => {
  const messages: ChatMessage[] = [
    { text: 'Namaste!', sender: 'bot' },
    { text: 'Hi', sender: 'user' },
  ]
  expect(recentTurns(messages)).toEqual([{ text: 'Hi', sender: 'user' }])
})

test('recentTurns: a blank question is left out', () => {
  const messages: ChatMessage[] = [
    { text: ' ', sender: 'user' },
    { text: 'Yes?', sender: 'bot' },
    { text: 'Hi', sender: 'user' },
  ]
  expect(recentTurns(messages)).toEqual([{ text: 'Hi', sender: 'user' }])
})
