import * as z from 'zod/mini'
import { atMost, Cursor, Day, Id, pageOf, storable } from '../lib/common.ts'
import * as inputText from '../lib/messages/en/input.ts'
import {
  COMPANY_KINDS,
  COMPANY_KINDS_MAX,
  MODERATORS_NOTE_MAX,
  REFERENCE_MAX,
  REFERENCE_MIN,
  REPLY_MAX,
} from './rules.ts'

export const CompanyKind = z.enum(COMPANY_KINDS)
export type CompanyKind = z.infer<typeof CompanyKind>

const isDistinct = (kinds: string[]) => new Set(kinds).size === kinds.length

/** The text of somebody about a person with whom they were on a tour. */
export const ReferenceFacts = z.object({
  company: z
    .array(CompanyKind)
    .check(z.minLength(1), atMost(COMPANY_KINDS_MAX), z.refine(isDistinct, inputText.choiceTwice)),
  /** Counted on the profile, never shown beside the writer's name. */
  wouldTravelAgain: z.boolean(),
  text: z.string().check(z.trim(), z.minLength(REFERENCE_MIN), atMost(REFERENCE_MAX), storable()),
  /** For the moderators only. */
  privateNote: z._default(z.string().check(z.trim(), atMost(MODERATORS_NOTE_MAX), storable()), ''),
})
export type ReferenceFacts = z.infer<typeof ReferenceFacts>

/** A reference about `aboutId`, with whom the caller was on the tour. It can be neither changed nor deleted. */
export const ReferenceDraft = z.object({ tourId: Id, aboutId: Id, ...ReferenceFacts.shape })

/** The reply of the person whom a reference is about: once. */
export const ReferenceReply = z.object({
  referenceId: Id,
  text: z.string().check(z.trim(), z.minLength(1), atMost(REPLY_MAX), storable()),
})

/** Somebody in a reference; `name` is the first name only in a list for others. */
const ReferencePerson = z.object({ _id: Id, name: z.string(), profilePicture: z.nullable(z.string()) })
const TourName = z.object({ _id: Id, name: z.string() })

const shown = {
  _id: Id,
  /** Null if the reader may not see the tour, or who was on it. */
  tour: z.nullable(TourName),
  /** The month of the tour's last day, `YYYY-MM`. */
  month: z.string(),
  company: z.array(CompanyKind),
  text: z.string(),
  reply: z.nullable(z.string()),
}

/** A reference as others see it. */
export const Reference = z.object({ ...shown, writer: ReferencePerson })
export type Reference = z.infer<typeof Reference>

const paging = {
  limit: z._default(z.int().check(z.gte(1), z.lte(50)), 10),
  cursor: z.optional(Cursor),
}

/** The references about somebody that the reader may see, newest first. */
export const ReferenceQuery = z.object({ userId: Id, ...paging })
export const ReferencePage = z.extend(pageOf(Reference), {
  count: z.int(),
  /** The percentage of writers who would travel with this person again; null for few references. */
  travelAgain: z.nullable(z.int()),
})
export type ReferencePage = z.infer<typeof ReferencePage>

/**
 * `waiting`: nobody but its writer sees it before `shownFrom`, or until the other has written as well. `hidden`: by the
 * moderators, who say why.
 */
export const ReferenceState = z.enum(['waiting', 'shown', 'hidden'])

/** A reference as its writer sees it. */
export const OwnReference = z.object({
  ...shown,
  about: ReferencePerson,
  wouldTravelAgain: z.boolean(),
  privateNote: z.string(),
  state: ReferenceState,
  shownFrom: Day,
  hiddenReason: z.nullable(z.string()),
})
export type OwnReference = z.infer<typeof OwnReference>

/** The references that the caller has written, newest first. */
export const OwnReferenceQuery = z.object(paging)
export const OwnReferencePage = pageOf(OwnReference)

/** Somebody about whom the caller may write, or has written, until a day. */
export const PendingReference = z.object({
  tour: z.object({ ...TourName.shape, endDate: Day }),
  person: ReferencePerson,
  until: Day,
  written: z.boolean(),
})
export type PendingReference = z.infer<typeof PendingReference>

/** The people of the tours that have ended lately, of all or of one; those whose time ends first come first. */
export const PendingQuery = z.object({
  ...paging,
  limit: z._default(z.int().check(z.gte(1), z.lte(100)), 50),
  tourId: z.optional(Id),
})
export const PendingPage = pageOf(PendingReference)

const Checked = z.object({
  /** The month, `YYYY-MM`. */
  month: z.string(),
})

/** What was checked about somebody, and when. It does not say that someone is trustworthy. Null: not checked. */
export const Marks = z.object({
  email: z.nullable(Checked),
  phone: z.nullable(Checked),
  /** A moderator has compared the person with their picture. */
  photo: z.nullable(Checked),
  /** A document, by a service that the operator has connected. */
  document: z.nullable(Checked),
  /** The number of references that the reader may see. */
  references: z.int(),
})
export type Marks = z.infer<typeof Marks>

/** The checks that a list of people shows. */
export const PersonMarks = z.pick(Marks, { email: true, photo: true, references: true })
export type PersonMarks = z.infer<typeof PersonMarks>

export const MarksQuery = z.object({ userId: Id })
/** The people of a page of a list. */
export const PeopleMarksQuery = z.object({ userIds: z.array(Id).check(z.minLength(1), atMost(100)) })
/** Without those whom the reader may not see. */
export const PeopleMarks = z.object({ items: z.array(z.extend(PersonMarks, { userId: Id })) })
export const Replied = z.object({ reply: z.string() })
