import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { VerifiedToken } from '../../platform/identity/identity.ts'
import { areTimesSound } from '../../platform/identity/token-times.ts'
import { successorOf } from './refresh-tokens.ts'

export const ID_TOKEN_SECONDS = 3600
const CUSTOM_TOKEN_SECONDS = 600

/** The audience of custom tokens, as in Firebase, which distinguishes them from ID tokens. */
const CUSTOM_AUDIENCE = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'

/** The maximum length of an accepted token; ours are shorter. */
const MAX_LENGTH = 8_192

export type TokenSession = { provider: string; authTime: number; passkey: boolean }

/** The account data in an ID token. */
export type TokenSubject = {
  uid: string
  email: string
  emailVerified: boolean
  displayName: string | null
  photoUrl: string | null
  googleSub: string | null
}

type Options = { key: () => Promise<Uint8Array>; projectId: string; now: () => Date }

/** Creates and verifies tokens with Firebase's claims, signed (HS256) with our own key. */
export function tokenMaker({ key, projectId, now }: Options) {
  const issuer = `https://securetoken.google.com/${projectId}`
  const customIssuer = `embedded@${projectId}.local`
  const seconds = () => Math.floor(now().getTime() / 1000)

  async function sign(claims: JWTPayload): Promise<string> {
    return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(await key())
  }

  async function check(
    token: string,
    expected: { issuer: string; audience: string },
  ): Promise<JWTPayload | 'expired' | null> {
    if (token.length > MAX_LENGTH) return null
    const secret = await key()
    try {
      const required = { requiredClaims: ['sub', 'iat', 'exp'], algorithms: ['HS256'], currentDate: now() }
      return (await jwtVerify(token, secret, { ...required, ...expected })).payload
    } catch (error) {
      if (error instanceof errors.JWTExpired) return 'expired'
      if (error instanceof errors.JOSEError) return null
      throw error
    }
  }

  return {
    idToken(holder: TokenSubject, { provider, authTime, passkey }: TokenSession): Promise<string> {
      // After an account change, new sessions begin with the next second, and so do their tokens.
      const issuedAt = Math.max(seconds(), authTime)
      return sign({
        ...(holder.displayName ? { name: holder.displayName } : {}),
        ...(holder.photoUrl ? { picture: holder.photoUrl } : {}),
        ...(passkey ? { passkey } : {}),
        iss: issuer,
        aud: projectId,
        auth_time: authTime,
        user_id: holder.uid,
        sub: holder.uid,
        iat: issuedAt,
        exp: issuedAt + ID_TOKEN_SECONDS,
        email: holder.email,
        email_verified: holder.emailVerified,
        firebase: {
          identities: { email: [holder.email], ...(holder.googleSub ? { 'google.com': [holder.googleSub] } : {}) },
          sign_in_provider: provider,
        },
      })
    },

    /** The claims of an ID token, `expired`, or null if it is invalid. */
    async readIdToken(token: string): Promise<VerifiedToken | 'expired' | null> {
      const claims = await check(token, { issuer, audience: projectId })
      if (claims === null || claims === 'expired') return claims
      if (!areTimesSound(claims, now())) return null
      const { sub, exp, auth_time, email, email_verified, name, picture, passkey, firebase } = claims
      const text = (claim: unknown) => (typeof claim === 'string' ? claim : null)
      return {
        uid: sub as string,
        email: text(email),
        emailVerified: email_verified === true,
        name: text(name),
        picture: text(picture),
        signInProvider: (firebase as { sign_in_provider: string }).sign_in_provider,
        authTime: auth_time as number,
        passkey: passkey === true,
        expiresAt: exp as number,
      }
    },

    /** Valid for ten minutes, and only while `validSince` is unchanged, which a new password changes. */
    customToken: (uid: string, validSince: number, claims?: { passkey: true }): Promise<string> =>
      sign({
        iss: customIssuer,
        sub: customIssuer,
        aud: CUSTOM_AUDIENCE,
        iat: seconds(),
        exp: seconds() + CUSTOM_TOKEN_SECONDS,
        uid,
        valid_since: validSince,
        ...(claims ? { claims } : {}),
      }),

    /** The account and its `validSince` from a custom token, or null if it is invalid or expired. */
    async readCustomToken(token: string): Promise<{ uid: string; validSince: number; passkey: boolean } | null> {
      const claims = await check(token, { issuer: customIssuer, audience: CUSTOM_AUDIENCE })
      if (claims === null || claims === 'expired') return null
      const { uid, valid_since: validSince, claims: developerClaims } = claims
      if (typeof uid !== 'string' || typeof validSince !== 'number') return null
      return { uid, validSince, passkey: (developerClaims as { passkey?: unknown } | undefined)?.passkey === true }
    },

    /** The refresh token that replaces this one. */
    successorOf: async (refreshToken: string): Promise<string> => successorOf(refreshToken, await key()),
  }
}
export type TokenMaker = ReturnType<typeof tokenMaker>
