import { createHmac } from 'node:crypto'

/**
 * Creates a keyed hash of e-mail addresses (HMAC-SHA256, base64url), which recognizes an address without storing it. Case
 * and surrounding spaces are ignored.
 */
export const createAddressHash = (key: string) => (email: string) =>
  createHmac('sha256', key).update(email.trim().toLowerCase()).digest('base64url')
