import { randomUUID } from 'node:crypto'
import type { DecodedIdToken } from 'firebase-admin/auth'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { type Identity, IdentityError, type IdentityErrorCode, type VerifiedToken } from './identity.ts'
import { cachedVerify } from './token-cache.ts'
import { areTimesSound } from './token-times.ts'

type Options = {
  projectId: string
  /** The JSON key of a service account; null for Google's application default credentials. */
  serviceAccount: string | null
  now?: () => Date
  /** The timeout of one call to Firebase, ms. */
  deadlineMs?: number
}

/** The maximum length of an accepted token; Firebase's ID tokens are shorter. */
const MAX_LENGTH = 8_192

/**
 * Firebase Authentication. firebase-admin is imported here, so that it is loaded only if Firebase is configured. With
 * FIREBASE_AUTH_EMULATOR_HOST in the environment it uses the official emulator and needs no credentials.
 * @throws Error if the service account is invalid
 */
export async function firebaseIdentity(options: Options): Promise<Identity> {
  const { projectId, serviceAccount, now = () => new Date(), deadlineMs = 10_000 } = options
  const { applicationDefault, cert, initializeApp } = await import('firebase-admin/app')
  const { getAuth } = await import('firebase-admin/auth')
  const credential = serviceAccount ? cert(JSON.parse(serviceAccount)) : applicationDefault()
  const auth = getAuth(initializeApp({ projectId, credential }, randomUUID()))

  /**
   * Maps errors of Firebase, with a timeout: its own is five times 25 s, and it has none for fetching Google's keys.
   */
  async function ask<T>(work: () => Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined
    const deadline = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new IdentityError('unavailable', 'no answer in time')), deadlineMs)
    })
    try {
      return await Promise.race([work(), deadline])
    } catch (error) {
      throw asIdentityError(error)
    } finally {
      clearTimeout(timer)
    }
  }

  const verified = cachedVerify(
    (token) =>
      ask(async () => {
        if (!isJwt(token)) return null
        try {
          const claims = await auth.verifyIdToken(token, true)
          return areTimesSound(claims, now()) ? read(claims) : null
        } catch (error) {
          if (isInvalidToken(error)) return null
          throw error
        }
      }),
    { now },
  )

  const validSinceOf = (uid: string) =>
    ask(async () => {
      const { tokensValidAfterTime } = await auth.getUser(uid)
      return tokensValidAfterTime ? Date.parse(tokensValidAfterTime) / 1000 : null
    })

  return {
    verifyToken: verified.verify,
    createUser: ({ email, password, name, emailVerified }) =>
      ask(async () => {
        const create = async () => (await auth.createUser({ email, password, displayName: name, emailVerified })).uid
        try {
          return await create()
        } catch (error) {
          if (codeOf(error) !== 'auth/email-already-exists' || !emailVerified) throw error
          const there = await auth.getUserByEmail(email)
          if (there.emailVerified || there.disabled) throw error
          await auth.deleteUser(there.uid) // created with an unverified address, where sign-up is open
          verified.clear()
          return create()
        }
      }),
    customToken: (uid, claims) => ask(() => auth.createCustomToken(uid, claims)),
    async changeEmail(uid, email) {
      await ask(() => auth.updateUser(uid, { email, emailVerified: true })).finally(verified.clear)
    },
    uidOf: (email) =>
      ask(async () => {
        try {
          return (await auth.getUserByEmail(email)).uid
        } catch (error) {
          if (codeOf(error) === 'auth/user-not-found') return null
          throw error
        }
      }),
    emailOf: (uid) => ask(async () => (await auth.getUser(uid)).email ?? null),
    async setDisabled(uid, disabled) {
      await ask(() => auth.updateUser(uid, { disabled })).finally(verified.clear)
    },
    async validSessions(uid, authTimes) {
      const validSince = (await validSinceOf(uid)) ?? 0
      return authTimes.filter((authTime) => authTime >= validSince)
    },
    sessionsValidSince: validSinceOf,
    // Firebase can only end all sessions of an account; a single one is refused by our list of ended ones.
    endSession: async () => {},
    // Not cleared from the cache: other calls of the caller succeed until its browser has the new session.
    endOtherSessions: (uid) => ask(() => auth.revokeRefreshTokens(uid)).then(() => false),
    endAllSessions: (uid) => ask(() => auth.revokeRefreshTokens(uid)).finally(verified.clear),
    findMissing: (uids) =>
      ask(async () => {
        const { users } = await auth.getUsers(uids.map((uid) => ({ uid })))
        const found = new Set(users.map(({ uid }) => uid))
        return uids.filter((uid) => !found.has(uid))
      }),
    deleteUser: (uid) =>
      ask(async () => {
        await auth.deleteUser(uid).catch((error) => {
          if (codeOf(error) !== 'auth/user-not-found') throw error
        })
      }).finally(verified.clear),
  }
}

/** Whether the text has the form of a JWT; firebase-admin throws unexpected errors for some that do not. */
function isJwt(token: string): boolean {
  try {
    decodeProtectedHeader(token)
    decodeJwt(token)
    return token.length <= MAX_LENGTH
  } catch {
    return false
  }
}

const read = (token: DecodedIdToken): VerifiedToken => ({
  uid: token.uid,
  email: token.email ?? null,
  emailVerified: token.email_verified === true,
  name: typeof token.name === 'string' ? token.name : null,
  picture: token.picture ?? null,
  signInProvider: token.firebase.sign_in_provider,
  authTime: token.auth_time,
  passkey: token.passkey === true,
  expiresAt: token.exp,
})

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'

const INVALID_TOKEN_CODES = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
])

/** Whether the error means an invalid token. A failure to fetch Google's keys has the same code. */
const isInvalidToken = (error: unknown) =>
  INVALID_TOKEN_CODES.has(codeOf(error)) && !/^Error (fetching|while making)/.test((error as Error).message)

const ERROR_CODES: Record<string, IdentityErrorCode> = {
  'auth/email-already-exists': 'email-taken',
  'auth/invalid-email': 'email-invalid',
  'auth/invalid-password': 'password-weak',
  'auth/user-not-found': 'not-found',
  'auth/quota-exceeded': 'busy',
}
/** Errors without a code of their own in firebase-admin; its message quotes the response. */
const QUOTED: [answer: string, code: IdentityErrorCode][] = [
  ['PASSWORD_DOES_NOT_MEET_REQUIREMENTS', 'password-weak'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'busy'],
]

/** Only the code is passed on, since the message may quote a response with an e-mail address. */
function asIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error
  const message = error instanceof Error ? error.message : ''
  const known = ERROR_CODES[codeOf(error)] ?? QUOTED.find(([answer]) => message.includes(answer))?.[1]
  return known ? new IdentityError(known) : new IdentityError('unavailable', codeOf(error))
}
