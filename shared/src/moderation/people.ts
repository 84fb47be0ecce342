import * as z from 'zod/mini'
import { MODERATION_WORDS, SUSPEND_DAYS_MAX } from '../admin/rules.ts'
import { pageFields, StaffNote } from '../admin/schema.ts'
import { atMost, Day, Id, pageOf, storable } from '../lib/common.ts'
import { PersonDetails } from '../social/schema.ts'
import { PersonHistory, ReportPerson, Signal } from './admin.ts'

/** Searches names and addresses, newest accounts first. */
export const PeopleQuery = z.object({
  ...pageFields,
  q: z.string().check(z.trim(), z.minLength(2), atMost(100), storable()),
})

/** `leaving`: deleted in a few days, on request. */
export const PersonState = z.enum(['active', 'suspended', 'leaving'])

export const PersonItem = z.object({
  ...ReportPerson.shape,
  email: z.string(),
  signedUpAt: z.string(),
  state: PersonState,
  /** Null while not suspended, and for good. */
  suspendedUntil: z.nullable(z.string()),
  openReportsAbout: z.int(),
})
export type PersonItem = z.infer<typeof PersonItem>
/** `admin.people` */
export const PersonItemPage = pageOf(PersonItem)

/** `admin.person`: what they show to others, and their history; no private messages. */
export const StaffPerson = z.object({
  ...PersonItem.shape,
  leavesAt: z.nullable(z.string()),
  /** `admin.nominee` says whom. */
  hasNominee: z.boolean(),
  /** As every signed-in user sees it. */
  profile: PersonDetails,
  /** The newest 20 tours that they host. */
  tours: z.array(
    z.object({
      _id: Id,
      name: z.string(),
      destination: z.string(),
      startDate: Day,
      endDate: Day,
      isCancelled: z.boolean(),
    }),
  ),
  person: PersonHistory,
  signals: z.array(Signal),
})
export type StaffPerson = z.infer<typeof StaffPerson>
export const StaffPersonRef = z.object({ userId: Id })

/**
 * `admin.suspendPerson`: without `days` for good. A second moderator must confirm that, and more than 30 days. Answers as
 * `admin.decide` does.
 */
export const SuspendPerson = z.object({
  userId: Id,
  days: z.optional(z.int().check(z.gte(1), z.lte(SUSPEND_DAYS_MAX))),
  words: z.enum(MODERATION_WORDS),
  note: StaffNote,
})
/**
 * `admin.restorePerson`; `admin.removePerson`, which a second moderator must confirm and which answers as `admin.decide` does;
 * and `admin.exportPerson`, which answers with the data by table.
 */
export const PersonAct = z.object({ userId: Id, note: StaffNote })
