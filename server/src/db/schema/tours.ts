import type { Gender } from '@saathi/shared/social/genders'
import {
  CANCELLATION_MAX,
  GUEST_QUESTION_MAX,
  QUESTIONS_MAX,
  REASON_MAX,
  TOUR_COVERS,
} from '@saathi/shared/tours/rules'
import type { Answer, TourCover } from '@saathi/shared/tours/schema'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { GENDER_LIST } from './genders.ts'
import { packages } from './packages.ts'
import { users } from './users.ts'

/** Group tours. They are deleted with their host; a deleted package leaves its tours in place. */
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
    /** The host's text about refunds; empty for none. */
    cancellationTerms: text().notNull().default(''),
    destination: text().notNull(),
    /** The place of the recommender's dataset that the destination names exactly; null for none. */
    placeId: text(),
    startDate: date({ mode: 'string' }).notNull(),
    endDate: date({ mode: 'string' }).notNull(),
    /** Whole rupees per person. */
    price: integer().notNull(),
    /** What the price covers, as the host says. */
    covers: text().array().$type<TourCover[]>().notNull().default(sql`'{}'`),
    /** The number of seats; null is unlimited. */
    capacity: integer(),
    /** The number of taken seats, updated only by the SQL functions that change participants. */
    joined: integer().notNull().default(0),
    images: text().array().notNull().default(sql`'{}'`),
    /** The searchable words in lower case. */
    search: text().notNull(),
    /**
     * The host's choice: whether anyone with the link sees the tour without signing in. Link previews and the help chat
     * may then show it, too.
     */
    isPublic: boolean().notNull().default(false),
    /** The host's choice: whether a public tour shows their first name, picture and checks to people who are not signed in. */
    showsHost: boolean().notNull().default(false),
    /** The host's choice: whether the host accepts each new participant. */
    needsApproval: boolean().notNull().default(false),
    /** The host's questions to those who ask to join, while `needsApproval` is true. */
    questions: text().array().notNull().default(sql`'{}'`),
    /**
     * The only gender to which the tour is open: the host's when they chose that; null for everybody. It stays when the
     * host's gender changes. Others never learn of the tour.
     */
    onlyGender: text().$type<Gender>(),
    cancelledAt: instant(),
    /** Set while the host has closed the tour to new participants, from the waitlist too. */
    joiningClosedAt: instant(),
    /** Whether the tour has ended and its people were asked for references. */
    askedForReferences: boolean().notNull().default(false),
    /** When the tour was made, or moved to an earlier first day: references need one that was announced in time. */
    announcedAt: instant().notNull().default(sql`now()`),
    /** The number of changes of the tour in calendars. */
    calendarVersion: integer().notNull().default(0),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (table) => [
    check('tours_dates_in_order', sql`${table.endDate} >= ${table.startDate}`),
    check('tours_price_positive', sql`${table.price} >= 0`),
    check(
      'tours_cancellation_terms_length',
      sql`length(${table.cancellationTerms}) <= ${sql.raw(String(CANCELLATION_MAX))}`,
    ),
    check(
      'tours_covers',
      sql`${table.covers} <@ array[${sql.raw(TOUR_COVERS.map((cover) => `'${cover}'`).join(', '))}]::text[]`,
    ),
    check('tours_questions', sql`cardinality(${table.questions}) <= ${sql.raw(String(QUESTIONS_MAX))}`),
    check('tours_capacity', sql`${table.capacity} is null or ${table.capacity} >= 1`),
    check(
      'tours_never_oversold',
      sql`${table.joined} >= 0 and (${table.capacity} is null or ${table.joined} <= ${table.capacity})`,
    ),
    check('tours_only_gender', sql`${table.onlyGender} in ${GENDER_LIST}`),
    check('tours_one_gender_not_public', sql`${table.onlyGender} is null or not ${table.isPublic}`),
    index('tours_by_start').on(table.startDate, table._id),
    index('tours_public_by_start').on(table.startDate, table._id).where(sql`${table.isPublic}`),
    index('tours_by_price').on(table.price, table._id),
    index('tours_by_host').on(table.creatorId, table.startDate),
    index('tours_to_ask')
      .on(table.endDate)
      .where(sql`not ${table.askedForReferences} and ${table.cancelledAt} is null`),
    index('tours_by_package').on(table.packageId),
    index('tours_by_place').on(table.placeId, table.startDate),
    index('tours_public_by_place').on(table.placeId, table.startDate).where(sql`${table.isPublic}`),
    index('tours_long_by_place')
      .on(table.placeId, table.startDate, table.endDate)
      .where(sql`${table.endDate} - ${table.startDate} > 10`),
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

/** Participants with a seat. */
export const tourParticipants = pgTable(
  'tour_participants',
  {
    tourId: tour(),
    userId: user(),
    /** The order of joining. */
    turn: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    joinedAt: instant().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.tourId, table.userId] }),
    index('tour_participants_by_user').on(table.userId, table.tourId),
    index('tour_participants_in_turn').on(table.tourId, table.turn),
  ],
)

/** The waitlist, in the order of `turn`. */
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

/**
 * Open requests to join a tour whose host decides, with the answers to the host's questions. A request is deleted when the
 * host decides, when it is taken back and when the tour is cancelled or over.
 */
export const tourRequests = pgTable(
  'tour_requests',
  {
    tourId: tour(),
    userId: user(),
    answers: jsonb().$type<Answer[]>().notNull().default([]),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.tourId, table.userId] }),
    check('tour_requests_answers', sql`jsonb_typeof(${table.answers}) = 'array'`),
    index('tour_requests_by_user').on(table.userId, table.tourId),
  ],
)

/**
 * What people ask the host of a tour before they join, and the host's answers; only the two see them. One person has at most
 * one question without an answer in a tour. They are deleted some time after the tour.
 */
export const guestQuestions = pgTable(
  'guest_questions',
  {
    tourId: tour(),
    _id: uuid('id').notNull(),
    userId: user(),
    text: text().notNull(),
    answer: text(),
    createdAt: instant().notNull().default(sql`now()`),
    answeredAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.tourId, table._id] }),
    check('guest_questions_text', sql`length(${table.text}) between 1 and ${sql.raw(String(GUEST_QUESTION_MAX))}`),
    check('guest_questions_answer', sql`length(${table.answer}) between 1 and ${sql.raw(String(GUEST_QUESTION_MAX))}`),
    uniqueIndex('guest_questions_open').on(table.tourId, table.userId).where(sql`${table.answer} is null`),
    index('guest_questions_by_user').on(table.userId, table.tourId),
  ],
)

/**
 * People whom the host has removed from the tour, or whose request the host has declined, with the host's words. They
 * cannot join or ask again until the host lets them.
 */
export const tourRemovals = pgTable(
  'tour_removals',
  {
    tourId: tour(),
    userId: user(),
    reason: text().notNull(),
    /** The host has declined a request; otherwise removed a participant. */
    declined: boolean().notNull().default(false),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.tourId, table.userId] }),
    check('tour_removals_reason_given', sql`length(${table.reason}) between 1 and ${sql.raw(String(REASON_MAX))}`),
    index('tour_removals_by_user').on(table.userId),
  ],
)

/** Tours that a user has marked as favourites. */
export const favorites = pgTable(
  'favorites',
  { userId: user(), tourId: tour(), createdAt: instant().notNull().default(sql`now()`) },
  (table) => [primaryKey({ columns: [table.userId, table.tourId] }), index('favorites_by_tour').on(table.tourId)],
)
