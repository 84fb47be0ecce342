import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { FairQueue, QueueFull } from '../../platform/fair-queue.ts'
import { IdentityError } from '../../platform/identity/identity.ts'

export const MIN_PASSWORD = 6
export const MAX_PASSWORD = 4096

/** 16 MB and about 0.2 s of one core for each hash. */
const COST = { N: 2 ** 14, r: 8, p: 5 }
const KEY_BYTES = 32

/** Hashing uses at most two of Node's four pool threads, which also read files and resolve host names. */
const CONCURRENT = 2
/** The maximum number of waiting hashes, in total and for one requester. */
const WAITING = 256
const WAITING_PER_REQUESTER = 32

/** `cost` applies to new hashes; stored hashes contain their own. */
export type Hashing = {
  concurrent?: number
  waiting?: number
  waitingPerRequester?: number
  cost?: { N: number; r: number; p: number }
}

/**
 * Hashes and verifies passwords off the event loop, a few at a time. Requesters take turns, and none may occupy all
 * slots, so a flood delays only its own sender. A hash is a text that contains its cost and salt.
 * @throws IdentityError `busy` if too many wait
 */
export function passwordHasher(options: Hashing = {}) {
  const { concurrent = CONCURRENT, waiting = WAITING, cost = COST } = options
  const queue = new FairQueue({
    slots: concurrent,
    slotsPerKey: Math.max(1, concurrent - 1),
    waiting,
    waitingPerKey: options.waitingPerRequester ?? WAITING_PER_REQUESTER,
  })

  async function queued<T>(requester: string, work: () => Promise<T>): Promise<T> {
    const owner = { key: requester }
    try {
      await new Promise<void>((start, refuse) => {
        try {
          queue.enter(owner, start)
        } catch (full) {
          refuse(full)
        }
      })
    } catch (error) {
      throw error instanceof QueueFull ? new IdentityError('busy') : error
    }
    try {
      return await work()
    } finally {
      queue.leave(owner)
    }
  }

  const derive = (requester: string, password: string, salt: Buffer, { N, r, p }: typeof cost) =>
    queued(
      requester,
      () =>
        new Promise<Buffer>((resolve, reject) =>
          scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
            error ? reject(error) : resolve(key),
          ),
        ),
    )

  return {
    /** @param requester the account if it is known, else the network */
    async hash(password: string, requester: string): Promise<string> {
      const salt = randomBytes(16)
      const key = await derive(requester, password, salt, cost)
      return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join(':')
    },

    /** Whether the password matches. Takes the same time without a hash, so that timing reveals nothing. */
    async matches(password: string, hash: string | null, requester: string): Promise<boolean> {
      if (!hash) {
        await derive(requester, password, randomBytes(16), cost)
        return false
      }
      const [, N, r, p, salt = '', key = ''] = hash.split(':')
      const derived = await derive(requester, password, Buffer.from(salt, 'base64url'), {
        N: Number(N),
        r: Number(r),
        p: Number(p),
      })
      return timingSafeEqual(derived, Buffer.from(key, 'base64url'))
    },
  }
}
export type PasswordHasher = ReturnType<typeof passwordHasher>
