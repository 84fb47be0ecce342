import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { FairQueue, QueueFull } from '../../platform/fair-queue.ts'
import { IdentityError } from '../../platform/identity/identity.ts'

export const MIN_PASSWORD = 6
export const MAX_PASSWORD = 4096

/** 16 MB and about 0.2 s of one core for each hash. */
const COST = { N: 2 ** 14, r: 8, p: 5 }
const KEY_BYTES = 32

/** Of the four threads that node also reads files and resolves names with, hashing takes two at most. */
const AT_ONCE = 2
/** Hashes that wait at most, in total and for one requester. */
const WAITING = 256
const WAITING_PER_REQUESTER = 32

/** `cost` is for new hashes; those stored already say theirs. */
export type Hashing = {
  atOnce?: number
  waiting?: number
  waitingPerRequester?: number
  cost?: { N: number; r: number; p: number }
}

/**
 * Hashes and checks passwords off the event loop, few at once and in turn between requesters, none of whom takes the
 * last free slot of several: whoever floods waits for themselves alone. When too many wait already, throws IdentityError
 * `busy`. A hash is text that holds its own cost and salt.
 */
export function passwordHasher(options: Hashing = {}) {
  const { atOnce = AT_ONCE, waiting = WAITING, cost = COST } = options
  const queue = new FairQueue({
    slots: atOnce,
    slotsPerKey: Math.max(1, atOnce - 1),
    waiting,
    waitingPerKey: options.waitingPerRequester ?? WAITING_PER_REQUESTER,
  })

  async function inTurn<T>(requester: string, work: () => Promise<T>): Promise<T> {
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
    inTurn(
      requester,
      () =>
        new Promise<Buffer>((resolve, reject) =>
          scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
            error ? reject(error) : resolve(key),
          ),
        ),
    )

  return {
    /** `requester`: the account that asks, where it is known, else the network it asks from. */
    async hash(password: string, requester: string): Promise<string> {
      const salt = randomBytes(16)
      const key = await derive(requester, password, salt, cost)
      return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join(':')
    },

    /** Whether the password is the one hashed. Takes as long when there is no hash, so that the time tells nothing. */
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
