import { indianDay } from '@saathi/shared/lib/days'
import { GoesWith, GoesWithQuery, RouteQuery, Routes } from '@saathi/shared/recommend/routes'
import { DreamTrip, Recommendations, TravelAnswer, WhyNot, WhyNotQuery } from '@saathi/shared/recommend/schema'
import { SuggestionCounts } from '@saathi/shared/recommend/suggestion-counts'
import { ParsedQuery, QueryText } from '@saathi/shared/recommend/trip-query'
import * as z from 'zod/mini'
import { appError, badInput } from '../../errors.ts'
import { countsOf } from '../../platform/counts.ts'
import { suggestionCountsOf } from '../../platform/suggestion-counts.ts'
import { restGet, restPost } from '../../rest-path.ts'
import { cachedProcedure, publicProcedure, router } from '../../trpc.ts'
import { toDocumentedResponse } from './engine.ts'
import { loadDataset } from './facts/dataset.ts'
import { parseQuery } from './parse-query/parse-query.ts'
import { goesWithFor, recommendationsFor, routesFor, whyNotFor } from './service.ts'

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

  /** Journeys over up to four places, with the order, the ways between them and the whole bill. */
  routes: cachedProcedure(({ recommendationCache }) => recommendationCache)
    .meta(restGet('/routes', 'Journeys over several places'))
    .input(RouteQuery)
    .output(Routes)
    .query(async ({ ctx, input }) => {
      await ctx.limits.take('recommendations', ctx.ip)
      return routesFor(ctx, input)
    }),

  /** The place that goes best with a result in one journey, and what the two cost beyond the result. */
  goesWith: cachedProcedure(({ recommendationCache }) => recommendationCache)
    .input(GoesWithQuery)
    .output(GoesWith)
    .query(async ({ ctx, input: { place, trip } }) => {
      await ctx.limits.take('recommendations', ctx.ip)
      if (trip.from !== undefined && trip.from < indianDay(ctx.now())) throw badInput('trip.from', 'recommend.pastDay')
      return { route: await goesWithFor(ctx, place, trip) }
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

  /** Counts, without persons, what was shown at which rank and what was done with it. It changes no order. */
  count: publicProcedure
    .input(SuggestionCounts)
    .output(z.object({}))
    .mutation(async ({ ctx, input }) => {
      await ctx.limits.take('suggestionCounts', ctx.ip)
      const { destinations } = loadDataset()
      const isKnown = ({ placeId }: { placeId: string }) => destinations.some(({ id }) => id === placeId)
      if (!input.events.every(isKnown)) throw appError('NOT_FOUND', 'destinations.notFound', { field: 'events' })
      if (ctx.config.countSuggestions) suggestionCountsOf(ctx.db).add(input, ctx.now())
      return {}
    }),

  parse: publicProcedure
    .input(QueryText)
    .output(ParsedQuery)
    .query(async ({ ctx, input }) => {
      await ctx.limits.take('recommendations', ctx.ip)
      return ctx.costlyWork.recommendations.run(() => parseQuery(input.text, ctx.now()))
    }),
})
