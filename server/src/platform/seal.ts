import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** Turns texts into ones that only this server's replicas can read, and back. */
export type Seal = {
  seal: (text: string) => string
  /** @throws Error for a text that was not sealed with the same secret */
  open: (sealed: string) => string
}

const [NONCE, TAG] = [12, 16]

/** Seals with AES-256-GCM. @param secret shared by all replicas */
export function createSeal(secret: string): Seal {
  const key = createHash('sha256').update(secret).digest()
  return {
    seal(text) {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE), { authTagLength: TAG })
      decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
      return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8')
    },
  }
}
