import { indianDay } from '@saathi/shared/lib/days'
import { NoticeMark, NoticePage, NoticeQuery } from '@saathi/shared/notices/schema'
import * as z from 'zod/mini'
import { decodeCursor, IdCursor, toIdPage } from '../../db/queries/pagination.ts'
import { authedProcedure, router } from '../../trpc.ts'
import { listDecisions, markDecisionsSeen } from './queries/decisions.ts'
import { listTripInvitations, markInvitationsSeen } from './queries/invitations.ts'
import { countUnread, listNotices, markRead } from './queries/notices.ts'

export const noticesRouter = router({
  list: authedProcedure
    .input(NoticeQuery)
    .output(NoticePage)
    .query(async ({ ctx, input: { cursor, limit } }) => {
      const today = indianDay(ctx.now())
      const [rows, unread, invitations, decisions] = await Promise.all([
        listNotices(ctx.db, ctx.user._id, { before: decodeCursor(cursor, IdCursor), limit: limit + 1, today }),
        countUnread(ctx.db, ctx.user._id),
        cursor === undefined ? listTripInvitations(ctx.db, ctx.user._id, today) : undefined,
        cursor === undefined ? listDecisions(ctx.db, ctx.user._id, today) : undefined,
      ])
      return { ...toIdPage(rows, limit), unread, invitations, decisions }
    }),

  markRead: authedProcedure
    .input(NoticeMark)
    .output(z.object({ unread: z.int() }))
    .mutation(async ({ ctx, input }) => {
      await Promise.all([
        input.upTo !== undefined && markRead(ctx.db, ctx.user._id, input.upTo, ctx.now()),
        markInvitationsSeen(ctx.db, ctx.user._id, ctx.now()),
        markDecisionsSeen(ctx.db, ctx.user._id, ctx.now()),
      ])
      return { unread: await countUnread(ctx.db, ctx.user._id) }
    }),
})
