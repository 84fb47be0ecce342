import { createHash, randomBytes } from 'node:crypto'

/** A random secret of 256 bits that can be used in a URL. */
export const newSecret = () => randomBytes(32).toString('base64url')

/** The stored form of a secret. It needs no salt or cost, since the secret is random. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')
