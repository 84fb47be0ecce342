import { createHmac, timingSafeEqual } from 'node:crypto'
import { validate } from 'uuid'

type Digest = { userId: string; until: string }

const signatureOf = ({ userId, until }: Digest, secret: string) =>
  createHmac('sha256', secret).update(`digest ${userId} ${until}`).digest()

/**
 * The token that stops the daily mail of a user, valid up to and including the day `until`. It is signed with the user's
 * secret mail token, so that nobody can make one for another user, and it can do nothing else.
 */
export const digestToken = (digest: Digest, secret: string) =>
  `${digest.userId}.${digest.until}.${signatureOf(digest, secret).toString('base64url')}`

const FORM = /^([\da-f-]{36})\.(\d{4}-\d\d-\d\d)\.([\w-]{43})$/

/** The parts of a text that has the form of such a token; null for any other. The signature is not checked yet. */
export function parseDigestToken(token: string): (Digest & { isSignedWith: (secret: string) => boolean }) | null {
  const [, userId = '', until = '', signature = ''] = FORM.exec(token) ?? []
  if (!validate(userId)) return null
  const given = Buffer.from(signature, 'base64url')
  return { userId, until, isSignedWith: (secret) => timingSafeEqual(given, signatureOf({ userId, until }, secret)) }
}
