import { Home } from '@saathi/shared/home/schema'
import { indianDay } from '@saathi/shared/lib/days'
import { restGet } from '../../rest-path.ts'
import { authedProcedure, router } from '../../trpc.ts'
import { findHome } from './queries/home.ts'

export const homeRouter = router({
  /** The next journey, and what waits for the caller: requests, polls, debts and references. */
  get: authedProcedure
    .meta(restGet('/home', 'Your next journey, and what waits for you'))
    .output(Home)
    .query(({ ctx }) => {
      const now = ctx.now()
      return findHome(ctx.db, { userId: ctx.user._id, today: indianDay(now), now })
    }),
})
