import type { ConsentPurpose } from '@saathi/shared/auth/consents'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { users } from './users.ts'

/**
 * The history of what people have consented to and withdrawn: rows are added only, by `record_consent`. The last row of a
 * purpose says how it stands.
 */
export const consents = pgTable(
  'consents',
  {
    userId: uuid()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    purpose: text().$type<ConsentPurpose>().notNull(),
    sequence: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    /** False: withdrawn. */
    given: boolean().notNull(),
    /** The version of the notice; `before`: from before consents were recorded. */
    notice: text().notNull(),
    /** Null: not known, for some from before. */
    at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.purpose, table.sequence] }),
    check('consents_purpose', sql`${table.purpose} in ('account', 'gender', 'photoCheck', 'upiId')`),
    check('consents_notice', sql`length(${table.notice}) between 1 and 20`),
    check('consents_at', sql`${table.at} is not null or ${table.notice} = 'before'`),
  ],
)
