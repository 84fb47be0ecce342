import { and, eq, type SQL, sql } from 'drizzle-orm'
import { travelReferences } from '../../../db/schema/references.ts'
import { shownTo } from '../policy.ts'
import type { Reader } from './references.ts'

const r = travelReferences

/** Lists of the data export. */
const json = (query: SQL) => sql`select coalesce(json_agg(to_json(t)), '[]')::text as data from (${query}) t`

/**
 * What the user has written, and the references about them that they can see: without the private notes, and without who
 * would travel again.
 */
export const exportReferences = (reader: Reader): Record<string, SQL> => ({
  references: json(sql`select * from ${r} where ${eq(r.fromId, reader.userId)}`),
  referencesAboutMe: json(sql`
    select id, tour_id, from_id, tour_ended_on, company, text, reply, replied_at from ${r}
    where ${and(eq(r.aboutId, reader.userId), shownTo(reader))}`),
})
