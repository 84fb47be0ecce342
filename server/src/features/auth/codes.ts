import { randomBytes, randomInt, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

const BYTES = 32
const COST: ScryptOptions = { N: 2 ** 14, r: 8, p: 1 }

const derive = (code: string, salt: Buffer) =>
  new Promise<Buffer>((resolve, reject) =>
    scrypt(code, salt, BYTES, COST, (error, key) => (error ? reject(error) : resolve(key))),
  )

/** A random six-digit code, uniformly distributed. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** The stored form of a code: `salt.key` in base64url, by scrypt. */
export async function hashCode(code: string): Promise<string> {
  const salt = randomBytes(16)
  return [salt, await derive(code, salt)].map((part) => part.toString('base64url')).join('.')
}

/** Compares a code with a hash in constant time. */
export async function isCode(code: string, hash: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split('.')
  const expected = Buffer.from(key, 'base64url')
  const actual = await derive(code, Buffer.from(salt, 'base64url'))
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}
