import type { Gender } from '@saathi/shared/social/genders'
import { and, eq, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/client.ts'
import { perDb } from '../../../db/per-db.ts'
import { hiddenFrom, idArray, type UserRef } from '../../../db/queries/relationships.ts'
import { genders } from '../../../db/schema/genders.ts'
import { plans } from '../../../db/schema/plans.ts'
import { type KnownPlace, searchKeys } from '../places.ts'
import { isFoundBy } from '../policy.ts'

// A search takes a statement of the plans of one place, which one node answers (for a destination a second one, of the
// plans to its whole region), and then those of the tables that may be elsewhere (people.ts): who the owners are, which of them are
// matched with the reader, and whom the reader has invited.

const { placeholder } = sql
const columns = {
  _id: plans._id,
  userId: plans.userId,
  goesTo: plans.goesTo,
  startDate: plans.startDate,
  endDate: plans.endDate,
  flexibleDays: plans.flexibleDays,
  company: plans.company,
  note: plans.note,
  visibleTo: plans.visibleTo,
  onlyGender: plans.onlyGender,
  firstWeek: plans.firstWeek,
  lastWeek: plans.lastWeek,
}

const PARAMETERS = {
  ...{ me: placeholder('me'), gender: placeholder('gender'), hidden: placeholder('hidden') },
  ...{ placeId: placeholder('placeId'), company: placeholder('company') },
  ...{ first: placeholder('first'), last: placeholder('last'), latest: placeholder('latest') },
  ...{ afterWeek: placeholder('afterWeek'), afterId: placeholder('afterId') },
}
type Parameters = { [name in keyof typeof PARAMETERS]: unknown } & { me: UserRef; gender: UserRef; hidden: UserRef }
const isFound = isFoundBy(PARAMETERS)

/** The lengths of the pages of plans that are read. They are part of the SQL text, since the query plan depends on them. */
export const PAGE_SIZES = [21, 51, 200] as const

/** Plans of a place in these weeks, by their last week, after a cursor. A plan is found to the end of its last week, since one that left on its last day would tell it. */
export const planQuery = (db: Db, size: number, at: Parameters = PARAMETERS) =>
  db
    .select(columns)
    .from(plans)
    .where(
      sql`${plans.placeId} = ${at.placeId}
        and ${plans.lastWeek} >= ${at.first}::date and ${plans.lastWeek} <= ${at.latest}::date
        and ${plans.firstWeek} <= ${at.last}::date
        and (${plans.lastWeek}, ${plans._id}) > (${at.afterWeek}::date, ${at.afterId}::uuid)
        and ${isFoundBy(at)} and ${plans.company} = any(${at.company}::text[])`,
    )
    .orderBy(plans.lastWeek, plans._id)
    .limit(sql.raw(String(size)) as never)

export type PlanRow = Awaited<ReturnType<typeof planQuery>>[number]

const me = placeholder('me')
const prepared = perDb((db) => ({
  gender: db.select({ gender: genders.gender }).from(genders).where(eq(genders.userId, me)).prepare('reader_gender'),
  hidden: db
    .select({ ids: sql<string[]>`${hiddenFrom(me)}` })
    .from(sql`(select) one`)
    .prepare('hidden_owners'),
  pages: new Map(PAGE_SIZES.map((size) => [size as number, planQuery(db, size).prepare(`find_plans_${size}`)])),
  one: db
    .select(columns)
    .from(plans)
    .where(and(eq(plans.placeId, placeholder('placeId')), eq(plans._id, placeholder('planId')), isFound))
    .prepare('find_plan'),
}))

export type Page = {
  me: string
  /** The declared gender of the reader: plans for one gender are read only for that. */
  gender: Gender | null
  /** The people whom a block hides from the reader, who would else be the last of a page. */
  hidden?: string
  place: KnownPlace
  first: string
  last: string
  latest: string
  afterWeek: string
  afterId: string
  company: string
}

/** The next `size` plans that a search for a place finds; each of its keys is one statement. */
export async function readPlans(
  db: Db,
  { place, hidden = '{}', ...page }: Page,
  size: (typeof PAGE_SIZES)[number],
): Promise<PlanRow[]> {
  const statement = prepared(db).pages.get(size)
  const pages = await Promise.all(
    searchKeys(place).map((placeId) => statement?.execute({ ...page, hidden, placeId }) ?? []),
  )
  return pages
    .flat()
    .sort((a, b) => (a.lastWeek === b.lastWeek ? (a._id < b._id ? -1 : 1) : a.lastWeek < b.lastWeek ? -1 : 1))
    .slice(0, size)
}

/** The next plans that each of these searches finds, at most `size` for each key of its place, in one statement. */
export async function readPlansOf(db: Db, pages: Page[], size: (typeof PAGE_SIZES)[number]): Promise<PlanRow[]> {
  const [first, second, ...more] = pages.flatMap(({ place, hidden = '{}', gender, ...page }) =>
    searchKeys(place).map((placeId) =>
      planQuery(db, size, { ...page, placeId, hidden: sql`${hidden}`, gender: sql`${gender}` }),
    ),
  )
  return first ? await (second ? unionAll(first, second, ...more) : first) : []
}

/** The plan at a place, if a search of the reader may find it. */
export async function readPlan(
  db: Db,
  { placeId, planId }: { placeId: string; planId: string },
  me: string,
): Promise<PlanRow | null> {
  const [gender, hidden] = await Promise.all([readGender(db, me), readHidden(db, me)])
  const [row] = await prepared(db).one.execute({ placeId, planId, me, gender, hidden })
  return row ?? null
}

/** The gender that the reader has declared. Every search reads it, so that none takes longer than another. */
export async function readGender(db: Db, reader: string): Promise<Gender | null> {
  const [row] = await prepared(db).gender.execute({ me: reader })
  return row?.gender ?? null
}

/** The ids of the people whom a block hides from the reader, as the text of an array. */
export async function readHidden(db: Db, reader: string): Promise<string> {
  const [row] = await prepared(db).hidden.execute({ me: reader })
  return idArray(row?.ids ?? [])
}
