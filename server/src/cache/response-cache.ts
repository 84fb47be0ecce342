import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** A cached response: JSON bytes and a strong ETag. */
export type Serialized = { bytes: Buffer; etag: string }

const serialized = new WeakMap<object, Serialized>()

/** The bytes of a cached response; undefined for any other. */
export const serializedOf = (response: object): Serialized | undefined => serialized.get(response)

/** The body of a REST response: the items of a page, or the whole. */
export const bodyOf = (response: object): unknown =>
  'nextCursor' in response && 'items' in response ? response.items : response

/** Cached responses are shared by all callers, so they are frozen. */
function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value))
    for (const part of Object.values(Object.freeze(value))) deepFreeze(part)
  return value
}

/** Makes a response sendable as bytes, and freezes it. */
export function serialize<T extends object>(response: T): T {
  const bytes = Buffer.from(JSON.stringify(bodyOf(response)))
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  serialized.set(response, { bytes, etag })
  return deepFreeze(response)
}

type Options = { ttlMs?: number; maxBytes?: number; now?: () => number }

/**
 * Caches public responses for `ttlMs` (1,000 ms), at most `maxBytes` (8 MiB) of them. Concurrent callers share one read;
 * a failed read is not cached.
 */
export class ResponseCache {
  readonly #responses: LRUCache<string, object>
  readonly #reads = new Map<string, Promise<object>>()
  readonly #now: () => number

  constructor({ ttlMs = 1_000, maxBytes = 8 * 1024 * 1024, now = () => performance.now() }: Options = {}) {
    this.#now = now
    this.#responses = new LRUCache({
      ttl: ttlMs,
      ttlResolution: 0,
      maxSize: maxBytes,
      sizeCalculation: (response, key) => key.length + (serializedOf(response)?.bytes.length ?? 0),
      perf: { now },
    })
  }

  /**
   * Returns the response for `key`, which must contain everything that it depends on, in a fixed order.
   * @param read creates the response if none is cached
   */
  async get<T extends object>(key: unknown[], read: () => Promise<T>): Promise<T> {
    const name = JSON.stringify(key)
    const found = this.#responses.get(name) ?? this.#reads.get(name)
    if (found) return found as T | Promise<T>
    const start = this.#now()
    const reading = read().then((response) => {
      serialize(response)
      // Not after clear(): the read may be older than the change.
      if (this.#reads.get(name) === reading) this.#responses.set(name, response, { start })
      return response
    })
    this.#reads.set(name, reading)
    const done = () => {
      if (this.#reads.get(name) === reading) this.#reads.delete(name)
    }
    reading.then(done, done)
    return reading
  }

  /** The cached response for `key`, if there is one. */
  find(key: unknown[]): object | undefined {
    return this.#responses.get(JSON.stringify(key))
  }

  /** Clears the cache, so that a change made by this process is visible at once. */
  clear(): void {
    this.#responses.clear()
    this.#reads.clear()
  }
}
