import * as z from 'zod/mini'
import { atMost, Day } from '../lib/common.ts'
import { LinkKind } from './links.ts'
import { TripStop } from './places.ts'
import { Road } from './roads.ts'
import { LINK_DAYS_MAX } from './rules.ts'
import { ItemKind, TravelBy, Trip, TripRef } from './schema.ts'

// A trip outside of Saathi: links that anybody can open, and the private calendar feed.

/** 128 random bits in base64url. */
export const LinkToken = z.string().check(atMost(22), z.regex(/^[\w-]{22}$/))

export const TripLinkRef = z.object({ ...TripRef.shape, kind: LinkKind })

/** What the page shows besides: the owner's first name, and in a link for friends times, and costs. */
export const TripLinkDraft = z.object({
  ...TripLinkRef.shape,
  firstName: z._default(z.boolean(), false),
  times: z._default(z.boolean(), false),
  costs: z._default(z.boolean(), false),
  /** The days for which a link for friends works; without them, it has no end. One for the family ends by the trip's dates. */
  days: z.optional(z.int().check(z.gte(1), z.lte(LINK_DAYS_MAX))),
})

/** The only answer that has the token, in the path of the page. */
export const TripLink = z.object({ path: z.string(), expiresOn: z.nullable(Day) })

export const SharedTripRef = z.object({ token: LinkToken })

export const SharedItem = z.object({
  kind: ItemKind,
  title: z.string(),
  by: z.nullable(TravelBy),
  lat: z.nullable(z.number()),
  lon: z.nullable(z.number()),
  /** Minutes of the day in India, in a link with times; an `end` after 1440 is on a later day. */
  start: z.nullable(z.int()),
  end: z.nullable(z.int()),
  /** The way from the item before. */
  leg: z.nullable(z.pick(Road, { km: true, by: true, aboard: true })),
})
export type SharedItem = z.infer<typeof SharedItem>

/**
 * A trip as anybody with a link sees it: days and places, without notes, booking links and people. A link for the family has
 * times and stays too, one for friends times and costs if the owner chose so.
 */
export const SharedTrip = z.object({
  kind: LinkKind,
  title: z.string(),
  place: Trip.shape.place,
  /** Of a trip over several places. */
  stops: z.optional(z.array(z.pick(TripStop, { place: true, day: true, nights: true }))),
  startDate: z.nullable(Day),
  dayCount: z.int(),
  /** Null unless the owner chose to show it. */
  firstName: z.nullable(z.string()),
  /** The last day on which the link works; null if it has no end. */
  expiresOn: z.nullable(Day),
  /** Whole rupees for all `people`; null where costs are not shown. */
  cost: z.optional(z.nullable(z.int())),
  people: z.optional(z.int()),
  days: z.array(
    z.object({
      day: z.int(),
      date: z.nullable(Day),
      cost: z.optional(z.nullable(z.int())),
      items: z.array(SharedItem),
    }),
  ),
})
export type SharedTrip = z.infer<typeof SharedTrip>

/** The files with which map programs show a trip. */
export const TripMapFile = z.object({
  ...TripRef.shape,
  format: z.enum(['gpx', 'kml']),
  times: z._default(z.boolean(), false),
})

/** Whether the caller has a calendar feed. Its address is shown only once. */
export const CalendarFeed = z.object({ createdAt: z.nullable(z.string()) })
export const NewCalendarFeed = z.object({ path: z.string() })
