import { createHmac } from 'node:crypto'
import { type RateLimiterAbstract, RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from '../db/client.ts'
import { deleteBefore } from '../db/queries/delete-before.ts'
import { rateLimits } from '../db/schema/limits.ts'
import { appError } from '../errors.ts'
import { toNetwork } from './networks.ts'

const SECONDS = { second: 1, minute: 60, hour: 3_600, day: 86_400 }
type Unit = keyof typeof SECONDS

const LIMIT = /^([1-9]\d{0,5})\/(?:(second|minute|hour|day)|([1-9]\d{0,2}) (second|minute|hour|day)s)$/

export type Limit = { points: number; seconds: number }

/** Parses `5/day` or `20/15 minutes`: the points of a window that starts with the first one. Null for any other text. */
export function parseLimit(text: string): Limit | null {
  const [, count, singular, number = '1', plural] = text.match(LIMIT) ?? []
  const unit = singular ?? plural
  return count && unit ? { points: Number(count), seconds: SECONDS[unit as Unit] * Number(number) } : null
}

type Rule = {
  /** The environment variable that overrides the default. */
  setting: string
  /** The limit if the variable is not set. */
  default: string
  /** The normalised key; keys with the same value share a count. */
  normalize: (key: string) => string
  /** Counted in each process, for calls that only cost server time. Otherwise in Postgres, for all processes. */
  inMemory?: true
  /** Points may be refunded, so an exhausted limit is not cached in memory. */
  refundable?: true
}

const perPerson = (setting: string, limit: string) => ({ setting, default: limit, normalize: lowerCase }) satisfies Rule
const perNetwork = (setting: string, limit: string) =>
  ({ setting, default: limit, normalize: toNetwork }) satisfies Rule
/** Per pair of a browser (or network) and an e-mail address, so that strangers cannot use up an address's limit. */
const perRequester = (setting: string, limit: string) =>
  ({ ...perPerson(setting, limit), refundable: true }) satisfies Rule

/**
 * The rate limits, counted per person (user or e-mail address) or per network. Limits per network are generous, since
 * thousands of phones can share an address of a mobile network. Where strangers can name any e-mail address, it has a wide
 * limit in total and a narrow one for each requester.
 */
export const LIMITS = {
  codesPerRequester: perRequester('LIMIT_CODES_PER_REQUESTER', '5/hour'),
  codesPerAddress: perPerson('LIMIT_CODES_PER_ADDRESS', '10/hour'),
  codesPerIp: perNetwork('LIMIT_CODES_PER_IP', '300/hour'),
  codeTriesPerRequester: perRequester('LIMIT_CODE_TRIES_PER_REQUESTER', '5/10 minutes'),
  codeTriesPerAddress: perPerson('LIMIT_CODE_TRIES_PER_ADDRESS', '20/day'),
  registrationsPerIp: perNetwork('LIMIT_REGISTRATIONS_PER_IP', '600/hour'),
  /** Starts of log-ins with passkeys, and their ends: this also bounds the stored challenges. */
  passkeyLoginsPerIp: perNetwork('LIMIT_PASSKEY_LOGINS_PER_IP', '1000/15 minutes'),
  passkeyCodes: perPerson('LIMIT_PASSKEY_CODES', '20/hour'),
  passkeyRecoveries: perPerson('LIMIT_PASSKEY_RECOVERIES', '10/hour'),
  enquiriesPerAddress: perPerson('LIMIT_ENQUIRIES_PER_ADDRESS', '5/hour'),
  enquiriesPerIp: perNetwork('LIMIT_ENQUIRIES_PER_IP', '5/hour'),
  factReportsPerIp: perNetwork('LIMIT_FACT_REPORTS_PER_IP', '20/hour'),
  chatMessages: perNetwork('LIMIT_CHAT_MESSAGES', '10/minute'),
  suggestionCounts: { ...perNetwork('LIMIT_SUGGESTION_COUNTS', '600/minute'), inMemory: true },
  recommendations: { ...perNetwork('LIMIT_RECOMMENDATIONS', '1200/minute'), inMemory: true },
  toursHosted: perPerson('LIMIT_TOURS_HOSTED', '20/day'),
  tourChanges: perPerson('LIMIT_TOUR_CHANGES', '120/hour'),
  guestQuestions: perPerson('LIMIT_GUEST_QUESTIONS', '20/day'),
  seats: perPerson('LIMIT_SEATS', '120/hour'),
  joinChecks: perPerson('LIMIT_JOIN_CHECKS', '60/day'),
  favorites: perPerson('LIMIT_FAVORITES', '300/hour'),
  saves: perPerson('LIMIT_SAVES', '300/hour'),
  plans: perPerson('LIMIT_PLANS', '60/hour'),
  planInvitations: perPerson('LIMIT_PLAN_INVITATIONS', '30/day'),
  planSearches: { ...perPerson('LIMIT_PLAN_SEARCHES', '120/minute'), inMemory: true },
  references: perPerson('LIMIT_REFERENCES', '60/hour'),
  trips: perPerson('LIMIT_TRIPS', '60/hour'),
  /** Each is up to a few proposals. */
  tripCopies: perPerson('LIMIT_TRIP_COPIES', '30/minute'),
  choices: perPerson('LIMIT_CHOICES', '60/hour'),
  tripChanges: perPerson('LIMIT_TRIP_CHANGES', '240/minute'),
  tripLinks: perPerson('LIMIT_TRIP_LINKS', '60/hour'),
  sharedTrips: { ...perNetwork('LIMIT_SHARED_TRIPS', '600/minute'), inMemory: true },
  // Calendar services read the feeds of all of their users from a few addresses.
  calendarReads: { ...perNetwork('LIMIT_CALENDAR_READS', '3000/minute'), inMemory: true },
  follows: perPerson('LIMIT_FOLLOWS', '200/hour'),
  swipes: perPerson('LIMIT_SWIPES', '200/day'),
  messages: perPerson('LIMIT_MESSAGES', '60/minute'),
  groupMessages: perPerson('LIMIT_GROUP_MESSAGES', '60/minute'),
  groupChanges: perPerson('LIMIT_GROUP_CHANGES', '120/minute'),
  expenses: perPerson('LIMIT_EXPENSES', '120/minute'),
  expenseFiles: { ...perPerson('LIMIT_EXPENSE_FILES', '30/minute'), inMemory: true },
  expenseImports: perPerson('LIMIT_EXPENSE_IMPORTS', '20/hour'),
  transfers: perPerson('LIMIT_TRANSFERS', '120/hour'),
  blocks: perPerson('LIMIT_BLOCKS', '100/hour'),
  reports: perPerson('LIMIT_REPORTS', '20/day'),
  photoChecks: perPerson('LIMIT_PHOTO_CHECKS', '10/day'),
  appeals: perPerson('LIMIT_APPEALS', '10/day'),
  /** Mails to the operator. Reports and appeals beyond the limit still appear in the list of reports. */
  reportMails: perPerson('LIMIT_REPORT_MAILS', '20/hour'),
  pushChanges: perPerson('LIMIT_PUSH_CHANGES', '60/hour'),
  uploads: perPerson('LIMIT_UPLOADS', '20/day'),
  profileChanges: perPerson('LIMIT_PROFILE_CHANGES', '60/hour'),
  nomineeChanges: perPerson('LIMIT_NOMINEE_CHANGES', '20/day'),
  /** People whom a member of the staff finds or opens, and reports that one opens; at work nobody meets them. */
  peopleReads: perPerson('LIMIT_PEOPLE_READS', '500/hour'),
  reportReads: perPerson('LIMIT_REPORT_READS', '200/hour'),
  /** Reports, proposals, appeals and photo checks in the lists of what waits, which are read again after each decision. */
  queueReads: perPerson('LIMIT_QUEUE_READS', '3000/hour'),
  exports: perPerson('LIMIT_EXPORTS', '20/hour'),
  // Mail services unsubscribe all of their users from a few addresses.
  unsubscribes: { ...perNetwork('LIMIT_UNSUBSCRIBES', '600/minute'), inMemory: true },
  /** All mutations of a network that need no account, in addition to their own limits. */
  anonymousChanges: { ...perNetwork('LIMIT_ANONYMOUS_CHANGES', '1200/minute'), inMemory: true },
  /** All mutations of a person, in addition to their own limits. */
  changes: { ...perPerson('LIMIT_CHANGES', '600/minute'), inMemory: true },
  // For the embedded identity provider only, since Firebase has its own. Successful sign-ins are refunded.
  signInsPerRequester: perRequester('LIMIT_SIGN_INS_PER_REQUESTER', '10/5 minutes'),
  signInsPerAddress: { ...perPerson('LIMIT_SIGN_INS_PER_ADDRESS', '100/hour'), refundable: true },
  signInsPerIp: { ...perNetwork('LIMIT_SIGN_INS_PER_IP', '1000/15 minutes'), refundable: true },
  resetsPerRequester: perRequester('LIMIT_RESETS_PER_REQUESTER', '5/hour'),
  resetsPerAddress: perPerson('LIMIT_RESETS_PER_ADDRESS', '20/hour'),
  resetsPerIp: perNetwork('LIMIT_RESETS_PER_IP', '500/hour'),
} as const satisfies Record<string, Rule>
export type LimitName = keyof typeof LIMITS

/** The limits that have an error message of their own. */
const MESSAGE_IDS: Partial<Record<LimitName, 'limits.swipes' | 'limits.messages' | 'limits.reports'>> = {
  swipes: 'limits.swipes',
  messages: 'limits.messages',
  groupMessages: 'limits.messages',
  reports: 'limits.reports',
}

export type Limits = {
  /**
   * Takes points, one if not said otherwise, in one statement; the count is shared by all replicas.
   * @param key an e-mail address, IP address or user id; only its hash is stored
   * @throws TRPCError TOO_MANY_REQUESTS with the seconds to wait
   */
  take: (name: LimitName, key: string, points?: number) => Promise<void>
  /** Gives one point back. */
  refund: (name: LimitName, key: string) => Promise<void>
  /** Deletes the count. */
  reset: (name: LimitName, key: string) => Promise<void>
  /** A keyed hash of a browser id or network, for rows that must recognise it without naming it. */
  pseudonym: (of: 'browser' | 'network', id: string) => string
}

type Options = {
  /** Overrides of the defaults, such as `5/day`. */
  settings?: Partial<Record<LimitName, string>>
  /** The secret for hashing keys: the same in every replica, and not stored in the database. */
  secret: string
  /** Called when a limit is reached. */
  onLimitReached?: (name: LimitName) => void
}

/** @throws Error for an override that is not a valid limit */
export function createLimits(db: Db, { settings = {}, secret, onLimitReached }: Options): Limits {
  const limiters = Object.fromEntries(
    (Object.keys(LIMITS) as LimitName[]).map((name) => [name, createLimiter(db, LIMITS[name], settings[name])]),
  ) as Record<LimitName, RateLimiterAbstract>
  const keyedHash = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  const hashOf = (name: LimitName, key: string) => keyedHash(`${name} ${LIMITS[name].normalize(key)}`)
  return {
    async take(name, key, points = 1) {
      try {
        await limiters[name].consume(hashOf(name, key), points)
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        onLimitReached?.(name)
        const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000))
        const messageId = MESSAGE_IDS[name] ?? 'limits.tooOften'
        throw appError('TOO_MANY_REQUESTS', messageId, { retryAfter: seconds, params: { seconds } })
      }
    },
    async refund(name, key) {
      await limiters[name].reward(hashOf(name, key))
    },
    async reset(name, key) {
      await limiters[name].delete(hashOf(name, key))
    },
    pseudonym: (of, id) => keyedHash(`${of} ${of === 'network' ? toNetwork(id) : id}`),
  }
}

function createLimiter(db: Db, rule: Rule, setting = rule.default): RateLimiterAbstract {
  const limit = parseLimit(setting)
  if (!limit) throw new Error(`"${setting}" is no limit; one is written as 5/day.`)
  const { points, seconds: duration } = limit
  if (rule.inMemory) return new RateLimiterMemory({ points, duration })
  return new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    keyPrefix: '',
    points,
    duration,
    // An exhausted limit is cached in memory, so that a flood does not reach the database.
    inMemoryBlockOnConsumed: rule.refundable ? undefined : points,
    clearExpiredByTimeout: false,
  })
}

/** Deletes counts whose window has ended. */
export async function deleteExpiredLimits(db: Db, now: Date): Promise<void> {
  await deleteBefore(db, rateLimits, rateLimits.expire, now)
}

function lowerCase(key: string): string {
  return key.toLowerCase()
}
