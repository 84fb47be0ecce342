import { identityCode } from './identity.ts'

const TRY_AGAIN = 'Please try again in a moment.'
const NOT_CONFIGURED = 'Log-in is not set up correctly on our side. Please write to us.'
const WRONG = 'The e-mail address or the password is not right.'
const OLD_LINK = 'This link has expired or was used already. Please ask for a new one.'

/** The sentence for each error code of the identity provider, without `auth/`. */
const SENTENCES: Record<string, string> = {
  'account-exists-with-different-credential':
    'You have an account with this e-mail address already. Please log in with your password.',
  'cancelled-popup-request': 'Another Google window was opened. Please go on in that one.',
  'custom-token-mismatch': NOT_CONFIGURED,
  'email-already-in-use': 'An account with this e-mail address exists already. Please log in.',
  'expired-action-code': OLD_LINK,
  'invalid-action-code': OLD_LINK,
  'internal-error': `The log-in service did not answer as it should. ${TRY_AGAIN}`,
  'invalid-api-key': NOT_CONFIGURED,
  'invalid-app-credential': `The security check failed. ${TRY_AGAIN}`,
  'invalid-credential': WRONG,
  'invalid-custom-token': 'This sign-in has expired. Please log in with your password.',
  'invalid-email': 'This is not an e-mail address.',
  'missing-email': 'Please give your e-mail address.',
  'missing-password': 'Please give your password.',
  'missing-recaptcha-token': `The security check did not load. ${TRY_AGAIN}`,
  'multi-factor-auth-required':
    'This account asks for a second factor, which Saathi cannot do yet. Please log in another way.',
  'network-request-failed': 'We cannot reach the log-in service. Please check your connection and try again.',
  'operation-not-allowed': 'This way of logging in is switched off.',
  'password-does-not-meet-requirements':
    'This password does not meet the rules of your account. Please choose a new one by “Forgot password?”.',
  'popup-blocked': 'Your browser blocked the Google window. Please allow pop-ups for this site and try again.',
  'popup-closed-by-user': 'The Google window was closed before you were logged in.',
  'requires-recent-login': 'Please log in again first.',
  timeout: `The log-in service took too long to answer. ${TRY_AGAIN}`,
  'too-many-requests': 'There were too many attempts. Please wait a few minutes and try again.',
  'unauthorized-domain': NOT_CONFIGURED,
  'user-disabled': 'This account is suspended. Please write to us if you think that is a mistake.',
  'user-mismatch': 'That is another account than the one you are logged in with.',
  'user-not-found': WRONG,
  'user-token-expired': 'Your session has ended. Please log in again.',
  'weak-password': 'Password should be at least 6 characters',
  'wrong-password': WRONG,
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
