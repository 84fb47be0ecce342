import { errorTexts } from '../../messages/errors.ts'
import { isCommonPassword } from '../../platform/identity/common-passwords.ts'
import { decideGoogle, googleAccountIn } from './google.ts'
import { IdentityApiError, need } from './identity-api-error.ts'
import { MIN_PASSWORD } from './passwords.ts'
import { GRACE_MS, sessionOf } from './refresh-tokens.ts'
import { CustomTokenSignIn, IdpSignIn, isEmail, PasswordSignIn, Refresh, RevokeToken, read } from './requests.ts'
import { hashOf } from './secrets.ts'
import { type IdentityRequester, type Service, signIn } from './service.ts'
import { endSession, refreshSession } from './session-store.ts'
import { accountByEmail, accountByGoogle, accountByUid, createAccount, linkGoogle } from './store.ts'
import { ID_TOKEN_SECONDS } from './tokens.ts'

export const addressIn = (email: string | null | undefined) => {
  const address = need(email, 'MISSING_EMAIL')
  if (!isEmail(address)) throw new IdentityApiError('INVALID_EMAIL')
  return address.toLowerCase()
}

export async function checkStrength(password: string): Promise<string> {
  if (password.length < MIN_PASSWORD)
    throw new IdentityApiError(`WEAK_PASSWORD : Password should be at least ${MIN_PASSWORD} characters`)
  if (await isCommonPassword(password))
    throw new IdentityApiError(`WEAK_PASSWORD : ${errorTexts['auth.passwordCommon']}`)
  return password
}

/**
 * Disabled, as in a Firebase project without self sign-up: the server creates accounts after the mailed code is
 * confirmed. If it were enabled, it would reveal who has an account, and strangers could register any address.
 */
export async function signUp(): Promise<never> {
  throw new IdentityApiError('ADMIN_ONLY_OPERATION')
}

export async function signInWithPassword(service: Service, body: unknown, requester: IdentityRequester) {
  const request = read(PasswordSignIn, body)
  const email = addressIn(request.email)
  const password = need(request.password, 'MISSING_PASSWORD')
  const attempt = await service.attempts.start('signIns', email, requester)
  const { account, refund } = attempt
  const right = await service.passwords.matches(password, account?.passwordHash ?? null, attempt.requester)
  if (!account || !right) throw new IdentityApiError('INVALID_LOGIN_CREDENTIALS')
  await refund()
  const session = await signIn(service, account, { provider: 'password' }, requester)
  return { registered: true, displayName: account.displayName ?? '', ...session }
}

/** Unlike Firebase, creates no account for an unknown uid, so that an old token cannot restore a deleted account. */
export async function signInWithCustomToken(service: Service, body: unknown, requester: IdentityRequester) {
  const given = need(read(CustomTokenSignIn, body).token, 'MISSING_CUSTOM_TOKEN')
  const token = need(await service.tokens.readCustomToken(given), 'INVALID_CUSTOM_TOKEN')
  const account = need(await accountByUid(service.db, token.uid), 'INVALID_CUSTOM_TOKEN')
  if (account.validSince !== token.validSince) throw new IdentityApiError('INVALID_CUSTOM_TOKEN')
  const session = await signIn(service, account, { provider: 'custom', passkey: token.passkey }, requester)
  return { isNewUser: false, ...session }
}

export async function signInWithIdp(service: Service, body: unknown, requester: IdentityRequester) {
  const { postBody, idToken, autoCreate } = read(IdpSignIn, body)
  if (!service.unsignedGoogle)
    throw new IdentityApiError('OPERATION_NOT_ALLOWED : Google accounts need a Firebase project here')
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
  // A repeated log-in chose another account. After USER_NOT_FOUND the SDK would end the current user's session.
  if (decision !== 'sign-in' && autoCreate === false) throw new IdentityApiError('EMAIL_NOT_FOUND')
  const account = {
    'sign-in': async () => known,
    link: async () => known && (await linkGoogle(service.db, known, described)),
    create: () => createAccount(service.db, { email, emailVerified: google.email_verified === true, ...described }),
  }[decision]
  // If a concurrent sign-in of the same person was faster, a retry finds its account.
  const signedIn = need(await account(), 'INVALID_IDP_RESPONSE : Please try again')
  if (decision === 'link') service.accountsChanged()
  const session = await signIn(service, signedIn, { provider: 'google.com' }, requester)
  return { ...answer, isNewUser: decision === 'create', emailVerified: signedIn.emailVerified, ...session }
}

/** Returns a new ID token for a session, and the refresh token that replaces this one. */
export async function refresh(service: Service, body: unknown, { log }: IdentityRequester) {
  const request = read(Refresh, body)
  if (request.grant_type !== 'refresh_token') throw new IdentityApiError('INVALID_GRANT_TYPE')
  const given = need(request.refresh_token, 'MISSING_REFRESH_TOKEN')
  const successor = await service.tokens.successorOf(given)
  const session = await refreshSession(service.db, {
    sessionId: sessionOf(given),
    tokenHash: hashOf(given),
    successorHash: hashOf(successor),
    graceMs: GRACE_MS,
    now: service.now(),
  })
  // Also for a token that never existed; the SDK signs out on this error.
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

/** Ends the session of a refresh token, for a sign-out. The response is the same for an unknown token. */
export async function revokeToken(service: Service, body: unknown) {
  const { token, tokenType } = read(RevokeToken, body)
  if (tokenType !== 'REFRESH_TOKEN') throw new IdentityApiError('OPERATION_NOT_ALLOWED')
  const given = need(token, 'MISSING_REFRESH_TOKEN')
  await endSession(service.db, { sessionId: sessionOf(given), tokenHash: hashOf(given) })
  return { kind: 'identitytoolkit#RevokeTokenResponse' }
}
