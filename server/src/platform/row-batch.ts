import type { FastifyBaseLogger } from 'fastify'
import { loggable } from '../errors.ts'

const FLUSH_MS = 10_000

type Batch<Row> = {
  /** What the log calls the rows. */
  name: string
  /** Rows in memory at most; further ones are dropped and logged. */
  most: number
  keyOf: (row: Row) => string
  /** Adds a row to the one of the same key. */
  merge: (row: Row, more: Row) => void
  write: (rows: Row[]) => Promise<unknown>
}

/**
 * Adds up rows in memory and writes them every ten seconds and at shutdown, so that no request waits for it. A crash loses
 * at most the last ten seconds. A write whose response is lost is repeated, which can count it twice.
 */
export function createRowBatch<Row>({ name, most, keyOf, merge, write }: Batch<Row>) {
  const rows = new Map<string, Row>()
  let dropped = 0
  let flushing: Promise<void> = Promise.resolve()

  function add(row: Row) {
    const known = rows.get(keyOf(row))
    if (known) merge(known, row)
    else if (rows.size < most) rows.set(keyOf(row), row)
    else dropped += 1
  }

  async function flushOnce() {
    if (rows.size === 0) return
    const taken = [...rows.values()]
    rows.clear()
    try {
      await write(taken)
    } catch (error) {
      for (const row of taken) add(row)
      throw error
    }
  }

  /** Writes what was added, after a flush that is under way. */
  function flush(): Promise<void> {
    flushing = flushing.catch(() => {}).then(flushOnce)
    return flushing
  }

  return {
    add,
    flush,
    /** Flushes every ten seconds until `stop`, which flushes a last time. */
    start(log: FastifyBaseLogger) {
      const logged = () =>
        flush().catch((error) => log.error({ keys: rows.size, dropped, ...loggable(error) }, `storing ${name} failed`))
      const timer = setInterval(logged, FLUSH_MS)
      return {
        async stop() {
          clearInterval(timer)
          await logged()
        },
      }
    },
    size: () => ({ keys: rows.size, dropped }),
  }
}
