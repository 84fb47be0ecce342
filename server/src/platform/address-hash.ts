import { createHmac } from 'node:crypto'

/**
 * Hashes e-mail addresses with a key, so that an address that registers again is known without keeping addresses. Only
 * case is ignored.
 */
export const createAddressHash = (key: string) => (email: string) =>
  createHmac('sha256', key).update(email.trim().toLowerCase()).digest('base64url')
