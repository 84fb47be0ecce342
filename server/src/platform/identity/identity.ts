/** What a verified ID token says. Times are whole seconds since 1970. */
export type VerifiedToken = {
  uid: string
  email: string | null
  emailVerified: boolean
  name: string | null
  picture: string | null
  /** `password`, `custom` or `google.com`. */
  signInProvider: string
  authTime: number
  expiresAt: number
}

type NewAccount = { email: string; password: string; name: string; emailVerified: boolean }

/** Who people are: the one thing that the product asks of its identity provider. */
export interface Identity {
  /**
   * What the token says, or null for one that is forged, expired, revoked, or of an account that is disabled or gone.
   * An answer may be up to 30 s old. Throws IdentityError `unavailable` when nobody can tell.
   */
  verifyToken(token: string): Promise<VerifiedToken | null>
  /**
   * Makes an account and gives its uid. One whose address is proven (`emailVerified`) replaces an account that somebody
   * put on the address without proof. Throws IdentityError: `email-taken`, `email-invalid`, `password-weak`.
   */
  createUser(account: NewAccount): Promise<string>
  /** A short-lived token with which this account's owner signs in in the browser. */
  customToken(uid: string): Promise<string>
  /** Throws IdentityError `not-found`. */
  setDisabled(uid: string, disabled: boolean): Promise<void>
  /** Which of these accounts, at most 100, do not exist (any more). */
  findMissing(uids: string[]): Promise<string[]>
  /** Removes the account and its sessions; one that is gone already is no error. */
  deleteUser(uid: string): Promise<void>
}

/** `busy`: too much at once, to be tried again; `unavailable`: the provider did not answer. */
export type IdentityErrorCode = 'email-taken' | 'email-invalid' | 'password-weak' | 'not-found' | 'busy' | 'unavailable'

const SENTENCES: Record<IdentityErrorCode, string> = {
  'email-taken': 'An account with this e-mail address exists already.',
  'email-invalid': 'This is not an e-mail address.',
  'password-weak': 'This password is too weak.',
  'not-found': 'There is no such account.',
  busy: 'Too many people are signing in at once. Please try again in a moment.',
  unavailable: 'The sign-in service cannot be reached just now. Please try again in a moment.',
}

/** A refusal by the identity provider. Its message never holds what a person sent. */
export class IdentityError extends Error {
  override name = 'IdentityError'
  readonly code: IdentityErrorCode
  /** The sentence for a person, without detail. */
  readonly plain: string

  constructor(code: IdentityErrorCode, detail?: string) {
    super(detail ? `${SENTENCES[code]} (${detail})` : SENTENCES[code])
    this.code = code
    this.plain = SENTENCES[code]
  }
}
