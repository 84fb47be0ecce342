import { MessageResponse } from '@saathi/shared/auth/schema'
import { OthersEnded, Session, SessionList, SessionRef } from '@saathi/shared/auth/sessions'
import { orNotFound } from '../../../errors.ts'
import * as text from '../../../messages/en/sessions.ts'
import { endAccountSessions } from '../../../platform/identity/session-store.ts'
import { sessionsOf } from '../../../platform/identity/sessions.ts'
import { asItems, restGet, restPost } from '../../../rest-path.ts'
import { recentLoginProcedure, router, sessionProcedure } from '../../../trpc.ts'
import { endSession, endSessionAt, listSessions } from './queries/sessions.ts'

/** A browser that logs in again, for example to confirm an action, has a new session: the earlier ones are left out. */
function onePerBrowser<Row extends { authTime: number; browser: string | null }>(
  rows: Row[],
  isCurrent: (row: Row) => boolean,
): Row[] {
  const isShadowed = (row: Row) =>
    !isCurrent(row) &&
    row.browser !== null &&
    rows.some((other) => other.browser === row.browser && (isCurrent(other) || other.authTime > row.authTime))
  return rows.filter((row) => !isShadowed(row))
}

/**
 * The devices on which the caller is logged in. Suspended users may call all of them. Each call ends sessions in our own
 * list first, by which every process refuses their tokens within seconds, and then at the identity provider.
 */
export const sessionsRouter = router({
  /** The caller's sessions, those used last first. */
  list: sessionProcedure
    .meta(
      restGet('/sessions', 'The devices on which you are logged in, those used last first', { as: asItems(Session) }),
    )
    .output(SessionList)
    .query(async ({ ctx: { db, identity, now, token } }) => {
      const rows = await listSessions(db, token.uid, now())
      const valid = new Set(
        await identity.validSessions(
          token.uid,
          rows.map(({ authTime }) => authTime),
        ),
      )
      const isCurrent = ({ authTime }: { authTime: number }) => authTime === token.authTime
      const open = rows.filter((row) => isCurrent(row) || valid.has(row.authTime))
      return {
        items: onePerBrowser(open, isCurrent).map(({ authTime, browser, ...session }) => ({
          ...session,
          signedInAt: new Date(authTime * 1000).toISOString(),
          isCurrent: isCurrent({ authTime }),
        })),
      }
    }),

  /** Ends one of the caller's sessions; idempotent. */
  end: sessionProcedure
    .meta(restPost('/sessions/:sessionId/end', 'Log out one of your devices', { errors: [404] }))
    .input(SessionRef)
    .output(MessageResponse)
    .mutation(async ({ ctx: { db, identity, token }, input }) => {
      const ended = await endSession(db, token.uid, input.sessionId)
      orNotFound(ended.length > 0 || null, 'sessions.notFound')
      sessionsOf(db).forget(token.uid)
      for (const authTime of ended) await identity.endSession(token.uid, authTime)
      return { message: text.ended }
    }),

  /** Ends the session that makes the call, at a log-out. */
  endCurrent: sessionProcedure.output(MessageResponse).mutation(async ({ ctx: { db, identity, token } }) => {
    await endSessionAt(db, token.uid, token.authTime)
    sessionsOf(db).forget(token.uid)
    await identity.endSession(token.uid, token.authTime)
    return { message: text.ended }
  }),

  /**
   * Ends all of the caller's sessions but the one that makes the call. If the identity provider can only end them all, the
   * response has a custom token, with which the browser goes on in a new session; so the call needs a recent log-in, which
   * that session would else pass for.
   */
  endOthers: recentLoginProcedure
    .meta(restPost('/sessions/end-others', 'Log out all of your other devices'))
    .output(OthersEnded)
    .mutation(async ({ ctx: { db, identity, token, now } }) => {
      await endAccountSessions(db, token.uid, token.authTime, now())
      sessionsOf(db).forget(token.uid)
      const goesOn = await identity.endOtherSessions(token.uid, token.authTime)
      const claims = token.passkey ? ({ passkey: true } as const) : undefined
      return { message: text.othersEnded, customToken: goesOn ? null : await identity.customToken(token.uid, claims) }
    }),

  /** Ends all of the caller's sessions. */
  endAll: sessionProcedure.output(MessageResponse).mutation(async ({ ctx: { db, identity, token, now } }) => {
    await endAccountSessions(db, token.uid, null, now())
    sessionsOf(db).forget(token.uid)
    await identity.endAllSessions(token.uid)
    return { message: text.allEnded }
  }),
})
