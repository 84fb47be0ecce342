import { createHmac } from 'node:crypto'
import { lt } from 'drizzle-orm'
import { type RateLimiterAbstract, RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from '../db/client.ts'
import { rateLimits } from '../db/schema/limits.ts'
import { tryLater } from '../errors.ts'
import { networkOf } from './networks.ts'

const SECONDS = { second: 1, minute: 60, hour: 3_600, day: 86_400 }
type Unit = keyof typeof SECONDS

const LIMIT = /^([1-9]\d{0,5})\/(?:(second|minute|hour|day)|([1-9]\d{0,2}) (second|minute|hour|day)s)$/

export type Limit = { points: number; seconds: number }

/**
 * Reads `5/day` or `20/15 minutes`: so many in a stretch of time that the first of them begins. Null for what is no
 * limit.
 */
export function parseLimit(text: string): Limit | null {
  const [, count, one, many = '1', several] = text.match(LIMIT) ?? []
  const unit = one ?? several
  return count && unit ? { points: Number(count), seconds: SECONDS[unit as Unit] * Number(many) } : null
}

type Rule = {
  /** The setting that says how often. */
  setting: string
  /** How often, where it is not set. */
  usual: string
  /** What is counted together. */
  together: (key: string) => string
  /** Counted by each process for itself: cheap, for what harms nobody but a busy server. Else in Postgres, for all. */
  inMemory?: true
  /** Counts may be given back, so nobody is refused from memory. */
  givenBack?: true
}

const person = (setting: string, usual: string) => ({ setting, usual, together: lowerCase }) satisfies Rule
const place = (setting: string, usual: string) => ({ setting, usual, together: networkOf }) satisfies Rule
/** Counted for a browser or a network and an e-mail address together: what one does there, no other pays for. */
const requester = (setting: string, usual: string) => ({ ...person(setting, usual), givenBack: true }) satisfies Rule

/**
 * What is limited: by whose act it is (a person, an e-mail address) or where it comes from (a network). Thousands of
 * phones can stand behind one address of a mobile network, so what is limited by place is limited generously. An address
 * that strangers name has a wide bound for all of them, and a narrow one for each (the requester).
 */
export const LIMITS = {
  codesPerRequester: requester('LIMIT_CODES_PER_REQUESTER', '5/hour'),
  codesPerAddress: person('LIMIT_CODES_PER_ADDRESS', '10/hour'),
  codesPerIp: place('LIMIT_CODES_PER_IP', '300/hour'),
  codeTriesPerRequester: requester('LIMIT_CODE_TRIES_PER_REQUESTER', '5/10 minutes'),
  codeTriesPerAddress: person('LIMIT_CODE_TRIES_PER_ADDRESS', '20/day'),
  registrationsPerIp: place('LIMIT_REGISTRATIONS_PER_IP', '600/hour'),
  enquiriesPerAddress: person('LIMIT_ENQUIRIES_PER_ADDRESS', '5/hour'),
  enquiriesPerIp: place('LIMIT_ENQUIRIES_PER_IP', '5/hour'),
  chatMessages: place('LIMIT_CHAT_MESSAGES', '10/minute'),
  recommendations: { ...place('LIMIT_RECOMMENDATIONS', '1200/minute'), inMemory: true },
  toursHosted: person('LIMIT_TOURS_HOSTED', '20/day'),
  tourChanges: person('LIMIT_TOUR_CHANGES', '120/hour'),
  seats: person('LIMIT_SEATS', '120/hour'),
  joinChecks: person('LIMIT_JOIN_CHECKS', '60/day'),
  favorites: person('LIMIT_FAVORITES', '300/hour'),
  follows: person('LIMIT_FOLLOWS', '200/hour'),
  swipes: person('LIMIT_SWIPES', '200/day'),
  messages: person('LIMIT_MESSAGES', '60/minute'),
  blocks: person('LIMIT_BLOCKS', '100/hour'),
  reports: person('LIMIT_REPORTS', '20/day'),
  /** Mails to the operator; whatever is not mailed waits in the list of reports all the same. */
  reportMails: person('LIMIT_REPORT_MAILS', '20/hour'),
  uploads: person('LIMIT_UPLOADS', '20/day'),
  profileChanges: person('LIMIT_PROFILE_CHANGES', '60/hour'),
  exports: person('LIMIT_EXPORTS', '20/hour'),
  // Mail services unsubscribe for all of their users from a few addresses.
  unsubscribes: { ...place('LIMIT_UNSUBSCRIBES', '600/minute'), inMemory: true },
  /** Everything that a person changes, on top of its own limit. */
  changes: { ...person('LIMIT_CHANGES', '600/minute'), inMemory: true },
  // Those of the embedded identity provider; Firebase has its own. A sign-in that succeeds is given back.
  signInsPerRequester: requester('LIMIT_SIGN_INS_PER_REQUESTER', '10/5 minutes'),
  signInsPerAddress: { ...person('LIMIT_SIGN_INS_PER_ADDRESS', '100/hour'), givenBack: true },
  signInsPerIp: { ...place('LIMIT_SIGN_INS_PER_IP', '1000/15 minutes'), givenBack: true },
  resetsPerRequester: requester('LIMIT_RESETS_PER_REQUESTER', '5/hour'),
  resetsPerAddress: person('LIMIT_RESETS_PER_ADDRESS', '20/hour'),
  resetsPerIp: place('LIMIT_RESETS_PER_IP', '500/hour'),
} as const satisfies Record<string, Rule>
export type LimitName = keyof typeof LIMITS

/** What is said first to whoever has reached a limit; where it is nothing in particular: that it was too often. */
const WORDS: Partial<Record<LimitName, string>> = {
  swipes: 'That is enough swiping for now: good company takes a little time.',
  messages: 'You are writing faster than anybody can read.',
  reports: 'Thank you for looking out for others: we have a good deal to read from you now.',
}

export type Limits = {
  /**
   * Counts one more against a limit, in one statement, together with every other replica.
   * @param key whose it is: an e-mail address, an IP address or a user id; only its hash is stored
   * @throws TRPCError TOO_MANY_REQUESTS, with a plain sentence and the seconds to wait
   */
  take: (name: LimitName, key: string) => Promise<void>
  /** Takes one back that should not count after all. */
  refund: (name: LimitName, key: string) => Promise<void>
  /** Starts from nothing. */
  forget: (name: LimitName, key: string) => Promise<void>
  /** Stands for a browser or a network in rows that must know it again: a keyed hash, which names nobody. */
  pseudonym: (of: 'browser' | 'network', id: string) => string
}

type Options = {
  /** Each limit as `5/day`; those not given are as usual. */
  settings?: Partial<Record<LimitName, string>>
  /** What keys are hashed with: the same for every replica, and not kept in the database. */
  secret: string
  /** Told of every refusal. */
  onLimitReached?: (name: LimitName) => void
}

/** Opens the limits, which are counted in Postgres. @throws Error for a setting that is no limit */
export function createLimits(db: Db, { settings = {}, secret, onLimitReached }: Options): Limits {
  const limiters = Object.fromEntries(
    (Object.keys(LIMITS) as LimitName[]).map((name) => [name, limiter(db, LIMITS[name], settings[name])]),
  ) as Record<LimitName, RateLimiterAbstract>
  const keyedHash = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  const hashOf = (name: LimitName, key: string) => keyedHash(`${name} ${LIMITS[name].together(key)}`)
  return {
    async take(name, key) {
      try {
        await limiters[name].consume(hashOf(name, key))
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        onLimitReached?.(name)
        const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
        const words = WORDS[name] ?? 'That was too often.'
        throw tryLater('TOO_MANY_REQUESTS', `${words} Please try again ${inWords(seconds)}.`, seconds)
      }
    },
    async refund(name, key) {
      await limiters[name].reward(hashOf(name, key))
    },
    async forget(name, key) {
      await limiters[name].delete(hashOf(name, key))
    },
    pseudonym: (of, id) => keyedHash(`${of} ${of === 'network' ? networkOf(id) : id}`),
  }
}

function limiter(db: Db, rule: Rule, setting = rule.usual): RateLimiterAbstract {
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
    // Whoever has used up a limit is refused from memory, so that a flood does not reach the database.
    inMemoryBlockOnConsumed: rule.givenBack ? undefined : points,
    clearExpiredByTimeout: false,
  })
}

/** Forgets what is counted no more. */
export async function deleteExpiredLimits(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now))
}

function lowerCase(key: string): string {
  return key.toLowerCase()
}

const UNITS: [Unit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** A wait as people say it, never too short: `in 40 seconds`, `in 3 hours`. */
export function inWords(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds > size) ?? ['second', 1]
  const count = Math.ceil(seconds / size)
  return `in ${count} ${unit}${count === 1 ? '' : 's'}`
}
