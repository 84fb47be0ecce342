import type { FactSection } from '@saathi/shared/admin/rules'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { auditLog } from './staff.ts'

/** Facts that readers of destination pages report as wrong. Nothing about the readers is stored. */
export const wrongFacts = pgTable(
  'wrong_facts',
  {
    _id: id(),
    destinationId: text().notNull(),
    section: text().$type<FactSection>().notNull(),
    text: text().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
    doneAt: instant(),
    doneAuditId: uuid().references(() => auditLog._id),
    /** The fact that an editor found right, or corrected: `fee/Agra Fort`. */
    checkedFact: text(),
  },
  (table) => [
    check('wrong_facts_text_length', sql`length(${table.text}) between 1 and 1000`),
    check('wrong_facts_checked_length', sql`length(${table.checkedFact}) between 3 and 500`),
    check('wrong_facts_audited', sql`(${table.doneAt} is null) = (${table.doneAuditId} is null)`),
    index('wrong_facts_open').on(table._id).where(sql`${table.doneAt} is null`),
    index('wrong_facts_done').on(table.doneAt).where(sql`${table.doneAt} is not null`),
    index('wrong_facts_by_destination').on(table.destinationId, table._id),
  ],
)
