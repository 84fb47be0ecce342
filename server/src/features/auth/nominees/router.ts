import { NomineeFacts, OwnNominee } from '@saathi/shared/auth/nominees'
import { badInput } from '../../../errors.ts'
import { authedProcedure, recentUserProcedure, router } from '../../../trpc.ts'
import { findNominee, removeNominee, saveNominee } from './queries/nominees.ts'

/** The person whom the caller has named to use their rights when they die or cannot act. Changes are mailed to the caller. */
export const nomineesRouter = router({
  mine: authedProcedure
    .output(OwnNominee)
    .query(async ({ ctx }) => ({ nominee: await findNominee(ctx.db, ctx.user._id) })),

  /** Needs a recent log-in. */
  set: recentUserProcedure
    .input(NomineeFacts)
    .output(OwnNominee)
    .mutation(async ({ ctx, input }) => {
      if (!input.email && !input.phone) throw badInput('email', 'nominees.contactMissing')
      await ctx.limits.take('nomineeChanges', ctx.user._id)
      await saveNominee(ctx.db, ctx.user._id, input, ctx.now())
      ctx.mailer.wake()
      return { nominee: await findNominee(ctx.db, ctx.user._id) }
    }),

  /** Idempotent. Needs a recent log-in. */
  remove: recentUserProcedure.output(OwnNominee).mutation(async ({ ctx }) => {
    await ctx.limits.take('nomineeChanges', ctx.user._id)
    await removeNominee(ctx.db, ctx.user._id)
    ctx.mailer.wake()
    return { nominee: null }
  }),
})
