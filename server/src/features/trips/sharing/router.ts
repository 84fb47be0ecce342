import { addDays, indianDay } from '@saathi/shared/lib/days'
import { schedule } from '@saathi/shared/trips/schedule'
import { TripRef } from '@saathi/shared/trips/schema'
import {
  CalendarFeed,
  NewCalendarFeed,
  SharedTrip,
  SharedTripRef,
  TripLink,
  TripLinkDraft,
  TripLinkRef,
  TripMapFile,
} from '@saathi/shared/trips/shared-trips'
import * as z from 'zod/mini'
import type { Context, User } from '../../../context.ts'
import { appError, badInput, orNotFound } from '../../../errors.ts'
import { newLinkToken } from '../../../platform/link-token.ts'
import { restGet, restPost } from '../../../rest-path.ts'
import { authedProcedure, limitedProcedure, optionalUserProcedure, recentUserProcedure } from '../../../trpc.ts'
import { gpxFile, kmlFile } from '../map-file.ts'
import { deleteFeed, findFeed, saveFeed } from '../queries/calendar-feed.ts'
import { findTrip } from '../queries/trip.ts'
import { deleteLink, familyLinkEnd, findLink, isOpen, saveLink } from '../queries/trip-links.ts'
import { sharedView } from '../shared-view.ts'
import { tripCalendar } from '../trip-events.ts'

type Call = { ctx: Context & { user: User } }
const readerOf = ({ ctx }: Call) => ({ userId: ctx.user._id, today: indianDay(ctx.now()) })
const getTrip = async (call: Call, tripId: string) =>
  orNotFound(await findTrip(call.ctx.db, tripId, readerOf(call)), 'trips.notFound')

/** A trip of the caller's own. @throws TRPCError NOT_FOUND, for members of its tour too */
async function getOwnTrip(call: Call, tripId: string) {
  const trip = await getTrip(call, tripId)
  if (!trip.mine) throw appError('NOT_FOUND', 'trips.notFound')
  return trip
}

/** The ways to share a trip: links, calendar files and the calendar feed. */
export const sharingProcedures = {
  /** For the owner: makes a link that anybody can open, in place of the trip's link of that kind. */
  createLink: limitedProcedure('tripLinks')
    .meta(restPost('/trips/:tripId/links', 'Make a link to your trip that anybody can open', { errors: [404, 409] }))
    .input(TripLinkDraft)
    .output(TripLink)
    .mutation(async (call) => {
      const { tripId, kind, firstName, days } = call.input
      const isForFriends = kind === 'read'
      const shows = { showsTimes: isForFriends && call.input.times, showsCosts: isForFriends && call.input.costs }
      const { userId: ownerId, today } = readerOf(call)
      const trip = await getOwnTrip(call, tripId)
      const friendsEnd = days === undefined ? null : addDays(today, days)
      const expiresOn = isForFriends ? friendsEnd : familyLinkEnd(trip)
      if (kind === 'family' && expiresOn === null) throw badInput('kind', 'trips.familyUndated')
      if (expiresOn !== null && expiresOn < today) throw appError('CONFLICT', 'trips.familyEnded')
      const token = newLinkToken()
      await saveLink(call.ctx.db, { tripId, kind, ownerId, token, firstName, ...shows, expiresOn, now: call.ctx.now() })
      return { path: `/shared/${token}`, expiresOn }
    }),

  /** For the owner. The link is dead at once, since each use of it reads the database. */
  revokeLink: limitedProcedure('tripLinks')
    .meta(restPost('/trips/:tripId/links/:kind/revoke', 'Revoke a link to your trip', { errors: [404] }))
    .input(TripLinkRef)
    .output(z.object({}))
    .mutation(async (call) => {
      const { tripId, kind } = call.input
      await getOwnTrip(call, tripId)
      await deleteLink(call.ctx.db, call.ctx.user._id, tripId, kind)
      return {}
    }),

  /** A trip by its link, without a log-in. Unknown, revoked and expired links are NOT_FOUND alike. */
  shared: optionalUserProcedure
    .meta(restGet('/shared/:token', 'A trip by its link: days and places', { errors: [404, 429] }))
    .input(SharedTripRef)
    .output(SharedTrip)
    .query(async ({ ctx, input }) => {
      await ctx.limits.take('sharedTrips', ctx.ip)
      const reader = (await ctx.caller.user())?._id ?? null
      const today = indianDay(ctx.now())
      const link = orNotFound(await findLink(ctx.db, input.token, { reader, today }), 'trips.linkGone')
      const trip = await findTrip(ctx.db, link.tripId, { userId: link.ownerId, today })
      if (!trip?.mine || !isOpen(link, trip, today)) throw appError('NOT_FOUND', 'trips.linkGone')
      return sharedView(link, trip, schedule(trip))
    }),

  /** The trip as an .ics file. */
  calendar: authedProcedure
    .input(TripRef)
    .output(z.object({ file: z.string(), text: z.string() }))
    .query(async (call) => {
      const { config, now } = call.ctx
      const { startDate, ...trip } = await getTrip(call, call.input.tripId)
      if (startDate === null) throw badInput('tripId', 'trips.calendarUndated')
      const days = schedule({ ...trip, startDate })
      return {
        file: `saathi-${startDate}.ics`,
        text: tripCalendar({ ...trip, startDate }, days, config.publicUrl, now()),
      }
    }),

  /** The places of the days and the ways between them as a file for map programs, with no more than a link for friends shows. */
  mapFile: authedProcedure
    .input(TripMapFile)
    .output(z.object({ file: z.string(), text: z.string() }))
    .query(async (call) => {
      const { tripId, format, times: showsTimes } = call.input
      const trip = await getTrip(call, tripId)
      const link = { kind: 'read', firstName: null, expiresOn: null, showsTimes, showsCosts: false } as const
      const view = sharedView(link, trip, schedule(trip))
      return {
        file: `${['saathi', trip.place.id, trip.startDate].filter(Boolean).join('-')}.${format}`,
        text: format === 'gpx' ? gpxFile(view, call.ctx.now()) : kmlFile(view),
      }
    }),

  /** Whether the caller has a calendar feed, and since when. */
  feed: authedProcedure
    .meta(restGet('/calendar', 'Whether you have a calendar feed'))
    .output(CalendarFeed)
    .query(async ({ ctx }) => ({
      createdAt: (await findFeed(ctx.db, ctx.user._id))?.createdAt ?? null,
    })),

  /**
   * Makes the caller's calendar feed, in place of an older one. Its address is not shown again. Needs a recent log-in, and
   * is mailed: it gives away all plans, with their days.
   */
  createFeed: recentUserProcedure
    .meta(restPost('/calendar', 'Make your calendar feed, in place of an older one'))
    .output(NewCalendarFeed)
    .mutation(async ({ ctx }) => {
      await ctx.limits.take('tripLinks', ctx.user._id)
      const token = newLinkToken()
      await saveFeed(ctx.db, { userId: ctx.user._id, token, now: ctx.now() })
      ctx.mailer.wake()
      return { path: `/api/calendar/${token}.ics` }
    }),

  revokeFeed: limitedProcedure('tripLinks')
    .meta(restPost('/calendar/revoke', 'Revoke your calendar feed'))
    .output(z.object({}))
    .mutation(async ({ ctx }) => {
      await deleteFeed(ctx.db, ctx.user._id)
      return {}
    }),
}
