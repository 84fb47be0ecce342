import * as z from 'zod/mini'
import { DestinationHighlight, DestinationId } from '../destinations/schema.ts'
import { atMost, Day, GivenDay, Id, line, Month, storable, webLink } from '../lib/common.ts'
import * as inputText from '../lib/messages/en/input.ts'
import { TourType } from '../packages/schema.ts'
import { DreamTrip, preferences, travellers } from '../recommend/schema.ts'
import { TripCheck } from './checks.ts'
import { MadeLink } from './links.ts'
import { inputPeriod } from './period.ts'
import { RoutePlaces, TripPlace, TripStop } from './places.ts'
import { Road } from './roads.ts'
import {
  CHANGES_MAX,
  COST_PARTS,
  ITEM_COST_MAX,
  ITEM_KINDS,
  ITEM_LINK_MAX,
  ITEM_MINUTES_MAX,
  ITEM_NOTE_MAX,
  ITEM_TITLE_MAX,
  STAY_DAYS_MAX,
  TRAVEL_BY,
  TRIP_DAYS_MAX,
  TRIP_PEOPLE_MAX,
  TRIP_TITLE_MAX,
} from './rules.ts'

// Trips are itineraries: days with items. A trip has one owner; the members of its tour, if it has one, read it, and may
// change it when the owner allows that. Others get NOT_FOUND.

const StartCity = DreamTrip.shape.starting_location
const People = z.int().check(z.gte(1), z.lte(TRIP_PEOPLE_MAX))
const DayCount = z.int().check(z.gte(1), z.lte(TRIP_DAYS_MAX))

const tripRequest = {
  placeId: DestinationId,
  /** A journey over all of these in their best order, which is a route of `recommend.routes`; `placeId` is one of them. */
  places: z.optional(RoutePlaces),
  from: StartCity,
  people: People,
  /** Days at the place, at most ten; 1 is a day trip if the place is near. With `places`, the most of the whole journey. */
  days: z.int().check(z.gte(1), z.lte(TRIP_DAYS_MAX)),
  /** The day of departure from home. Without it the trip has no dates, and its season is that of `month`. */
  startDate: z.optional(GivenDay),
  month: z.optional(Month),
  /** Without `startDate`: the next weekend or long weekend (of `month`), whose days, prices and season are meant. */
  when: DreamTrip.shape.when,
  type: z.optional(TourType),
  /** Chooses stay and connection, as for a recommendation; without it, the middle of three. */
  budget: z.optional(DreamTrip.shape.budget),
  budgetIs: DreamTrip.shape.budgetIs,
  /** With one day and a budget: there and back on that day, or with a night. Without it, there and back if it is near. */
  dayTrip: z.optional(z.boolean()),
  /** The last day of the dates that a recommendation was asked for, whose journey fits into them. */
  endDate: z.optional(GivenDay),
  /** As for a recommendation. With `adults`, two are no couple and four no family; the rest of `people` are adults. */
  ...travellers,
  /** The journey and the stay that the recommendation was asked for. */
  ...preferences,
}
/** The request for which a trip is proposed. Its costs are those of the recommendation for the same facts. */
export const TripRequest = z.object(tripRequest).check(
  inputPeriod,
  z.refine(({ places, days }) => places !== undefined || days <= STAY_DAYS_MAX, {
    path: ['days'],
    message: inputText.stayTooLong(STAY_DAYS_MAX),
  }),
  z.refine(({ places, placeId }) => places?.includes(placeId) ?? true, {
    path: ['places'],
    message: inputText.placeNotAmong,
  }),
)
export type TripRequest = z.infer<typeof TripRequest>

export const ItemKind = z.enum(ITEM_KINDS)
export type ItemKind = z.infer<typeof ItemKind>
export const CostPart = z.enum(COST_PARTS)
export type CostPart = z.infer<typeof CostPart>
export const TravelBy = z.enum(TRAVEL_BY)
export type TravelBy = z.infer<typeof TravelBy>

/** A minute of a day in India, from 0:00; an item can end after 1440. */
const DayMinute = z.int().check(z.gte(0), z.lte(1439))

/** The fields of an item that a person edits. */
const itemFacts = {
  /** The day of the trip, from 0. */
  day: z.int().check(z.gte(0), z.lt(TRIP_DAYS_MAX)),
  /** The position in the day. An item that comes between two others gets the mean of theirs. */
  order: z.number().check(z.gte(-1e9), z.lte(1e9)),
  kind: ItemKind,
  title: line(ITEM_TITLE_MAX),
  note: z.string().check(z.trim(), atMost(ITEM_NOTE_MAX), storable()),
  /** A time that holds, such as of a train; null: it follows from the items before it. */
  fixedStart: z.nullable(DayMinute),
  minutes: z.int().check(z.gte(0), z.lte(ITEM_MINUTES_MAX)),
  /** Whole rupees for all people. */
  cost: z.int().check(z.gte(0), z.lte(ITEM_COST_MAX)),
  costPart: CostPart,
  link: z.nullable(webLink(ITEM_LINK_MAX)),
  /** Its position; for travel, that of its end. Both or neither. */
  lat: z.nullable(z.number().check(z.gte(-90), z.lte(90))),
  lon: z.nullable(z.number().check(z.gte(-180), z.lte(180))),
  /** The highlight of the place whose opening hours, closed days and months apply to it. */
  highlight: z.nullable(z.string().check(z.minLength(1), atMost(ITEM_TITLE_MAX), storable())),
  /** For travel only. */
  by: z.nullable(TravelBy),
}

export const TripItemFacts = z.object(itemFacts).check(
  z.refine(({ lat, lon }) => (lat === null) === (lon === null), { path: ['lon'], message: inputText.positionHalf }),
  z.refine(({ kind, by }) => kind === 'travel' || by === null, { path: ['by'], message: inputText.byWithoutTravel }),
)
export type TripItemFacts = z.infer<typeof TripItemFacts>

/** `removed` items are kept for a while, so that a stale change of one and its undoing work. */
export const TripItem = z.object({ id: Id, version: z.int(), removed: z.boolean(), ...itemFacts })
export type TripItem = z.infer<typeof TripItem>

/** A highlight of the place with its opening facts. */
export const HighlightFacts = z.object({
  ...z.pick(DestinationHighlight, { name: true, closed: true, months: true }).shape,
  /** Opening hours as `HH:MM` pairs. */
  open: z.union([z.enum(['always', 'sunrise-sunset']), z.array(z.tuple([z.string(), z.string()]))]),
  lat: z.number(),
  lon: z.number(),
  /** Of a usual visit. */
  minutes: z.int(),
  /** Rupees for one Indian adult; null if it is not known. */
  fee: z.nullable(z.number()),
})
export type HighlightFacts = z.infer<typeof HighlightFacts>

export const Trip = z.object({
  _id: Id,
  title: z.string(),
  /** Of a trip over several places, the first. */
  place: TripPlace,
  /** The places of a trip over several, in order; missing for a trip to one. */
  stops: z.optional(z.array(TripStop)),
  from: StartCity,
  people: z.int(),
  dayCount: z.int(),
  startDate: z.nullable(Day),
  /** Grows with every change of the trip and its items. */
  version: z.int(),
  owner: z.object({ _id: Id, name: z.string(), profilePicture: z.nullable(z.string()) }),
  mine: z.boolean(),
  mayEdit: z.boolean(),
  membersMayEdit: z.boolean(),
  tour: z.nullable(z.object({ _id: Id, name: z.string() })),
  /** Whether friends come along, whose group with the owner has the id of the trip and is open to the reader. */
  group: z.optional(z.boolean()),
  /** Without removed ones, in the order of days and positions. */
  items: z.array(TripItem),
  /** All highlights of the place that have complete facts. */
  highlights: z.array(HighlightFacts),
  /** Minutes of the day in India, for each day. */
  sun: z.array(z.object({ sunrise: z.int(), sunset: z.int() })),
  checklist: z.array(TripCheck),
  /** The place has slow hill roads, on which ways take longer. */
  hilly: z.boolean(),
  /** The known ways between its spots; a trip that is older than these has its times without them until it is changed. */
  roads: z.optional(z.array(Road)),
  roadsOnEdit: z.optional(z.boolean()),
  /** Permits and warnings about place and season, each a short sentence. */
  permits: z.array(z.string()),
  warnings: z.array(z.string()),
  /** `by` is null for a person who deleted the account, or whom a block separates from the reader. */
  lastChange: z.object({ by: z.nullable(z.string()), at: z.string() }),
  /** For the owner; empty for others. */
  links: z.array(MadeLink),
})
export type Trip = z.infer<typeof Trip>

export const TripRef = z.object({ tripId: Id })

/**
 * `tourId`: makes it the trip of a tour that the caller hosts. `blank`: nothing is proposed, and the days are empty. A
 * repeated call with the same key makes no second trip. A journey over several places becomes a tour afterwards (`attach`).
 */
export const TripDraft = z
  .object({
    request: TripRequest,
    tourId: z.optional(Id),
    blank: z.optional(z.boolean()),
    key: z.uuid(),
  })
  .check(
    z.refine(({ request, tourId }) => request.places === undefined || tourId === undefined, {
      path: ['tourId'],
      message: inputText.routeIsNoTour,
    }),
  )

/** The caller's trips and those of the caller's tours: coming ones by date, then those without dates, then ended ones. */
export const TripList = z.object({
  items: z.array(
    z.object({
      _id: Id,
      title: z.string(),
      place: z.object({ id: DestinationId, name: z.string(), image: z.nullable(z.string()) }),
      startDate: z.nullable(Day),
      dayCount: z.int(),
      mine: z.boolean(),
      tourId: z.nullable(Id),
      ended: z.boolean(),
    }),
  ),
})
export type TripList = z.infer<typeof TripList>

export const TourTripRef = z.object({ tourId: Id })
/** The trip of a tour, for its members. `request`: what the host can make one from; null if the place is not known. */
export const TourTrip = z.object({
  trip: z.nullable(Trip),
  mayCreate: z.boolean(),
  request: z.nullable(TripRequest),
})
export type TourTrip = z.infer<typeof TourTrip>

/**
 * `base`: the version of the item that the change was made from; null for a new one. A put of a removed item brings it
 * back. A change is rejected if somebody else has changed the item since.
 */
export const TripChange = z.discriminatedUnion('op', [
  z.object({ op: z.literal('put'), id: z.uuid(), base: z.nullable(z.int().check(z.gte(1))), item: TripItemFacts }),
  z.object({ op: z.literal('remove'), id: z.uuid(), base: z.int().check(z.gte(1)) }),
])
export type TripChange = z.infer<typeof TripChange>

const KnownVersion = z.int().check(z.gte(0))

/** `version`: of the trip as the caller knows it. An item is changed at most once. A repeated key changes nothing. */
export const TripChangeSet = z.object({
  ...TripRef.shape,
  version: KnownVersion,
  changes: z.array(TripChange).check(
    z.minLength(1),
    atMost(CHANGES_MAX),
    z.refine((changes) => new Set(changes.map(({ id }) => id.toLowerCase())).size === changes.length, {
      message: inputText.itemChangedTwice,
    }),
  ),
  key: z.uuid(),
})

export const TripChangesQuery = z.object({ ...TripRef.shape, after: KnownVersion })

/** The items that were changed after a version, with removed ones. */
export const TripChanges = z.object({
  version: z.int(),
  items: z.array(TripItem),
  /** False: items that were removed after that version are missing here, so the whole trip must be read again. */
  complete: z.boolean(),
})
/** `rejected`: ids of the items whose change was not applied; the newer ones are among `items`. */
export const TripChanged = z.extend(TripChanges, { rejected: z.array(z.uuid()) })
export type TripChanged = z.infer<typeof TripChanged>

/** CONFLICT if somebody else has changed one of the given facts since `version`. `membersMayEdit`: for the owner. */
export const TripUpdate = z.object({
  ...TripRef.shape,
  version: KnownVersion,
  title: z.optional(line(TRIP_TITLE_MAX)),
  startDate: z.optional(z.nullable(GivenDay)),
  people: z.optional(People),
  dayCount: z.optional(DayCount),
  membersMayEdit: z.optional(z.boolean()),
})
export type TripUpdate = z.infer<typeof TripUpdate>

/** For the owner: makes the trip that of a tour that the owner hosts, or of none. */
export const TripAttachment = z.object({ ...TripRef.shape, tourId: z.nullable(Id) })
