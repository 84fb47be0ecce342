import { indianDay } from '@saathi/shared/lib/days'
import {
  InviteLinkRef,
  LinkedTrip,
  TripFriendRemoval,
  TripFriendRight,
  TripFriends,
  TripInvitationAnswer,
  TripInviteLink,
  TripInviteLinkDraft,
  TripPersonRef,
  TripsWithPerson,
} from '@saathi/shared/trips/friends'
import { TRIP_FRIENDS_MAX } from '@saathi/shared/trips/rules'
import { TripRef } from '@saathi/shared/trips/schema'
import * as z from 'zod/mini'
import type { Context, User } from '../../../context.ts'
import { appError, orNotFound } from '../../../errors.ts'
import { newLinkToken } from '../../../platform/link-token.ts'
import { authedProcedure, limitedProcedure } from '../../../trpc.ts'
import { publishLedgerChange } from '../../expenses/topics.ts'
import { publishGroupChange, publishGroupTo } from '../../groups/topics.ts'
import {
  answerInvitation,
  deleteInviteLink,
  findLinkedTrip,
  inviteFriend,
  joinTrip,
  listFriends,
  listTripsWith,
  removeFriend,
  saveInviteLink,
  setFriendRight,
} from '../queries/friends.ts'
import { findTrip } from '../queries/trip.ts'
import { publishTripChange, publishTripTo } from '../topics.ts'

type Call = { ctx: Context & { user: User } }
const readerOf = ({ ctx }: Call) => ({ userId: ctx.user._id, today: indianDay(ctx.now()), now: ctx.now() })
const notFound = () => appError('NOT_FOUND', 'trips.notFound')
const full = () => appError('CONFLICT', 'trips.friendsFull', { params: { max: TRIP_FRIENDS_MAX } })

/** Announces that somebody has come or gone, to those who plan the trip, share its expenses and are in its group. */
function publishPeople({ ctx }: Call, tripId: string) {
  publishTripChange(ctx.realtime, tripId)
  publishLedgerChange(ctx.realtime, { kind: 'trip', id: tripId }, ctx.user._id)
  publishGroupChange(ctx.realtime, tripId, ctx.user._id)
}

async function list(call: Call, tripId: string) {
  const trip = orNotFound(await findTrip(call.ctx.db, tripId, readerOf(call)), 'trips.notFound')
  return listFriends(call.ctx.db, trip, readerOf(call))
}

/** The people with whom the owner of a trip plans it. */
export const friendsProcedures = {
  /** Who comes along; for the owner with those who are invited, and with the link. */
  friends: authedProcedure
    .input(TripRef)
    .output(TripFriends)
    .query((call) => list(call, call.input.tripId)),

  /** What a block of this user would end, for one of the two. */
  withPerson: authedProcedure
    .input(TripPersonRef)
    .output(TripsWithPerson)
    .query(async ({ ctx, input }) => ({ items: await listTripsWith(ctx.db, ctx.user._id, input.userId) })),

  /** For the owner: invites somebody whom they follow or are matched with. */
  invite: limitedProcedure('tripLinks')
    .input(TripFriendRight)
    .output(TripFriends)
    .mutation(async (call) => {
      const outcome = await inviteFriend(call.ctx.db, readerOf(call), call.input)
      if (outcome === 'full') throw full()
      if (outcome === 'tour') throw appError('CONFLICT', 'trips.friendsOfTour')
      if (outcome === 'missing') throw notFound()
      publishTripChange(call.ctx.realtime, call.input.tripId)
      return list(call, call.input.tripId)
    }),

  /** For the owner: whether somebody whom they have invited may change the trip. */
  setFriendRight: limitedProcedure('tripChanges')
    .input(TripFriendRight)
    .output(TripFriends)
    .mutation(async (call) => {
      if (!(await setFriendRight(call.ctx.db, call.ctx.user._id, call.input))) throw notFound()
      publishTripChange(call.ctx.realtime, call.input.tripId)
      return list(call, call.input.tripId)
    }),

  /** Withdraws an invitation, for the owner, also after it was accepted; or leaves a trip. */
  removeFriend: limitedProcedure('tripChanges')
    .input(TripFriendRemoval)
    .output(z.object({}))
    .mutation(async (call) => {
      if (!(await removeFriend(call.ctx.db, readerOf(call), call.input))) throw notFound()
      publishPeople(call, call.input.tripId)
      publishTripTo(call.ctx.realtime, call.input)
      publishGroupTo(call.ctx.realtime, call.input.tripId, call.input.userId)
      return {}
    }),

  answerInvitation: limitedProcedure('tripChanges')
    .input(TripInvitationAnswer)
    .output(z.object({}))
    .mutation(async (call) => {
      const { tripId, accept } = call.input
      const answer = accept ? 'going' : 'declined'
      if ((await answerInvitation(call.ctx.db, call.ctx.user._id, tripId, answer)) === 'missing') throw notFound()
      publishPeople(call, tripId)
      return {}
    }),

  /** For the owner: makes the link by which people join, in place of the one before. */
  createInvite: limitedProcedure('tripLinks')
    .input(TripInviteLinkDraft)
    .output(TripInviteLink)
    .mutation(async (call) => {
      const { tripId, mayEdit } = call.input
      const trip = orNotFound(await findTrip(call.ctx.db, tripId, readerOf(call)), 'trips.notFound')
      if (!trip.mine) throw notFound()
      if (trip.tour) throw appError('CONFLICT', 'trips.friendsOfTour')
      const token = newLinkToken()
      const expiresOn = await saveInviteLink(call.ctx.db, readerOf(call), { tripId, token, mayEdit })
      return { path: `/trips/join/${token}`, expiresOn }
    }),

  /** For the owner. The link is dead at once. */
  revokeInvite: limitedProcedure('tripLinks')
    .input(TripRef)
    .output(z.object({}))
    .mutation(async (call) => {
      const trip = orNotFound(await findTrip(call.ctx.db, call.input.tripId, readerOf(call)), 'trips.notFound')
      if (!trip.mine) throw notFound()
      await deleteInviteLink(call.ctx.db, call.ctx.user._id, trip._id)
      return {}
    }),

  /** The trip that a link invites to. Unknown, revoked and expired links are NOT_FOUND alike. */
  linked: limitedProcedure('tripLinks')
    .input(InviteLinkRef)
    .output(LinkedTrip)
    .query(async (call) =>
      orNotFound(await findLinkedTrip(call.ctx.db, call.input.token, readerOf(call)), 'trips.linkGone'),
    ),

  join: limitedProcedure('tripLinks')
    .input(InviteLinkRef)
    .output(TripRef)
    .mutation(async (call) => {
      const joined = await joinTrip(call.ctx.db, readerOf(call), call.input.token)
      switch (joined.outcome) {
        case 'full':
          throw full()
        case 'missing':
          throw appError('NOT_FOUND', 'trips.linkGone')
        case 'joined':
          publishPeople(call, joined.trip_id)
          return { tripId: joined.trip_id }
      }
    }),
}
