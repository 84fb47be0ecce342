import { REASON_MAX } from '@saathi/shared/tour-rules'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { packages } from './packages.ts'
import { users } from './social.ts'

/** Group tours. A host who leaves takes the tours along; a package that goes leaves its tours standing. */
export const tours = pgTable(
  'tours',
  {
    _id: id(),
    creatorId: uuid()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    packageId: uuid().references(() => packages._id, { onDelete: 'set null' }),
    name: text().notNull(),
    description: text().notNull().default(''),
    destination: text().notNull(),
    startDate: date({ mode: 'string' }).notNull(),
    endDate: date({ mode: 'string' }).notNull(),
    /** Whole rupees a person. */
    price: integer().notNull(),
    /** Seats; null is open to all. */
    capacity: integer(),
    /** Seats taken: kept by the functions that seat people, never written elsewhere. */
    joined: integer().notNull().default(0),
    images: text().array().notNull().default(sql`'{}'`),
    /** Lower-case words that the tour may be looked for by. */
    search: text().notNull(),
    /** Whether link previews and the help chat may name it to people who are not signed in: the host's choice. */
    isPublic: boolean().notNull().default(false),
    cancelledAt: instant(),
    /** Set while the host lets nobody new in: neither by joining nor from the waitlist. */
    joiningClosedAt: instant(),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (table) => [
    check('tours_dates_in_order', sql`${table.endDate} >= ${table.startDate}`),
    check('tours_price_positive', sql`${table.price} >= 0`),
    check('tours_capacity', sql`${table.capacity} is null or ${table.capacity} >= 1`),
    check(
      'tours_never_oversold',
      sql`${table.joined} >= 0 and (${table.capacity} is null or ${table.joined} <= ${table.capacity})`,
    ),
    index('tours_by_start').on(table.startDate, table._id),
    index('tours_by_price').on(table.price, table._id),
    index('tours_by_host').on(table.creatorId, table.startDate),
    index('tours_by_package').on(table.packageId),
    index('tours_search').using('gin', sql`${table.search} gin_trgm_ops`),
    index('tours_images').using('gin', table.images),
  ],
)

const tour = () =>
  uuid('tour_id')
    .notNull()
    .references(() => tours._id, { onDelete: 'cascade' })
const user = () =>
  uuid('user_id')
    .notNull()
    .references(() => users._id, { onDelete: 'cascade' })

/** Who has a seat. */
export const tourParticipants = pgTable(
  'tour_participants',
  {
    tourId: tour(),
    userId: user(),
    /** The order in which they came. */
    turn: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    joinedAt: instant().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.tourId, table.userId] }),
    index('tour_participants_by_user').on(table.userId, table.tourId),
    index('tour_participants_in_turn').on(table.tourId, table.turn),
  ],
)

/** Who waits for one, in the order of `turn`. */
export const tourWaitlist = pgTable(
  'tour_waitlist',
  {
    tourId: tour(),
    userId: user(),
    turn: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    since: instant().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.tourId, table.userId] }),
    index('tour_waitlist_in_turn').on(table.tourId, table.turn),
    index('tour_waitlist_by_user').on(table.userId),
  ],
)

/** Whom a host has removed from a tour, and why: they cannot join it again until the host lifts it. */
export const tourRemovals = pgTable(
  'tour_removals',
  {
    tourId: tour(),
    userId: user(),
    reason: text().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.tourId, table.userId] }),
    check('tour_removals_reason_given', sql`length(${table.reason}) between 1 and ${sql.raw(String(REASON_MAX))}`),
    index('tour_removals_by_user').on(table.userId),
  ],
)

/** Tours that somebody has hearted. */
export const favorites = pgTable(
  'favorites',
  { userId: user(), tourId: tour(), createdAt: instant().notNull().default(sql`now()`) },
  (table) => [primaryKey({ columns: [table.userId, table.tourId] }), index('favorites_by_tour').on(table.tourId)],
)
