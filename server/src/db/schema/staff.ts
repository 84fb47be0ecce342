import type { StaffRole } from '@saathi/shared/admin/rules'
import type { AuditSubject } from '@saathi/shared/admin/schema'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { users } from './users.ts'

/**
 * What members of the staff and the commands of operators have done, with the values before and after. Append-only: a
 * trigger refuses changes, and deletions before the end of the retention period. It has no foreign key to users, since
 * lines outlive accounts.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    _id: id(),
    at: instant().notNull().default(sql`now()`),
    /** Null for the command line. */
    staffId: uuid(),
    /** The name of the member of the staff at that time, or the operator's user name on their machine. */
    actor: text().notNull(),
    role: text().$type<StaffRole>(),
    act: text().notNull(),
    subjectKind: text().$type<AuditSubject>().notNull(),
    subjectId: text().notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    note: text().notNull().default(''),
  },
  (table) => [
    check('audit_log_role', sql`(${table.staffId} is null) = (${table.role} is null)`),
    index('audit_log_by_subject').on(table.subjectKind, table.subjectId, table._id),
    index('audit_log_by_staff').on(table.staffId, table._id),
    index('audit_log_by_age').on(table.at),
  ],
)

/** The line of the audit log about the act that wrote a row. */
export const auditLine = () =>
  uuid()
    .notNull()
    .references(() => auditLog._id)

/** Who has, or had, which role. A role that is granted again gets another row. */
export const staff = pgTable(
  'staff',
  {
    _id: id(),
    userId: uuid()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    role: text().$type<StaffRole>().notNull(),
    grantedAt: instant().notNull().default(sql`now()`),
    /** The operator's user name on their machine. */
    grantedBy: text().notNull(),
    auditId: auditLine(),
    revokedAt: instant(),
    revokedAuditId: uuid().references(() => auditLog._id),
  },
  (table) => [
    check('staff_role', sql`${table.role} in ('moderator', 'editor', 'operator')`),
    check('staff_revoked', sql`(${table.revokedAt} is null) = (${table.revokedAuditId} is null)`),
    uniqueIndex('staff_current').on(table.userId, table.role).where(sql`${table.revokedAt} is null`),
    index('staff_by_user').on(table.userId),
  ],
)
