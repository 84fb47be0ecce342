import { type Column, type SQL, sql } from 'drizzle-orm'

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** One condition a word of `q`: the column, which holds lower-case text, contains it. */
export const containsAllWords = (column: Column, q: string | undefined): SQL[] =>
  (q ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => sql`${column} like ${`%${escapeLike(word)}%`}`)

/** The column contains the text, in any case. */
export const containsText = (column: Column | SQL, text: string): SQL => sql`${column} ilike ${`%${escapeLike(text)}%`}`
