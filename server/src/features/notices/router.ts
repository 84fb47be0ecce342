import { NoticeMark, NoticePage, NoticeQuery } from '@saathi/shared/notices/schema'
import * as z from 'zod/mini'
import { decodeCursor, IdCursor, toIdPage } from '../../db/queries/pagination.ts'
import { authedProcedure, router } from '../../trpc.ts'
import { countUnread, listNotices, markRead } from './queries/notices.ts'

export const noticesRouter = router({
  list: authedProcedure
    .input(NoticeQuery)
    .output(NoticePage)
    .query(async ({ ctx, input: { cursor, limit } }) => {
      const [rows, unread] = await Promise.all([
        listNotices(ctx.db, ctx.user._id, { before: decodeCursor(cursor, IdCursor), limit: limit + 1 }),
        countUnread(ctx.db, ctx.user._id),
      ])
      return { ...toIdPage(rows, limit), unread }
    }),

  markRead: authedProcedure
    .input(NoticeMark)
    .output(z.object({ unread: z.int() }))
    .mutation(async ({ ctx, input }) => {
      await markRead(ctx.db, ctx.user._id, input.upTo, ctx.now())
      return { unread: await countUnread(ctx.db, ctx.user._id) }
    }),
})
