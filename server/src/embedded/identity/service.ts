import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../db/client.ts'
import type { IdentityAccount } from '../../db/schema/identity.ts'
import { newBrowser } from '../../platform/browser-cookie.ts'
import { findByAccount } from '../../platform/identity/find-user.ts'
import type { VerifiedToken } from '../../platform/identity/identity.ts'
import { hasSessionEnded } from '../../platform/identity/session-store.ts'
import type { AttemptCounter, Source } from './attempts.ts'
import { IdentityApiError, need } from './identity-api-error.ts'
import type { PasswordHasher } from './passwords.ts'
import { newRefreshToken } from './refresh-tokens.ts'
import { hashOf } from './secrets.ts'
import { openSession } from './session-store.ts'
import { accountByUid, rememberSources } from './store.ts'
import { ID_TOKEN_SECONDS, type TokenMaker } from './tokens.ts'

export type Mail = { to: string; subject: string; text: string }

/** The dependencies of the operations. */
export type Service = {
  db: Db
  now: () => Date
  projectId: string
  unsignedGoogle: boolean
  /** The public URL of the app, for links in mails. */
  publicUrl: () => string
  tokens: TokenMaker
  passwords: PasswordHasher
  attempts: AttemptCounter
  sendMail: (mail: Mail) => Promise<void>
  /** Returns true if the app deletes the account later. */
  onDeletion: (uid: string) => Promise<boolean>
  /** Runs work after the response, so that the response time does not reveal whether there was any. */
  afterResponse: (work: () => Promise<void>, log: FastifyBaseLogger) => void
  /** Clears the cache of verified tokens. */
  accountsChanged: () => void
}

/** The origin of a request, and its log. */
export type IdentityRequester = Source & {
  log: FastifyBaseLogger
  /** Sets the cookie with the browser's id, for a month. */
  setBrowser: (id: string) => void
}

/**
 * Signs the account in and returns tokens in the web SDK's format; rejected if the account has changed since it was
 * read. The account remembers this browser and network.
 */
export async function signIn(
  service: Service,
  account: IdentityAccount,
  { provider, passkey = false }: { provider: string; passkey?: boolean },
  requester: IdentityRequester,
) {
  const { db, now, tokens } = service
  if (account.disabled) throw new IdentityApiError('USER_DISABLED')
  const { sessionId, refreshToken } = newRefreshToken()
  const at = now()
  const held = { provider, passkey }
  const authTime = await openSession(db, account, { ...held, sessionId, tokenHash: hashOf(refreshToken), now: at })
  if (authTime === null) throw new IdentityApiError('INVALID_LOGIN_CREDENTIALS')
  const session = { ...held, authTime }
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

/** The current account of an ID token. @throws IdentityApiError if the token or its session is no longer valid */
export async function findTokenSubject(
  { db, tokens, now }: Service,
  idToken: string | null | undefined,
): Promise<{ account: IdentityAccount; token: VerifiedToken }> {
  const token = need(await tokens.readIdToken(need(idToken, 'MISSING_ID_TOKEN')), 'INVALID_ID_TOKEN')
  if (token === 'expired') throw new IdentityApiError('TOKEN_EXPIRED')
  const account = need(await accountByUid(db, token.uid), 'USER_NOT_FOUND')
  if (token.authTime < account.validSince) throw new IdentityApiError('TOKEN_EXPIRED')
  if (account.disabled) throw new IdentityApiError('USER_DISABLED')
  if (await hasSessionEnded(db, { account: token.uid, authTime: token.authTime }, now()))
    throw new IdentityApiError('TOKEN_EXPIRED')
  return { account, token }
}

/** The same, for changes of the account: refused in a log-in that still needs a passkey. @throws IdentityApiError */
export async function findTokenOwner(service: Service, idToken: string | null | undefined) {
  const subject = await findTokenSubject(service, idToken)
  const user = await findByAccount(service.db, subject.account.uid)
  if (user?.passkeyRequired && !subject.token.passkey)
    throw new IdentityApiError('OPERATION_NOT_ALLOWED : This account needs a log-in with a passkey')
  return subject
}

/** An account as its owner gets it. */
export function toResponse(account: IdentityAccount) {
  const { uid, email, emailVerified, displayName, photoUrl, passwordHash, passwordUpdatedAt, googleSub } = account
  const self = { email, displayName: displayName ?? undefined, photoUrl: photoUrl ?? undefined }
  const ms = (instant: string | null) => (instant ? String(new Date(instant).getTime()) : undefined)
  return {
    localId: uid,
    ...self,
    emailVerified,
    // The SDK only checks that the field exists: without it, it treats the account as anonymous.
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
