import { indianDay } from '@saathi/shared/days'
import { DreamTrip, Recommendations } from '@saathi/shared/recommend'
import { ParsedWish, WishText } from '@saathi/shared/wishes'
import { badInput } from '../../errors.ts'
import { countsOf } from '../../platform/counts.ts'
import { cachedProcedure, publicProcedure, router } from '../../trpc.ts'
import { parseWish } from './parse-wish/parse-wish.ts'
import { recommendationsFor } from './service.ts'

export const recommendRouter = router({
  travel: cachedProcedure(
    ({ recommendationCache }) => recommendationCache,
    ({ db, now }) => countsOf(db).add('searches', now()),
  )
    .input(DreamTrip)
    .output(Recommendations)
    .query(async ({ ctx, input }) => {
      await ctx.limits.take('recommendations', ctx.ip)
      if (input.from !== undefined && input.from < indianDay(ctx.now())) throw badInput('from', 'recommend.pastDay')
      return recommendationsFor(ctx, input)
    }),

  parse: publicProcedure
    .input(WishText)
    .output(ParsedWish)
    .query(async ({ ctx, input }) => {
      await ctx.limits.take('recommendations', ctx.ip)
      return ctx.costlyWork.recommendations.run(() => parseWish(input.text, ctx.now()))
    }),
})
