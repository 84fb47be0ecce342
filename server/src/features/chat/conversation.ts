import type { ChatMessage } from '@saathi/shared/chat/schema'

const MAX_TURNS = 30
const MAX_CHARACTERS = 8_000

/** The part of a conversation that is sent to the AI service: at most its last 30 turns and 8,000 characters, starting with a question. */
export function recentTurns(messages: ChatMessage[]): ChatMessage[] {
  const recent: ChatMessage[] = []
  let left = MAX_CHARACTERS
  for (const message of messages.slice(-MAX_TURNS).toReversed()) {
    left -= message.text.length
    if (left < 0) break
    recent.unshift(message)
  }
  const turns = recent.filter(({ text }) => text.trim() !== '')
  return turns.slice(turns.findIndex(({ sender }) => sender === 'user'))
}

/** The visitor's messages, oldest first. */
export const questionsOf = (messages: ChatMessage[]): string[] =>
  messages.filter(({ sender, text }) => sender === 'user' && text.trim() !== '').map(({ text }) => text)
