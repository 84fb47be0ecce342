import { sql } from 'drizzle-orm'
import { customType, uuid } from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'

/** The casing by which property names become column names, in queries and in generated migrations. */
export const CASING = 'snake_case'

/** The primary key of a table: a uuid v7 created by the app, called `_id` on the wire. */
export const id = () =>
  uuid('id')
    .primaryKey()
    .$defaultFn(() => v7())

/** An instant, in and out as an ISO 8601 string in UTC with milliseconds. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamptz(3)',
  fromDriver: (value) => new Date(value).toISOString(),
})

/** Bytes. */
export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

export const now = sql`now()`
