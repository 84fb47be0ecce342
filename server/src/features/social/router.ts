import { Told } from '@saathi/shared/auth'
import { indianDay } from '@saathi/shared/days'
import {
  BlockedPage,
  BlockedQuery,
  FollowAnswer,
  FollowQuery,
  FollowRef,
  FollowStatus,
  FollowStatusQuery,
  Me,
  Person,
  PersonPage,
  PersonRef,
  Profile,
  ProfileChange,
  Report,
} from '@saathi/shared/social'
import type { Tour } from '@saathi/shared/tours'
import type * as z from 'zod/mini'
import { type Context, reading, type User } from '../../context.ts'
import { decodeCursor, SequenceCursor, toSequencePage } from '../../db/queries/pagination.ts'
import { asTRPCError, badInput, orNotFound } from '../../errors.ts'
import { skipOutputValidation } from '../../platform/skip-output-validation.ts'
import {
  accountProcedure,
  authedProcedure,
  limitedProcedure,
  mustBeSelf,
  optionalUserProcedure,
  recentLoginProcedure,
  router,
  TRPCError,
} from '../../trpc.ts'
import { startDeletion } from '../account/deletion.ts'
import { exportOf } from '../account/export.ts'
import { cancelDeletion } from '../account/store.ts'
import { follow, followState, listFollows, unfollow } from '../follows/store.ts'
import { findForeignUpload } from '../media/store.ts'
import { findMe, findPerson, updateProfile } from '../profile/store.ts'
import { block, listBlocked, type Outcome, report, unblock } from '../safety/store.ts'
import { listTours } from '../tours/list.ts'

/** How many tours of each kind a profile lists. */
const PROFILE_TOURS = 100

type SignedIn = Context & { user: User }

/** @throws TRPCError BAD_REQUEST when somebody does to themselves what only others can be done */
function mustBeSomebodyElse({ user }: SignedIn, personId: string, message: string): void {
  if (personId === user._id) throw new TRPCError({ code: 'BAD_REQUEST', message })
}

const stateOf = async ({ db, user }: SignedIn, followedId: string) =>
  orNotFound(await followState(db, user._id, followedId), 'user')

/** A page of one end of the follows of somebody whom the reader gets to see. */
async function follows(ctx: SignedIn, end: 'followers' | 'following', { userId, limit, cursor }: Follows) {
  const before = decodeCursor(cursor, SequenceCursor)
  orNotFound(await findPerson(ctx.db, userId, ctx.user._id), 'user')
  const listed = { end, userId, readerId: ctx.user._id, before, limit: limit + 1 }
  return toSequencePage(await listFollows(ctx.db, listed), limit)
}
type Follows = z.infer<typeof FollowQuery>

/** Who is mailed about a report: nobody when CONTACT_TO is not set, or was mailed about many just now. */
async function reportMailTo({ config, limits }: Context): Promise<string | null> {
  if (!config.contactTo) return null
  return limits.take('reportMails', config.contactTo).then(
    () => config.contactTo,
    (error) => {
      if (asTRPCError(error).code === 'TOO_MANY_REQUESTS') return null
      throw error
    },
  )
}

/**
 * Publishes what a block changed. The blocked user hears nothing: neither of their match, nor of a seat that came free
 * in a tour of theirs. Somebody who is not there gets the same answer as somebody who is.
 */
function publishBlock(ctx: SignedIn, { freed, vacated }: Outcome<string>) {
  ctx.realtime.publish([ctx.user._id])
  for (const tourId of freed) ctx.realtime.publishTourChange(tourId)
  for (const tourId of vacated) ctx.realtime.publishTourChange(tourId, { exceptHost: true })
}

export const socialRouter = router({
  /** One's own profile, e-mail address included. */
  me: authedProcedure.output(skipOutputValidation(Me)).query(({ ctx }) => findMe(ctx.db, ctx.user._id)),

  /** Changes one's own profile; what is left out stays. */
  update: limitedProcedure('profileChanges')
    .input(ProfileChange)
    .output(Me)
    .mutation(async ({ ctx, input }) => {
      if (await findForeignUpload(ctx.db, ctx.user._id, [input.profilePicture ?? '']))
        throw badInput('profilePicture', 'profilePicture: this is no picture that you have uploaded.')
      await updateProfile(ctx.db, ctx.user._id, input)
      return findMe(ctx.db, ctx.user._id)
    }),

  /** Somebody's public profile. */
  get: optionalUserProcedure
    .input(PersonRef)
    .output(Person)
    .query(async ({ ctx, input }) => {
      const reader = await ctx.caller.user()
      return orNotFound(await reading(ctx, (db) => findPerson(db, input.userId, reader?._id ?? null)), 'user')
    }),

  /** Somebody's public profile, with their tours for a reader who is signed in. */
  profile: optionalUserProcedure
    .input(PersonRef)
    .output(skipOutputValidation(Profile))
    .query(async ({ ctx, input: { userId } }) => {
      const reader = await ctx.caller.user()
      const person = orNotFound(await reading(ctx, (db) => findPerson(db, userId, reader?._id ?? null)), 'user')
      if (!reader || reader.suspendedAt) return person
      const listed = async (whose: { hostId: string } | { joinedBy: string }): Promise<Tour[]> => {
        const listing = { ...whose, sort: 'soonest' as const, limit: PROFILE_TOURS }
        const rows = await listTours(ctx.db, {
          ...listing,
          reader: { userId: reader._id, today: indianDay(ctx.now()) },
        })
        return rows.map((row) => JSON.parse(row))
      }
      const [hostedTours, joinedTours] = await Promise.all([listed({ hostId: userId }), listed({ joinedBy: userId })])
      return { ...person, hostedTours, joinedTours }
    }),

  follow: limitedProcedure('follows')
    .input(FollowRef)
    .output(FollowAnswer)
    .mutation(async ({ ctx, input: { followedId, userId } }) => {
      mustBeSelf(ctx.user, userId)
      mustBeSomebodyElse(ctx, followedId, 'You cannot follow yourself.')
      orNotFound((await follow(ctx.db, ctx.user._id, followedId)) || null, 'user')
      return { message: 'You follow them now.', ...(await stateOf(ctx, followedId)) }
    }),

  unfollow: limitedProcedure('follows')
    .input(FollowRef)
    .output(FollowAnswer)
    .mutation(async ({ ctx, input: { followedId, userId } }) => {
      mustBeSelf(ctx.user, userId)
      mustBeSomebodyElse(ctx, followedId, 'You cannot unfollow yourself.')
      await unfollow(ctx.db, ctx.user._id, followedId)
      return { message: 'You no longer follow them.', ...(await stateOf(ctx, followedId)) }
    }),

  followStatus: authedProcedure
    .input(FollowStatusQuery)
    .output(FollowStatus)
    .query(async ({ ctx, input: { followedId, currentUser } }) => {
      mustBeSelf(ctx.user, currentUser)
      return stateOf(ctx, followedId)
    }),

  /** Who follows somebody. */
  followers: authedProcedure
    .input(FollowQuery)
    .output(PersonPage)
    .query(({ ctx, input }) => follows(ctx, 'followers', input)),

  /** Whom somebody follows. */
  following: authedProcedure
    .input(FollowQuery)
    .output(PersonPage)
    .query(({ ctx, input }) => follows(ctx, 'following', input)),

  /** Hides two people from each other everywhere; the other is not told. */
  block: limitedProcedure('blocks')
    .input(PersonRef)
    .output(Told)
    .mutation(async ({ ctx, input: { userId } }) => {
      mustBeSomebodyElse(ctx, userId, 'You cannot block yourself.')
      publishBlock(ctx, await block(ctx.db, ctx.user._id, userId, indianDay(ctx.now())))
      return { message: 'You will not see each other any more.' }
    }),

  unblock: limitedProcedure('blocks')
    .input(PersonRef)
    .output(Told)
    .mutation(async ({ ctx, input: { userId } }) => {
      await unblock(ctx.db, ctx.user._id, userId)
      return { message: 'You have taken the block back.' }
    }),

  /** Whom the caller has blocked. */
  blocked: authedProcedure
    .input(BlockedQuery)
    .output(BlockedPage)
    .query(async ({ ctx, input: { cursor, limit } }) => {
      const listed = { before: decodeCursor(cursor, SequenceCursor), limit: limit + 1 }
      return toSequencePage(await listBlocked(ctx.db, ctx.user._id, listed), limit)
    }),

  /** Leaves a word about somebody for the moderators, and blocks them where that is asked. */
  report: authedProcedure
    .input(Report)
    .output(Told)
    .mutation(async ({ ctx, input }) => {
      mustBeSomebodyElse(ctx, input.userId, 'You cannot report yourself.')
      await ctx.limits.take('reports', ctx.user._id)
      const mailTo = await reportMailTo(ctx)
      publishBlock(ctx, await report(ctx.db, ctx.user._id, input, indianDay(ctx.now()), mailTo))
      ctx.mailer.wake()
      return { message: 'Thank you. We will look into it; nobody is told that it was you.' }
    }),

  /** Everything that is held on the caller, after a recent log-in. Open to suspended people, as are the two below. */
  export: recentLoginProcedure.query(async ({ ctx }) => {
    await ctx.limits.take('exports', ctx.user._id)
    return exportOf(ctx.db, ctx.user._id)
  }),

  /**
   * Requests the deletion of the account, after a recent log-in: it happens in seven days unless `keep` comes first. Coming
   * tours of the account are cancelled at once, and their guests told; a mail says how to undo it.
   */
  leave: recentLoginProcedure.output(Me).mutation(async ({ ctx }) => {
    await startDeletion(ctx, ctx.token.uid)
    return findMe(ctx.db, ctx.user._id)
  }),

  /** Takes the request back. */
  keep: accountProcedure.output(Told).mutation(async ({ ctx }) => {
    await cancelDeletion(ctx.db, ctx.user._id)
    return { message: 'Good to have you with us still.' }
  }),
})
