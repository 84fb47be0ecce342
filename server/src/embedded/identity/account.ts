import * as text from '../../messages/en/auth.ts'
import { IdentityApiError, need } from './identity-api-error.ts'
import { CreateAuthUri, Lookup, ResetPassword, read, SendOobCode, Update } from './requests.ts'
import { accountOfResetCode, saveResetCode, resetPassword as storeNewPassword } from './reset-code-store.ts'
import { hashOf, newSecret } from './secrets.ts'
import {
  findTokenOwner,
  findTokenSubject,
  type IdentityRequester,
  type Service,
  signIn,
  toResponse,
} from './service.ts'
import { addressIn, checkStrength } from './sign-in.ts'
import { changePassword, deleteAccount, describeAccount } from './store.ts'

/** The maximum age of a sign-in for sensitive changes, seconds. */
const RECENT_SECONDS = 300
const RESET_CODE_MINUTES = 15

function signedInRecently(service: Service, { authTime }: { authTime: number }) {
  if (service.now().getTime() / 1000 - authTime > RECENT_SECONDS)
    throw new IdentityApiError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
}

export async function lookup(service: Service, body: unknown) {
  const { account } = await findTokenSubject(service, read(Lookup, body).idToken)
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [toResponse(account)] }
}

/**
 * Changes the name, picture or password of one's own account. The e-mail address and sign-in method cannot be changed.
 */
export async function update(service: Service, body: unknown, requester: IdentityRequester) {
  const request = read(Update, body)
  if (request.oobCode) throw new IdentityApiError('INVALID_OOB_CODE')
  const { account, token } = await findTokenOwner(service, request.idToken)
  if (request.email && addressIn(request.email) !== account.email) throw new IdentityApiError('OPERATION_NOT_ALLOWED')
  if (request.deleteProvider?.length) throw new IdentityApiError('OPERATION_NOT_ALLOWED')
  if (request.password) {
    signedInRecently(service, token)
    const passwordHash = await service.passwords.hash(await checkStrength(request.password), account.uid)
    const changed = need(
      await changePassword(service.db, account, { ...token, passwordHash, now: service.now() }),
      'TOKEN_EXPIRED',
    )
    service.accountsChanged()
    const held = { provider: token.signInProvider, passkey: token.passkey }
    const session = await signIn(service, changed, held, requester)
    mailPasswordChanged(service, account.email, requester)
    return { kind: KIND_UPDATED, ...toResponse(changed), ...session }
  }
  const isDeleted = (attribute: string) => request.deleteAttribute?.includes(attribute)
  const described = {
    displayName: isDeleted('DISPLAY_NAME') ? null : (request.displayName ?? undefined),
    photoUrl: isDeleted('PHOTO_URL') ? null : (request.photoUrl ?? undefined),
  }
  const changes = described.displayName !== undefined || described.photoUrl !== undefined
  const changed = changes ? await describeAccount(service.db, account.uid, described) : account
  return { kind: KIND_UPDATED, ...toResponse(need(changed, 'USER_NOT_FOUND')) }
}
const KIND_UPDATED = 'identitytoolkit#SetAccountInfoResponse'

/** Called by `deleteUser` of the web SDK. An account with a profile is deleted after seven days, together with it. */
export async function deleteOwn(service: Service, body: unknown) {
  const { account, token } = await findTokenOwner(service, read(Lookup, body).idToken)
  signedInRecently(service, token)
  if (!(await service.onDeletion(account.uid))) {
    await deleteAccount(service.db, account.uid)
    service.accountsChanged()
  }
  return { kind: 'identitytoolkit#DeleteAccountResponse' }
}

/** Mails a link to set a new password. The response and its timing are the same for an unknown address. */
export async function sendOobCode(service: Service, body: unknown, requester: IdentityRequester) {
  const request = read(SendOobCode, body)
  if (need(request.requestType, 'MISSING_REQ_TYPE') !== 'PASSWORD_RESET')
    throw new IdentityApiError('OPERATION_NOT_ALLOWED')
  const email = addressIn(request.email)
  await service.attempts.start('resets', email, requester)
  const code = newSecret()
  const expiresAt = new Date(service.now().getTime() + RESET_CODE_MINUTES * 60_000)
  const saved = await saveResetCode(service.db, { email, codeHash: hashOf(code), expiresAt })
  if (saved) service.afterResponse(() => service.sendMail({ to: email, ...resetMail(service, code) }), requester.log)
  return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email }
}

const resetMail = (service: Service, code: string) =>
  text.resetMail(`${service.publicUrl()}/reset-password?oobCode=${code}`, RESET_CODE_MINUTES)

/** Mails the owner that the password was changed; the response does not wait for it. */
function mailPasswordChanged(service: Service, email: string, { log }: IdentityRequester) {
  const mail = () => text.passwordChangedMail(`${service.publicUrl()}/reset-password`)
  service.afterResponse(() => service.sendMail({ to: email, ...mail() }), log)
}

/** With a code only, returns its address. With a new password too, sets it, uses the code up and ends every session. */
export async function resetPassword(service: Service, body: unknown, requester: IdentityRequester) {
  const request = read(ResetPassword, body)
  const codeHash = hashOf(need(request.oobCode, 'MISSING_OOB_CODE'))
  const account = need(await accountOfResetCode(service.db, { codeHash, now: service.now() }), 'INVALID_OOB_CODE')
  if (account.disabled) throw new IdentityApiError('USER_DISABLED')
  if (request.newPassword) {
    const passwordHash = await service.passwords.hash(await checkStrength(request.newPassword), account.uid)
    const changed = await storeNewPassword(service.db, { codeHash, passwordHash, now: service.now() })
    need(changed, 'INVALID_OOB_CODE')
    service.accountsChanged()
    await service.attempts.clear(account.email)
    mailPasswordChanged(service, account.email, requester)
  }
  return { kind: 'identitytoolkit#ResetPasswordResponse', requestType: 'PASSWORD_RESET', email: account.email }
}

/** Firebase lists an address's sign-in methods here; this returns none, so that accounts cannot be enumerated. */
export async function createAuthUri(_service: Service, body: unknown) {
  addressIn(need(read(CreateAuthUri, body).identifier, 'MISSING_IDENTIFIER'))
  return { kind: 'identitytoolkit#CreateAuthUriResponse', sessionId: newSecret() }
}
