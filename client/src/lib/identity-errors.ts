import * as text from '../messages/en/auth/identity.ts'
import { identityCode } from './identity.ts'

/** The sentence for each error code of the identity provider, without `auth/`. */
const SENTENCES: Record<string, string> = {
  'account-exists-with-different-credential': text.googleAccountExists,
  'cancelled-popup-request': text.anotherPopup,
  'custom-token-mismatch': text.notConfigured,
  'email-already-in-use': text.accountExists,
  'expired-action-code': text.oldLink,
  'invalid-action-code': text.oldLink,
  'internal-error': text.serviceFailed,
  'invalid-api-key': text.notConfigured,
  'invalid-app-credential': text.checkFailed,
  'invalid-credential': text.wrongPassword,
  'invalid-custom-token': text.signInExpired,
  'invalid-email': text.invalidEmail,
  'missing-email': text.missingEmail,
  'missing-password': text.missingPassword,
  'missing-recaptcha-token': text.checkMissing,
  'multi-factor-auth-required': text.secondFactor,
  'network-request-failed': text.unreachable,
  'operation-not-allowed': text.switchedOff,
  'password-does-not-meet-requirements': text.passwordRules,
  'popup-blocked': text.popupBlocked,
  'popup-closed-by-user': text.popupClosed,
  'requires-recent-login': text.logInAgainFirst,
  timeout: text.timeout,
  'too-many-requests': text.tooMany,
  'unauthorized-domain': text.notConfigured,
  'user-disabled': text.suspended,
  'user-mismatch': text.anotherAccount,
  'user-not-found': text.wrongPassword,
  'user-token-expired': text.sessionEnded,
  'weak-password': text.weakPassword,
  'wrong-password': text.wrongPassword,
}

/**
 * The sentence to show for a failed sign-in: one of ours for the provider's error codes, the message of any other Error,
 * null for an unknown code.
 */
export function identityErrorMessage(error: unknown): string | null {
  const code = identityCode(error)
  if (code) return SENTENCES[code] ?? null
  return error instanceof Error && error.message ? error.message : null
}
