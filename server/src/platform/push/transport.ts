import { createHash } from 'node:crypto'
import https from 'node:https'
import type { VapidKeys } from './vapid.ts'

/** What a device shows, and where it leads: a path of this site. `unread`: for the badge of the app. */
export type PushMessage = { title: string; body: string; tag: string; path: string; unread: number }
export type PushTarget = { endpoint: string; p256dh: string; auth: string }

/** The time from the first connection to the end of the response, ms. */
export const PUSH_DEADLINE_MS = 10_000
/** A response's body is of no use; one that is longer ends the connection. */
const BODY_MAX = 16_384

export type PushTransport = {
  keys: VapidKeys
  /** Who can be written to about this server: a `mailto:` or https URL. */
  subject: string
  /** The hosts to which notifications may go. */
  hosts: readonly string[]
  /** A certificate authority besides the usual ones. */
  ca?: string
  deadlineMs?: number
}

/** The answer of a push service; `retryAfterMs` if it names a time. */
type Answer = { status: number; retryAfterMs: number | null }

const topicOf = (tag: string) => createHash('sha256').update(tag).digest('base64url').slice(0, 32)

function retryAfter(header: string | undefined): number | null {
  const seconds = Number(header)
  return header && Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null
}

/**
 * Encrypts a message for a device and hands it to its push service, which keeps it for `ttlSeconds` and replaces an earlier
 * one of the same tag that it still has. Redirects are not followed.
 * @throws Error if no answer came in time, or the service cannot be reached
 */
export async function sendPush(
  { keys, subject, ca, deadlineMs = PUSH_DEADLINE_MS }: PushTransport,
  { endpoint, p256dh, auth }: PushTarget,
  message: PushMessage,
  ttlSeconds: number,
): Promise<Answer> {
  // Imported on use, so that a start does not wait for it.
  const { default: webPush } = await import('web-push')
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject, ...keys },
      TTL: ttlSeconds,
      urgency: 'normal',
      topic: topicOf(message.tag),
    },
  )
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(deadlineMs)
    const request = https.request(endpoint, { method: 'POST', headers, signal, ...(ca && { ca }) }, (response) => {
      // The status says all; how the body ends changes nothing.
      resolve({ status: response.statusCode ?? 0, retryAfterMs: retryAfter(response.headers['retry-after']) })
      let length = 0
      response.on('data', (chunk: Buffer) => {
        length += chunk.length
        if (length > BODY_MAX) response.destroy()
      })
      response.on('error', () => {})
    })
    request.on('error', reject)
    request.end(body)
  })
}
