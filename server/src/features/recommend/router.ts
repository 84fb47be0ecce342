import { DreamTrip, Recommendations } from '@saathi/shared/recommend'
import { ParsedWish, WishText } from '@saathi/shared/wishes'
import { cachedProcedure, publicProcedure, router } from '../../trpc.ts'
import { parseWish } from './parse-wish/parse-wish.ts'
import { recommendationsFor } from './service.ts'

export const recommendRouter = router({
  travel: cachedProcedure(({ recommendationCache }) => recommendationCache)
    .input(DreamTrip)
    .output(Recommendations)
    .query(async ({ ctx, input }) => {
      await ctx.limits.take('recommendations', ctx.ip)
      return recommendationsFor(ctx, input)
    }),

  parse: publicProcedure
    .input(WishText)
    .output(ParsedWish)
    .query(async ({ ctx, input }) => {
      await ctx.limits.take('recommendations', ctx.ip)
      return parseWish(input.text, ctx.now())
    }),
})
