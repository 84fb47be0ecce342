import { CODE_MINUTES, RESEND_AFTER_S, type Registration } from '@saathi/shared/auth'
import { TRPCError } from '@trpc/server'
import type { Context } from '../../context.ts'
import { badInput, tryLater } from '../../errors.ts'
import { type Identity, IdentityError } from '../../platform/identity/identity.ts'
import { hideFormerProfiles } from '../account/deletion.ts'
import { hashCode, isCode, newCode } from './codes.ts'
import { isCommonPassword } from './common-passwords.ts'
import { enrol, keepCode, lastSent, refundTry, spendTry } from './store.ts'

const tries = (count: number) => (count === 1 ? 'one try is' : `${count} tries are`)

/** How often a code may be guessed at. */
const TRIES = 5

const TOO_SOON = `A code was sent less than ${RESEND_AFTER_S} seconds ago. Please look for it, or try again in a moment.`
const tooSoon = (waitMs: number) => tryLater('TOO_MANY_REQUESTS', TOO_SOON, Math.ceil(waitMs / 1000))

/** A new code for this address, kept as a hash in place of its last one. @throws TRPCError TOO_MANY_REQUESTS */
export async function freshCode({ db, limits, now }: Pick<Context, 'db' | 'limits' | 'now'>, email: string) {
  const resendAfterMs = RESEND_AFTER_S * 1000
  const sent = await lastSent(db, email)
  const waitMs = sent ? sent.getTime() + resendAfterMs - now().getTime() : 0
  if (waitMs > 0) throw tooSoon(waitMs)
  await limits.take('codesPerAddress', email)
  const code = newCode()
  const timing = { now: now(), resendAfterMs, lifeMs: CODE_MINUTES * 60_000 }
  if (!(await keepCode(db, { email, hash: await hashCode(code), tries: TRIES, ...timing })))
    throw tooSoon(resendAfterMs)
  return code
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
  if (await isCommonPassword(password))
    throw badInput('password', 'This password is among the first that others would try. Please choose another.')
  const kept = await spendTry(db, email, now())
  if (!kept) throw badInput('code', 'This code has expired or was used up. Please ask for a new one.')
  if (!(await isCode(code, kept.hash)))
    throw badInput(
      'code',
      kept.triesLeft > 0
        ? `This is not the code we sent; ${tries(kept.triesLeft)} left.`
        : 'This is not the code we sent, and it was the last try. Please ask for a new one.',
    )
  const uid = await makeAccount({ email, password, name, emailVerified: true })
  try {
    const customToken = await identity.customToken(uid)
    await hideFormerProfiles(ctx, { firebaseUid: uid, email })
    const consentedAt = consent && now().toISOString()
    await enrol(db, { firebaseUid: uid, email, name, consentedAt, addressHash: ctx.hashAddress(email) })
    return customToken
  } catch (error) {
    await identity.deleteUser(uid)
    await refundTry(db, email, kept.hash)
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
      if (kept) await refundTry(db, email, kept.hash)
      if (error.code === 'email-invalid') throw badInput('email', error.message)
      if (error.code === 'password-weak') throw badInput('password', error.message)
      throw error
    }
  }
}
