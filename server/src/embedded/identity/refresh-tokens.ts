import { createHmac, randomBytes } from 'node:crypto'
import { hashOf, newSecret } from './secrets.ts'

/** How long a replaced refresh token still gives its successor, ms: tabs that refresh at once share a session. */
export const GRACE_MS = 60_000

/** `session.secret`: the first part names the session, all of it opens it. */
export function newRefreshToken(): { sessionId: string; refreshToken: string } {
  const sessionId = randomBytes(16).toString('base64url')
  return { sessionId, refreshToken: `${sessionId}.${newSecret()}` }
}

/** The session that a token names; a token from before they were named stands for itself. */
export function sessionOf(refreshToken: string): string {
  const [sessionId, secret] = refreshToken.split('.')
  return sessionId && secret ? sessionId : hashOf(refreshToken)
}

/** The token that replaces this one: always the same, and known only to whoever has both the token and the key. */
export function successorOf(refreshToken: string, key: Uint8Array): string {
  const secret = createHmac('sha256', key).update(`refresh ${refreshToken}`).digest('base64url')
  return `${sessionOf(refreshToken)}.${secret}`
}
