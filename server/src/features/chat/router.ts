import { type ChatPart, Conversation } from '@saathi/shared/chat/schema'
import type { Context } from '../../context.ts'
import { loggable } from '../../errors.ts'
import * as sentences from '../../messages/en/chat.ts'
import { publicProcedure, router } from '../../trpc.ts'
import { questionsOf, recentTurns } from './conversation.ts'
import { askGemini, ServiceError } from './gemini.ts'
import { offlineAnswer } from './offline-answer.ts'
import { resultsText, systemInstruction, unsourcedFigures } from './prompt.ts'
import { type SearchResults, searchSources } from './search.ts'

const REPLY_MAX = 8_000

type Call = { ctx: Context; input: Conversation; signal?: AbortSignal }

export const chatRouter = router({
  /** Streams the answer to the last question of a conversation. Stops when the client disconnects. */
  reply: publicProcedure.input(Conversation).mutation(async function* (call): AsyncGenerator<ChatPart> {
    const { ctx, input } = call
    await ctx.limits.take('chatMessages', ctx.ip)
    const questions = questionsOf(input.messages)
    const results = await searchSources(ctx, questions)
    if (ctx.config.gemini) {
      yield { kind: 'from', source: 'ai' }
      yield* fromService(call, ctx.config.gemini, results)
      return
    }
    yield { kind: 'from', source: 'offline' }
    yield { kind: 'text', text: offlineAnswer(questions.at(-1) ?? '', results, questions.length === 1) }
  }),
})

async function* fromService(
  { ctx, input, signal }: Call,
  service: NonNullable<Context['config']['gemini']>,
  results: SearchResults,
): AsyncGenerator<ChatPart> {
  const turns = recentTurns(input.messages)
  let reply = ''
  try {
    for await (const text of askGemini({ service, system: systemInstruction(results), turns, signal })) {
      const room = REPLY_MAX - reply.length
      reply += text.slice(0, room)
      yield { kind: 'text', text: text.slice(0, room) }
      if (text.length >= room) break
    }
  } catch (error) {
    if (signal?.aborted) return
    const isServiceError = error instanceof ServiceError
    ctx.log.warn(isServiceError ? { reason: 'refused' } : loggable(error), 'the generative-AI service gave no answer')
    yield { kind: 'fault', text: isServiceError ? sentences.serviceError(error.message) : sentences.failed }
    return
  }
  if (reply.trim() === '') yield { kind: 'fault', text: sentences.emptyReply }
  const questionTexts = turns.map(({ sender, text }) => (sender === 'user' ? text : ''))
  if (unsourcedFigures(reply, resultsText(results), ...questionTexts).length > 0)
    yield { kind: 'text', text: `\n\n${sentences.unsourcedFigures}` }
}
