import { randomBytes, randomInt, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

const BYTES = 32
const COST: ScryptOptions = { N: 2 ** 14, r: 8, p: 1 }

const derive = (code: string, salt: Buffer) =>
  new Promise<Buffer>((resolve, reject) =>
    scrypt(code, salt, BYTES, COST, (error, key) => (error ? reject(error) : resolve(key))),
  )

/** Six digits, each of the million as likely. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** `salt.key` in base64url: what is kept of a code. */
export async function hashCode(code: string): Promise<string> {
  const salt = randomBytes(16)
  return [salt, await derive(code, salt)].map((part) => part.toString('base64url')).join('.')
}

/** Whether this is the code, in a time that does not tell how close it was. */
export async function isCode(code: string, hash: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split('.')
  const kept = Buffer.from(key, 'base64url')
  const tried = await derive(code, Buffer.from(salt, 'base64url'))
  return kept.length === tried.length && timingSafeEqual(kept, tried)
}
