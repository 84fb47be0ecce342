import { indianDay } from '@saathi/shared/lib/days'
import { DreamTrip, Recommendations, TravelAnswer, WhyNot, WhyNotQuery } from '@saathi/shared/recommend/schema'
import { ParsedQuery, QueryText } from '@saathi/shared/recommend/trip-query'
import { badInput } from '../../errors.ts'
import { countsOf } from '../../platform/counts.ts'
import { restPost } from '../../rest-path.ts'
import { cachedProcedure, publicProcedure, router } from '../../trpc.ts'
import { toDocumentedResponse } from './engine.ts'
import { parseQuery } from './parse-query/parse-query.ts'
import { recommendationsFor, whyNotFor } from './service.ts'

export const recommendRouter = router({
  travel: cachedProcedure(
    ({ recommendationCache }) => recommendationCache,
    ({ db, now }) => countsOf(db).add('searches', now()),
  )
    .meta(
      restPost('/recommend_travel', 'Destinations for a dream trip', {
        as: { schema: TravelAnswer, from: toDocumentedResponse },
        atRoot: true,
      }),
    )
    .input(DreamTrip)
    .output(Recommendations)
    .query(async ({ ctx, input }) => {
      await ctx.limits.take('recommendations', ctx.ip)
      if (input.from !== undefined && input.from < indianDay(ctx.now())) throw badInput('from', 'recommend.pastDay')
      return recommendationsFor(ctx, input)
    }),

  /** Why a place is not in the list of a trip, from the computation of that list. */
  whyNot: cachedProcedure(({ recommendationCache }) => recommendationCache)
    .input(WhyNotQuery)
    .output(WhyNot)
    .query(async ({ ctx, input: { place, trip } }) => {
      await ctx.limits.take('recommendations', ctx.ip)
      if (trip.from !== undefined && trip.from < indianDay(ctx.now())) throw badInput('trip.from', 'recommend.pastDay')
      return whyNotFor(ctx, place, trip)
    }),

  parse: publicProcedure
    .input(QueryText)
    .output(ParsedQuery)
    .query(async ({ ctx, input }) => {
      await ctx.limits.take('recommendations', ctx.ip)
      return ctx.costlyWork.recommendations.run(() => parseQuery(input.text, ctx.now()))
    }),
})
