import {
  FollowAnswer,
  FollowQuery,
  FollowRef,
  FollowStatus,
  FollowStatusQuery,
  PersonPage,
} from '@saathi/shared/social/schema'
import type * as z from 'zod/mini'
import type { Context, User } from '../../../context.ts'
import { decodeCursor, SequenceCursor, toSequencePage } from '../../../db/queries/pagination.ts'
import { orNotFound } from '../../../errors.ts'
import * as text from '../../../messages/en/people.ts'
import { restGet, restPost } from '../../../rest-path.ts'
import { authedProcedure, limitedProcedure, mustBeSelf, mustBeSomeoneElse } from '../../../trpc.ts'
import { findPerson } from '../profile/queries/profile.ts'
import { type FollowDirection, findFollowStatus, follow, listFollows, unfollow } from './queries/follows.ts'

type AuthedContext = Context & { user: User }

/** @throws TRPCError NOT_FOUND */
const readStatus = async ({ db, user }: AuthedContext, followedId: string) =>
  orNotFound(await findFollowStatus(db, user._id, followedId), 'people.notFound')

/** A page of a user's followers or follows. @throws TRPCError NOT_FOUND when the reader cannot see the user */
async function followPage(
  ctx: AuthedContext,
  direction: FollowDirection,
  { userId, limit, cursor }: z.infer<typeof FollowQuery>,
) {
  const before = decodeCursor(cursor, SequenceCursor)
  orNotFound(await findPerson(ctx.db, userId, ctx.user._id), 'people.notFound')
  const rows = await listFollows(ctx.db, { direction, userId, readerId: ctx.user._id, before, limit: limit + 1 })
  return toSequencePage(rows, limit)
}

export const followProcedures = {
  follow: limitedProcedure('follows')
    .meta({ ...restPost('/users/:followedId/follow', 'Follow somebody', { errors: [404] }), beforeConsent: true })
    .input(FollowRef)
    .output(FollowAnswer)
    .mutation(async ({ ctx, input: { followedId, userId } }) => {
      mustBeSelf(ctx.user, userId)
      mustBeSomeoneElse(ctx.user, followedId, 'people.cannotFollowYourself')
      orNotFound((await follow(ctx.db, ctx.user._id, followedId)) || null, 'people.notFound')
      return { message: text.followed, ...(await readStatus(ctx, followedId)) }
    }),

  unfollow: limitedProcedure('follows')
    .meta({ ...restPost('/users/:followedId/unfollow', 'Unfollow somebody', { errors: [404] }), beforeConsent: true })
    .input(FollowRef)
    .output(FollowAnswer)
    .mutation(async ({ ctx, input: { followedId, userId } }) => {
      mustBeSelf(ctx.user, userId)
      mustBeSomeoneElse(ctx.user, followedId, 'people.cannotUnfollowYourself')
      await unfollow(ctx.db, ctx.user._id, followedId)
      return { message: text.unfollowed, ...(await readStatus(ctx, followedId)) }
    }),

  followStatus: authedProcedure
    .meta({
      ...restGet('/users/:followedId/follow-status', 'Whether you follow somebody', { errors: [404] }),
      beforeConsent: true,
    })
    .input(FollowStatusQuery)
    .output(FollowStatus)
    .query(async ({ ctx, input: { followedId, currentUser } }) => {
      mustBeSelf(ctx.user, currentUser)
      return readStatus(ctx, followedId)
    }),

  /** The followers of a user, newest first. */
  followers: authedProcedure
    .input(FollowQuery)
    .output(PersonPage)
    .query(({ ctx, input }) => followPage(ctx, 'followers', input)),

  /** The people whom a user follows, newest first. */
  following: authedProcedure
    .input(FollowQuery)
    .output(PersonPage)
    .query(({ ctx, input }) => followPage(ctx, 'following', input)),
}
