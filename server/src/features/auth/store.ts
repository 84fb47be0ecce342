import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { registrationCodes } from '../../db/schema/auth.ts'
import { users } from '../../db/schema/social.ts'
import { openedProfile } from '../account/store.ts'

/** Who asks for a code or tries one: the browser and the network, as keyed hashes. */
export type Requester = { browser: string; network: string }

type NewCode = Requester & {
  email: string
  /** The browser was unknown until now: its network must wait for it. */
  isNew: boolean
  hash: string
  tries: number
  now: Date
  resendAfterMs: number
  lifeMs: number
}

/** Stores a new code in place of the requester's last one; false when that one was sent less than `resendAfterMs` ago. */
export async function saveCode(db: Db, code: NewCode): Promise<boolean> {
  const at = (ms: number) => sql`${new Date(code.now.getTime() + ms).toISOString()}::timestamptz`
  const saved = sql<boolean>`save_registration_code(${code.email}, ${code.browser}, ${code.network}, ${code.isNew},
    ${code.hash}, ${code.tries}, ${at(0)}, ${at(-code.resendAfterMs)}, ${at(code.lifeMs)})`
  const [row] = await db.execute<{ saved: boolean }>(sql`select ${saved} as saved`)
  return row?.saved === true
}

/** When the requester's last code for an address was sent, if it is stored still. */
export async function lastSent(db: Db, email: string, { browser, network }: Partial<Requester>): Promise<Date | null> {
  const own = browser ? eq(registrationCodes.browser, browser) : eq(registrationCodes.network, network ?? '')
  const [code] = await db
    .select({ sentAt: registrationCodes.sentAt })
    .from(registrationCodes)
    .where(and(eq(registrationCodes.email, email), own))
    .orderBy(desc(registrationCodes.sentAt))
    .limit(1)
  return code ? new Date(code.sentAt) : null
}

const isLive = (email: string, now: Date) =>
  and(eq(registrationCodes.email, email), gt(registrationCodes.expiresAt, now.toISOString()))

export type LiveCode = { browser: string; hash: string; askedBy: 'this browser' | 'this network' | 'another network' }

/** The live code that a try is about: that of its browser, else the last of its network, else the last of all. */
export async function liveCode(db: Db, email: string, { browser, network }: Partial<Requester>, now: Date) {
  const isBrowser = sql<boolean>`${registrationCodes.browser} = ${browser ?? ''}`
  const isNetwork = sql<boolean>`${registrationCodes.network} = ${network ?? ''}`
  const [code] = await db
    .select({
      browser: registrationCodes.browser,
      hash: registrationCodes.hash,
      askedBy: sql<LiveCode['askedBy']>`case when ${isBrowser} then 'this browser'
        when ${isNetwork} then 'this network' else 'another network' end`,
    })
    .from(registrationCodes)
    .where(isLive(email, now))
    .orderBy(desc(isBrowser), desc(isNetwork), desc(registrationCodes.sentAt))
    .limit(1)
  return code ?? null
}

type CodeOf = { email: string; browser: string; hash: string }
const thatCode = ({ email, browser, hash }: CodeOf) =>
  and(eq(registrationCodes.email, email), eq(registrationCodes.browser, browser), eq(registrationCodes.hash, hash))

/** Spends one of the browser's own tries on its live code and gives how many are left; null when none was. */
export async function spendTry(db: Db, code: CodeOf, now: Date): Promise<number | null> {
  const [spent] = await db
    .update(registrationCodes)
    .set({ triesLeft: sql`${registrationCodes.triesLeft} - 1` })
    .where(and(thatCode(code), isLive(code.email, now), gt(registrationCodes.triesLeft, 0)))
    .returning({ triesLeft: registrationCodes.triesLeft })
  return spent?.triesLeft ?? null
}

/** Gives a try back: the code was right, and what failed was ours. */
export async function refundTry(db: Db, code: CodeOf): Promise<void> {
  await db
    .update(registrationCodes)
    .set({ triesLeft: sql`${registrationCodes.triesLeft} + 1` })
    .where(thatCode(code))
}

export async function deleteExpiredCodes(db: Db, now: Date): Promise<void> {
  await db.delete(registrationCodes).where(lt(registrationCodes.expiresAt, now.toISOString()))
}

type Account = Parameters<typeof openedProfile>[0]
type Opened = { _id: string; suspendedAt: string | null }

/** The account's profile record, made at first sight; two at once make one. Its e-mail follows the account's. */
export async function syncUser(db: Db, account: Account): Promise<Opened> {
  const [user] = await db.execute<Opened>(
    sql`select id as "_id", suspended_at as "suspendedAt" from ${openedProfile(account)}`,
  )
  return user as Opened
}

/** The profile of an account just made, and the end of the code that it was made with: both or neither. */
export async function enrol(db: Db, account: Account): Promise<void> {
  const used = sql`delete from ${registrationCodes} where email = ${account.email}`
  await db.execute(sql`with used as (${used}) select id from ${openedProfile(account)}`)
}

export async function consent(db: Db, userId: string, at: Date): Promise<void> {
  await db
    .update(users)
    .set({ consentedAt: sql`coalesce(${users.consentedAt}, ${at.toISOString()})` })
    .where(eq(users._id, userId))
}
