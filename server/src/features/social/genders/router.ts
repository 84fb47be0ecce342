import { indianDay } from '@saathi/shared/lib/days'
import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import { DeckGenderChange, GenderChange, OwnGender } from '@saathi/shared/social/genders'
import type { Context, User } from '../../../context.ts'
import { appError, badInput } from '../../../errors.ts'
import { restGet, restPost } from '../../../rest-path.ts'
import { authedProcedure, limitedProcedure, router } from '../../../trpc.ts'
import { findOwnGender, setDeckGender, setGender } from './queries/genders.ts'

const ownGender = ({ db, user, now }: Context & { user: User }) => findOwnGender(db, user._id, indianDay(now()))

export const gendersRouter = router({
  /** The caller's own gender. It shows to others only by being in a tour or deck that is open to one gender. */
  mine: authedProcedure
    .meta(restGet('/gender', 'Your own gender, which no other answer has'))
    .output(OwnGender)
    .query(({ ctx }) => ownGender(ctx)),

  /** Declares it, or takes it back with null; without proof, and changed at most once in 90 days. */
  set: limitedProcedure('profileChanges')
    .meta(restPost('/gender', 'Declare your gender, change it once in 90 days, or take it back', { errors: [409] }))
    .input(GenderChange)
    .output(OwnGender)
    .mutation(async ({ ctx, input }) => {
      const { outcome, free_from: from } = await setGender(ctx.db, ctx.user._id, input, ctx.now())
      if (outcome === 'no consent') throw badInput('consent', 'consents.genderMissing')
      if (outcome === 'too soon')
        throw appError('CONFLICT', 'genders.tooSoon', { field: 'gender', params: { day: spanOfDays(from, from) } })
      if (outcome === 'in use') throw appError('CONFLICT', 'genders.inUse', { field: 'gender' })
      return ownGender(ctx)
    }),

  /** Opens the caller's deck to their own gender only, or to everybody. */
  setDeck: limitedProcedure('profileChanges')
    .meta(restPost('/gender/deck', 'Open your deck to your own gender only, or to everybody'))
    .input(DeckGenderChange)
    .output(OwnGender)
    .mutation(async ({ ctx, input: { sameGenderOnly } }) => {
      if (!(await setDeckGender(ctx.db, ctx.user._id, sameGenderOnly)))
        throw badInput('sameGenderOnly', 'genders.notSaid')
      return ownGender(ctx)
    }),
})
