// Roles, choices and limits of the admin site, in a file of their own so that browsers do not load zod.

/** The roles of the staff. One person can have several. */
export const STAFF_ROLES = ['moderator', 'editor', 'operator'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** The roles that may open each page of the admin site; the server checks the same on every call. */
export const ADMIN_PAGES = {
  moderation: ['moderator'],
  catalogue: ['editor'],
  enquiries: ['moderator', 'operator'],
  people: ['moderator'],
  numbers: ['moderator', 'operator'],
  audit: ['moderator', 'operator'],
} as const satisfies Record<string, readonly StaffRole[]>
export type AdminPage = keyof typeof ADMIN_PAGES

/** The greatest age of a log-in in production: to read, hours, and to act, minutes. */
export const STAFF_LOGIN_HOURS = 12
export const STAFF_ACT_MINUTES = 30

/** The decisions of a moderator about a report. `suspendForGood`, and `suspend` for over 30 days, need a second moderator. */
export const DECISIONS = [
  'dismiss',
  'warn',
  'hide',
  'removePicture',
  'suspend',
  'suspendForGood',
  'cancelTour',
] as const
export type DecisionAction = (typeof DECISIONS)[number]

/** The keys of what the person is told; the texts are in `lib/messages/en/moderation-words.ts`. */
export const MODERATION_WORDS = [
  'moneyBeforeMeeting',
  'sameTextToMany',
  'harassment',
  'unsafeMeeting',
  'notYourPicture',
  'inappropriate',
  'falseIdentity',
  'underage',
  'selling',
  'otherRules',
] as const
export type ModerationWords = (typeof MODERATION_WORDS)[number]

export const SUSPEND_DAYS_MAX = 365
/** A longer suspension needs a second moderator; `suspend_person` has the same number. */
export const SUSPEND_DAYS_ALONE = 30
export const STAFF_NOTE_MAX = 1_000
export const ANSWER_MAX = 4_000
export const FACT_REPORT_MAX = 1_000
/** The characters of an imported catalogue file; a larger one is imported by the command line. */
export const CATALOGUE_FILE_MAX = 200_000

/** The time until a report needs its first answer, by its reason. */
export const REPORT_URGENCIES = ['urgent', 'today', 'week'] as const
export type ReportUrgency = (typeof REPORT_URGENCIES)[number]

/** The hours within which nine of ten reports should get their first answer. */
export const FIRST_ANSWER_GOAL_HOURS = 24

/** The periods that the numbers can show, days. */
export const NUMBER_PERIODS = [7, 28, 90] as const

/** The kinds of facts on a page about a destination, for reports of wrong ones. */
export const FACT_SECTIONS = ['months', 'costs', 'ways', 'highlights', 'stays', 'permits', 'cautions', 'other'] as const
export type FactSection = (typeof FACT_SECTIONS)[number]
