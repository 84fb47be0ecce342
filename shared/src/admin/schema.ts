import * as z from 'zod/mini'
import { atMost, Cursor, GivenDay, Id, pageOf, storable } from '../lib/common.ts'
import { STAFF_NOTE_MAX, STAFF_ROLES } from './rules.ts'

export const StaffRole = z.enum(STAFF_ROLES)

/** Why a member of the staff acts, for the audit log. */
export const StaffNote = z._default(z.string().check(z.trim(), atMost(STAFF_NOTE_MAX), storable()), '')

/** The words of a search, or none. */
export const Search = z.optional(z.string().check(z.trim(), atMost(100), storable()))

/** Fields of every list of the admin site. */
export const pageFields = { limit: z._default(z.int().check(z.gte(1), z.lte(100)), 24), cursor: z.optional(Cursor) }

/** `admin.me`: the caller's roles, and how much waits on each page that they may open (0 for other pages). */
export const StaffMember = z.object({
  _id: Id,
  name: z.string(),
  profilePicture: z.nullable(z.string()),
  roles: z.array(StaffRole).check(z.minLength(1)),
  /** Whether this session used a passkey. */
  secondFactor: z.boolean(),
  /** Whether acting needs a new log-in: the session's is more than half an hour old. Only in production. */
  mustLogInToAct: z.boolean(),
  waiting: z.object({
    /** Open reports, appeals, photo checks and suspensions to confirm. */
    moderation: z.int(),
    /** Open reports of wrong facts. */
    catalogue: z.int(),
    /** Enquiries without an answer. */
    enquiries: z.int(),
  }),
})
export type StaffMember = z.infer<typeof StaffMember>

/** Somebody named beside an act: a member of the staff, or the user name of who used the command line. */
export const Actor = z.object({
  /** Null for the command line, and after the account is deleted. */
  _id: z.nullable(Id),
  name: z.string(),
})
export type Actor = z.infer<typeof Actor>

export const AUDIT_SUBJECTS = [
  'user',
  'report',
  'appeal',
  'photoCheck',
  'tour',
  'reference',
  'package',
  'catalogue',
  'enquiry',
  'wrongFact',
] as const
export const AuditSubject = z.enum(AUDIT_SUBJECTS)
export type AuditSubject = z.infer<typeof AuditSubject>

/** `q` searches the actor's name, the act and the note. */
export const AuditQuery = z.object({
  ...pageFields,
  q: Search,
  kind: z.optional(AuditSubject),
  subjectId: z.optional(z.string().check(atMost(80), storable())),
  from: z.optional(GivenDay),
  to: z.optional(GivenDay),
})
export type AuditQuery = z.infer<typeof AuditQuery>

const State = z.nullable(z.record(z.string(), z.unknown()))

/** A line of the audit log. `before` and `after`: the values that the act changed; null if there was or is nothing. */
export const AuditLine = z.object({
  _id: Id,
  at: z.string(),
  by: Actor,
  /** Null for the command line. */
  role: z.nullable(StaffRole),
  /** Such as `report.warn` or `package.save`. */
  act: z.string(),
  subject: z.object({ kind: AuditSubject, id: z.string() }),
  before: State,
  after: State,
  note: z.string(),
})
export type AuditLine = z.infer<typeof AuditLine>
/** `admin.audit`, newest first. */
export const AuditPage = pageOf(AuditLine)
