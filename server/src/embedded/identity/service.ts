import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../db/client.ts'
import type { IdentityAccount } from '../../db/schema/identity.ts'
import { newBrowser } from '../../platform/browser-cookie.ts'
import type { VerifiedToken } from '../../platform/identity/identity.ts'
import type { AttemptCounter, Source } from './attempts.ts'
import { IdentityApiError, need } from './identity-api-error.ts'
import type { PasswordHasher } from './passwords.ts'
import { newRefreshToken } from './refresh-tokens.ts'
import { hashOf } from './secrets.ts'
import { openSession } from './session-store.ts'
import { accountByUid, rememberSources } from './store.ts'
import { ID_TOKEN_SECONDS, type TokenMaker } from './tokens.ts'

export type Mail = { to: string; subject: string; text: string }

/** What the operations work with. */
export type Service = {
  db: Db
  now: () => Date
  projectId: string
  /** Where people reach the app; links in mails begin with it. */
  publicUrl: () => string
  tokens: TokenMaker
  passwords: PasswordHasher
  attempts: AttemptCounter
  sendMail: (mail: Mail) => Promise<void>
  /** True when the app deletes the account later, by itself. */
  onDeletion: (uid: string) => Promise<boolean>
  /** Goes on with work after the answer, which must not tell by its time that there was any. */
  afterAnswer: (work: () => Promise<void>, log: FastifyBaseLogger) => void
  /** An account changed: verified tokens kept in memory may be so no longer. */
  accountsChanged: () => void
}

/** Who asks. */
export type Requester = Source & {
  log: FastifyBaseLogger
  /** Gives the browser this id for a month, in a cookie. */
  setBrowser: (id: string) => void
}

/**
 * Signs the account in: tokens as the web SDK expects them. Refused when the account changed since it was read. From now
 * on the account knows this browser and this network.
 */
export async function signIn(service: Service, account: IdentityAccount, provider: string, requester: Requester) {
  const { db, now, tokens } = service
  if (account.disabled) throw new IdentityApiError('USER_DISABLED')
  const { sessionId, refreshToken } = newRefreshToken()
  const at = now()
  const authTime = Math.max(Math.floor(at.getTime() / 1000), account.validSince)
  const session = { provider, authTime }
  const opened = await openSession(db, account, { ...session, sessionId, tokenHash: hashOf(refreshToken), now: at })
  if (!opened) throw new IdentityApiError('INVALID_LOGIN_CREDENTIALS')
  const browser = requester.browser ?? newBrowser()
  requester.setBrowser(browser)
  await rememberSources(db, account.uid, service.attempts.sourcesOf({ ip: requester.ip, browser }), at)
  return {
    localId: account.uid,
    email: account.email,
    idToken: await tokens.idToken(account, session),
    refreshToken,
    expiresIn: String(ID_TOKEN_SECONDS),
  }
}

/** The account that an ID token speaks for, as it is now; refused when the token is no longer good for it. */
export async function findTokenSubject(
  { db, tokens }: Service,
  idToken: string | null | undefined,
): Promise<{ account: IdentityAccount; token: VerifiedToken }> {
  const token = need(await tokens.readIdToken(need(idToken, 'MISSING_ID_TOKEN')), 'INVALID_ID_TOKEN')
  if (token === 'expired') throw new IdentityApiError('TOKEN_EXPIRED')
  const account = need(await accountByUid(db, token.uid), 'USER_NOT_FOUND')
  if (token.authTime < account.validSince) throw new IdentityApiError('TOKEN_EXPIRED')
  if (account.disabled) throw new IdentityApiError('USER_DISABLED')
  return { account, token }
}

/** An account as its owner sees it. */
export function shown(account: IdentityAccount) {
  const { uid, email, emailVerified, displayName, photoUrl, passwordHash, passwordUpdatedAt, googleSub } = account
  const self = { email, displayName: displayName ?? undefined, photoUrl: photoUrl ?? undefined }
  const ms = (instant: string | null) => (instant ? String(new Date(instant).getTime()) : undefined)
  return {
    localId: uid,
    ...self,
    emailVerified,
    // Only whether there is a password matters to the SDK: without one it takes the account for an anonymous one.
    ...(passwordHash
      ? { passwordHash: 'REDACTED', passwordUpdatedAt: passwordUpdatedAt && new Date(passwordUpdatedAt).getTime() }
      : {}),
    providerUserInfo: [
      ...(passwordHash ? [{ providerId: 'password', federatedId: email, rawId: email, ...self }] : []),
      ...(googleSub ? [{ providerId: 'google.com', federatedId: googleSub, rawId: googleSub, ...self }] : []),
    ],
    validSince: String(account.validSince),
    createdAt: ms(account.createdAt),
    lastLoginAt: ms(account.lastSignInAt),
  }
}
