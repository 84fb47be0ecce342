/** The claims of a verified ID token. Times are whole seconds since 1970. */
export type VerifiedToken = {
  uid: string
  email: string | null
  emailVerified: boolean
  name: string | null
  picture: string | null
  /** `password`, `custom` or `google.com`. */
  signInProvider: string
  authTime: number
  /** Whether this session began with a passkey. */
  passkey: boolean
  expiresAt: number
}

type NewAccount = { email: string; password: string; name: string; emailVerified: boolean }

/** The identity provider: Firebase or the embedded one. */
export interface Identity {
  /**
   * The token's claims, or null if it is forged, expired or revoked, or its account is disabled or deleted. The result
   * may be up to 30 s old.
   * @throws IdentityError `unavailable` if the token cannot be checked now
   */
  verifyToken(token: string): Promise<VerifiedToken | null>
  /**
   * Creates an account and returns its uid. With `emailVerified` it replaces an account that has the address
   * unverified.
   * @throws IdentityError `email-taken`, `email-invalid`, `password-weak`
   */
  createUser(account: NewAccount): Promise<string>
  /**
   * A short-lived custom token, with which the browser signs in as this account. With `passkey`, all ID tokens of that
   * session say that it began with a passkey.
   */
  customToken(uid: string, claims?: { passkey: true }): Promise<string>
  /** Changes the address of an account, whose owner has proven to own it. @throws IdentityError `email-taken`, `email-invalid` */
  changeEmail(uid: string, email: string): Promise<void>
  /** The account with an address; null without one. */
  uidOf(email: string): Promise<string | null>
  /** The current address of an account; null without one. */
  emailOf(uid: string): Promise<string | null>
  /** @throws IdentityError `not-found` */
  setDisabled(uid: string, disabled: boolean): Promise<void>
  /** Those of these sessions of an account (each by the time of its log-in) that the provider has not ended itself. */
  validSessions(uid: string, authTimes: number[]): Promise<number[]>
  /**
   * Since when (seconds since 1970) sessions of an account are valid at the provider, which ends earlier ones when the
   * password is changed; null if the provider itself mails the owner about that, or there is no such account.
   */
  sessionsValidSince(uid: string): Promise<number | null>
  /** Ends the session of an account that began at this time, if the provider can end one alone; Firebase cannot. */
  endSession(uid: string, authTime: number): Promise<void>
  /**
   * Ends the sessions of an account except the one that began at `kept`. Returns whether that one goes on; otherwise its
   * browser goes on by signing in with a custom token.
   */
  endOtherSessions(uid: string, kept: number): Promise<boolean>
  /** Ends all sessions of an account. @throws IdentityError `not-found` */
  endAllSessions(uid: string): Promise<void>
  /** Which of these accounts (at most 100) do not exist. */
  findMissing(uids: string[]): Promise<string[]>
  /** Deletes the account and its sessions; succeeds if it is already deleted. */
  deleteUser(uid: string): Promise<void>
}

/** `busy`: too many requests, retry later; `unavailable`: the provider did not respond. */
export type IdentityErrorCode = 'email-taken' | 'email-invalid' | 'password-weak' | 'not-found' | 'busy' | 'unavailable'

/** An error of the identity provider. Its message contains no user input. */
export class IdentityError extends Error {
  override name = 'IdentityError'
  readonly code: IdentityErrorCode

  constructor(code: IdentityErrorCode, detail?: string) {
    super(detail ? `${code} (${detail})` : code)
    this.code = code
  }
}
