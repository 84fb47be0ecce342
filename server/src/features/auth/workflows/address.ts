import { ADDRESS_CODE_MINUTES, type AddressChange, RESEND_AFTER_S } from '@saathi/shared/auth/schema'
import type { Context, User } from '../../../context.ts'
import { appError, badInput } from '../../../errors.ts'
import { IdentityError, type VerifiedToken } from '../../../platform/identity/identity.ts'
import { endAccountSessions } from '../../../platform/identity/session-store.ts'
import { sessionsOf } from '../../../platform/identity/sessions.ts'
import { findMe } from '../../social/profile/queries/profile.ts'
import { hashCode, isCode, newCode } from '../codes.ts'
import { findAddress, finishChange, saveChange, spendChangeTry } from '../queries/address.ts'

/** Tries for one pair of codes. */
export const MAX_TRIES = 5

type UserContext = Context & { user: User; token: VerifiedToken }

/**
 * Mails a code to the caller's address and another to the new one. Whether the new address has an account is found out
 * only by who has its code.
 * @throws TRPCError BAD_REQUEST if it is the caller's own; TOO_MANY_REQUESTS
 */
export async function startAddressChange(ctx: UserContext, newEmail: string): Promise<void> {
  const { db, user, now, limits } = ctx
  const { email } = await findMe(db, user._id)
  if (newEmail === email.toLowerCase()) throw badInput('email', 'auth.addressSame')
  await limits.take('codesPerIp', ctx.ip)
  await limits.take('codesPerAddress', newEmail)
  const [oldCode, newAddressCode] = [newCode(), newCode()]
  const saved = await saveChange(
    db,
    {
      userId: user._id,
      newEmail,
      oldHash: await hashCode(oldCode),
      newHash: await hashCode(newAddressCode),
      tries: MAX_TRIES,
    },
    { now: now(), resendAfterMs: RESEND_AFTER_S * 1000, lifeMs: ADDRESS_CODE_MINUTES * 60_000 },
    [
      { to: email, kind: 'oldAddressCode', params: { code: oldCode, minutes: ADDRESS_CODE_MINUTES } },
      { to: newEmail, kind: 'newAddressCode', params: { code: newAddressCode, minutes: ADDRESS_CODE_MINUTES } },
    ],
  )
  if (!saved) throw codeSentRecently()
  ctx.mailer.wake()
}

export const codeSentRecently = () =>
  appError('TOO_MANY_REQUESTS', 'auth.codeSentRecently', {
    retryAfter: RESEND_AFTER_S,
    params: { seconds: RESEND_AFTER_S },
  })

export function wrongCode(field: 'code' | 'oldCode' | 'newCode', tries: number) {
  if (tries === 0) return badInput(field, 'auth.codeWrongLastTry')
  return appError('BAD_REQUEST', 'auth.codeWrongTriesLeft', { field, params: { tries } })
}

/**
 * Changes the address with the codes from both mails, and ends the account's other sessions. Returns the new address and a
 * custom token for a new session, whose tokens have it. If the server ends between the provider's change and ours, the
 * next log-in copies the address, and a repeated call succeeds.
 * @throws TRPCError BAD_REQUEST for a wrong, used or expired code; CONFLICT for an address with an account
 */
export async function changeAddress(ctx: UserContext, { oldCode, newCode }: AddressChange) {
  const { db, identity, user, token, now } = ctx
  const change = await spendChangeTry(db, user._id, now())
  if (!change) throw badInput('oldCode', 'auth.codeExpired')
  if (!(await isCode(oldCode, change.oldHash))) throw wrongCode('oldCode', change.triesLeft)
  if (!(await isCode(newCode, change.newHash))) throw wrongCode('newCode', change.triesLeft)
  try {
    await identity.changeEmail(token.uid, change.newEmail)
  } catch (error) {
    if (error instanceof IdentityError && error.code === 'email-taken') throw appError('CONFLICT', 'auth.addressTaken')
    throw error
  }
  if (!(await finishChange(db, user._id, change.newEmail))) throw badInput('oldCode', 'auth.codeExpired')
  ctx.mailer.wake()
  await endAccountSessions(db, token.uid, token.authTime, now())
  sessionsOf(db).forget(token.uid)
  await identity.endOtherSessions(token.uid, token.authTime)
  const customToken = await identity.customToken(token.uid, token.passkey ? { passkey: true } : undefined)
  return { email: change.newEmail, customToken }
}

/** The address of an account, whose token may be from before it was changed. */
export async function currentAddress({ db, identity }: Context, uid: string, tokenEmail: string): Promise<string> {
  const known = await findAddress(db, uid)
  if (known === null || known.toLowerCase() === tokenEmail.toLowerCase()) return tokenEmail
  return (await identity.emailOf(uid)) ?? tokenEmail
}
