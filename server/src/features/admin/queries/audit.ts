import type { AuditLine, AuditQuery } from '@saathi/shared/admin/schema'
import { RETENTION } from '@saathi/shared/legal/retention'
import { addDays } from '@saathi/shared/lib/days'
import { and, desc, eq, gte, lt, or, sql } from 'drizzle-orm'
import { callFunction } from '../../../db/call-function.ts'
import type { Db } from '../../../db/client.ts'
import { type Actor, actorJson } from '../../../db/queries/actor.ts'
import { idArray } from '../../../db/queries/relationships.ts'
import { containsText } from '../../../db/queries/text-search.ts'
import { auditLog as log } from '../../../db/schema/staff.ts'
import { notOwnLine } from '../../moderation/admin/queries/own-reports.ts'

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

/**
 * Lines of the audit log before the id `before`, newest first, as a member of the staff may read them: none about reports in
 * which they have a part.
 */
export async function auditLines(
  db: Db,
  { staffId, before, limit, ...filters }: Filters & { staffId: string; before: string | undefined; limit: number },
): Promise<AuditLine[]> {
  const rows = await db
    .select()
    .from(log)
    .where(and(matching(filters), notOwnLine(staffId), before ? lt(log._id, before) : undefined))
    .orderBy(desc(log._id))
    .limit(limit)
  return rows.map(({ staffId: by, actor, subjectKind, subjectId, ...line }) => ({
    ...line,
    by: { _id: by, name: actor },
    subject: { kind: subjectKind, id: subjectId },
  }))
}

/** An access by a member of the staff: whose data, and no content of it. */
type Read = {
  act: 'user.read' | 'user.search' | 'user.nominee' | 'photoCheck.read' | 'reference.read'
  kind: 'user' | 'photoCheck' | 'reference'
  ids: string[]
}

/** Adds lines to the audit log about what a member of the staff is about to read, one for each id. */
export async function auditRead(db: Db, actor: Actor, { act, kind, ids }: Read): Promise<void> {
  if (ids.length > 0)
    await db.execute(sql`select audit(${actorJson(actor)}, ${act}, ${kind}, id, null, null)
      from unnest(${idArray(ids)}::text[]) id`)
}

/** Deletes lines after their retention period. The trigger of the table refuses younger ones. */
export async function deleteExpiredAuditLines(db: Db, now: Date): Promise<void> {
  const until = new Date(now.getTime() - RETENTION.auditDays * 86_400_000)
  await callFunction(db, 'delete_audit_lines', { until })
}
