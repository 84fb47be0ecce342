import { createECDH, createHash } from 'node:crypto'

/** The hosts of the push services of browsers: Chrome and others, Firefox, Edge, Safari. */
export const PUSH_SERVICES =
  'fcm.googleapis.com,updates.push.services.mozilla.com,*.notify.windows.com,web.push.apple.com'

/** A host such as `push.example`, `*.push.example` or `push.example:8443`. */
export const isPushHost = (text: string) => /^(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*(:\d{1,5})?$/.test(text)

/**
 * Whether a subscription's endpoint is one of these push services: https, on its host and port, without a user or password.
 * `*.push.example` stands for names of one more label.
 */
export function isPushEndpoint(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, host, username, password, hash, href } = new URL(endpoint)
  // What a parser would change is not what a browser has sent.
  if (protocol !== 'https:' || username || password || hash || href !== endpoint) return false
  return hosts.some((allowed) =>
    allowed.startsWith('*.')
      ? host.endsWith(allowed.slice(1)) && !host.slice(0, -allowed.length + 1).includes('.')
      : host === allowed,
  )
}

/** The name by which the server and the browser know a device: SHA-256 of its endpoint, base64url. */
export const deviceOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url')

/** Whether a browser's key is a point of P-256, without which nothing can be encrypted for it. */
export function isPushKey(p256dh: string): boolean {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  try {
    curve.computeSecret(p256dh, 'base64url')
    return Buffer.from(p256dh, 'base64url').length === 65
  } catch {
    return false
  }
}
