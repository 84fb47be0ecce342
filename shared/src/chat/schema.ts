import * as z from 'zod/mini'
import { atMost, storable } from '../lib/common.ts'
import * as inputText from '../lib/messages/en/input.ts'

/** The maximum length of a question, characters. */
export const QUESTION_MAX = 2_000
/** The maximum length of an earlier turn, characters. */
const TURN_MAX = 12_000

/** One turn of a conversation with the help chat. */
export const ChatMessage = z.object({
  text: z.string().check(atMost(TURN_MAX), storable()),
  sender: z.enum(['user', 'bot']),
})
export type ChatMessage = z.infer<typeof ChatMessage>

const isQuestion = ({ text, sender }: ChatMessage) =>
  sender === 'user' && text.trim() !== '' && text.length <= QUESTION_MAX

/** The whole conversation, oldest first; its last turn is the question. */
export const Conversation = z.object({
  messages: z.array(ChatMessage).check(
    z.minLength(1),
    atMost(100),
    z.refine((messages) => messages.slice(-1).every(isQuestion), inputText.questionMissing(QUESTION_MAX)),
  ),
})
export type Conversation = z.infer<typeof Conversation>

/**
 * A part of a streamed reply: first the source of the answer, then the text in pieces. A `fault` is an error message
 * for the user and ends the reply.
 */
export const ChatPart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('from'), source: z.enum(['ai', 'offline']) }),
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('fault'), text: z.string() }),
])
export type ChatPart = z.infer<typeof ChatPart>
