import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { together } from './batch-loader.ts'

/** What is sent of a kept answer: its JSON, and a tag that changes exactly when a byte of it does. */
export type Sendable = { bytes: Buffer; etag: string }

const sendables = new WeakMap<object, Sendable>()

/** The bytes of an answer that is kept; undefined for any other. */
export const sendableOf = (answer: object): Sendable | undefined => sendables.get(answer)

/** What the documented paths send of an answer: of a page its items, of anything else the whole. */
export const bodyOf = (answer: object): unknown => ('nextCursor' in answer && 'items' in answer ? answer.items : answer)

/** Frozen through and through: it is shared by all who ask. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value))
    for (const part of Object.values(Object.freeze(value))) frozen(part)
  return value
}

/** Makes an answer fit to be kept, unless it is kept elsewhere already. */
function ready<T extends object>(answer: T): T {
  if (sendables.has(answer)) return answer
  const bytes = Buffer.from(JSON.stringify(bodyOf(answer)))
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  sendables.set(answer, { bytes, etag })
  return frozen(answer)
}

/** An output schema that lets kept answers through: they were checked when they were read. */
export function checkedOnce<T extends z.ZodMiniType<object>>(schema: T): T {
  const once = z.clone(schema)
  once.parseAsync = async (value) => (sendables.has(value as object) ? (value as z.output<T>) : schema.parse(value))
  return once
}

type Entry = { answer: Promise<object>; size: number }

/** The version of a source, and for how long after it was asked (ms) the source promises to stay as it is. */
export type Version = { version: number; leaseMs: number }

/**
 * Answers kept for as long as their source has the same version, at most `maxBytes` of them, the longest unused dropped
 * first. What a call gets is never older than the source was when it asked: an answer is read after its version, every
 * write moves the version in its own transaction, and each call reads the version, unless one that was read before came
 * with a lease that still runs. While the source has no version (null) nothing is kept.
 */
export class Kept {
  readonly #readVersion: () => Promise<number | null>
  readonly #maxBytes: number
  readonly #now: () => number
  #lease = { version: 0, until: 0 }
  #version: number | null = null
  #entries = new Map<string, Entry>()
  #size = 0

  constructor(
    readVersion: () => Promise<Version | null>,
    { maxBytes = 8 * 1024 * 1024, now = () => performance.now() } = {},
  ) {
    this.#readVersion = together<void, number | null>(async () => {
      const asked = now() // a lease is given no earlier, so it runs at least as long from here
      const read = await readVersion()
      const until = asked + (read?.leaseMs ?? 0)
      if (read && until > this.#lease.until) this.#lease = { version: read.version, until }
      return read?.version ?? null
    })
    this.#maxBytes = maxBytes
    this.#now = now
  }

  /**
   * The answer to `question`, which must name all that it depends on, always in one order. When none is kept `read`
   * makes it, checked against its schema: what is kept is not checked again.
   */
  async answer<T extends object>(question: unknown[], read: () => Promise<T>): Promise<T> {
    const version = this.#now() < this.#lease.until ? this.#lease.version : await this.#readVersion()
    if (version === null) return read()
    if (version !== this.#version) this.#startOver(version)
    const key = JSON.stringify(question)
    const held = this.#entries.get(key)
    if (held) {
      this.#entries.delete(key) // and to the end again: the order of the entries is the order of their use
      this.#entries.set(key, held)
      return held.answer as Promise<T>
    }
    const answer = read().then(ready)
    const entry = { answer, size: 0 }
    this.#entries.set(key, entry)
    answer.then(
      (made) => this.#weigh(key, entry, made),
      () => this.#drop(key, entry),
    )
    return answer
  }

  #startOver(version: number) {
    this.#version = version
    this.#entries.clear()
    this.#size = 0
  }

  #weigh(key: string, entry: Entry, answer: object) {
    if (this.#entries.get(key) !== entry) return
    entry.size = key.length + (sendableOf(answer)?.bytes.length ?? 0)
    this.#size += entry.size
    for (const [oldest, other] of this.#entries) {
      if (this.#size <= this.#maxBytes) break
      this.#drop(oldest, other)
    }
  }

  #drop(key: string, entry: Entry) {
    if (this.#entries.get(key) !== entry) return
    this.#entries.delete(key)
    this.#size -= entry.size
  }
}
