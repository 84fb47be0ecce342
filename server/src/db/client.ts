import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { makePgArray, parsePgArray } from 'drizzle-orm/pg-core/utils'
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { FairQueue, type Owner } from '../platform/fair-queue.ts'
import { currentRequester } from '../platform/requester.ts'
import { CASING } from './columns.ts'

/** The Drizzle client. It has no transactions, since every write in a request is one statement. */
export type Db = Omit<PostgresJsDatabase, 'transaction'>

export type Database = {
  db: Db
  /** Statements queued or running, and the maximum number of connections. */
  load: () => { running: number; connections: number }
  /** Whether half of the queue of this requester, or of their network, is used. */
  isBusyFor: (requester: Owner) => boolean
  /** Closes the pool; running statements get `timeoutMs` to finish. */
  close: (timeoutMs?: number) => Promise<void>
}

/** The database did not respond, or not in time; the caller may retry. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

/** A requester, or their network, has used up their share of the statement queue; the caller may retry. */
export class TooManyStatements extends DatabaseUnavailable {
  override name = 'TooManyStatements'
}

/** Errors of an unreachable or starting server. */
const DOWN_CODES = new Set([
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
  '57P03',
])
/** A write reached a standby (read_only_sql_transaction). */
const NOT_THE_PRIMARY = '25006'
/**
 * Errors of a single statement that a retry may fix: a lost connection, a timeout, a lock timeout, a full disk or memory,
 * or a server that has become a standby.
 */
const RETRYABLE_CODES = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'ECONNRESET',
  'EPIPE',
  NOT_THE_PRIMARY,
  '08000',
  '08003',
  '08006',
  '08P01', // a pooler has lost its connection, and closes the client's
  '53100',
  '53200',
  '53300',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '58030',
])
/** Citus calls it an internal error when its Postgres ends while a statement waits for a worker. */
const isEnding = (error: unknown) =>
  error instanceof postgres.PostgresError && error.message.startsWith('postmaster was shut down')
/**
 * While tables are being distributed, Citus refuses statements of one that is and one that is not yet; and Postgres those
 * that it planned before a change of a table.
 */
const isMoving = (error: unknown) =>
  error instanceof postgres.PostgresError &&
  error.code === '0A000' &&
  /distribut|co-?located|local table|shard|cached plan must not change/i.test(error.message)
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** The timeout of a statement, ms. */
const DEADLINE_MS = 5_000
/** The interval at which a database that was down is probed, ms. */
const PROBE_MS = 100
/** The timeout of a probe, ms. */
const PROBE_TIMEOUT_MS = 1_000

type Options = {
  /** Maximum number of connections. */
  max?: number
  /**
   * The URL is a pooler in transaction mode, such as PgBouncer: statements are not prepared, since each may run on another
   * connection, and the pooler sets the timeouts of its connections.
   */
  pooled?: boolean
  /** The timeout of a statement, ms; the server cancels it a little earlier than the client does. */
  deadlineMs?: number
  /** The maximum number of running and waiting statements; further ones fail at once. */
  maxStatements?: number
  /** The maximum number of waiting statements of one requester, and of all requesters of one network. */
  waitingPerRequester?: number
  waitingPerNetwork?: number
}

/** The timeouts of a connection, ms: the server cancels a statement before the client gives up. */
export const timeoutsFor = (deadlineMs = DEADLINE_MS) => ({
  statement_timeout: Math.round(deadlineMs * 0.9),
  lock_timeout: Math.round(deadlineMs * 0.6),
})

/** A connection pool, and the reject functions of its running statements. */
type Pool = { sql: postgres.Sql; pending: Set<(error: Error) => void> }

/** Builds a statement, which the driver sends when it is awaited. */
type Statement<T> = (sql: postgres.Sql) => PromiseLike<T>

/** Parses arrays without the driver's type query on each new connection, whose failure is an unhandled rejection. */
const ARRAYS = {
  to: 1009,
  from: [1009, 2951],
  serialize: (list: string | unknown[]) => (typeof list === 'string' ? list : makePgArray(list)), // Drizzle's array columns pass text
  parse: parsePgArray,
}

/**
 * Creates the database client. Statements time out on the client too. While the database is down, calls fail at once
 * instead of piling up, and a probe checks when it is back.
 *
 * A pool that loses a connection, or has a statement time out, is replaced, and its running statements fail. The driver
 * reuses the state of a lost connection: a statement sent just before the loss was noticed would hang, count as done
 * without having been sent, or get another statement's result.
 */
export function connectDb(url: string, options: Options = {}): Database {
  const { max = 10, pooled = false, deadlineMs = DEADLINE_MS, maxStatements = max * 100 } = options
  const { waitingPerRequester = max * 20, waitingPerNetwork = max * 40 } = options
  function createPool(): Pool {
    const created: Pool = {
      pending: new Set(),
      sql: postgres(url, {
        max,
        prepare: !pooled,
        // PgBouncer takes the server connection back at the end of one statement and drops what the next one has sent on it.
        ...(pooled ? { max_pipeline: 0 } : {}),
        // Without idle timeouts a connection ends only when it is lost or the pool is closed.
        idle_timeout: 0,
        max_lifetime: null,
        onclose: () => replace(created, new DatabaseUnavailable('The connection to the database was lost.')),
        connect_timeout: Math.ceil(deadlineMs / 1000),
        fetch_types: false,
        types: { lists: ARRAYS },
        onnotice: () => {},
        connection: {
          application_name: 'saathi',
          ...(pooled ? {} : timeoutsFor(deadlineMs)),
        },
      }),
    }
    return created
  }
  const queue = new FairQueue({
    // One connection stays free for the server's own statements. A requester who is alone may pipeline statements.
    slots: max - 1,
    slotsPerKey: Math.ceil(max / 5),
    slotsAlone: max * 3,
    waiting: Number.POSITIVE_INFINITY, // bounded by `maxStatements` together with running statements
    waitingPerKey: waitingPerRequester,
    waitingPerGroup: waitingPerNetwork,
  })
  let down = false
  let closed = false
  let pool = createPool()

  /** Replaces a pool and fails its running statements. */
  function replace(lost: Pool, why: DatabaseUnavailable) {
    if (pool !== lost || closed) return
    pool = createPool()
    configure(pool)
    for (const fail of [...lost.pending]) fail(why)
    lost.sql.end({ timeout: 0 }).catch(() => {}) // its statements have failed already
  }

  async function probeUntilBack() {
    if (down) return
    down = true
    while (!closed && !(await responds(url))) await sleep(PROBE_MS)
    down = false
  }

  /** Sends a statement without queueing. */
  function send<T>(statement: Statement<T>): Promise<T> {
    const from = pool
    return new Promise((resolve, reject) => {
      const fail = (error: unknown) => {
        cleanUp()
        reject(error)
      }
      const timer = setTimeout(() => {
        probeUntilBack()
        fail(new DatabaseUnavailable('The database did not answer in time.'))
        replace(from, new DatabaseUnavailable('The database is down.'))
      }, deadlineMs)
      const cleanUp = () => {
        clearTimeout(timer)
        from.pending.delete(fail)
      }
      from.pending.add(fail)
      statement(from.sql).then(
        (result) => {
          cleanUp()
          resolve(result)
        },
        (error) => {
          const code = codeOf(error)
          const isRetryable = DOWN_CODES.has(code) || RETRYABLE_CODES.has(code) || isEnding(error) || isMoving(error)
          fail(isRetryable ? new DatabaseUnavailable('The database is not reachable.', { cause: error }) : error)
          if (DOWN_CODES.has(code)) probeUntilBack()
          // After a failover the host name resolves to another server, which only a new connection reaches.
          if (code === NOT_THE_PRIMARY) replace(from, new DatabaseUnavailable('The database is a standby now.'))
        },
      )
    })
  }

  const overloaded = () => new DatabaseUnavailable(down ? 'The database is down.' : 'The database has too much to do.')
  const statementCount = () => pool.pending.size + queue.waiting

  /** Sends a statement when its requester's turn comes; the server's own statements are not queued. */
  async function run<T>(statement: Statement<T>): Promise<T> {
    const owner = currentRequester()
    if (owner && queue.isFull(owner)) throw new TooManyStatements('This requester has too many statements waiting.')
    if (down || statementCount() >= maxStatements) throw overloaded()
    if (!owner) return send(statement)
    const { key, group } = owner // copied, since the requester's key changes when its token is verified
    const queuedAt = performance.now()
    await new Promise<void>((start) => queue.enter({ key, group }, start))
    try {
      if (down) throw overloaded()
      if (performance.now() - queuedAt > deadlineMs)
        throw new TooManyStatements('Its requester had too much before it.')
      return await send(statement)
    } finally {
      queue.leave({ key })
    }
  }

  // The part of a postgres.js client that Drizzle uses for statements, without begin().
  const client = {
    options: pool.sql.options,
    unsafe: (text: string, params?: never[], options?: postgres.UnsafeQueryOptions) => ({
      // biome-ignore lint/suspicious/noThenProperty: it replaces a postgres.js query, which is awaited
      then: <A, B>(done: (rows: unknown) => A, failed: (error: unknown) => B) =>
        run((sql) => sql.unsafe(text, params, options)).then(done, failed),
      values: () => run((sql) => sql.unsafe(text, params, options).values()),
    }),
  }
  const db = drizzle(client as unknown as postgres.Sql, { casing: CASING })
  // Drizzle sets its parsers on the options of the first pool; later pools need the same.
  const { parsers, serializers } = pool.sql.options
  const configure = ({ sql }: Pool) => {
    Object.assign(sql.options.parsers, parsers)
    Object.assign(sql.options.serializers, serializers)
  }
  return {
    db,
    load: () => ({ running: statementCount(), connections: max }),
    isBusyFor(requester) {
      const { key, group } = queue.waitingOf(requester)
      return key * 2 >= waitingPerRequester || group * 2 >= waitingPerNetwork
    },
    close(timeoutMs = 5_000) {
      closed = true
      return pool.sql.end({ timeout: timeoutMs / 1000 })
    },
  }
}

/** Whether connections have a statement timeout, which a pooler has to set. */
export async function hasStatementTimeout(db: Db): Promise<boolean> {
  const [row] = await db.select({ timeout: sql<string>`current_setting('statement_timeout')` }).from(sql`(select) one`)
  return row?.timeout !== '0'
}

/** Whether the database responds, on a connection of its own. */
async function responds(url: string): Promise<boolean> {
  const connection = { application_name: 'saathi look' }
  const sql = postgres(url, { max: 1, connect_timeout: 1, fetch_types: false, onnotice: () => {}, connection })
  try {
    const ended = new AbortController()
    const timeout = sleep(PROBE_TIMEOUT_MS, false, { signal: ended.signal, ref: false }).catch(() => false)
    const isUp = await Promise.race([sql`select 1`.then(() => true), timeout])
    ended.abort()
    return isUp
  } catch {
    return false
  } finally {
    sql.end({ timeout: 0 }).catch(() => {})
  }
}
