import type { Act, AppealItem, AppealsQuery } from '@saathi/shared/moderation/admin'
import { and, asc, desc, eq, getTableColumns, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import { appeals, moderationActs, suspensionProposals } from '../../../../db/schema/moderation.ts'
import { auditLog } from '../../../../db/schema/staff.ts'
import { users } from '../../../../db/schema/users.ts'
import type { LastInTime } from '../cursor.ts'
import { notOwnReportId } from './own-reports.ts'

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

/** True for an appeal that is neither the member's own nor about a report in which they have a part. */
const isShownTo = (staffId: string) => and(ne(p.userId, staffId), notOwnReportId(staffId, moderationActs.reportId))

/** Appeals without a decision that this member of the staff sees. */
export async function countOpenAppeals(db: Db, staffId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(appeals)
    .innerJoin(moderationActs, eq(moderationActs._id, p.actId))
    .where(and(isNull(p.decidedAt), isShownTo(staffId)))
  return row?.count ?? 0
}

/** Whether the caller may decide: it is neither their act nor one that they proposed, and they have not reported the person. */
const isOthers = (
  staffId: string,
) => sql<boolean>`(not has_reported(${staffId}, ${p.userId}) and ${auditLog.staffId} is distinct from ${staffId} and not exists (
  select from ${suspensionProposals} where ${suspensionProposals.decidedAuditId} = ${moderationActs.auditId}
    and ${suspensionProposals.proposedBy} = ${staffId}))`

type Query = Omit<AppealsQuery, 'cursor'> & { staffId: string; after: LastInTime | undefined }

/** Open appeals oldest first, or decided ones, those decided last first, as far as this member of the staff may read them. */
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
        isShownTo(staffId),
        isOpen ? isNull(p.decidedAt) : isNotNull(p.decidedAt),
        after ? (isOpen ? gt(p._id, after.id) : older) : undefined,
      ),
    )
    .orderBy(...(isOpen ? [asc(p._id)] : [desc(p.decidedAt), desc(p._id)]))
    .limit(limit)
  return rows.map(({ act, mayDecide, ...row }) => ({ ...row, act: toAct(act), mayDecide: isOpen && mayDecide }))
}
