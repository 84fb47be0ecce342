import { DreamTrip, Recommendations } from '@saathi/shared/recommend'
import { cachedProcedure, router } from '../../trpc.ts'
import { recommendationsFor } from './service.ts'

export const recommendRouter = router({
  travel: cachedProcedure(({ recommendationCache }) => recommendationCache)
    .input(DreamTrip)
    .output(Recommendations)
    .query(async ({ ctx, input }) => {
      await ctx.limits.take('recommendations', ctx.ip)
      return recommendationsFor(ctx, input)
    }),
})
