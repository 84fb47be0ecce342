import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { IdentityError } from '../../platform/identity/identity.ts'

export const MIN_PASSWORD = 6
export const MAX_PASSWORD = 4096

/** 16 MB and about 0.2 s of one core for each hash. */
const COST = { N: 2 ** 14, r: 8, p: 5 }
const KEY_BYTES = 32

/** Of the four threads that node also reads files and resolves names with, hashing takes two at most. */
const AT_ONCE = 2
const WAITING = 64

/** `cost` is for new hashes; those kept already say theirs. */
export type Hashing = { atOnce?: number; waiting?: number; cost?: { N: number; r: number; p: number } }

/**
 * Hashes and checks passwords off the event loop, few at once; when too many wait already, throws
 * IdentityError `busy`. A hash is text that holds its own cost and salt.
 */
export function passwordHasher({ atOnce = AT_ONCE, waiting = WAITING, cost = COST }: Hashing = {}) {
  let running = 0
  const queue: (() => void)[] = []

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1
    else if (queue.length < waiting) await new Promise<void>((turn) => queue.push(turn))
    else throw new IdentityError('busy')
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }

  const derive = (password: string, salt: Buffer, { N, r, p }: typeof cost) =>
    inTurn(
      () =>
        new Promise<Buffer>((resolve, reject) =>
          scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
            error ? reject(error) : resolve(key),
          ),
        ),
    )

  return {
    async hash(password: string): Promise<string> {
      const salt = randomBytes(16)
      const key = await derive(password, salt, cost)
      return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join(':')
    },

    /** Whether the password is the one hashed. Takes as long when there is no hash, so that the time tells nothing. */
    async matches(password: string, hash: string | null): Promise<boolean> {
      if (!hash) {
        await derive(password, randomBytes(16), cost)
        return false
      }
      const [, N, r, p, salt = '', key = ''] = hash.split(':')
      const derived = await derive(password, Buffer.from(salt, 'base64url'), {
        N: Number(N),
        r: Number(r),
        p: Number(p),
      })
      return timingSafeEqual(derived, Buffer.from(key, 'base64url'))
    },
  }
}
export type PasswordHasher = ReturnType<typeof passwordHasher>
