import { indianDay } from '@saathi/shared/lib/days'
import { TripBookingDraft, TripBookings } from '@saathi/shared/trips/bookings'
import { TripRef } from '@saathi/shared/trips/schema'
import * as z from 'zod/mini'
import type { Context, User } from '../../../context.ts'
import { appError, orNotFound } from '../../../errors.ts'
import { authedProcedure, limitedProcedure } from '../../../trpc.ts'
import { assertOutcome } from '../outcomes.ts'
import { listBookings, setBooking } from '../queries/bookings.ts'
import { findTrip } from '../queries/trip.ts'

type Call = { ctx: Context & { user: User } }
const readerOf = ({ ctx }: Call) => ({ userId: ctx.user._id, today: indianDay(ctx.now()), now: ctx.now() })

/** The booking references of the caller, which nobody else sees: not the owner of the trip either. No path of REST has them. */
export const bookingsProcedures = {
  bookings: authedProcedure
    .input(TripRef)
    .output(TripBookings)
    .query(async (call) => {
      const { db, bookingVault, user } = call.ctx
      const { tripId } = call.input
      const { items } = orNotFound(await findTrip(db, tripId, readerOf(call)), 'trips.notFound')
      const stored = bookingVault ? await listBookings(db, bookingVault, { userId: user._id, tripId }) : []
      const ids = new Set(items.map(({ id }) => id))
      return { kept: bookingVault !== null, items: stored.filter(({ itemId }) => ids.has(itemId)) }
    }),

  /** Sets the caller's reference of an item, or removes it. */
  setBooking: limitedProcedure('tripChanges')
    .input(TripBookingDraft)
    .output(z.object({}))
    .mutation(async (call) => {
      const { db, bookingVault } = call.ctx
      if (!bookingVault && call.input.reference !== null) throw appError('CONFLICT', 'trips.bookingsOff')
      const outcome = await setBooking(db, bookingVault, readerOf(call), call.input)
      assertOutcome(outcome === 'full' ? 'bookings full' : outcome, 'set')
      return {}
    }),
}
