import { type Column, type SQL, sql } from 'drizzle-orm'

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** One condition for each word of `q`: the column, whose text is in lower case, contains it. */
export const containsAllWords = (column: Column, q: string | undefined): SQL[] =>
  (q ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => containsLower(column, word))

/** The column, whose text is in lower case, contains the text. */
export const containsLower = (column: Column, text: string): SQL =>
  sql`${column} like ${`%${escapeLike(text.toLowerCase())}%`}`

/** The column contains the text, ignoring case. */
export const containsText = (column: Column | SQL, text: string): SQL => sql`${column} ilike ${`%${escapeLike(text)}%`}`
