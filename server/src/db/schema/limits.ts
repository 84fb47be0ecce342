import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Counts of rate-limited actions in their time windows. Keys are hashed; the columns are those of
 * rate-limiter-flexible.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('rate_limits_by_end').on(table.expire)],
)
