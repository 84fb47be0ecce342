import {
  COMPANY_KINDS,
  COMPANY_KINDS_MAX,
  HIDDEN_REASON_MAX,
  MODERATORS_NOTE_MAX,
  REFERENCE_MAX,
  REPLY_MAX,
} from '@saathi/shared/references/rules'
import type { CompanyKind } from '@saathi/shared/references/schema'
import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, date, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { tours } from './tours.ts'
import { users } from './users.ts'

const literal = (value: string | number) => sql.raw(String(value))
const lengthOf = (column: AnyPgColumn, least: number, most: number): SQL =>
  sql`length(${column}) between ${literal(least)} and ${literal(most)}`

/**
 * What two people who were on a tour together write about each other, each once. Rows are never changed except for the
 * reply, what moderators hide, and the day from which others see it. "References" is a reserved word of SQL.
 */
export const travelReferences = pgTable(
  'travel_references',
  {
    _id: id(),
    /** Null once the host has deleted their account, and the tour with it. */
    tourId: uuid().references(() => tours._id, { onDelete: 'set null' }),
    fromId: uuid()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    aboutId: uuid()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    /** The last day of the tour. */
    tourEndedOn: date({ mode: 'string' }).notNull(),
    company: text().array().$type<CompanyKind[]>().notNull(),
    wouldTravelAgain: boolean().notNull(),
    text: text().notNull(),
    /** For the moderators only. */
    privateNote: text().notNull().default(''),
    /** From this day on, in India, others than the writer see it. */
    shownFrom: date({ mode: 'string' }).notNull(),
    /** When the person it is about was notified of it, which is not before that day. */
    announcedAt: instant(),
    reply: text(),
    repliedAt: instant(),
    hiddenAt: instant(),
    hiddenReason: text(),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (table) => [
    unique('travel_references_once').on(table.tourId, table.fromId, table.aboutId),
    check('travel_references_not_oneself', sql`${table.fromId} <> ${table.aboutId}`),
    check(
      'travel_references_company',
      sql`cardinality(${table.company}) between 1 and ${literal(COMPANY_KINDS_MAX)}
        and ${table.company} <@ '{${literal(COMPANY_KINDS.join(','))}}'::text[]`,
    ),
    check('travel_references_text_length', lengthOf(table.text, 1, REFERENCE_MAX)),
    check('travel_references_note_length', lengthOf(table.privateNote, 0, MODERATORS_NOTE_MAX)),
    check('travel_references_reply_length', lengthOf(table.reply, 1, REPLY_MAX)),
    check('travel_references_replied', sql`(${table.reply} is null) = (${table.repliedAt} is null)`),
    check(
      'travel_references_hidden',
      sql`(${table.hiddenAt} is null) = (${table.hiddenReason} is null) and ${lengthOf(table.hiddenReason, 1, HIDDEN_REASON_MAX)}`,
    ),
    index('travel_references_about').on(table.aboutId, table._id),
    index('travel_references_from').on(table.fromId, table._id),
    index('travel_references_noted').on(table._id).where(sql`${table.privateNote} <> ''`),
    index('travel_references_hidden').on(table._id).where(sql`${table.hiddenAt} is not null`),
    index('travel_references_unannounced')
      .on(table.shownFrom)
      .where(sql`${table.announcedAt} is null and ${table.tourId} is not null`),
  ],
)
