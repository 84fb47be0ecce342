import * as z from 'zod/mini'
import { DestinationTour } from '../destinations/schema.ts'
import { atMost, Cursor, Day, GivenDay, Id, pageOf, storable } from '../lib/common.ts'
import * as inputText from '../lib/messages/en/input.ts'
import { PersonMarks } from '../references/schema.ts'
import { Connection, TravelType } from '../social/schema.ts'
import { PLAN_COMPANY, PLAN_DAYS_MAX, PLAN_FLEXIBLE_MAX, PLAN_NOTE_MAX, PLAN_VISIBLE_TO } from './rules.ts'

/** The place of a plan: the id of a destination, or `region:` and a state, such as `region:kerala`. */
export const PlanPlaceId = z.string().check(atMost(80), z.regex(/^(region:)?[a-z]+(-[a-z]+)*$/))

export const PlanCompany = z.enum(PLAN_COMPANY)
export type PlanCompany = z.infer<typeof PlanCompany>
export const PlanVisibleTo = z.enum(PLAN_VISIBLE_TO)
export type PlanVisibleTo = z.infer<typeof PlanVisibleTo>

/** A place with its name, so that lists need no second call. */
export const PlanPlace = z.object({ id: PlanPlaceId, name: z.string(), state: z.string() })
export type PlanPlace = z.infer<typeof PlanPlace>

const dayCount = (start: string, end: string) => (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1

/** The facts of a plan from its owner. */
export const PlanFacts = z.object({
  placeId: PlanPlaceId,
  travelDates: z.object({ start: GivenDay, end: GivenDay }).check(
    z.refine(({ start, end }) => end >= start, { path: ['end'], message: inputText.planEndsBeforeStart }),
    z.refine(({ start, end }) => dayCount(start, end) <= PLAN_DAYS_MAX, {
      path: ['end'],
      message: inputText.planTooLong,
    }),
  ),
  /** The plan may begin so many days earlier or end so many days later. */
  flexibleDays: z._default(z.int().check(z.gte(0), z.lte(PLAN_FLEXIBLE_MAX)), 0),
  company: PlanCompany,
  note: z._default(z.string().check(z.trim(), atMost(PLAN_NOTE_MAX), storable()), ''),
  visibleTo: z._default(PlanVisibleTo, 'everyone'),
  /** Only people of the gender that the owner has declared find the plan. Unchanged in an update that omits it. */
  sameGenderOnly: z.optional(z.boolean()),
})
export type PlanFacts = z.infer<typeof PlanFacts>

/** `key`: the client's idempotency key; a repetition with the same key makes no second plan. */
export const PlanDraft = z.object({ ...PlanFacts.shape, key: z.optional(z.uuid()) })
export const PlanRef = z.object({ planId: Id })
export const PlanChange = z.object({ ...PlanRef.shape, plan: PlanFacts })

/** A plan as its owner sees it. `ended`: others no longer find it after that week, and it will be deleted. */
export const OwnPlan = z.object({
  _id: Id,
  place: PlanPlace,
  travelDates: z.object({ start: Day, end: Day }),
  flexibleDays: z.int(),
  company: PlanCompany,
  note: z.string(),
  visibleTo: PlanVisibleTo,
  sameGenderOnly: z.boolean(),
  ended: z.boolean(),
})
export type OwnPlan = z.infer<typeof OwnPlan>
export const OwnPlans = z.object({ items: z.array(OwnPlan) })

/**
 * Who goes to a place in these days; without days, within the next year. A region also finds the plans and tours to its
 * destinations. The days of others are private, so they are compared by whole weeks, from Monday to Sunday.
 */
export const PlanQuery = z
  .object({
    placeId: PlanPlaceId,
    from: z.optional(GivenDay),
    to: z.optional(GivenDay),
    company: z.optional(PlanCompany),
    travelType: z.optional(TravelType),
    /** Only people who speak this language. */
    language: z.optional(z.string().check(z.trim(), atMost(40), storable())),
    limit: z._default(z.int().check(z.gte(1), z.lte(50)), 20),
    cursor: z.optional(Cursor),
  })
  .check(
    z.refine(({ from, to }) => !from || !to || to >= from, { path: ['to'], message: inputText.lastDayBeforeFirst }),
  )
export type PlanQuery = z.infer<typeof PlanQuery>

/** Somebody as a search for plans names them. */
export const PlanPerson = z.object({
  _id: Id,
  name: z.string(),
  profilePicture: z.nullable(z.string()),
  homeCity: z.nullable(z.string()),
  languages: z.array(z.string()),
  /** Null until the user has chosen one. */
  travelType: z.nullable(TravelType),
})
export type PlanPerson = z.infer<typeof PlanPerson>

/**
 * Somebody else's plan. `days` is null until the two are matched, or the owner has accepted an invitation to a tour of the
 * reader; until then only the months of its weeks are known, `YYYY-MM`.
 */
export const FoundPlan = z.object({
  _id: Id,
  place: PlanPlace,
  months: z.array(z.string()),
  days: z.nullable(z.object({ start: Day, end: Day, flexibleDays: z.int() })),
  company: PlanCompany,
  note: z.string(),
  /** The checks are left out of an answer to an invitation. */
  person: z.extend(PlanPerson, { marks: z.optional(PersonMarks) }),
  matched: z.boolean(),
  connection: z.optional(Connection),
  /** The reader has invited the owner to a tour. */
  invited: z.boolean(),
})
export type FoundPlan = z.infer<typeof FoundPlan>

/** Somebody on one of the tours of a search, as its host or with a seat. */
export const TourCompanion = z.object({
  ...z.pick(PlanPerson, { _id: true, name: true, profilePicture: true }).shape,
  tourId: Id,
})
export type TourCompanion = z.infer<typeof TourCompanion>

/** One page of plans, whose last `nextCursor` is null; a page may be short. Tours and their people come with the first. */
export const PlanSearch = z.extend(pageOf(FoundPlan), {
  place: PlanPlace,
  tours: z.array(DestinationTour),
  people: z.array(TourCompanion),
})

/** The number of people who plan to go to a place; null below the least number that is told. At most 500. */
export const GoingCount = z.object({ count: z.nullable(z.int()) })

/** The number of plans of others and tours that an own plan overlaps; plans at most 50. */
export const PlanOverlaps = z.object({ plans: z.int(), tours: z.int() })

/** Invites the owner of a plan to a tour of the caller. `placeId` is the place of the plan. */
export const PlanInvitation = z.object({ planId: Id, placeId: PlanPlaceId, tourId: Id })
export const Invited = z.object({ message: z.string(), plan: z.nullable(FoundPlan) })

export const InvitationAnswer = z.enum(['accepted', 'declined'])
export type InvitationAnswer = z.infer<typeof InvitationAnswer>

/** An invitation to the reader, because of a plan of theirs. The host sees the days of the plan while it is accepted. */
export const InvitationToTour = z.object({
  planId: Id,
  tour: z.object({ _id: Id, name: z.string(), travelDates: z.object({ start: Day, end: Day }) }),
  host: z.pick(PlanPerson, { _id: true, name: true, profilePicture: true }),
  accepted: z.boolean(),
})
export type InvitationToTour = z.infer<typeof InvitationToTour>
export const InvitationsToTours = z.object({ items: z.array(InvitationToTour) })

/** Answers the invitation to a tour for a plan. */
export const InvitationRef = z.object({ planId: Id, tourId: Id })
export const Answered = z.object({ message: z.string() })
