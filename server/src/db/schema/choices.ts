import type { Candidate, CandidateFacts, ChoiceOutcome } from '@saathi/shared/choices/schema'
import type { TripItemFacts } from '@saathi/shared/trips/schema'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, now } from '../columns.ts'
import { users } from './users.ts'

// On the coordinator, where the accounts are: a person has some dozens, which are deleted a while after they close.

const choiceId = () =>
  uuid()
    .notNull()
    .references(() => choices._id, { onDelete: 'cascade' })

/** What friends or a group decide together. Whoever votes, or adds a candidate, locks the row. */
export const choices = pgTable(
  'choices',
  {
    _id: uuid('id').primaryKey(),
    ownerId: uuid()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    /** The client's idempotency key. */
    key: uuid().notNull(),
    /** The tour or trip whose group votes; it may be on another node. */
    groupId: uuid(),
    title: text().notNull(),
    /** How many vote by the link; null in a group. */
    voters: smallint(),
    closesAt: instant().notNull(),
    closedAt: instant(),
    outcome: text().$type<ChoiceOutcome>(),
    winner: smallint(),
    /** The trip as which somebody has opened the winner. */
    tripId: uuid(),
    /** SHA-256 of the token of the link, which is not stored. */
    tokenHash: text().unique('choices_token'),
    /** The last day on which the link works. */
    linkExpiresOn: date({ mode: 'string' }),
    linkMadeAt: instant(),
    createdAt: instant().notNull().default(now),
  },
  (table) => [
    unique('choices_key').on(table.ownerId, table.key),
    check('choices_title_length', sql`length(${table.title}) between 1 and 80`),
    check(
      'choices_voters',
      sql`(${table.voters} between 2 and 10) and (${table.groupId} is null) or ${table.groupId} is not null and ${table.voters} is null`,
    ),
    check('choices_outcome', sql`${table.outcome} in ('won', 'ruledOut', 'none')`),
    check('choices_closed', sql`(${table.closedAt} is null) = (${table.outcome} is null)`),
    check('choices_winner', sql`(${table.outcome} is not distinct from 'won') = (${table.winner} is not null)`),
    check('choices_opened', sql`${table.tripId} is null or ${table.winner} is not null`),
    index('choices_by_group').on(table.groupId).where(sql`${table.groupId} is not null`),
    index('choices_due').on(table.closesAt).where(sql`${table.closedAt} is null`),
    index('choices_by_end').on(table.closedAt).where(sql`${table.closedAt} is not null`),
  ],
)

/** The trip that a candidate opens as: columns of `trips`, and its items with their ids. */
export type CandidateTrip = { facts: Record<string, unknown>; items: { id: string; facts: TripItemFacts }[] }

export const choiceCandidates = pgTable(
  'choice_candidates',
  {
    choiceId: choiceId(),
    /** From 0, in the order in which they were added. */
    number: smallint().notNull(),
    kind: text().$type<Candidate['kind']>().notNull(),
    facts: jsonb().$type<CandidateFacts>().notNull(),
    /** Whole rupees for all people. */
    total: integer().notNull(),
    perHead: integer().notNull(),
    trip: jsonb().$type<CandidateTrip>().notNull(),
    addedBy: uuid().references(() => users._id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.choiceId, table.number] }),
    check('choice_candidates_number', sql`${table.number} between 0 and 3`),
    check('choice_candidates_kind', sql`${table.kind} in ('place', 'route', 'package')`),
    index('choice_candidates_by_user').on(table.addedBy),
  ],
)

/** Who votes, each with their one vote, which nobody else is shown. */
export const choicePeople = pgTable(
  'choice_people',
  {
    choiceId: choiceId(),
    userId: uuid()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    joinedAt: instant().notNull().default(now),
    /** The numbers of candidates. */
    approvals: smallint().array().notNull().default([]),
    /** The number of the candidate that they cannot do. */
    veto: smallint(),
    votedAt: instant(),
    /** When they have seen the result among their notifications. */
    seenAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.choiceId, table.userId] }),
    check('choice_people_veto', sql`${table.veto} is null or ${table.veto} <> all (${table.approvals})`),
    check(
      'choice_people_voted',
      sql`${table.votedAt} is not null or (${table.veto} is null and ${table.approvals} = '{}')`,
    ),
    index('choice_people_by_user').on(table.userId),
  ],
)
