import * as z from 'zod/mini'
import { atMost, Id } from '../lib/common.ts'
import { bookingReference } from '../lib/messages/en/input.ts'
import { BOOKING_REFERENCE_MAX } from './rules.ts'

// Booking references (PNR) of the items of a trip. Each reader has their own; they are no part of the trip.

const BookingReference = z
  .string()
  .check(atMost(BOOKING_REFERENCE_MAX, bookingReference), z.regex(/^[A-Z0-9]+$/, bookingReference))

export const TripBookings = z.object({
  /** Whether this server keeps references. */
  kept: z.boolean(),
  items: z.array(z.object({ itemId: z.uuid(), reference: z.string() })),
})
export type TripBookings = z.infer<typeof TripBookings>

/** `reference`: null removes it. */
export const TripBookingDraft = z.object({
  tripId: Id,
  itemId: z.uuid(),
  reference: z.nullable(BookingReference),
})
export type TripBookingDraft = z.infer<typeof TripBookingDraft>
