import * as z from 'zod/mini'
import { DestinationId, DestinationTour } from '../destinations/schema.ts'
import { LedgerRef } from '../expenses/schema.ts'
import { Day, Id } from '../lib/common.ts'
import { PlanPerson, PlanPlace, PlanPlaceId } from '../plans/schema.ts'
import { DreamTrip } from '../recommend/schema.ts'
import { Journey } from '../trips/journeys.ts'

/** Something that waits for the caller; each leads to the place where it is done. */
export const HomeTask = z.discriminatedUnion('kind', [
  /** What the caller owes, and what they are owed in a ledger in which a payment to them is under way. */
  z.object({ kind: z.enum(['pay', 'confirm']), ledger: LedgerRef, title: z.string(), paise: z.int() }),
  /** Requests to join the caller's tour, and open polls in which the caller has not voted. */
  z.object({
    kind: z.enum(['accept', 'vote']),
    /** Of a vote in the group of a trip, the id of that. */
    tourId: Id,
    ofTrip: z.optional(z.boolean()),
    title: z.string(),
    count: z.int(),
  }),
  /** People of an ended tour about whom the caller has not written, until that day. */
  z.object({ kind: z.literal('write'), tourId: Id, title: z.string(), count: z.int(), until: Day }),
])
export type HomeTask = z.infer<typeof HomeTask>

/** `from`: the starting city of the caller's home, whose long weekends are wanted. */
export const HomeQuery = z._default(z.object({ from: z.optional(DreamTrip.shape.starting_location) }), {})

/** A long weekend from the caller's home, and a place that is good then, near, and within the usual budget for two. */
export const HomeWeekend = z.object({
  start: Day,
  end: Day,
  names: z.array(z.string()),
  /** The day to take off; null for none. */
  leave: z.nullable(Day),
  place: z.nullable(
    z.object({
      id: z.string(),
      name: z.string(),
      from: DreamTrip.shape.starting_location,
      type: DreamTrip.shape.preference_type,
      /** Hours one way, from door to door. */
      hours: z.number(),
      /** Whole rupees for two. */
      total: z.int(),
    }),
  ),
})
export type HomeWeekend = z.infer<typeof HomeWeekend>

const Days = z.object({ start: Day, end: Day })

/** A tour with free seats near days of the caller. */
export const FreeSeat = z.extend(DestinationTour, {
  place: z.object({ id: z.nullable(DestinationId), name: z.string() }),
  /** It goes to the caller's own place, begins on their days, or begins within a week of them. */
  fit: z.enum(['place', 'within', 'near']),
  /** The days of the caller, or of the long weekend. */
  days: Days,
})
export type FreeSeat = z.infer<typeof FreeSeat>

/** Somebody who plans to go where the caller goes, as a search for plans shows them. `going`: the caller's journey. */
export const GoingToo = z.object({
  person: z.pick(PlanPerson, { _id: true, name: true, profilePicture: true, homeCity: true }),
  place: PlanPlace,
  months: z.array(z.string()),
  days: z.nullable(Days),
  going: z.object({ placeId: PlanPlaceId, days: Days }),
})
export type GoingToo = z.infer<typeof GoingToo>

/** A journey that ended lately, with what is left to do. */
export const AfterJourney = z.object({
  journey: Journey,
  /** What the caller is owed; below 0, what they owe. */
  balancePaise: z.int(),
  /** Whether a payment to the caller waits for them to confirm it. */
  paymentUnderWay: z.boolean(),
  /** The people about whom the caller may write, until that day. */
  write: z.nullable(z.object({ count: z.int(), until: Day })),
})
export type AfterJourney = z.infer<typeof AfterJourney>

/** The meeting point of a group on its day. */
export const MeetingToday = z.object({
  /** The id of the tour or trip. */
  groupId: Id,
  place: z.string(),
  meetAt: z.string(),
  arrivalCount: z.int(),
  /** Whether the caller has said "I am here". */
  mine: z.boolean(),
})
export type MeetingToday = z.infer<typeof MeetingToday>

/** A saved place. `going`: the month, `YYYY-MM`, in which most people plan to set out for it; null for few. */
export const HomeIdea = z.object({
  place: z.object({ id: DestinationId, name: z.string(), image: z.nullable(z.string()) }),
  going: z.nullable(z.object({ month: z.string(), people: z.int() })),
})
export type HomeIdea = z.infer<typeof HomeIdea>

export const Home = z.object({
  /** The journey that begins next or goes on now, else one without dates; null for none. */
  next: z.nullable(Journey),
  /** The journeys that have not ended, `next` included. */
  ahead: z.int(),
  tasks: z.array(HomeTask),
  /** Trips of others to which the caller is invited, without an answer yet. No task, since older clients know no other kinds. */
  invitations: z.optional(z.array(z.object({ tripId: Id, title: z.string(), host: z.string() }))),
  /** Tours of the caller about which guests have asked without an answer yet; not among the tasks for the same reason. */
  questions: z.optional(z.array(z.object({ tourId: Id, title: z.string(), count: z.int() }))),
  /** Choices that wait for the caller's vote, or have a winner that nobody has opened as a trip. No tasks, for the same reason. */
  choices: z.optional(z.array(z.object({ choiceId: Id, title: z.string(), kind: z.enum(['vote', 'open']) }))),
  /** The next long weekends. */
  weekends: z.optional(z.array(HomeWeekend)),
  /** Near the days of the caller's own plans and trips or, without any, of the long weekends. */
  seats: z.optional(z.object({ near: z.enum(['own', 'weekends']), items: z.array(FreeSeat) })),
  goingToo: z.optional(z.array(GoingToo)),
  /** The journey that ended last, if something is left to do. */
  after: z.optional(z.nullable(AfterJourney)),
  /** Ledgers in which the caller is owed money and no payment to them is under way. No tasks, as invitations. */
  owed: z.optional(z.array(z.object({ ledger: LedgerRef, title: z.string(), paise: z.int() }))),
  /** Where the group of `next` meets today; null without a meeting point of today. */
  meeting: z.optional(z.nullable(MeetingToday)),
  /** Without a journey ahead, the place that the caller saved last. */
  idea: z.optional(z.nullable(HomeIdea)),
})
export type Home = z.infer<typeof Home>
