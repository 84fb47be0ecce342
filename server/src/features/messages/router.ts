import { indianDay } from '@saathi/shared/lib/days'
import {
  ConversationPage,
  ConversationQuery,
  Message,
  MessageDraft,
  MessageMark,
  MessagePage,
  MessageQuery,
  StreamQuery,
  Unread,
} from '@saathi/shared/messages/schema'
import type { Context, User } from '../../context.ts'
import { decodeCursor, IdCursor, toPage } from '../../db/queries/pagination.ts'
import { appError, badInput } from '../../errors.ts'
import { rawJsonPage } from '../../platform/raw-json.ts'
import { skipOutputValidation } from '../../platform/skip-output-validation.ts'
import { authedProcedure, router } from '../../trpc.ts'
import { countUnread, findConversation, listConversations, markRead, sendMessage } from './queries/messages.ts'
import { streamEvents } from './workflows/stream.ts'

/** The two may not write to each other, or no longer. The message does not say which of them ended it. */
const mayNotWrite = () => appError('NOT_FOUND', 'messages.notAllowed')

/** The sent message. @throws TRPCError NOT_FOUND, BAD_REQUEST */
function unwrapSent(outcome: Message | 'closed' | 'key'): Message {
  if (outcome === 'closed') throw mayNotWrite()
  if (outcome === 'key') throw badInput('key', 'messages.keyUsed')
  return outcome
}

const todayOf = ({ now }: Context) => indianDay(now())

const publish = ({ realtime, user }: Context & { user: User }, otherId: string) => realtime.publish([user._id, otherId])

export const messagesRouter = router({
  threads: authedProcedure
    .input(ConversationQuery)
    .output(ConversationPage)
    .query(async ({ ctx, input: { cursor, limit } }) => {
      const today = todayOf(ctx)
      const [rows, unread] = await Promise.all([
        listConversations(ctx.db, ctx.user._id, { before: decodeCursor(cursor, IdCursor), limit: limit + 1, today }),
        countUnread(ctx.db, ctx.user._id, today),
      ])
      return { ...toPage(rows, limit, ({ last }) => last._id), unread }
    }),

  list: authedProcedure
    .input(MessageQuery)
    .output(skipOutputValidation(MessagePage))
    .query(async ({ ctx, input: { userId, cursor, limit } }) => {
      const conversation = await findConversation(ctx.db, ctx.user._id, userId, {
        before: decodeCursor(cursor, IdCursor),
        limit,
        today: todayOf(ctx),
      })
      if (!conversation) throw mayNotWrite()
      const { items, ...rest } = conversation
      return rawJsonPage<Message, typeof rest>(items, rest)
    }),

  send: authedProcedure
    .input(MessageDraft)
    .output(Message)
    .mutation(async ({ ctx, input: { userId, ...draft } }) => {
      await ctx.limits.take('messages', ctx.user._id)
      const message = unwrapSent(await sendMessage(ctx.db, ctx.user._id, userId, { ...draft, today: todayOf(ctx) }))
      publish(ctx, userId)
      return message
    }),

  markRead: authedProcedure
    .input(MessageMark)
    .output(Unread)
    .mutation(async ({ ctx, input: { userId, upTo } }) => {
      const today = todayOf(ctx)
      if (!(await markRead(ctx.db, ctx.user._id, userId, { upTo, today }))) throw mayNotWrite()
      publish(ctx, userId)
      return { unread: await countUnread(ctx.db, ctx.user._id, today) }
    }),

  /** SSE stream of the caller's events. A browser shares one stream among its tabs. */
  live: authedProcedure
    .input(StreamQuery)
    .subscription(({ ctx, input, signal }) => streamEvents(ctx, input.lastEventId, signal)),
})
