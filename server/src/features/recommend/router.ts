import { DreamTrip, Recommendations } from '@saathi/shared/recommend'
import { publicProcedure, router } from '../../trpc.ts'
import { recommendationsFor } from './service.ts'

export const recommendRouter = router({
  travel: publicProcedure
    .input(DreamTrip)
    .output(Recommendations)
    .query(async ({ ctx, input }) => {
      await ctx.limits.take('recommendations', ctx.ip)
      return recommendationsFor(ctx, input)
    }),
})
