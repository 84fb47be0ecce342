import { describe, expect, it } from 'vitest'
import { identityErrorMessage } from './identity-errors.ts'

const failure = (code: string) => Object.assign(new Error(`Firebase: Error (auth/${code}).`), { code: `auth/${code}` })

/** The codes of log-in, registration, password reset and Google sign-in. */
const CODES = [
  'user-disabled',
  'user-token-expired',
  'network-request-failed',
  'missing-recaptcha-token',
  'invalid-app-credential',
  'password-does-not-meet-requirements',
  'multi-factor-auth-required',
  'unauthorized-domain',
  'popup-blocked',
  'popup-closed-by-user',
  'cancelled-popup-request',
  'user-mismatch',
  'account-exists-with-different-credential',
  'invalid-api-key',
  'invalid-credential',
  'invalid-email',
  'missing-password',
  'weak-password',
  'too-many-requests',
  'expired-action-code',
  'invalid-action-code',
  'invalid-custom-token',
]

describe('identityErrorMessage', () => {
  it.each(CODES)('%s has a plain sentence', (code) => {
    const sentence = identityErrorMessage(failure(code))
    expect(sentence).toMatch(/^[A-Z][^_]{15,}[.\w]$/)
    expect(sentence).not.toMatch(/firebase|auth\//i)
  })

  it('a wrong password and an unknown address have the same sentence', () => {
    const sentences = ['invalid-credential', 'wrong-password', 'user-not-found'].map(failure).map(identityErrorMessage)
    expect(new Set(sentences).size).toBe(1)
  })

  it('an error of our own keeps its message', () => {
    expect(identityErrorMessage(new Error('Invalid login credentials provided.'))).toBe(
      'Invalid login credentials provided.',
    )
  })

  it('an unknown code, a string and an empty error give null', () => {
    expect(identityErrorMessage(failure('something-new'))).toBeNull()
    expect(identityErrorMessage('a string')).toBeNull()
    expect(identityErrorMessage(new Error(''))).toBeNull()
  })
})
