import type { StaffRole } from '@saathi/shared/admin/rules'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { callFunction } from '../../../db/call-function.ts'
import type { Db } from '../../../db/client.ts'
import { enquiries } from '../../../db/schema/contact.ts'
import { wrongFacts } from '../../../db/schema/destinations.ts'
import { suspensionProposals } from '../../../db/schema/moderation.ts'
import { reports } from '../../../db/schema/safety.ts'
import { staff } from '../../../db/schema/staff.ts'
import { users } from '../../../db/schema/users.ts'
import { countOpenAppeals } from '../../moderation/admin/queries/appeals.ts'
import { notOwnReport } from '../../moderation/admin/queries/own-reports.ts'
import { waitsFor } from '../../moderation/admin/queries/proposals.ts'
import { countWaitingPhotos } from '../../moderation/queries/photo-checks.ts'

/** Current roles with the people who have them, in the order of the grants. */
export const listStaff = (db: Db) =>
  db
    .select({
      name: users.name,
      email: users.email,
      role: staff.role,
      grantedAt: staff.grantedAt,
      grantedBy: staff.grantedBy,
    })
    .from(staff)
    .innerJoin(users, eq(users._id, staff.userId))
    .where(isNull(staff.revokedAt))
    .orderBy(asc(staff._id))
    .limit(500)

/** Grants a role to the user with this address, and writes the audit log. */
export const grantRole = (db: Db, email: string, role: StaffRole, operator: string) =>
  callFunction(db, 'grant_role', { address: email, role, operator })

/** Revokes all roles of the user with this address. @returns how many there were */
export const revokeRoles = async (db: Db, email: string, operator: string): Promise<number> =>
  (await callFunction(db, 'revoke_roles', { address: email, operator })) ?? 0

/** The length of each list of the moderation page for this member of the staff. */
export async function countModeration(db: Db, staffId: string) {
  const [openReports, proposals, openAppeals, photos] = await Promise.all([
    db.$count(reports, and(isNull(reports.closedAt), notOwnReport(staffId))),
    db.$count(suspensionProposals, waitsFor(staffId)),
    countOpenAppeals(db, staffId),
    countWaitingPhotos(db, staffId),
  ])
  return { reports: openReports, proposals, appeals: openAppeals, photos }
}

/** The number of waiting items on each page of the admin site for this member of the staff. */
export async function countWaiting(db: Db, staffId: string) {
  const [moderation, catalogue, openEnquiries] = await Promise.all([
    countModeration(db, staffId),
    db.$count(wrongFacts, isNull(wrongFacts.doneAt)),
    db.$count(enquiries, isNull(enquiries.doneAt)),
  ])
  const { reports: openReports, proposals, appeals: openAppeals, photos } = moderation
  return { moderation: openReports + proposals + openAppeals + photos, catalogue, enquiries: openEnquiries }
}

/** The name and picture of a user who exists. */
export async function findShown(db: Db, userId: string): Promise<{ name: string; profilePicture: string | null }> {
  const [row] = await db
    .select({ name: users.name, profilePicture: users.profilePicture })
    .from(users)
    .where(eq(users._id, userId))
  return row ?? { name: '', profilePicture: null }
}
