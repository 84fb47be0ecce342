import { ADDRESS_CODE_MINUTES, RESEND_AFTER_S } from '@saathi/shared/auth/schema'
import type { Context, User } from '../../../context.ts'
import { badInput } from '../../../errors.ts'
import { findMe } from '../../social/profile/queries/profile.ts'
import { hashCode, isCode, newCode } from '../codes.ts'
import type { AuthMail } from '../mails.ts'
import { deleteChange, saveChange, spendChangeTry } from '../queries/address.ts'
import { codeSentRecently, MAX_TRIES, wrongCode } from './address.ts'

/*
 * A code that proves that the caller reads the mails to their account. It is stored as a change of address to the same
 * address, without a hash of a second code, so `changeAddress` never accepts it.
 */

type UserContext = Context & { user: User }
type CodeMail = Extract<AuthMail, { params: { code: string } }>

async function ownAddress({ db, user }: UserContext): Promise<string> {
  const { email } = await findMe(db, user._id)
  return email
}

/** Mails a code to the caller's address, in place of codes for a change of address. @throws TRPCError TOO_MANY_REQUESTS */
export async function sendOwnCode(ctx: UserContext, kind: CodeMail['kind']): Promise<void> {
  const { db, user, now } = ctx
  const email = await ownAddress(ctx)
  const code = newCode()
  const saved = await saveChange(
    db,
    { userId: user._id, newEmail: email.toLowerCase(), oldHash: await hashCode(code), newHash: '', tries: MAX_TRIES },
    { now: now(), resendAfterMs: RESEND_AFTER_S * 1000, lifeMs: ADDRESS_CODE_MINUTES * 60_000 },
    [{ to: email, kind, params: { code, minutes: ADDRESS_CODE_MINUTES } }],
  )
  if (!saved) throw codeSentRecently()
  ctx.mailer.wake()
}

/** Uses the code up. @throws TRPCError BAD_REQUEST if it is missing, wrong, used or expired */
export async function checkOwnCode(ctx: UserContext, code: string | undefined): Promise<void> {
  const { db, user, now } = ctx
  if (!code) throw badInput('code', 'auth.codeMissing')
  const newEmail = (await ownAddress(ctx)).toLowerCase()
  const stored = await spendChangeTry(db, user._id, now(), newEmail)
  if (!stored) throw badInput('code', 'auth.codeExpired')
  if (!(await isCode(code, stored.oldHash))) throw wrongCode('code', stored.triesLeft)
  if (!(await deleteChange(db, user._id, newEmail))) throw badInput('code', 'auth.codeExpired')
}
