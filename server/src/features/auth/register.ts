import { CODE_MINUTES, RESEND_AFTER_S, type Registration } from '@saathi/shared/auth'
import { TRPCError } from '@trpc/server'
import type { Context } from '../../context.ts'
import { badInput, tryLater } from '../../errors.ts'
import { newBrowser } from '../../platform/browser-cookie.ts'
import { COMMON_PASSWORD, isCommonPassword } from '../../platform/identity/common-passwords.ts'
import { type Identity, IdentityError } from '../../platform/identity/identity.ts'
import { hideFormerProfiles } from '../account/deletion.ts'
import { hashCode, isCode, newCode } from './codes.ts'
import { enrol, lastSent, liveCode, refundTry, saveCode, spendTry } from './store.ts'

const tries = (count: number) => (count === 1 ? 'one try is' : `${count} tries are`)

/** How often a code may be guessed at. */
const TRIES = 5

const TOO_SOON = `A code was sent less than ${RESEND_AFTER_S} seconds ago. Please look for it, or try again in a moment.`
const tooSoon = (waitMs: number) => tryLater('TOO_MANY_REQUESTS', TOO_SOON, Math.ceil(waitMs / 1000))

type Registrar = Pick<Context, 'db' | 'limits' | 'now' | 'ip' | 'browser'>

/** Who asks, by keyed hashes; a browser without its cookie is known by its network alone. */
const requesterOf = ({ limits, ip, browser }: Registrar) => ({
  network: limits.pseudonym('network', ip),
  browser: browser?.isNew === false ? limits.pseudonym('browser', browser.id) : undefined,
})
const countedFor = ({ network }: { network: string }, email: string) => `${network} ${email}`

/**
 * A new code for this address, stored as a hash in place of the last one that this browser asked for. What others asked
 * for stays as it is. @throws TRPCError TOO_MANY_REQUESTS
 */
export async function freshCode(ctx: Registrar, email: string) {
  const { db, limits, now } = ctx
  const resendAfterMs = RESEND_AFTER_S * 1000
  const requester = requesterOf(ctx)
  const sent = await lastSent(db, email, requester)
  const waitMs = sent ? sent.getTime() + resendAfterMs - now().getTime() : 0
  if (waitMs > 0) throw tooSoon(waitMs)
  await limits.take('codesPerRequester', countedFor(requester, email))
  await limits.take('codesPerAddress', email)
  const code = newCode()
  const browser = requester.browser ?? limits.pseudonym('browser', ctx.browser?.id ?? newBrowser())
  const by = { email, browser, network: requester.network, isNew: !requester.browser }
  const timing = { now: now(), resendAfterMs, lifeMs: CODE_MINUTES * 60_000 }
  if (!(await saveCode(db, { ...by, hash: await hashCode(code), tries: TRIES, ...timing })))
    throw tooSoon(resendAfterMs)
  await limits.reset('codeTriesPerRequester', countedFor(requester, email))
  return code
}

const USED_UP = 'This code has expired or was used up. Please ask for a new one.'

/**
 * Counts a try at an address's code and gives what it is to be compared with. Whoever asked for a code has tries of their
 * own, by their browser's cookie or, without one, by their network. Tries from elsewhere have a bound for the address.
 * @throws TRPCError BAD_REQUEST when there is no live code or no try is left
 */
async function beginTry(ctx: Registrar, email: string) {
  const { db, limits, now } = ctx
  const requester = requesterOf(ctx)
  const live = await liveCode(db, email, requester, now())
  if (!live) throw badInput('code', USED_UP)
  const code = { email, browser: live.browser, hash: live.hash }
  if (live.askedBy === 'this browser') {
    const left = await spendTry(db, code, now())
    if (left === null) throw badInput('code', USED_UP)
    return { hash: live.hash, left, refund: () => refundTry(db, code) }
  }
  const key = countedFor(requester, email)
  try {
    await limits.take('codeTriesPerRequester', key)
    if (live.askedBy === 'another network') await limits.take('codeTriesPerAddress', email)
  } catch (error) {
    if (error instanceof TRPCError && error.code === 'TOO_MANY_REQUESTS') throw badInput('code', USED_UP)
    throw error
  }
  return { hash: live.hash, left: null, refund: () => limits.refund('codeTriesPerRequester', key) }
}

const wrongCode = (left: number | null) => {
  if (left === null) return 'This is not the code we sent.'
  return left > 0
    ? `This is not the code we sent; ${tries(left)} left.`
    : 'This is not the code we sent, and it was the last try. Please ask for a new one.'
}

/**
 * Makes the account of somebody whose code is right, with its profile, and gives a token to sign in with.
 * All or nothing: what fails after the account was made removes it again, and the code stays good for another try.
 * @throws TRPCError BAD_REQUEST for a code that is wrong, used up or late, or a password too common; CONFLICT for a
 * taken address
 */
export async function register(ctx: Context, { name, password, code, consent, ...given }: Registration) {
  const { db, identity, now } = ctx
  const email = given.email.toLowerCase()
  if (await isCommonPassword(password)) throw badInput('password', COMMON_PASSWORD)
  const attempt = await beginTry(ctx, email)
  if (!(await isCode(code, attempt.hash))) throw badInput('code', wrongCode(attempt.left))
  const uid = await makeAccount({ email, password, name, emailVerified: true })
  try {
    const customToken = await identity.customToken(uid)
    await hideFormerProfiles(ctx, { firebaseUid: uid, email })
    const consentedAt = consent && now().toISOString()
    await enrol(db, { firebaseUid: uid, email, name, consentedAt, addressHash: ctx.hashAddress(email) })
    return customToken
  } catch (error) {
    await identity.deleteUser(uid)
    await attempt.refund()
    throw error
  }

  async function makeAccount(account: Parameters<Identity['createUser']>[0]) {
    try {
      return await identity.createUser(account)
    } catch (error) {
      if (!(error instanceof IdentityError)) throw error
      if (error.code === 'email-taken')
        throw new TRPCError({
          code: 'CONFLICT',
          message: 'An account with this e-mail address exists already. Please log in.',
        })
      await attempt.refund()
      if (error.code === 'email-invalid') throw badInput('email', error.message)
      if (error.code === 'password-weak') throw badInput('password', error.message)
      throw error
    }
  }
}
