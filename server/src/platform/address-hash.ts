import { createHmac } from 'node:crypto'

/** Providers whose mailboxes ignore dots in the local part, with the name that stands for all of a provider's. */
const IGNORE_DOTS = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
])

/** The address of the mailbox: without a `+tag`, without dots where the provider ignores them, in lower case. */
export function normalizeAddress(email: string): string {
  const written = email.trim().toLowerCase()
  const at = written.lastIndexOf('@')
  const domain = written.slice(at + 1)
  const [untagged = ''] = written.slice(0, at).split('+')
  const provider = IGNORE_DOTS.get(domain)
  const local = provider === undefined ? untagged : untagged.replaceAll('.', '')
  // An address that begins with a plus has no untagged form.
  return at <= 0 || local === '' ? written : `${local}@${provider ?? domain}`
}

/**
 * Creates keyed hashes of an e-mail address (HMAC-SHA256, base64url), which recognise it without storing it: first that of
 * its mailbox, which is stored, and then that of the address as it was written, which older rows have.
 */
export const createAddressHashes =
  (key: string) =>
  (email: string): [mailbox: string, written: string] => {
    const hash = (address: string) => createHmac('sha256', key).update(address).digest('base64url')
    return [hash(normalizeAddress(email)), hash(email.trim().toLowerCase())]
  }
