import { networkOf } from '../../platform/limits.ts'
import { decideGoogle, googleAccountIn } from './google.ts'
import { MIN_PASSWORD } from './passwords.ts'
import { need, Refusal } from './refusal.ts'
import { CustomTokenSignIn, IdpSignIn, isEmail, PasswordSignIn, Refresh, read, SignUp } from './requests.ts'
import { hashOf } from './secrets.ts'
import { type Asker, type Service, signIn } from './service.ts'
import { accountByEmail, accountByGoogle, accountByUid, createAccount, linkGoogle, refreshSession } from './store.ts'
import { ID_TOKEN_SECONDS } from './tokens.ts'

export const addressIn = (email: string | null | undefined) => {
  const address = need(email, 'MISSING_EMAIL')
  if (!isEmail(address)) throw new Refusal('INVALID_EMAIL')
  return address.toLowerCase()
}

export function strongEnough(password: string): string {
  if (password.length >= MIN_PASSWORD) return password
  throw new Refusal(`WEAK_PASSWORD : Password should be at least ${MIN_PASSWORD} characters`)
}

export async function signUp(service: Service, body: unknown, { ip }: Asker) {
  const asked = read(SignUp, body)
  if (asked.idToken) throw new Refusal('OPERATION_NOT_ALLOWED')
  if (!asked.email && !asked.password) throw new Refusal('ADMIN_ONLY_OPERATION') // the anonymous kind
  const email = addressIn(asked.email)
  const password = strongEnough(need(asked.password, 'MISSING_PASSWORD'))
  await service.attempts.count('signUpsPerIp', ip)
  if (await accountByEmail(service.db, email)) throw new Refusal('EMAIL_EXISTS')
  const passwordHash = await service.passwords.hash(password, networkOf(ip))
  const displayName = asked.displayName || null
  const created = await createAccount(service.db, { email, passwordHash, displayName, now: service.now() })
  const account = need(created, 'EMAIL_EXISTS')
  return { kind: 'identitytoolkit#SignupNewUserResponse', ...(await signIn(service, account, 'password')) }
}

export async function signInWithPassword(service: Service, body: unknown, { ip }: Asker) {
  const asked = read(PasswordSignIn, body)
  const email = addressIn(asked.email)
  const password = need(asked.password, 'MISSING_PASSWORD')
  await service.attempts.count('signInsPerIp', ip)
  await service.attempts.count('signInsPerAddress', email)
  const account = await accountByEmail(service.db, email)
  const right = await service.passwords.matches(password, account?.passwordHash ?? null, networkOf(ip))
  if (!account || !right) throw new Refusal('INVALID_LOGIN_CREDENTIALS')
  await service.attempts.clear('signInsPerAddress', email)
  await service.attempts.forgive('signInsPerIp', ip)
  const session = await signIn(service, account, 'password')
  return { registered: true, displayName: account.displayName ?? '', ...session }
}

/** Unlike Firebase, makes no account for an unknown uid: a deleted one shall not come back by an old token. */
export async function signInWithCustomToken(service: Service, body: unknown) {
  const uid = await service.tokens.readCustomToken(need(read(CustomTokenSignIn, body).token, 'MISSING_CUSTOM_TOKEN'))
  const account = uid === null ? null : await accountByUid(service.db, uid)
  return { isNewUser: false, ...(await signIn(service, need(account, 'INVALID_CUSTOM_TOKEN'), 'custom')) }
}

export async function signInWithIdp(service: Service, body: unknown) {
  const { postBody, idToken, autoCreate } = read(IdpSignIn, body)
  const google = need(
    googleAccountIn(postBody ?? ''),
    'INVALID_IDP_RESPONSE : The credential is not one of the account chooser',
  )
  if (google === 'other-provider' || idToken) throw new Refusal('OPERATION_NOT_ALLOWED')
  const { sub, name, picture } = google
  const email = google.email.toLowerCase()
  const known = (await accountByGoogle(service.db, sub)) ?? (await accountByEmail(service.db, email))
  if (known?.disabled) throw new Refusal('USER_DISABLED')
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
  if (decision !== 'sign-in' && autoCreate === false) throw new Refusal('USER_NOT_FOUND')
  const account = {
    'sign-in': async () => known,
    link: async () => known && (await linkGoogle(service.db, known, described)),
    create: () => createAccount(service.db, { email, emailVerified: google.email_verified === true, ...described }),
  }[decision]
  // Whoever loses a race with another sign-in of the same person finds that one's account when asking again.
  const signedIn = need(await account(), 'INVALID_IDP_RESPONSE : Please try again')
  if (decision === 'link') service.accountsChanged()
  const session = await signIn(service, signedIn, 'google.com')
  return { ...answer, isNewUser: decision === 'create', emailVerified: signedIn.emailVerified, ...session }
}

/** A new ID token for a session; the refresh token stays the same, since tabs share it. */
export async function refresh(service: Service, body: unknown) {
  const asked = read(Refresh, body)
  if (asked.grant_type !== 'refresh_token') throw new Refusal('INVALID_GRANT_TYPE')
  const refreshToken = need(asked.refresh_token, 'MISSING_REFRESH_TOKEN')
  const session = await refreshSession(service.db, { tokenHash: hashOf(refreshToken), now: service.now() })
  // Of a token unknown here it cannot be said whether it ever was one; this answer has the SDK sign out.
  const { account, ...claims } = need(session, 'TOKEN_EXPIRED')
  if (account.disabled) throw new Refusal('USER_DISABLED')
  const idToken = await service.tokens.idToken(account, claims)
  return {
    access_token: idToken,
    id_token: idToken,
    expires_in: String(ID_TOKEN_SECONDS),
    token_type: 'Bearer',
    refresh_token: refreshToken,
    user_id: account.uid,
    project_id: service.projectId,
  }
}
