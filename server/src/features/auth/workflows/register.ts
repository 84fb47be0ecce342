import { CODE_MINUTES, RESEND_AFTER_S, type Registration } from '@saathi/shared/auth/schema'
import { TRPCError } from '@trpc/server'
import type { Context } from '../../../context.ts'
import { appError, badInput } from '../../../errors.ts'
import { newBrowser } from '../../../platform/browser-cookie.ts'
import { countsOf } from '../../../platform/counts.ts'
import { isCommonPassword } from '../../../platform/identity/common-passwords.ts'
import { type Identity, IdentityError } from '../../../platform/identity/identity.ts'
import { hideFormerProfiles } from '../account/workflows/deletion.ts'
import { hashCode, isCode, newCode } from '../codes.ts'
import { createUser, findValidCode, lastSent, refundTry, saveCode, spendTry } from '../queries/auth.ts'

/** Tries for one code. */
const MAX_TRIES = 5

function tooSoon(waitMs: number) {
  const seconds = Math.ceil(waitMs / 1000)
  return appError('TOO_MANY_REQUESTS', 'auth.codeSentRecently', { retryAfter: seconds, params: { seconds } })
}

type RequestContext = Pick<Context, 'db' | 'limits' | 'now' | 'ip' | 'browser'>

/** The requester as keyed hashes. A browser without the cookie is identified by its network only. */
const requesterOf = ({ limits, ip, browser }: RequestContext) => ({
  network: limits.pseudonym('network', ip),
  browser: browser?.isNew === false ? limits.pseudonym('browser', browser.id) : undefined,
})
const limitKey = ({ network }: { network: string }, email: string) => `${network} ${email}`

/**
 * Creates a code for this address and stores its hash in place of the previous code of the same browser. Codes that other
 * browsers requested for the address stay valid. @throws TRPCError TOO_MANY_REQUESTS
 */
export async function createCode(ctx: RequestContext, email: string) {
  const { db, limits, now } = ctx
  const resendAfterMs = RESEND_AFTER_S * 1000
  const requester = requesterOf(ctx)
  const sent = await lastSent(db, email, requester)
  const waitMs = sent ? sent.getTime() + resendAfterMs - now().getTime() : 0
  if (waitMs > 0) throw tooSoon(waitMs)
  await limits.take('codesPerRequester', limitKey(requester, email))
  await limits.take('codesPerAddress', email)
  const code = newCode()
  const browser = requester.browser ?? limits.pseudonym('browser', ctx.browser?.id ?? newBrowser())
  const owner = { email, browser, network: requester.network, isNew: !requester.browser }
  const timing = { now: now(), resendAfterMs, lifeMs: CODE_MINUTES * 60_000 }
  if (!(await saveCode(db, { ...owner, hash: await hashCode(code), tries: MAX_TRIES, ...timing })))
    throw tooSoon(resendAfterMs)
  await limits.reset('codeTriesPerRequester', limitKey(requester, email))
  return code
}

/**
 * Counts a try for the address's code and returns the code's hash. The browser that requested the code, or without a
 * cookie its network, has tries of its own; tries from other networks share a limit for the address.
 * @throws TRPCError BAD_REQUEST when there is no valid code or no try is left
 */
async function beginTry(ctx: RequestContext, email: string) {
  const { db, limits, now } = ctx
  const requester = requesterOf(ctx)
  const stored = await findValidCode(db, email, requester, now())
  if (!stored) throw badInput('code', 'auth.codeExpired')
  const code = { email, browser: stored.browser, hash: stored.hash }
  if (stored.askedBy === 'this browser') {
    const left = await spendTry(db, code, now())
    if (left === null) throw badInput('code', 'auth.codeExpired')
    return { hash: stored.hash, left, refund: () => refundTry(db, code) }
  }
  const key = limitKey(requester, email)
  try {
    await limits.take('codeTriesPerRequester', key)
    if (stored.askedBy === 'another network') await limits.take('codeTriesPerAddress', email)
  } catch (error) {
    if (error instanceof TRPCError && error.code === 'TOO_MANY_REQUESTS') throw badInput('code', 'auth.codeExpired')
    throw error
  }
  return { hash: stored.hash, left: null, refund: () => limits.refund('codeTriesPerRequester', key) }
}

function wrongCode(left: number | null) {
  if (left === null) return badInput('code', 'auth.codeWrong')
  if (left === 0) return badInput('code', 'auth.codeWrongLastTry')
  return appError('BAD_REQUEST', 'auth.codeWrongTriesLeft', { field: 'code', params: { tries: left } })
}

/** @throws TRPCError BAD_REQUEST for one of the passwords that are tried first */
export async function refuseCommonPassword(password: string): Promise<void> {
  if (await isCommonPassword(password)) throw badInput('password', 'auth.passwordCommon')
}

/**
 * Checks the code, creates the account and its profile, and returns a custom token for signing in. If a step after the
 * account's creation fails, the account is deleted and the try is refunded.
 * @throws TRPCError BAD_REQUEST for a wrong, used or expired code, or a common password; CONFLICT for a taken address
 */
export async function register(ctx: Context, { name, password, code, consent, ...input }: Registration) {
  const { db, identity, now } = ctx
  const email = input.email.toLowerCase()
  await refuseCommonPassword(password)
  const attempt = await beginTry(ctx, email)
  if (!(await isCode(code, attempt.hash))) throw wrongCode(attempt.left)
  const uid = await createAccount({ email, password, name, emailVerified: true })
  try {
    const customToken = await identity.customToken(uid)
    await hideFormerProfiles(ctx, { firebaseUid: uid, email })
    const consentedAt = consent && now().toISOString()
    const profile = { firebaseUid: uid, email, name, consentedAt, addressHashes: ctx.hashAddress(email) }
    if (await createUser(db, profile)) countsOf(db).add('signUps', ctx.now())
    return customToken
  } catch (error) {
    await identity.deleteUser(uid)
    await attempt.refund()
    throw error
  }

  async function createAccount(account: Parameters<Identity['createUser']>[0]) {
    try {
      return await identity.createUser(account)
    } catch (error) {
      if (!(error instanceof IdentityError)) throw error
      if (error.code === 'email-taken') throw appError('CONFLICT', 'auth.emailTaken')
      await attempt.refund()
      if (error.code === 'email-invalid') throw badInput('email', 'auth.emailInvalid')
      if (error.code === 'password-weak') throw badInput('password', 'auth.passwordWeak')
      throw error
    }
  }
}
