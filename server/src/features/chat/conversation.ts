import type { ChatMessage } from '@saathi/shared/chat'

const MOST_TURNS = 30
const MOST_CHARACTERS = 8_000

/** What goes out of a conversation: its end, at most 30 turns and 8,000 characters, beginning with a question. */
export function recentTurns(messages: ChatMessage[]): ChatMessage[] {
  const recent: ChatMessage[] = []
  let left = MOST_CHARACTERS
  for (const message of messages.slice(-MOST_TURNS).toReversed()) {
    left -= message.text.length
    if (left < 0) break
    recent.unshift(message)
  }
  const said = recent.filter(({ text }) => text.trim() !== '')
  return said.slice(said.findIndex(({ sender }) => sender === 'user'))
}

/** What the visitor said, oldest first. */
export const questionsOf = (messages: ChatMessage[]): string[] =>
  messages.filter(({ sender, text }) => sender === 'user' && text.trim() !== '').map(({ text }) => text)
