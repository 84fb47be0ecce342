import { createHash, randomBytes } from 'node:crypto'

/** A secret that nobody guesses (256 bits), fit for a link. */
export const newSecret = () => randomBytes(32).toString('base64url')

/** What is kept of such a secret. It needs no salt or cost: it is as random as a key. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')
