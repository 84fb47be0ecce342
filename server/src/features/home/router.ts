import { HomeProofs, HomeProofsQuery } from '@saathi/shared/home/proofs'
import { Home, HomeQuery } from '@saathi/shared/home/schema'
import { indianDay } from '@saathi/shared/lib/days'
import { DREAM_TRIP_DEFAULTS } from '@saathi/shared/recommend/form-choices'
import { reading } from '../../context.ts'
import { restGet } from '../../rest-path.ts'
import { authedProcedure, cachedProcedure, router } from '../../trpc.ts'
import { loadDataset } from '../recommend/facts/dataset.ts'
import { recommendationsFor } from '../recommend/service.ts'
import { listNextPublicTours } from '../tours/queries/next-public.ts'
import { costProof, placesToCount, toProofs } from './proofs.ts'
import { findHome, weekendsCache } from './queries/home.ts'
import { findMostGoing, firstPlaceCache, proofsCache } from './queries/proofs.ts'
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

  /** What visitors see of Saathi at work: a price, tours with free seats, and how many people go somewhere. */
  proofs: cachedProcedure(({ readDb }) => proofsCache(readDb))
    .input(HomeProofsQuery)
    .output(HomeProofs)
    .query(async ({ ctx }) => {
      const [dataset, today] = [loadDataset(), indianDay(ctx.now())]
      // The prices of another service are not ours to vouch for.
      const recommend = () =>
        recommendationsFor({ ...ctx, config: { ...ctx.config, recommendUrl: null } }, DREAM_TRIP_DEFAULTS)
      const [found, tours] = await Promise.all([
        firstPlaceCache(ctx.db).get([today], recommend),
        reading(ctx, (db) => listNextPublicTours(db, today)),
      ])
      const going = await reading(ctx, (db) => findMostGoing(db, placesToCount(tours, found), today))
      const cost = ctx.config.recommendUrl === null ? costProof(dataset, found) : null
      return toProofs(dataset, { tours, going, cost })
    }),
})
