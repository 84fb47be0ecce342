import { type Column, type SQL, sql } from 'drizzle-orm'

const literal = (word: string) => word.replace(/[\\%_]/g, '\\$&')

/** Conditions that hold where every word of `q` stands somewhere in a column of lower-case text. */
export const containsAllWords = (column: Column, q: string | undefined): SQL[] =>
  (q ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => sql`${column} like ${`%${literal(word)}%`}`)

/** Holds where `part` stands in the column, in upper or lower case. */
export const containsText = (column: Column | SQL, part: string): SQL => sql`${column} ilike ${`%${literal(part)}%`}`
