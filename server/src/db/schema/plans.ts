import type { InvitationAnswer, PlanCompany, PlanVisibleTo } from '@saathi/shared/plans/schema'
import type { Gender } from '@saathi/shared/social/genders'
import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { tours } from './tours.ts'
import { users } from './users.ts'

/** The columns of both copies of a plan. */
const facts = () => ({
  /** The destination, or `region:` and a state, that the plan names. */
  goesTo: text().notNull(),
  startDate: date().notNull(),
  endDate: date().notNull(),
  flexibleDays: smallint().notNull(),
  company: text().$type<PlanCompany>().notNull(),
  note: text().notNull(),
  visibleTo: text().$type<PlanVisibleTo>().notNull(),
  /** The only gender that finds the plan: that of its owner, who chose that; null for everybody. */
  onlyGender: text().$type<Gender>(),
  /** The last day on which the plan may be; it has ended the day after. */
  endsOn: date().notNull(),
})

/**
 * Travel plans by the place where others search for them; a plan to a destination has a second row for its state, and one to
 * a state a second row (`whole-` and the state's id) for searches of the state's destinations. Written
 * together with `plan_summaries`. Can be distributed by the place, so it has no foreign keys: `delete_account_rows` deletes
 * the rows of a deleted account.
 */
export const plans = pgTable(
  'plans',
  {
    placeId: text().notNull(),
    _id: uuid('id').notNull(),
    userId: uuid().notNull(),
    ...facts(),
    /** The Mondays of the first and the last week in which the plan may be: searches compare weeks, never days. */
    firstWeek: date().notNull(),
    lastWeek: date().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.placeId, table._id] }),
    index('plans_by_week').on(table.placeId, table.lastWeek, table._id, table.firstWeek),
    index('plans_ended').on(table.endsOn),
  ],
)

/** The plans of each user: one row a plan, so that one node knows all of a user's plans. */
export const planSummaries = pgTable(
  'plan_summaries',
  {
    userId: uuid().notNull(),
    _id: uuid('id').notNull(),
    ...facts(),
    /** The region that `goes_to` is or lies in: the other place where `plans` has the plan. */
    regionId: text().notNull(),
    /** The client's idempotency key. */
    key: uuid(),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table._id] }),
    unique('plan_summaries_key').on(table.userId, table.key),
    check(
      'plan_summaries_dates',
      sql`${table.endDate} >= ${table.startDate} and ${table.endDate} - ${table.startDate} < 90`,
    ),
    check('plan_summaries_flexible', sql`${table.flexibleDays} between 0 and 14`),
    check('plan_summaries_note_length', sql`length(${table.note}) <= 200`),
    index('plan_summaries_ended').on(table.endsOn),
  ],
)

/** Owners of plans whom the host of a tour has invited: once a tour and person. While it is accepted, the host sees the days of the plan. */
export const planInvitations = pgTable(
  'plan_invitations',
  {
    tourId: uuid()
      .notNull()
      .references(() => tours._id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    planId: uuid().notNull(),
    /** The owner's answer; null until then, and again once the place or the days of the plan change. */
    answer: text().$type<InvitationAnswer>(),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.tourId, table.userId] }),
    check('plan_invitations_answer', sql`${table.answer} in ('accepted', 'declined')`),
    index('plan_invitations_by_user').on(table.userId),
    index('plan_invitations_by_plan').on(table.planId),
  ],
)
