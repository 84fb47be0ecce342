import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

type Fields<T> = { [name in keyof T]: SQLWrapper }

const named = (fields: Record<string, SQLWrapper>): SQL =>
  sql.join(
    Object.entries(fields).map(([name, value]) => sql`${value} as ${sql.identifier(name)}`),
    sql`, `,
  )

/** A JSON object, built from a row: a list takes Postgres a seventh less time than with json_build_object. */
export const jsonObject = <T>(fields: Fields<T>): SQL<T> =>
  sql`(select row_to_json(fields) from (select ${named(fields)}) fields)`

/** A JSON array with an object for each row; `from`: the rest of the query, after its columns. */
export const jsonRows = <T>(fields: Fields<T>, from: SQL): SQL<T[]> =>
  sql`(select coalesce(json_agg(listed), '[]') from (select ${named(fields)} ${from}) listed)`
