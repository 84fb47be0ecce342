import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** Seconds since 1970, as in tokens. */
const seconds = () => bigint({ mode: 'number' })

/**
 * The sessions of accounts as this server has seen them, whichever the identity provider. A session is a log-in: its
 * account and the time of the log-in are in all of its tokens. An ended session keeps its row, by which its tokens are
 * refused.
 */
export const sessions = pgTable(
  'sessions',
  {
    /** The account's uid at the identity provider. */
    account: text().notNull(),
    authTime: seconds().notNull(),
    _id: uuid('id').notNull().default(sql`uuidv7()`),
    /** The browser and the operating system, such as `Chrome` and `Android`; null if they are not known. */
    app: text(),
    system: text(),
    /** A keyed hash of the browser's cookie. */
    browser: text(),
    seenAt: instant().notNull(),
    /** The time of the database, by which other processes find sessions that have just ended. */
    endedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.account, table.authTime] }),
    index('sessions_by_use').on(table.seenAt),
    index('sessions_by_end').on(table.endedAt).where(sql`${table.endedAt} is not null`),
  ],
)

/** Ends all sessions of an account that began before a time, also those without a row, except the session `kept`. */
export const sessionCutoffs = pgTable(
  'session_cutoffs',
  {
    account: text().primaryKey(),
    endedBefore: seconds().notNull(),
    kept: seconds(),
  },
  (table) => [index('session_cutoffs_by_age').on(table.endedBefore)],
)
