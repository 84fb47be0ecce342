import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** Turns texts into ones that only this server's replicas can read, and back. */
export type Seal = {
  seal: (text: string) => string
  /** @throws Error for a text that was not sealed with the same secret */
  open: (sealed: string) => string
}

const [NONCE, TAG] = [12, 16]

/** Encrypts with AES-256-GCM and a random nonce. `place`: what has to be the same at the decryption. */
export function encrypt(key: Uint8Array, text: string, place = ''): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(Buffer.from(place))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

/** @throws Error for bytes that were not encrypted with the same key for the same place */
export function decrypt(key: Uint8Array, bytes: Uint8Array, place = ''): string {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE), { authTagLength: TAG })
  decipher.setAAD(Buffer.from(place))
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
  return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8')
}

/** Seals with AES-256-GCM. @param secret shared by all replicas */
export function createSeal(secret: string): Seal {
  const key = createHash('sha256').update(secret).digest()
  return {
    seal: (text) => encrypt(key, text).toString('base64url'),
    open: (sealed) => decrypt(key, Buffer.from(sealed, 'base64url')),
  }
}
