import * as z from 'zod/mini'
import { pageFields } from '../admin/schema.ts'
import { atMost, Id, pageOf, storable } from '../lib/common.ts'
import { HIDDEN_REASON_MAX } from '../references/rules.ts'
import { ReportPerson } from './admin.ts'

/** `admin.references`, newest first: with a note to the moderators, hidden, or all; of `userId` alone those that they wrote. */
export const StaffReferencesQuery = z.object({
  ...pageFields,
  state: z._default(z.enum(['noted', 'hidden', 'all']), 'noted'),
  userId: z.optional(Id),
})
export type StaffReferencesQuery = z.infer<typeof StaffReferencesQuery>

export const StaffReference = z.object({
  _id: Id,
  createdAt: z.string(),
  by: ReportPerson,
  about: ReportPerson,
  text: z.string(),
  reply: z.nullable(z.string()),
  /** The writer's note to the moderators alone; empty without one. */
  note: z.string(),
  /** The text for the writer; null while the reference is shown. */
  hiddenReason: z.nullable(z.string()),
})
export type StaffReference = z.infer<typeof StaffReference>
export const StaffReferencePage = pageOf(StaffReference)

/** `admin.hideReference`: only its writer sees it from then on, with the reason. */
export const HideReference = z.object({
  referenceId: Id,
  reason: z.string().check(z.trim(), z.minLength(1), atMost(HIDDEN_REASON_MAX), storable()),
})
/** `admin.showReference` */
export const ShowReference = z.object({ referenceId: Id })
