import { NOTICE_VERSION } from '@saathi/shared/auth/consent-rules'
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { callFunction, functionCall } from '../../../db/call-function.ts'
import type { Db } from '../../../db/client.ts'
import { registrationCodes } from '../../../db/schema/auth.ts'
import { openProfileArgs } from '../account/queries/account.ts'

/** The browser and the network of a request, as keyed hashes. */
export type CodeRequester = { browser: string; network: string }

type NewCode = CodeRequester & {
  email: string
  /** The browser has no cookie yet, so the resend delay applies to its whole network. */
  isNew: boolean
  hash: string
  tries: number
  now: Date
  resendAfterMs: number
  lifeMs: number
}

/** Stores a code in place of the requester's previous one; false when that was sent less than `resendAfterMs` ago. */
export async function saveCode(db: Db, code: NewCode): Promise<boolean> {
  const { now, resendAfterMs, lifeMs, ...rest } = code
  const at = (ms: number) => new Date(now.getTime() + ms)
  const given = { ...rest, sent: now, cutoff: at(-resendAfterMs), expires: at(lifeMs) }
  return (await callFunction(db, 'save_registration_code', given)) === true
}

/** The time when the requester's last stored code for an address was sent. */
export async function lastSent(
  db: Db,
  email: string,
  { browser, network }: Partial<CodeRequester>,
): Promise<Date | null> {
  const own = browser ? eq(registrationCodes.browser, browser) : eq(registrationCodes.network, network ?? '')
  const [code] = await db
    .select({ sentAt: registrationCodes.sentAt })
    .from(registrationCodes)
    .where(and(eq(registrationCodes.email, email), own))
    .orderBy(desc(registrationCodes.sentAt))
    .limit(1)
  return code ? new Date(code.sentAt) : null
}

const isValid = (email: string, now: Date) =>
  and(eq(registrationCodes.email, email), gt(registrationCodes.expiresAt, now.toISOString()))

export type ValidCode = { browser: string; hash: string; askedBy: 'this browser' | 'this network' | 'another network' }

/** The valid code for a try: the browser's own, else the latest of its network, else the latest of any network. */
export async function findValidCode(db: Db, email: string, { browser, network }: Partial<CodeRequester>, now: Date) {
  const isBrowser = sql<boolean>`${registrationCodes.browser} = ${browser ?? ''}`
  const isNetwork = sql<boolean>`${registrationCodes.network} = ${network ?? ''}`
  const [code] = await db
    .select({
      browser: registrationCodes.browser,
      hash: registrationCodes.hash,
      askedBy: sql<ValidCode['askedBy']>`case when ${isBrowser} then 'this browser'
        when ${isNetwork} then 'this network' else 'another network' end`,
    })
    .from(registrationCodes)
    .where(isValid(email, now))
    .orderBy(desc(isBrowser), desc(isNetwork), desc(registrationCodes.sentAt))
    .limit(1)
  return code ?? null
}

type CodeKey = { email: string; browser: string; hash: string }
const matchesCode = ({ email, browser, hash }: CodeKey) =>
  and(eq(registrationCodes.email, email), eq(registrationCodes.browser, browser), eq(registrationCodes.hash, hash))

/** Uses one of the browser's tries for its valid code. Returns the number of tries left, or null when none was left. */
export async function spendTry(db: Db, code: CodeKey, now: Date): Promise<number | null> {
  const [spent] = await db
    .update(registrationCodes)
    .set({ triesLeft: sql`${registrationCodes.triesLeft} - 1` })
    .where(and(matchesCode(code), isValid(code.email, now), gt(registrationCodes.triesLeft, 0)))
    .returning({ triesLeft: registrationCodes.triesLeft })
  return spent?.triesLeft ?? null
}

/** Returns a try after a server-side failure. */
export async function refundTry(db: Db, code: CodeKey): Promise<void> {
  await db
    .update(registrationCodes)
    .set({ triesLeft: sql`${registrationCodes.triesLeft} + 1` })
    .where(matchesCode(code))
}

export async function deleteExpiredCodes(db: Db, now: Date): Promise<void> {
  await db.delete(registrationCodes).where(lt(registrationCodes.expiresAt, now.toISOString()))
}

type Account = Parameters<typeof openProfileArgs>[0]

/** Finds or creates the account's profile, and copies the account's e-mail address to it. Concurrent calls create one. */
export async function syncUser(db: Db, account: Account) {
  const { id, suspended_at, is_new } = await callFunction(db, 'open_profile', openProfileArgs(account))
  return { _id: id, suspendedAt: suspended_at, isNew: is_new }
}

/** Creates the profile of a new account and deletes the account's codes, in one statement. @returns whether it is new */
export async function createUser(db: Db, account: Account): Promise<boolean> {
  const codes = db.delete(registrationCodes).where(eq(registrationCodes.email, account.email)).returning()
  const opened = functionCall('open_profile', openProfileArgs(account))
  const [user] = await db.with(db.$with('used').as(codes)).select({ isNew: sql<boolean>`is_new` }).from(opened)
  return user?.isNew === true
}

export async function consent(db: Db, userId: string, at: Date): Promise<void> {
  await callFunction(db, 'give_account_consent', { userId, notice: NOTICE_VERSION, at })
}
