import { type ChatPart, Conversation } from '@saathi/shared/chat'
import type { Context } from '../../context.ts'
import { loggable } from '../../errors.ts'
import { publicProcedure, router } from '../../trpc.ts'
import { questionsOf, recentTurns } from './conversation.ts'
import { askGemini, ServiceRefusal } from './gemini.ts'
import { helperAnswer } from './helper.ts'
import { type Findings, lookUp } from './look-up.ts'
import { dataOf, strayFigures, systemInstruction } from './prompt.ts'

const REPLY_MAX = 8_000
const NO_RESPONSE = 'No response from AI.'
const NOT_FETCHED = "Sorry, I couldn't fetch a response. Please contact our team for help."
const NOT_OURS = 'Please check the prices above on the pages themselves: not all of them come from our data.'

type Call = { ctx: Context; input: Conversation; signal?: AbortSignal }

export const chatRouter = router({
  /** Answers the last question of a conversation, bit by bit; given up when its caller hangs up. */
  reply: publicProcedure.input(Conversation).mutation(async function* (call): AsyncGenerator<ChatPart> {
    const { ctx, input } = call
    await ctx.limits.take('chatMessages', ctx.ip)
    const questions = questionsOf(input.messages)
    const findings = await lookUp(ctx, questions)
    if (ctx.config.gemini) {
      yield { kind: 'from', source: 'ai' }
      yield* fromService(call, ctx.config.gemini, findings)
      return
    }
    yield { kind: 'from', source: 'offline' }
    yield { kind: 'text', text: helperAnswer(questions.at(-1) ?? '', findings, questions.length === 1) }
  }),
})

async function* fromService(
  { ctx, input, signal }: Call,
  service: NonNullable<Context['config']['gemini']>,
  findings: Findings,
): AsyncGenerator<ChatPart> {
  const turns = recentTurns(input.messages)
  let reply = ''
  try {
    for await (const text of askGemini({ service, system: systemInstruction(findings), turns, signal })) {
      const room = REPLY_MAX - reply.length
      reply += text.slice(0, room)
      yield { kind: 'text', text: text.slice(0, room) }
      if (text.length >= room) break
    }
  } catch (error) {
    if (signal?.aborted) return
    const isRefusal = error instanceof ServiceRefusal
    ctx.log.warn(isRefusal ? { reason: 'refused' } : loggable(error), 'the generative-AI service gave no answer')
    yield { kind: 'fault', text: isRefusal ? `Error from AI: ${error.message}` : NOT_FETCHED }
    return
  }
  if (reply.trim() === '') yield { kind: 'fault', text: NO_RESPONSE }
  const said = turns.map(({ sender, text }) => (sender === 'user' ? text : ''))
  if (strayFigures(reply, dataOf(findings), ...said).length > 0) yield { kind: 'text', text: `\n\n${NOT_OURS}` }
}
