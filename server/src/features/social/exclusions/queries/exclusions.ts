import { EXCLUSIONS_MAX, type Exclusion } from '@saathi/shared/recommend/schema'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import { exclusionLists } from '../../../../db/schema/exclusions.ts'

const { userId: owner, places } = exclusionLists
const json = (list: readonly Exclusion[]) => sql`${JSON.stringify(list)}::jsonb`

/** A list with other places added at its end, each once. Beyond the bound the oldest are dropped. */
const merged = (list: SQL, added: SQL) => sql`(
  select coalesce(jsonb_agg(place order by at), '[]') from (
    select place, at from (
      select distinct on (place->>'id') place, at from (
        select place, at from jsonb_array_elements(${list}) with ordinality old (place, at)
        union all
        select place, ${EXCLUSIONS_MAX}::int + at from jsonb_array_elements(${added}) with ordinality new (place, at)
      ) every_place order by place->>'id', at desc
    ) once order by at desc limit ${EXCLUSIONS_MAX}::int
  ) newest)`

const first = ([row]: { places: Exclusion[] }[]) => row?.places ?? null

/** The user's list; null when the user has not chosen to keep one. */
export const findExclusions = async (db: Db, userId: string) =>
  first(await db.select({ places }).from(exclusionLists).where(eq(owner, userId)))

/** Starts the user's list with these places, or adds them to it. */
export const rememberExclusions = async (db: Db, userId: string, added: readonly Exclusion[]) =>
  first(
    await db
      .insert(exclusionLists)
      .values({ userId, places: merged(sql`'[]'::jsonb`, json(added)) as unknown as Exclusion[] })
      .onConflictDoUpdate({ target: owner, set: { places: merged(sql`${places}`, sql`excluded.places`) } })
      .returning({ places }),
  )

/** Deletes the user's list. */
export const deleteExclusions = async (db: Db, userId: string): Promise<void> => {
  await db.delete(exclusionLists).where(eq(owner, userId))
}

const change = async (db: Db, userId: string, value: SQL) =>
  first(await db.update(exclusionLists).set({ places: value }).where(eq(owner, userId)).returning({ places }))

/** Each returns the changed list; null when the user has none. */
export const addExclusion = (db: Db, userId: string, place: Exclusion) =>
  change(db, userId, merged(sql`${places}`, json([place])))

export const removeExclusion = (db: Db, userId: string, id: string) =>
  change(
    db,
    userId,
    sql`(select coalesce(jsonb_agg(place order by at), '[]')
      from jsonb_array_elements(${places}) with ordinality kept (place, at) where place->>'id' <> ${id})`,
  )

export const clearExclusions = (db: Db, userId: string) => change(db, userId, sql`'[]'::jsonb`)
