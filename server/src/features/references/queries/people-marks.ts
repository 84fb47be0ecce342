import type { PersonMarks } from '@saathi/shared/references/schema'
import { and, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { notBlocked, notSuspended, type UserRef } from '../../../db/queries/relationships.ts'
import { travelReferences } from '../../../db/schema/references.ts'
import { photoChecks } from '../../../db/schema/safety.ts'
import { users } from '../../../db/schema/users.ts'
import { shownTo } from '../policy.ts'
import type { Reader } from './references.ts'

const monthOf = (instant: unknown) => sql<string>`to_char(${instant} at time zone 'Asia/Kolkata', 'YYYY-MM')`

// The query builder leaves the table out of columns of a select from one table, where `id` would be that of the subquery.
const person = sql.raw('users.id')

/** What was checked about the user of a row, as an object. */
export const marksOf = (reader: { userId: UserRef; today: UserRef }) => sql<PersonMarks>`json_build_object(
  'email', json_build_object('month', ${monthOf(users.createdAt)}),
  'photo', (select json_build_object('month', ${monthOf(photoChecks.decidedAt)}) from ${photoChecks}
    where ${photoChecks.userId} = ${person} and ${photoChecks.outcome} = 'accepted'),
  'references', (select count(*) from ${travelReferences} where ${travelReferences.aboutId} = ${person} and ${shownTo(reader)}))`

/** What was checked about those of these people whom the reader may see, by their ids, for lists of a page: one statement. */
export async function findPeopleMarks(db: Db, ids: string[], reader: Reader): Promise<Map<string, PersonMarks>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ _id: users._id, marks: marksOf(reader) })
    .from(users)
    .where(and(inArray(users._id, ids), notSuspended(person), notBlocked(reader.userId, person)))
  return new Map(rows.map(({ _id, marks }) => [_id, marks]))
}
