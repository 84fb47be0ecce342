import * as z from 'zod/mini'
import { DECISIONS, MODERATION_WORDS, REPORT_URGENCIES, SUSPEND_DAYS_MAX } from '../admin/rules.ts'
import { Actor, pageFields, Search, StaffNote } from '../admin/schema.ts'
import { Id, pageOf } from '../lib/common.ts'
import { ReportReason } from './schema.ts'

export const ReportKind = z.enum([
  'person',
  'groupEntry',
  'group',
  'plan',
  'expense',
  'message',
  'tour',
  'picture',
  'reference',
  'publicTrip',
  'other',
])
export type ReportKind = z.infer<typeof ReportKind>

/** `waiting`: a second moderator must confirm or reject a suspension; those are `open`, too. */
export const ReportsQuery = z.object({
  ...pageFields,
  state: z._default(z.enum(['open', 'waiting', 'closed']), 'open'),
  reason: z.optional(ReportReason),
  kind: z.optional(ReportKind),
  /** Searches the reported person's name and the reporter's note. */
  q: Search,
})

export type ReportsQuery = z.infer<typeof ReportsQuery>

/** A person beside a report. The name is from the time of the report if the account is deleted. */
export const ReportPerson = z.object({
  _id: Id,
  name: z.string(),
  profilePicture: z.nullable(z.string()),
  isDeleted: z.boolean(),
})
export type ReportPerson = z.infer<typeof ReportPerson>

/** A report in the queue: open ones by when they need their first answer, closed ones newest first. */
export const ReportItem = z.object({
  _id: Id,
  createdAt: z.string(),
  /** When the first answer is due. */
  dueAt: z.string(),
  urgency: z.enum(REPORT_URGENCIES),
  reason: ReportReason,
  kind: ReportKind,
  note: z.string(),
  about: ReportPerson,
  /** Open reports about the same person. */
  openAbout: z.int(),
  closedAt: z.nullable(z.string()),
  /** Whether a suspension waits for a second moderator. */
  isWaiting: z.boolean(),
})
export type ReportItem = z.infer<typeof ReportItem>
/** `admin.reports` */
export const ReportPage = pageOf(ReportItem)

/** A message as it was when the report was made. */
const Line = z.object({
  /** `other`: another member of the group. */
  by: z.enum(['reporter', 'reported', 'other']),
  text: z.string(),
  picture: z.nullable(z.string()),
  at: z.string(),
  /** Whether the report names this one. */
  isReported: z.boolean(),
})
const Fact = z.object({ label: z.string(), text: z.string() })

/** The subject of the report when it was made; private messages are seen only here. */
export const ReportEvidence = z.object({
  takenAt: z.string(),
  /** The conversation of the two, oldest first: their messages, or the entries around the reported one. */
  lines: z.array(Line),
  /** The last entries of the group from which the report comes; none for others. */
  groupLines: z.array(Line),
  /** The subject of the report, if that is not a message: label and text in turn, such as `Note`. */
  subject: z.array(Fact),
  subjectPicture: z.nullable(z.string()),
  /** The other pictures of a tour. */
  morePictures: z.array(z.string()),
  /** The reported person's profile then. */
  profile: z.object({
    name: z.string(),
    bio: z.string(),
    profilePicture: z.nullable(z.string()),
    homeCity: z.nullable(z.string()),
    languages: z.array(z.string()),
  }),
  /** Their newest tours then. */
  tours: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      destination: z.string(),
      startDate: z.string(),
      endDate: z.string(),
      cancelled: z.boolean(),
    }),
  ),
  /** Their answers to the reporter's questions, their text in a travel plan, and their words to a declined reporter. */
  words: z.array(Fact),
})
export type ReportEvidence = z.infer<typeof ReportEvidence>

export const HistoryLine = z.object({
  at: z.string(),
  kind: z.enum(['signedUp', 'reportMade', 'reportAbout', 'act']),
  /** For reports. */
  reason: z.nullable(ReportReason),
  /** For acts: `warn`, `suspend`, ... */
  act: z.nullable(z.string()),
  reportId: z.nullable(Id),
  isOpen: z.boolean(),
})
export type HistoryLine = z.infer<typeof HistoryLine>

/** One of the two people of a report. */
export const PersonHistory = z.object({
  ...ReportPerson.shape,
  bio: z.string(),
  homeCity: z.nullable(z.string()),
  languages: z.array(z.string()),
  /** Null after deletion. */
  signedUpAt: z.nullable(z.string()),
  suspendedAt: z.nullable(z.string()),
  /** Null while not suspended, and for good. */
  suspendedUntil: z.nullable(z.string()),
  reportsMade: z.int(),
  reportsAbout: z.int(),
  openReportsAbout: z.int(),
  /** The number of people who have blocked them. */
  blockedBy: z.int(),
  toursHosted: z.int(),
  toursJoined: z.int(),
  /** The newest 20 lines, newest first. */
  history: z.array(HistoryLine),
})
export type PersonHistory = z.infer<typeof PersonHistory>

/** A counted rule that the reported person meets. */
export const Signal = z.object({
  rule: z.enum(['newAccountWritesToMany', 'sameTextToMany', 'manyReports']),
  count: z.int(),
  /** The rule matches above this count. */
  limit: z.int(),
  /** The count and the rule in one sentence. */
  words: z.string(),
})
export type Signal = z.infer<typeof Signal>

/** A long suspension or a deletion that one moderator proposes and another decides. */
export const Proposal = z.object({
  _id: Id,
  at: z.string(),
  by: Actor,
  /** The proposer cannot decide it. */
  isOwn: z.boolean(),
  kind: z.enum(['suspension', 'removal']),
  /** Of a suspension; null for good. */
  days: z.nullable(z.int()),
  /** The message to the person about a suspension. */
  words: z.nullable(z.enum(MODERATION_WORDS)),
  note: z.string(),
  reportId: z.nullable(Id),
  about: ReportPerson,
})
export type Proposal = z.infer<typeof Proposal>

export const Act = z.object({
  _id: Id,
  act: z.string(),
  at: z.string(),
  by: Actor,
  note: z.string(),
  until: z.nullable(z.string()),
})
export type Act = z.infer<typeof Act>

/** `admin.report` */
export const FullReport = z.object({
  ...ReportItem.shape,
  /** Null once it is deleted by its retention. */
  evidence: z.nullable(ReportEvidence),
  /** Null after the deletion of the reporter's account. */
  reporter: z.nullable(PersonHistory),
  reported: PersonHistory,
  signals: z.array(Signal),
  acts: z.array(Act),
  proposal: z.nullable(Proposal),
  /** The possible decisions; empty when the report is closed or waits for a second moderator. */
  actions: z.array(z.enum(DECISIONS)),
})
export type FullReport = z.infer<typeof FullReport>
export const ReportRef = z.object({ reportId: Id })

const Words = z.enum(MODERATION_WORDS)
const SuspendDays = z.int().check(z.gte(1), z.lte(SUSPEND_DAYS_MAX))

/** `admin.decide`: `days` for `suspend` (7 if missing), `words` for every action but `dismiss`. */
export const Decide = z.object({
  reportId: Id,
  action: z.enum(DECISIONS),
  days: z._default(SuspendDays, 7),
  words: z.optional(Words),
  note: StaffNote,
})
/** `proposed`: a second moderator must confirm. */
export const Decided = z.object({ message: z.string(), outcome: z.enum(['done', 'proposed']) })

/** `admin.proposals`: waiting for a second moderator, oldest first. */
export const ProposalsQuery = z.object(pageFields)
export const ProposalPage = pageOf(Proposal)
/** `admin.decideProposal` */
export const DecideProposal = z.object({ proposalId: Id, confirm: z.boolean(), note: StaffNote })

export const AppealsQuery = z.object({ ...pageFields, state: z._default(z.enum(['open', 'decided']), 'open') })
export type AppealsQuery = z.infer<typeof AppealsQuery>
/** The text of an appeal against a decision. */
export const AppealItem = z.object({
  _id: Id,
  createdAt: z.string(),
  text: z.string(),
  by: ReportPerson,
  act: Act,
  reportId: z.nullable(Id),
  decidedAt: z.nullable(z.string()),
  outcome: z.nullable(z.enum(['upheld', 'reversed'])),
  /** Whether the caller may decide it: not their own decision. */
  mayDecide: z.boolean(),
})
export type AppealItem = z.infer<typeof AppealItem>
/** `admin.appeals`: open ones oldest first, decided ones newest first. */
export const AppealPage = pageOf(AppealItem)
/** `admin.decideAppeal` */
export const DecideAppeal = z.object({ appealId: Id, outcome: z.enum(['upheld', 'reversed']), note: StaffNote })

export const PhotosQuery = z.object(pageFields)
/** A picture with a gesture, to compare with the profile picture. */
export const PhotoItem = z.object({
  checkId: Id,
  sentAt: z.string(),
  person: ReportPerson,
  /** In words. */
  gesture: z.string(),
  /** WebP as a `data:` URL, since it is stored nowhere else. */
  picture: z.string(),
})
export type PhotoItem = z.infer<typeof PhotoItem>
/** `admin.photos`, oldest first; at most 24 a page. */
export const PhotoPage = pageOf(PhotoItem)
/** `admin.decidePhoto` */
export const DecidePhoto = z.object({ checkId: Id, outcome: z.enum(['accepted', 'declined']), note: StaffNote })

/** `admin.waiting`: how much waits in each list of the moderation page. */
export const ModerationWaiting = z.object({
  /** Open reports. */
  reports: z.int(),
  /** Suspensions and deletions that wait for a second moderator. */
  proposals: z.int(),
  appeals: z.int(),
  photos: z.int(),
})

/** `admin.answerTimes`: the reports of the last 28 days by day (India), in hours; null without an answer on that day. */
export const AnswerTimes = z.object({
  open: z.int(),
  urgent: z.int(),
  goalHours: z.int(),
  medianHours: z.nullable(z.number()),
  slowestTenthHours: z.nullable(z.number()),
  days: z.array(
    z.object({
      day: z.string(),
      answered: z.int(),
      medianHours: z.nullable(z.number()),
      slowestTenthHours: z.nullable(z.number()),
    }),
  ),
})
export type AnswerTimes = z.infer<typeof AnswerTimes>
