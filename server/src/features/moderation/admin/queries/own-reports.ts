import { type SQL, sql } from 'drizzle-orm'
import { travelReferences } from '../../../../db/schema/references.ts'
import { photoChecks, reports } from '../../../../db/schema/safety.ts'
import { auditLog as log } from '../../../../db/schema/staff.ts'

/**
 * True for a row of `reports` in which the member of the staff has no part: not made by them, nor about them or what is
 * theirs. The SQL functions that open and decide reports have the same rule.
 * @param row the alias of the row
 */
export const notOwnReport = (staffId: string, row: unknown = reports): SQL =>
  sql`not coalesce(is_own_report(${row}, ${staffId}), false)`

/** True for the id of such a report, and for null. */
export const notOwnReportId = (staffId: string, reportId: unknown): SQL =>
  sql`not exists (select from reports own where own.id = ${reportId} and is_own_report(own, ${staffId}))`

const subject = sql`nullif(${log.subjectId}, '')::uuid`

/** True for a line of the audit log that is neither about the member of the staff nor about such a report. */
export const notOwnLine = (staffId: string): SQL => sql`case ${log.subjectKind}
  when 'user' then ${log.act} like 'staff.%' or ${log.subjectId} <> ${staffId}
    and ${notOwnReportId(staffId, sql`(${log.after}->>'report')::uuid`)}
  when 'report' then ${notOwnReportId(staffId, subject)}
  when 'appeal' then not exists (select from appeals p join moderation_acts a on a.id = p.act_id where p.id = ${subject}
    and (p.user_id = ${staffId} or not ${notOwnReportId(staffId, sql`a.report_id`)}))
  when 'photoCheck' then not exists (select from ${photoChecks} c where c.check_id = ${subject} and c.user_id = ${staffId})
  when 'reference' then not exists (select from ${travelReferences} f where f.id = ${subject}
    and ${staffId} in (f.from_id, f.about_id))
  else true end`
