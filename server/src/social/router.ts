import { Told } from '@saathi/shared/auth'
import { Me, Person, PersonRef, ProfileChange } from '@saathi/shared/social'
import { orNotFound } from '../errors.ts'
import { publicProcedure, router, signedInProcedure } from '../trpc.ts'
import { exportOf } from './export.ts'
import { askDeletion, findMe, findPerson, updateProfile } from './store.ts'

export const socialRouter = router({
  /** One's own profile, e-mail address included. */
  me: signedInProcedure.output(Me).query(({ ctx }) => findMe(ctx.db, ctx.user._id)),

  /** Changes one's own profile; what is left out stays. */
  update: signedInProcedure
    .input(ProfileChange)
    .output(Me)
    .mutation(async ({ ctx, input }) => {
      await updateProfile(ctx.db, ctx.user._id, input)
      return findMe(ctx.db, ctx.user._id)
    }),

  /** Somebody's public profile. */
  get: publicProcedure
    .input(PersonRef)
    .output(Person)
    .query(async ({ ctx, input }) => orNotFound(await findPerson(ctx.db, input.userId), 'user')),

  /** Everything that is held on the caller. */
  export: signedInProcedure.query(({ ctx }) => exportOf(ctx.db, ctx.user._id)),

  /** Asks for the account to go; it does in seven days unless `keep` comes first. */
  leave: signedInProcedure.output(Me).mutation(async ({ ctx }) => {
    await askDeletion(ctx.db, ctx.user._id, ctx.now())
    return findMe(ctx.db, ctx.user._id)
  }),

  keep: signedInProcedure.output(Told).mutation(async ({ ctx }) => {
    await askDeletion(ctx.db, ctx.user._id, null)
    return { message: 'Good to have you with us still.' }
  }),
})
