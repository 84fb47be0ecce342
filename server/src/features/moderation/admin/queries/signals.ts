import type { Signal } from '@saathi/shared/moderation/admin'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import { signalWords } from '../../../../messages/en/moderation.ts'
import { SAME_TEXT_MIN, SIGNAL_RULES } from '../rules.ts'
import { notOwnReport } from './own-reports.ts'

const RULES = Object.keys(SIGNAL_RULES) as (keyof typeof SIGNAL_RULES)[]
type Counts = Record<(typeof RULES)[number], number>

/** The counts of the rules about a person. They read who wrote to how many, and no text of a message leaves the database. */
async function readCounts(db: Db, userId: string, staffId: string, now: Date): Promise<Counts> {
  const since = (rule: keyof Counts) => new Date(now.getTime() - SIGNAL_RULES[rule].days * 86_400_000).toISOString()
  const [row] = await db
    .select({
      newAccountWritesToMany: sql`(select count(distinct m.to_id) from messages m join users u on u.id = m.from_id
        where m.from_id = ${userId} and u.created_at > ${since('newAccountWritesToMany')})`.mapWith(Number),
      sameTextToMany: sql`(select coalesce(max(people), 0) from (
        select count(distinct to_id) as people from messages
        where from_id = ${userId} and created_at > ${since('sameTextToMany')} and length(text) >= ${SAME_TEXT_MIN}
        group by lower(regexp_replace(text, '\\s+', ' ', 'g'))) texts)`.mapWith(Number),
      manyReports: sql`(select count(distinct reporter_id) from reports
        where reported_id = ${userId} and created_at > ${since('manyReports')}
          and ${notOwnReport(staffId)})`.mapWith(Number),
    })
    .from(sql`(select) one`)
  return row as NonNullable<typeof row>
}

/** The counted rules that a person meets, without the reports in which the member of the staff has a part. */
export async function signalsAbout(db: Db, userId: string, staffId: string, now: Date): Promise<Signal[]> {
  const counts = await readCounts(db, userId, staffId, now)
  return RULES.flatMap((rule) => {
    const { limit, days } = SIGNAL_RULES[rule]
    const count = counts[rule]
    return count > limit ? [{ rule, count, limit, words: signalWords[rule](count, days, limit) }] : []
  })
}
