import * as z from 'zod/mini'
import { storable } from './common.ts'

/** The longest question, characters. */
export const QUESTION_MAX = 2_000
/** The longest turn that may come back with a conversation, characters. */
const TURN_MAX = 12_000

/** One turn of a talk with the help chat, as the spec has it. */
export const ChatMessage = z.object({
  text: z.string().check(z.maxLength(TURN_MAX), storable()),
  sender: z.enum(['user', 'bot']),
})
export type ChatMessage = z.infer<typeof ChatMessage>

const isQuestion = ({ text, sender }: ChatMessage) =>
  sender === 'user' && text.trim() !== '' && text.length <= QUESTION_MAX

/** The whole conversation, oldest first; its last turn is the question. */
export const Conversation = z.object({
  messages: z.array(ChatMessage).check(
    z.minLength(1),
    z.maxLength(100),
    z.refine(
      (messages) => messages.slice(-1).every(isQuestion),
      `must end with a question of at most ${QUESTION_MAX} characters`,
    ),
  ),
})
export type Conversation = z.infer<typeof Conversation>

/**
 * A piece of a reply, in the order in which they come: first who answers, then the text bit by bit. A `fault` ends it:
 * its text is shown as it stands.
 */
export const ChatPart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('from'), source: z.enum(['ai', 'offline']) }),
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('fault'), text: z.string() }),
])
export type ChatPart = z.infer<typeof ChatPart>
