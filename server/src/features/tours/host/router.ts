import {
  AcceptedRequest,
  JoiningChange,
  Removal,
  Tour,
  TourPeople,
  TourPerson,
  TourRef,
} from '@saathi/shared/tours/schema'
import { orNotFound } from '../../../errors.ts'
import { authedProcedure, limitedProcedure } from '../../../trpc.ts'
import { count, publishChange, readerOf } from '../call.ts'
import { unwrapOutcome } from '../outcomes.ts'
import { acceptRequest, declineRequest } from '../queries/requests.ts'
import { readmitPerson, removePerson, setJoining, tourPeople } from '../queries/tours.ts'

/** The decisions of the host about the people of a tour. */
export const hostProcedures = {
  /** For the host: removes a user from the tour or its waitlist. The notification of the user has the reason. */
  remove: limitedProcedure('tourChanges')
    .input(Removal)
    .output(Tour)
    .mutation(async (call) => {
      const { today, userId: hostId } = readerOf(call)
      unwrapOutcome(await removePerson(call.ctx.db, { ...call.input, hostId, today }))
      return publishChange(call, call.input.tourId)
    }),

  /** For the host: accepts a request to join, with a seat or, in a full tour, a place on the waitlist. */
  accept: limitedProcedure('tourChanges')
    .input(TourPerson)
    .output(AcceptedRequest)
    .mutation(async (call) => {
      const { today, userId: hostId } = readerOf(call)
      const { outcome, place } = unwrapOutcome(await acceptRequest(call.ctx.db, { ...call.input, hostId, today }))
      if (outcome === 'joined') count(call, 'seatsTaken')
      const tour = await publishChange(call, call.input.tourId)
      return { status: place === null ? 'joined' : 'waiting', place, tour }
    }),

  /** For the host: declines a request to join. The notification and mail of the user have the reason. */
  decline: limitedProcedure('tourChanges')
    .input(Removal)
    .output(Tour)
    .mutation(async (call) => {
      const { today, userId: hostId } = readerOf(call)
      unwrapOutcome(await declineRequest(call.ctx.db, { ...call.input, hostId, today }))
      return publishChange(call, call.input.tourId)
    }),

  /** For the host: lets a removed user join again, or a declined one ask again. */
  readmit: limitedProcedure('tourChanges')
    .input(TourPerson)
    .output(Tour)
    .mutation(async (call) => {
      const { tourId, userId } = call.input
      unwrapOutcome(await readmitPerson(call.ctx.db, tourId, call.ctx.user._id, userId))
      return publishChange(call, tourId)
    }),

  /** For the host: closes or reopens joining. */
  setJoining: limitedProcedure('tourChanges')
    .input(JoiningChange)
    .output(Tour)
    .mutation(async (call) => {
      const { today, userId: hostId } = readerOf(call)
      unwrapOutcome(await setJoining(call.ctx.db, { ...call.input, hostId, at: call.ctx.now(), today }))
      return publishChange(call, call.input.tourId)
    }),

  /** For the host: participants, waitlist and removed users. */
  people: authedProcedure
    .input(TourRef)
    .output(TourPeople)
    .query(async ({ ctx, input }) =>
      orNotFound(await tourPeople(ctx.db, input.tourId, ctx.user._id), 'tours.notFound'),
    ),
}
