import type { CheckKind } from '@saathi/shared/trips/checks'
import type { TripItemFacts, TripRequest } from '@saathi/shared/trips/schema'
import type { StopFacts } from '@saathi/shared/trips/stops'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, now } from '../columns.ts'
import { tours } from './tours.ts'

// A trip and what belongs to it can be distributed over several databases by the id of the trip, and `trip_summaries` by
// the user, so these tables have no foreign keys: `delete_trip` and `delete_account_trips` delete their rows.

const tripId = () => uuid().notNull()
const userId = () => uuid().notNull()
const version = () => bigint({ mode: 'number' }).notNull()

/** The columns of a trip that lists show. */
export const listed = () => ({
  title: text().notNull(),
  placeId: text().notNull(),
  /** The day of departure; null for a trip without dates. */
  startDate: date({ mode: 'string' }),
  dayCount: smallint().notNull(),
})

/** Itineraries. Whoever changes one, or its items, locks its row. */
export const trips = pgTable(
  'trips',
  {
    _id: uuid('id').primaryKey(),
    ownerId: uuid().notNull(),
    ...listed(),
    fromCity: text().$type<TripRequest['from']>().notNull(),
    people: smallint().notNull(),
    /** The month by which a trip without dates is judged. */
    month: smallint(),
    tripType: text().$type<TripRequest['type'] | null>(),
    /** The places of a trip over several in their order; null for a trip to one, which `place_id` names. */
    stops: jsonb().$type<StopFacts[]>(),
    /** Grows with every change of the trip and its items. */
    version: version(),
    /** The version in which a fact of the trip was changed last, by the name of its column. */
    factVersions: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** The greatest version of the removed items that have been deleted for good. */
    deletedUpTo: version().default(0),
    membersMayEdit: boolean().notNull().default(false),
    changedBy: uuid(),
    changedAt: instant().notNull().default(now),
    createdAt: instant().notNull().default(now),
  },
  (table) => [
    check('trips_title_length', sql`length(${table.title}) between 1 and 80`),
    check('trips_people', sql`${table.people} between 1 and 10`),
    check('trips_day_count', sql`${table.dayCount} between 1 and 14`),
    index('trips_by_owner').on(table.ownerId),
    index('trips_by_last_change').on(table.changedBy),
  ],
)

/** The items of the days. A removed one stays for a while, so that a stale change of it is known as one. */
export const tripItems = pgTable(
  'trip_items',
  {
    tripId: tripId(),
    _id: uuid('id').notNull(),
    /** The version of the trip in which the item was changed last. */
    version: version(),
    facts: jsonb().$type<TripItemFacts>().notNull(),
    removedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.tripId, table._id] }),
    index('trip_items_in_versions').on(table.tripId, table.version),
    index('trip_items_removed').on(table.removedAt).where(sql`${table.removedAt} is not null`),
  ],
)

/** The calls that changed items, by their idempotency keys; deleted after a day. */
export const tripEdits = pgTable(
  'trip_edits',
  {
    tripId: tripId(),
    key: uuid().notNull(),
    rejected: uuid().array().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tripId, table.key] }), index('trip_edits_by_age').on(table.at)],
)

/** The ticks of a person on a trip's checklist. */
export const tripTicks = pgTable(
  'trip_ticks',
  {
    tripId: tripId(),
    userId: userId(),
    /** The id of a proposed check, or of one of the person's own. */
    itemId: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tripId, table.userId, table.itemId] }),
    check('trip_ticks_item_length', sql`length(${table.itemId}) <= 80`),
    index('trip_ticks_by_user').on(table.userId, table.tripId),
  ],
)

/** The checks that a person has added to their checklist of a trip; others do not see them. */
export const tripChecks = pgTable(
  'trip_checks',
  {
    tripId: tripId(),
    userId: userId(),
    _id: uuid('id').notNull(),
    kind: text().$type<CheckKind>().notNull(),
    text: text().notNull(),
    createdAt: instant().notNull().default(now),
  },
  (table) => [
    primaryKey({ columns: [table.tripId, table.userId, table._id] }),
    check('trip_checks_kind', sql`${table.kind} in ('packing', 'booking')`),
    check('trip_checks_text_length', sql`length(${table.text}) <= 120`),
    index('trip_checks_by_user').on(table.userId, table.tripId),
  ],
)

/** The trips of each owner: one row a trip, so that one node knows all of a user's trips. */
export const tripSummaries = pgTable(
  'trip_summaries',
  {
    userId: userId(),
    tripId: tripId(),
    /** The client's idempotency key. */
    key: uuid().notNull(),
    ...listed(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tripId] }),
    unique('trip_summaries_key').on(table.userId, table.key),
    index('trip_summaries_by_start')
      .on(table.startDate, table.tripId, table.userId)
      .where(sql`${table.startDate} is not null`),
  ],
)

/** The trip of each tour that has one, which its host owns. On the coordinator, where the tours and their members are. */
export const tourTrips = pgTable(
  'tour_trips',
  {
    tourId: uuid()
      .primaryKey()
      .references(() => tours._id, { onDelete: 'cascade' }),
    tripId: tripId(),
    ...listed(),
  },
  (table) => [index('tour_trips_by_trip').on(table.tripId)],
)
