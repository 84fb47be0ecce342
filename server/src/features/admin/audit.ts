import type { AuditLine, AuditQuery } from '@saathi/shared/admin'
import { addDays } from '@saathi/shared/days'
import { RETENTION } from '@saathi/shared/retention'
import { and, desc, eq, gte, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { containsText } from '../../db/queries/text-search.ts'
import { auditLog as log } from '../../db/schema/staff.ts'

type Filters = Omit<AuditQuery, 'cursor' | 'limit'>

/** The first instant of a day in India. */
const startOf = (day: string) => `${day}T00:00:00+05:30`

const matching = ({ q, kind, subjectId, from, to }: Filters) =>
  and(
    q ? or(containsText(log.actor, q), containsText(log.act, q), containsText(log.note, q)) : undefined,
    kind ? eq(log.subjectKind, kind) : undefined,
    subjectId ? eq(log.subjectId, subjectId) : undefined,
    from ? gte(log.at, startOf(from)) : undefined,
    to ? lt(log.at, startOf(addDays(to, 1))) : undefined,
  )

/** Lines of the audit log before the id `before`, newest first. */
export async function auditLines(
  db: Db,
  { before, limit, ...filters }: Filters & { before: string | undefined; limit: number },
): Promise<AuditLine[]> {
  const rows = await db
    .select()
    .from(log)
    .where(and(matching(filters), before ? lt(log._id, before) : undefined))
    .orderBy(desc(log._id))
    .limit(limit)
  return rows.map(({ staffId, actor, subjectKind, subjectId, ...line }) => ({
    ...line,
    by: { _id: staffId, name: actor },
    subject: { kind: subjectKind, id: subjectId },
  }))
}

/** Deletes lines after their retention period. The trigger of the table refuses younger ones. */
export async function deleteExpiredAuditLines(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION.auditDays * 86_400_000).toISOString()
  await db.execute(sql`select forget_audit_lines(${before})`)
}
