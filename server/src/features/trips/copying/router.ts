import { indianDay } from '@saathi/shared/lib/days'
import { type TripCopyQuery as Query, TripCopyDraft, TripCopyPreview, TripCopyQuery } from '@saathi/shared/trips/copies'
import { Trip } from '@saathi/shared/trips/schema'
import type { Context, User } from '../../../context.ts'
import { appError, orNotFound } from '../../../errors.ts'
import { limitedProcedure } from '../../../trpc.ts'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { assertOutcome } from '../outcomes.ts'
import type { CopySource } from '../propose/copy-source.ts'
import { copyTrip, type TripCopy } from '../propose/copy-trip.ts'
import { copySourceOf } from '../publishing/public-view.ts'
import { findPublicTrip } from '../queries/public-trips.ts'
import { findTrip, findTripType } from '../queries/trip.ts'
import { findLink, isOpen } from '../queries/trip-links.ts'
import { createTrip } from '../queries/trips.ts'
import { refused } from '../refused.ts'

type Call = { ctx: Context & { user: User } }
const readerOf = ({ ctx }: Call) => ({ userId: ctx.user._id, today: indianDay(ctx.now()), now: ctx.now() })

/**
 * What a copy takes from a trip that the caller may read, from one behind a link, or from a public page: then without what those
 * hide, which is where it starts, its nights and its notes.
 * @throws TRPCError NOT_FOUND
 */
async function findSource(call: Call, { tripId, token, publicId }: Query): Promise<CopySource> {
  const { db } = call.ctx
  const reader = readerOf(call)
  if (publicId !== undefined) {
    const page = orNotFound(await findPublicTrip(db, publicId, reader), 'trips.publicGone')
    return copySourceOf(loadDataset(), page.content)
  }
  if (token === undefined) {
    const trip = orNotFound(await findTrip(db, tripId ?? '', reader), 'trips.notFound')
    return { ...sourceOf(trip), type: await findTripType(db, trip._id), from: trip.from, items: trip.items }
  }
  const link = orNotFound(await findLink(db, token, { reader: reader.userId, today: reader.today }), 'trips.linkGone')
  const trip = await findTrip(db, link.tripId, { ...reader, userId: link.ownerId })
  if (!trip?.mine || !isOpen(link, trip, reader.today)) throw appError('NOT_FOUND', 'trips.linkGone')
  return sourceOf(trip)
}

const sourceOf = (trip: Trip): CopySource => ({
  placeId: trip.place.id,
  stops: (trip.stops ?? []).map(({ place, day, nights, highlights }) => ({
    placeId: place.id,
    day,
    nights,
    highlights,
  })),
  type: null,
  from: null,
  dayCount: trip.dayCount,
  items: trip.items.filter(({ kind }) => kind !== 'stay').map((item) => ({ ...item, title: '', note: '' })),
  highlights: trip.highlights.map(({ name }) => name),
})

/** @throws TRPCError NOT_FOUND, or BAD_REQUEST when no way leads over the places on these dates */
async function copy(call: Call, { from, people, startDate, ...named }: Query): Promise<TripCopy> {
  const copied = copyTrip(
    loadDataset(),
    await findSource(call, named as Query),
    { from, people, startDate },
    call.ctx.now(),
  )
  if ('refusal' in copied) throw refused(copied.refusal)
  if ('problem' in copied)
    throw appError('BAD_REQUEST', 'trips.noRoute', { field: 'startDate', params: { problem: copied.problem } })
  return copied
}

/** A trip of one's own, or one that one may read, on other dates: its sights, planned anew, and nothing that people wrote. */
export const copyingProcedures = {
  copyPreview: limitedProcedure('tripCopies')
    .input(TripCopyQuery)
    .output(TripCopyPreview)
    .query(async (call) => {
      const { title, dayCount, sights, changes } = await copy(call, call.input)
      return { title, dayCount, sights, changes }
    }),

  copy: limitedProcedure('trips')
    .input(TripCopyDraft)
    .output(Trip)
    .mutation(async (call) => {
      const { key, ...asked } = call.input
      const { request, title, dayCount, items, stops } = await copy(call, asked)
      const draft = { request, title, dayCount, items, stops, tourId: undefined, key }
      const { outcome, trip_id } = await createTrip(call.ctx.db, readerOf(call), draft)
      assertOutcome(outcome, 'created')
      return orNotFound(await findTrip(call.ctx.db, trip_id, readerOf(call)), 'trips.notFound')
    }),
}
