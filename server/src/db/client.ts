import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { CASING } from './columns.ts'

/** What queries run on. It has no transactions: every write in a request is one statement. */
export type Db = Omit<PostgresJsDatabase, 'transaction'>

export type Database = {
  db: Db
  /** Ends the pool; statements under way get `timeoutMs` to finish. */
  close: (timeoutMs?: number) => Promise<void>
}

/** The database did not answer, or not in time; the caller may try again. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

// Connection lost, refused, timed out; server starting, stopping or out of connections; statement cancelled by its limit.
const UNREACHABLE = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '53300',
])
const isUnreachable = (error: unknown) =>
  error instanceof Error && 'code' in error && UNREACHABLE.has(String(error.code))

type Options = {
  /** Connections at most. */
  max?: number
  /** How long a statement may take, ms; the server gives up a little earlier than the client does. */
  deadlineMs?: number
}

/**
 * Opens the one door to Postgres. Each statement has a deadline here too: a call that a lost connection leaves
 * unanswered ends with DatabaseUnavailable, and the pool that it hung in is replaced.
 */
export function connectDb(url: string, { max = 10, deadlineMs = 5_000 }: Options = {}): Database {
  const open = () =>
    postgres(url, {
      max,
      connect_timeout: Math.ceil(deadlineMs / 1000),
      idle_timeout: 60,
      onnotice: () => {},
      connection: { application_name: 'saathi', statement_timeout: Math.round(deadlineMs * 0.9) },
    })
  let pool = open()

  function replace(hung: typeof pool) {
    if (pool !== hung) return
    pool = open()
    configure(pool)
    hung.end({ timeout: 1 }).catch(() => {}) // its connections are lost already; there is nobody left to tell
  }

  async function within<T>(query: PromiseLike<T>, from: typeof pool): Promise<T> {
    let timer: NodeJS.Timeout | undefined
    const deadline = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new DatabaseUnavailable('The database did not answer in time.'))
        replace(from)
      }, deadlineMs)
    })
    try {
      return await Promise.race([query, deadline])
    } catch (error) {
      throw isUnreachable(error) ? new DatabaseUnavailable('The database is not reachable.', { cause: error }) : error
    } finally {
      clearTimeout(timer)
    }
  }

  // What Drizzle needs of a postgres.js client, and no more: statements, no begin().
  const door = {
    options: pool.options,
    unsafe(text: string, params?: never[], options?: postgres.UnsafeQueryOptions) {
      const from = pool
      const query = from.unsafe(text, params, options)
      return {
        // biome-ignore lint/suspicious/noThenProperty: it stands for a postgres.js query, which is awaited
        then: <A, B>(done: (rows: unknown) => A, failed: (error: unknown) => B) =>
          within(query, from).then(done, failed),
        values: () => within(query.values(), from),
      }
    },
  }
  const db = drizzle(door as unknown as postgres.Sql, { casing: CASING })
  // Drizzle set its parsers on the first pool's options; the next ones need the same.
  const { parsers, serializers } = pool.options
  const configure = (next: typeof pool) => {
    Object.assign(next.options.parsers, parsers)
    Object.assign(next.options.serializers, serializers)
  }
  return { db, close: (timeoutMs = 5_000) => pool.end({ timeout: timeoutMs / 1000 }) }
}
