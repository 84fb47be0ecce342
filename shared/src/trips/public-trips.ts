import * as z from 'zod/mini'
import { Id } from '../lib/common.ts'
import { addDays } from '../lib/days.ts'
import { CostPart, Trip, type TripItemFacts, TripRef } from './schema.ts'
import { SharedItem, SharedTrip } from './shared-trips.ts'
import type { StopFacts } from './stops.ts'

// The public page of a trip that is over: what was seen on which day, how one went and what it cost, without dates, words of
// people, and who was there.

/** What is stored of a trip for its page, from the moment when its owner asked. Nothing in it was typed by somebody. */
export type PublicContent = {
  placeId: string
  stops: StopFacts[] | null
  dayCount: number
  people: number
  /** Whole rupees for all people. */
  costs: Partial<Record<CostPart, number>>
  /** Sights by the names of our facts, and ways without their ends. */
  items: (Pick<TripItemFacts, 'day' | 'by' | 'highlight' | 'fixedStart' | 'minutes'> & { kind: 'visit' | 'travel' })[]
}

/** Whether the last day of a trip is over; a trip without dates never is. */
export const isOver = ({ startDate, dayCount }: Pick<Trip, 'startDate' | 'dayCount'>, today: string): boolean =>
  startDate !== null && addDays(startDate, dayCount) <= today

export const PublicTripRef = z.object({ publicId: Id })

export const PublicTripDraft = z.object({
  ...TripRef.shape,
  firstName: z._default(z.boolean(), false),
  /** Whether search engines may list the page. */
  indexed: z._default(z.boolean(), false),
})

export const PublicTripAnswer = z.object({ ...PublicTripRef.shape, agree: z.boolean() })

/** The page as everybody sees it, and before that the people of the trip. */
export const PublicTrip = z.object({
  publicId: Id,
  place: Trip.shape.place,
  stops: SharedTrip.shape.stops,
  dayCount: z.int(),
  /** Null unless the owner chose to show it. */
  firstName: z.nullable(z.string()),
  indexed: z.boolean(),
  people: z.int(),
  /** Whole rupees for all `people`, by part. */
  costs: z.array(z.object({ part: CostPart, cost: z.int() })),
  days: z.array(z.object({ day: z.int(), items: z.array(SharedItem) })),
  /** Of the caller: nobody reports their own trip. */
  mine: z.boolean(),
  /** False where only the people of the trip see it so far. */
  isPublic: z.boolean(),
})
export type PublicTrip = z.infer<typeof PublicTrip>

/** The page of a trip for the owner, and for friends who change the trip, whose agreement it needs. */
export const TripPublication = z.object({
  /** Whether the caller can publish the trip now: it is theirs, without a tour, and over. */
  mayPublish: z.boolean(),
  page: z.nullable(
    z.object({
      publicId: Id,
      firstName: z.boolean(),
      indexed: z.boolean(),
      /**
       * `waiting`: for friends; `declined`: one of them does not agree; `hidden`: by the moderators; `paused`: the trip is ahead
       * again, or has a tour.
       */
      state: z.enum(['public', 'waiting', 'declined', 'hidden', 'paused']),
      /** Why the moderators have hidden it, in their words; for the owner. */
      hiddenReason: z.nullable(z.string()),
      /** How many have not answered yet. */
      waitingFor: z.int(),
      /** Whether the caller, a friend who changes the trip, has agreed; null for the owner. */
      agreed: z.nullable(z.boolean()),
    }),
  ),
})
export type TripPublication = z.infer<typeof TripPublication>
