import { BOOKINGS_MAX } from '@saathi/shared/trips/rules'
import { and, asc, eq } from 'drizzle-orm'
import { callFunction } from '../../../db/call-function.ts'
import type { Db } from '../../../db/client.ts'
import { tripBookings } from '../../../db/schema/trip-bookings.ts'
import type { Vault } from '../../../platform/vault.ts'
import type { Writer } from './trips.ts'

type Booking = { userId: string; tripId: string; itemId: string }

/** A reference can be opened only for the person, trip and item that it was sealed for. */
const placeOf = ({ userId, tripId, itemId }: Booking) => `booking ${userId} ${tripId} ${itemId}`.toLowerCase()

/** The user's references of a trip, also of removed items, without those that no key opens. */
export async function listBookings(db: Db, vault: Vault, { userId, tripId }: Omit<Booking, 'itemId'>) {
  const rows = await db
    .select()
    .from(tripBookings)
    .where(and(eq(tripBookings.userId, userId), eq(tripBookings.tripId, tripId)))
    .orderBy(asc(tripBookings.itemId))
  return rows.flatMap(({ sealed, ...row }) => {
    const reference = vault.open(sealed, placeOf(row))
    return reference === null ? [] : [{ itemId: row.itemId, reference }]
  })
}

/** All references of the user, for the user's own export: null for one that no key opens. */
export async function exportBookings(db: Db, vault: Vault | null, userId: string) {
  const rows = await db.select().from(tripBookings).where(eq(tripBookings.userId, userId))
  return rows.map(({ sealed, ...row }) => ({ ...row, reference: vault?.open(sealed, placeOf(row)) ?? null }))
}

type Change = Omit<Booking, 'userId'> & { reference: string | null }

/** Sets the user's reference of an item, or removes it. */
export function setBooking(
  db: Db,
  vault: Vault | null,
  { userId, today, now }: Writer,
  { reference, ...named }: Change,
) {
  const sealed = reference === null || !vault ? null : vault.seal(reference, placeOf({ userId, ...named }))
  return callFunction(db, 'set_trip_booking', { ...named, userId, sealed, most: BOOKINGS_MAX, at: now, today })
}
