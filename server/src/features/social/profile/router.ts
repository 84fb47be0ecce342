import { indianDay } from '@saathi/shared/lib/days'
import { Me, OtherPerson, PersonRef, Profile, ProfileChange } from '@saathi/shared/social/schema'
import type { Tour } from '@saathi/shared/tours/schema'
import { reading } from '../../../context.ts'
import { badInput, orNotFound } from '../../../errors.ts'
import { skipOutputValidation } from '../../../platform/skip-output-validation.ts'
import { restGet } from '../../../rest-path.ts'
import { authedProcedure, limitedProcedure, optionalUserProcedure } from '../../../trpc.ts'
import { findConnections } from '../../matching/queries/connections.ts'
import { findForeignUpload } from '../../media/queries/media.ts'
import { listTours } from '../../tours/queries/list.ts'
import { findMe, findPerson, updateProfile } from './queries/profile.ts'

/** The number of tours of each kind that a profile lists. */
const PROFILE_TOURS = 100

export const profileProcedures = {
  /** The caller's own profile, with the e-mail address. */
  me: authedProcedure
    .meta({ ...restGet('/users/profile', 'Your own profile'), beforeConsent: true })
    .output(skipOutputValidation(Me))
    .query(({ ctx }) => findMe(ctx.db, ctx.user._id)),

  /** Changes the caller's profile; omitted fields stay as they are. */
  update: limitedProcedure('profileChanges')
    .meta({ beforeConsent: true })
    .input(ProfileChange)
    .output(Me)
    .mutation(async ({ ctx, input }) => {
      if (await findForeignUpload(ctx.db, ctx.user._id, [input.profilePicture ?? '']))
        throw badInput('profilePicture', 'people.pictureNotYours')
      await updateProfile(ctx.db, ctx.user._id, input)
      return findMe(ctx.db, ctx.user._id)
    }),

  /** A user's public profile, and how the reader stands with them. */
  get: optionalUserProcedure
    .input(PersonRef)
    .output(OtherPerson)
    .query(async ({ ctx, input: { userId } }) => {
      const reader = await ctx.caller.user()
      const [person, connections] = await Promise.all([
        reading(ctx, (db) => findPerson(db, userId, reader?._id ?? null)),
        reader && reader._id !== userId ? findConnections(ctx.db, reader._id, [userId]) : null,
      ])
      const found = orNotFound(person, 'people.notFound')
      return connections ? { ...found, connection: connections.get(userId) ?? 'none' } : found
    }),

  /** A user's public profile, with their tours if the reader is signed in. */
  profile: optionalUserProcedure
    .meta(
      restGet('/users/users/:userId', "Somebody's public profile; with a token, their tours too", { errors: [404] }),
    )
    .input(PersonRef)
    .output(skipOutputValidation(Profile))
    .query(async ({ ctx, input: { userId } }) => {
      const reader = await ctx.caller.user()
      const person = orNotFound(
        await reading(ctx, (db) => findPerson(db, userId, reader?._id ?? null)),
        'people.notFound',
      )
      if (!reader || reader.suspendedAt) return person
      const listJoinedOrHosted = async (filter: { hostId: string } | { joinedBy: string }): Promise<Tour[]> => {
        const rows = await listTours(ctx.db, {
          ...filter,
          sort: 'soonest',
          limit: PROFILE_TOURS,
          reader: { userId: reader._id, today: indianDay(ctx.now()) },
        })
        return rows.map((row) => JSON.parse(row))
      }
      const [hostedTours, joinedTours] = await Promise.all([
        listJoinedOrHosted({ hostId: userId }),
        listJoinedOrHosted({ joinedBy: userId }),
      ])
      return { ...person, hostedTours, joinedTours }
    }),
}
