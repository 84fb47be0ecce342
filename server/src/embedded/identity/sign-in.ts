import { COMMON_PASSWORD, isCommonPassword } from '../../platform/identity/common-passwords.ts'
import { decideGoogle, googleAccountIn } from './google.ts'
import { IdentityApiError, need } from './identity-api-error.ts'
import { MIN_PASSWORD } from './passwords.ts'
import { GRACE_MS, sessionOf } from './refresh-tokens.ts'
import { CustomTokenSignIn, IdpSignIn, isEmail, PasswordSignIn, Refresh, RevokeToken, read } from './requests.ts'
import { hashOf } from './secrets.ts'
import { type Requester, type Service, signIn } from './service.ts'
import { endSession, refreshSession } from './session-store.ts'
import { accountByEmail, accountByGoogle, accountByUid, createAccount, linkGoogle } from './store.ts'
import { ID_TOKEN_SECONDS } from './tokens.ts'

export const addressIn = (email: string | null | undefined) => {
  const address = need(email, 'MISSING_EMAIL')
  if (!isEmail(address)) throw new IdentityApiError('INVALID_EMAIL')
  return address.toLowerCase()
}

export async function strongEnough(password: string): Promise<string> {
  if (password.length < MIN_PASSWORD)
    throw new IdentityApiError(`WEAK_PASSWORD : Password should be at least ${MIN_PASSWORD} characters`)
  if (await isCommonPassword(password)) throw new IdentityApiError(`WEAK_PASSWORD : ${COMMON_PASSWORD}`)
  return password
}

/**
 * Closed, as in a Firebase project whose users may not sign themselves up: accounts are made by the server, for whoever
 * has the code from their mail. Open, it would tell who has an account and let strangers put one on any address.
 */
export async function signUp(): Promise<never> {
  throw new IdentityApiError('ADMIN_ONLY_OPERATION')
}

export async function signInWithPassword(service: Service, body: unknown, requester: Requester) {
  const asked = read(PasswordSignIn, body)
  const email = addressIn(asked.email)
  const password = need(asked.password, 'MISSING_PASSWORD')
  const attempt = await service.attempts.start('signIns', email, requester)
  const { account, forgive } = attempt
  const right = await service.passwords.matches(password, account?.passwordHash ?? null, attempt.requester)
  if (!account || !right) throw new IdentityApiError('INVALID_LOGIN_CREDENTIALS')
  await forgive()
  const session = await signIn(service, account, 'password', requester)
  return { registered: true, displayName: account.displayName ?? '', ...session }
}

/** Unlike Firebase, makes no account for an unknown uid: a deleted one shall not come back by an old token. */
export async function signInWithCustomToken(service: Service, body: unknown, requester: Requester) {
  const given = need(read(CustomTokenSignIn, body).token, 'MISSING_CUSTOM_TOKEN')
  const token = need(await service.tokens.readCustomToken(given), 'INVALID_CUSTOM_TOKEN')
  const account = need(await accountByUid(service.db, token.uid), 'INVALID_CUSTOM_TOKEN')
  if (account.validSince !== token.validSince) throw new IdentityApiError('INVALID_CUSTOM_TOKEN')
  return { isNewUser: false, ...(await signIn(service, account, 'custom', requester)) }
}

export async function signInWithIdp(service: Service, body: unknown, requester: Requester) {
  const { postBody, idToken, autoCreate } = read(IdpSignIn, body)
  const google = need(
    googleAccountIn(postBody ?? ''),
    'INVALID_IDP_RESPONSE : The credential is not one of the account chooser',
  )
  if (google === 'other-provider' || idToken) throw new IdentityApiError('OPERATION_NOT_ALLOWED')
  const { sub, name, picture } = google
  const email = google.email.toLowerCase()
  const known = (await accountByGoogle(service.db, sub)) ?? (await accountByEmail(service.db, email))
  if (known?.disabled) throw new IdentityApiError('USER_DISABLED')
  const described = { googleSub: sub, displayName: name ?? null, photoUrl: picture ?? null, now: service.now() }
  const decision = decideGoogle(google, known)
  const answer = {
    kind: 'identitytoolkit#VerifyAssertionResponse',
    providerId: 'google.com',
    federatedId: `https://accounts.google.com/${sub}`,
    email,
    displayName: name,
    photoUrl: picture,
    oauthIdToken: new URLSearchParams(postBody ?? '').get('id_token'),
    rawUserInfo: JSON.stringify({ id: sub, email, verified_email: google.email_verified === true, name, picture }),
  }
  if (decision === 'confirm') return { ...answer, needConfirmation: true, verifiedProvider: ['password'] }
  // Logging in again as somebody else. At USER_NOT_FOUND the SDK would end the session of whoever is signed in.
  if (decision !== 'sign-in' && autoCreate === false) throw new IdentityApiError('EMAIL_NOT_FOUND')
  const account = {
    'sign-in': async () => known,
    link: async () => known && (await linkGoogle(service.db, known, described)),
    create: () => createAccount(service.db, { email, emailVerified: google.email_verified === true, ...described }),
  }[decision]
  // Whoever loses a race with another sign-in of the same person finds that one's account when asking again.
  const signedIn = need(await account(), 'INVALID_IDP_RESPONSE : Please try again')
  if (decision === 'link') service.accountsChanged()
  const session = await signIn(service, signedIn, 'google.com', requester)
  return { ...answer, isNewUser: decision === 'create', emailVerified: signedIn.emailVerified, ...session }
}

/** A new ID token for a session, and the refresh token that replaces the one given. */
export async function refresh(service: Service, body: unknown, { log }: Requester) {
  const asked = read(Refresh, body)
  if (asked.grant_type !== 'refresh_token') throw new IdentityApiError('INVALID_GRANT_TYPE')
  const given = need(asked.refresh_token, 'MISSING_REFRESH_TOKEN')
  const successor = await service.tokens.successorOf(given)
  const session = await refreshSession(service.db, {
    sessionId: sessionOf(given),
    tokenHash: hashOf(given),
    successorHash: hashOf(successor),
    graceMs: GRACE_MS,
    now: service.now(),
  })
  // Of a token unknown here it cannot be said whether it ever was one; this answer has the SDK sign out.
  const { account, ended, ...claims } = need(session, 'TOKEN_EXPIRED')
  if (ended) {
    log.warn('a replaced refresh token was used: its session has ended')
    throw new IdentityApiError('TOKEN_EXPIRED')
  }
  if (account.disabled) throw new IdentityApiError('USER_DISABLED')
  const idToken = await service.tokens.idToken(account, claims)
  return {
    access_token: idToken,
    id_token: idToken,
    expires_in: String(ID_TOKEN_SECONDS),
    token_type: 'Bearer',
    refresh_token: successor,
    user_id: account.uid,
    project_id: service.projectId,
  }
}

/** Ends the session of a refresh token, which a sign-out does. The answer is the same for a token that is none. */
export async function revokeToken(service: Service, body: unknown) {
  const { token, tokenType } = read(RevokeToken, body)
  if (tokenType !== 'REFRESH_TOKEN') throw new IdentityApiError('OPERATION_NOT_ALLOWED')
  const given = need(token, 'MISSING_REFRESH_TOKEN')
  await endSession(service.db, { sessionId: sessionOf(given), tokenHash: hashOf(given) })
  return { kind: 'identitytoolkit#RevokeTokenResponse' }
}
