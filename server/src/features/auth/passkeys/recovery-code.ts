import { createHash, randomBytes } from 'node:crypto'

/** Without letters and digits that are easily confused. */
const SIGNS = 'ABCDEFGHJKMNPQRSTVWXYZ0123456789'

/** Five groups of five signs, 125 random bits. */
export function newRecoveryCode(): string {
  const signs = [...randomBytes(25)].map((byte) => SIGNS[byte % SIGNS.length])
  return Array.from({ length: 5 }, (_, group) => signs.slice(group * 5, group * 5 + 5).join('')).join('-')
}

/** The stored form. It needs no salt or cost, since the code is random. Case, spaces and hyphens are ignored. */
export const recoveryCodeHash = (code: string) =>
  createHash('sha256')
    .update(`passkey recovery ${code.toUpperCase().replace(/[\s-]/g, '')}`)
    .digest('base64url')
