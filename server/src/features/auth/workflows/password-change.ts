import type { Context } from '../../../context.ts'
import { loggable } from '../../../errors.ts'
import type { VerifiedToken } from '../../../platform/identity/identity.ts'
import { noticeEndedSessions } from '../../../platform/identity/session-store.ts'
import { sessionsOf } from '../../../platform/identity/sessions.ts'

/** The time after a log-in at which the provider is asked, s: a changed password is followed by a log-in. */
const AFTER_LOGIN_S = 600

/**
 * Mails the owner if the identity provider has ended the account's sessions, which it does when the password is changed.
 * For Firebase, which sends no such mail. An error is logged and does not concern the log-in; the next one asks again.
 */
export async function noticePasswordChange(ctx: Context, { uid, authTime }: VerifiedToken): Promise<void> {
  const { db, identity, now } = ctx
  if (now().getTime() / 1000 - authTime > AFTER_LOGIN_S) return
  try {
    const since = await identity.sessionsValidSince(uid)
    if (since === null || !(await noticeEndedSessions(db, uid, since, now()))) return
    sessionsOf(db).forget(uid)
    ctx.mailer.wake()
  } catch (error) {
    ctx.log.warn(loggable(error), 'the provider did not say whether the password was changed')
  }
}
