/** The lifetimes of data that expires by itself. The jobs and the privacy page both read these values. */
export const RETENTION = {
  /** Events that let an interrupted stream resume. */
  eventHours: 24,
  /** A picture that is used nowhere, after its last upload. */
  unusedPictureHours: 24,
  /** The questions before joining a tour and their answers, after its last day. */
  guestQuestionDays: 30,
  /** The group conversation of a tour, after its last day. */
  groupDays: 365,
  /** The expenses of a tour or trip, after its last day or their last change, whichever is later. */
  expenseDays: 365,
  /** The people who have arrived at the meeting point of a group. */
  arrivalHours: 24,
  /** A travel plan, after its last day. */
  endedPlanDays: 30,
  /** A choice with its votes, after it has closed. */
  choiceDays: 90,
  /** An item that was removed from a trip, so that this can be undone. */
  removedItemDays: 30,
  /** The key by which a repeated change of a trip is recognised. */
  tripEditHours: 24,
  /** A photo check that nobody has decided, with its picture. */
  photoCheckDays: 14,
  /** Mails, sent or given up. */
  mailDays: 30,
  /** A session, and the browsers that an account has logged in from, after their last use. */
  sessionDays: 90,
  /** The record of a deleted account that has blocks or reports, at least. */
  deletedAccountDays: 180,
  /** The suspension of a deleted account. */
  suspensionDays: 3 * 365,
  /** A report of a wrong fact about a destination, after an editor has settled it. */
  settledFactDays: 365,
  /** The counts of events by day, without personal data: enough to compare a season with the two before. */
  dailyCountDays: 800,
  /** The counts of suggestions by day, without personal data: enough to compare a season with the one before. */
  suggestionCountDays: 400,
  /** A line of the audit log; a trigger of the database has the same number. */
  auditDays: 3 * 365,
} as const

/** Periods that the operator sets, days; null: not set, which only happens outside production. */
export type OperatorRetention = {
  /** The evidence of a report. */
  evidenceDays: number
  /** Answered enquiries of the contact form. */
  enquiryDays: number
  /** The log of log-ins, and what the operator keeps of the server's log. */
  logDays: number
  backupDays: number | null
}

/** The default time for which logs are kept, days: what CERT-In asks for. */
export const LOG_DAYS = 180

/** The shortest allowed retention of evidence: Indian law asks intermediaries for 180 days. */
export const EVIDENCE_DAYS_MIN = 180
