import { Home, HomeQuery } from '@saathi/shared/home/schema'
import { indianDay } from '@saathi/shared/lib/days'
import { restGet } from '../../rest-path.ts'
import { authedProcedure, router } from '../../trpc.ts'
import { loadDataset } from '../recommend/facts/dataset.ts'
import { findHome, weekendsCache } from './queries/home.ts'
import { weekendsFrom } from './weekends.ts'

export const homeRouter = router({
  /** The next journey, and what waits for the caller: requests, polls, debts and references. */
  get: authedProcedure
    .meta(restGet('/home', 'Your next journey, and what waits for you'))
    .input(HomeQuery)
    .output(Home)
    .query(async ({ ctx, input }) => {
      const now = ctx.now()
      const today = indianDay(now)
      const weekends = async () => ({ items: weekendsFrom(loadDataset(), { from: input.from, today, now }) })
      const { items } = await weekendsCache(ctx.db).get([input.from, today], weekends)
      return { ...(await findHome(ctx.db, { userId: ctx.user._id, today, now }, items)), weekends: items }
    }),
})
