import type { Act, AppealItem, AppealsQuery } from '@saathi/shared/admin-moderation'
import { and, asc, desc, eq, getTableColumns, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { appeals, moderationActs, suspensionProposals } from '../../../db/schema/moderation.ts'
import { users } from '../../../db/schema/social.ts'
import { auditLog } from '../../../db/schema/staff.ts'
import type { LastInTime } from './cursor.ts'

const p = getTableColumns(appeals)

/** Columns of an act with its line of the audit log. */
export const actColumns = {
  _id: moderationActs._id,
  act: moderationActs.act,
  at: moderationActs.at,
  staffId: auditLog.staffId,
  operator: moderationActs.operator,
  note: auditLog.note,
  until: moderationActs.until,
}
type ActRow = Omit<Act, 'by'> & { staffId: string | null; operator: string }
export const toAct = ({ staffId, operator, ...act }: ActRow): Act => ({ ...act, by: { _id: staffId, name: operator } })

/** The acts on a report, oldest first. */
export async function actsOn(db: Db, reportId: string): Promise<Act[]> {
  const rows = await db
    .select(actColumns)
    .from(moderationActs)
    .innerJoin(auditLog, eq(auditLog._id, moderationActs.auditId))
    .where(eq(moderationActs.reportId, reportId))
    .orderBy(asc(moderationActs._id))
  return rows.map(toAct)
}

/** Whether the decision is another's: neither the caller's act nor one that the caller proposed. */
const isOthers = (staffId: string) => sql<boolean>`(${auditLog.staffId} is distinct from ${staffId} and not exists (
  select from ${suspensionProposals} where ${suspensionProposals.decidedAuditId} = ${moderationActs.auditId}
    and ${suspensionProposals.proposedBy} = ${staffId}))`

type Query = Omit<AppealsQuery, 'cursor'> & { staffId: string; after: LastInTime | undefined }

/** Open appeals oldest first, or decided ones, those decided last first. */
export async function listAppeals(db: Db, { state, staffId, after, limit }: Query): Promise<AppealItem[]> {
  const isOpen = state === 'open'
  const older = sql`(${p.decidedAt}, ${p._id}) < (${after?.at}::timestamptz, ${after?.id}::uuid)`
  const rows = await db
    .select({
      _id: p._id,
      createdAt: p.createdAt,
      text: p.text,
      by: {
        _id: users._id,
        name: users.name,
        profilePicture: users.profilePicture,
        isDeleted: sql<boolean>`false`,
      },
      act: actColumns,
      reportId: moderationActs.reportId,
      decidedAt: p.decidedAt,
      outcome: p.outcome,
      mayDecide: isOthers(staffId),
    })
    .from(appeals)
    .innerJoin(moderationActs, eq(moderationActs._id, p.actId))
    .innerJoin(auditLog, eq(auditLog._id, moderationActs.auditId))
    .innerJoin(users, eq(users._id, p.userId))
    .where(
      and(
        isOpen ? isNull(p.decidedAt) : isNotNull(p.decidedAt),
        after ? (isOpen ? gt(p._id, after.id) : older) : undefined,
      ),
    )
    .orderBy(...(isOpen ? [asc(p._id)] : [desc(p.decidedAt), desc(p._id)]))
    .limit(limit)
  return rows.map(({ act, mayDecide, ...row }) => ({ ...row, act: toAct(act), mayDecide: isOpen && mayDecide }))
}
