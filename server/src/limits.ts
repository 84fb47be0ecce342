import { createHmac } from 'node:crypto'
import { isIPv4, isIPv6 } from 'node:net'
import { lt } from 'drizzle-orm'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from './db/client.ts'
import { rateLimits } from './db/schema/limits.ts'
import { tryLater } from './errors.ts'

const SECONDS = { second: 1, minute: 60, hour: 3_600, day: 86_400 }
type Unit = keyof typeof SECONDS

export type Limit = { points: number; seconds: number }

/** Reads `5/day`: so many in a stretch of time that the first of them begins. Null for what is no limit. */
export function parseLimit(text: string): Limit | null {
  const [, count, unit] = text.match(/^([1-9]\d{0,5})\/(second|minute|hour|day)$/) ?? []
  return count && unit ? { points: Number(count), seconds: SECONDS[unit as Unit] } : null
}

/** What is limited: the setting that says how often, what it is when not set, and what is counted together. */
export const LIMITS = {
  codesPerAddress: { setting: 'LIMIT_CODES_PER_ADDRESS', usual: '5/day', together: lowerCase },
  codesPerIp: { setting: 'LIMIT_CODES_PER_IP', usual: '30/hour', together: networkOf },
  registrationsPerIp: { setting: 'LIMIT_REGISTRATIONS_PER_IP', usual: '60/hour', together: networkOf },
  enquiriesPerAddress: { setting: 'LIMIT_ENQUIRIES_PER_ADDRESS', usual: '5/hour', together: lowerCase },
  enquiriesPerIp: { setting: 'LIMIT_ENQUIRIES_PER_IP', usual: '5/hour', together: networkOf },
  chatMessages: { setting: 'LIMIT_CHAT_MESSAGES', usual: '10/minute', together: networkOf },
  toursHosted: { setting: 'LIMIT_TOURS_HOSTED', usual: '20/day', together: lowerCase },
  uploads: { setting: 'LIMIT_UPLOADS', usual: '20/day', together: lowerCase },
  swipes: { setting: 'LIMIT_SWIPES', usual: '200/day', together: lowerCase },
  messages: { setting: 'LIMIT_MESSAGES', usual: '60/minute', together: lowerCase },
  reports: { setting: 'LIMIT_REPORTS', usual: '20/day', together: lowerCase },
} as const
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
}

type Options = {
  /** Each limit as `5/day`; those not given are as usual. */
  settings?: Partial<Record<LimitName, string>>
  /** What keys are hashed with: the same for every replica, and not kept in the database. */
  secret: string
}

/** Opens the limits, which are counted in Postgres. @throws Error for a setting that is no limit */
export function openLimits(db: Db, { settings = {}, secret }: Options): Limits {
  const limiters = new Map(
    (Object.keys(LIMITS) as LimitName[]).map((name) => [name, limiter(db, settings[name] ?? LIMITS[name].usual)]),
  )
  return {
    async take(name, key) {
      const counted = `${name} ${LIMITS[name].together(key)}`
      const hash = createHmac('sha256', secret).update(counted).digest('base64url')
      try {
        await limiters.get(name)?.consume(hash)
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
        const words = WORDS[name] ?? 'That was too often.'
        throw tryLater('TOO_MANY_REQUESTS', `${words} Please try again ${inWords(seconds)}.`, seconds)
      }
    },
  }
}

function limiter(db: Db, setting: string): RateLimiterDrizzle {
  const limit = parseLimit(setting)
  if (!limit) throw new Error(`"${setting}" is no limit; one is written as 5/day.`)
  return new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    keyPrefix: '',
    points: limit.points,
    duration: limit.seconds,
    // Whoever has used up a limit is refused from memory, so that a flood does not reach the database.
    inMemoryBlockOnConsumed: limit.points,
    clearExpiredByTimeout: false,
  })
}

/** Forgets what is counted no more. */
export async function sweepLimits(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now))
}

function lowerCase(key: string): string {
  return key.toLowerCase()
}

/** An IPv4 address, or the /64 network of an IPv6 one: who has one of its addresses has them all. */
export function networkOf(ip: string): string {
  const mapped = ip.match(/^::ffff:([\d.]+)$/i)?.[1]
  if (mapped && isIPv4(mapped)) return mapped
  if (!isIPv6(ip)) return ip
  const [before = '', after] = (ip.split('%')[0] as string).toLowerCase().split('::')
  const groups = (part: string | undefined) => (part ? part.split(':') : [])
  const [left, right] = [groups(before), groups(after)]
  const zeros = after === undefined ? [] : Array(Math.max(0, 8 - left.length - right.length)).fill('0')
  const network = [...left, ...zeros, ...right].slice(0, 4)
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
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
