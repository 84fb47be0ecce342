import { createHmac, randomBytes } from 'node:crypto'
import { hashOf, newSecret } from './secrets.ts'

/**
 * How long a replaced refresh token still returns its successor, ms, since tabs that refresh concurrently share a
 * session.
 */
export const GRACE_MS = 60_000

/** A token `session.secret`; the first part is the session's id. */
export function newRefreshToken(): { sessionId: string; refreshToken: string } {
  const sessionId = randomBytes(16).toString('base64url')
  return { sessionId, refreshToken: `${sessionId}.${newSecret()}` }
}

/** The session id of a token; tokens of an older format have none, and their hash takes its place. */
export function sessionOf(refreshToken: string): string {
  const [sessionId, secret] = refreshToken.split('.')
  return sessionId && secret ? sessionId : hashOf(refreshToken)
}

/** The token that replaces this one: always the same, and computable only from the token and the key. */
export function successorOf(refreshToken: string, key: Uint8Array): string {
  const secret = createHmac('sha256', key).update(`refresh ${refreshToken}`).digest('base64url')
  return `${sessionOf(refreshToken)}.${secret}`
}
