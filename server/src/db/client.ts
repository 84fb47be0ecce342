import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { CASING } from './columns.ts'

/** What queries run on. It has no transactions: every write in a request is one statement. */
export type Db = Omit<PostgresJsDatabase, 'transaction'>

export type Database = {
  db: Db
  /** Statements that have not been answered yet, and connections at most. */
  load: () => { running: number; connections: number }
  /** Ends the pool; statements under way get `timeoutMs` to finish. */
  close: (timeoutMs?: number) => Promise<void>
}

/** The database did not answer, or not in time; the caller may try again. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

/** Nobody is there to connect to, or whoever is does not let anybody in yet. */
const DOWN = new Set([
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
  '57P03',
])
/**
 * One statement's bad luck: its connection was lost or not to be had, it or its wait for a lock took too long, the disk
 * or the memory is full, the server has become a standby.
 */
const UNLUCKY = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'ECONNRESET',
  'EPIPE',
  '25006',
  '53100',
  '53200',
  '53300',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '58030',
])
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** How often somebody looks whether a database that was down is back, ms. */
const LOOK_MS = 100
/** How long an answer to that may take, ms. */
const LOOK_DEADLINE_MS = 1_000
/** What statements under way get to finish in a pool that is given up, s. */
const GRACE_S = 1

type Options = {
  /** Connections at most. */
  max?: number
  /** How long a statement may take, ms; the server gives up a little earlier than the client does. */
  deadlineMs?: number
  /** Statements under way or waiting at most; what comes then is refused at once. */
  atOnce?: number
}

/**
 * Opens the one door to Postgres. Each statement has a deadline here too: a call that a lost connection leaves
 * unanswered ends with DatabaseUnavailable, and the pool that it hung in is replaced. While the database is down calls
 * are refused at once, so that none pile up; somebody looks whether it is back.
 */
export function connectDb(url: string, { max = 10, deadlineMs = 5_000, atOnce = max * 50 }: Options = {}): Database {
  const open = () =>
    postgres(url, {
      max,
      connect_timeout: Math.ceil(deadlineMs / 1000),
      idle_timeout: 60,
      backoff: () => LOOK_MS / 1000,
      onnotice: () => {},
      connection: {
        application_name: 'saathi',
        statement_timeout: Math.round(deadlineMs * 0.9),
        lock_timeout: Math.round(deadlineMs * 0.6),
      },
    })
  let pool = open()
  let running = 0
  let down = false
  let closed = false

  /** Gives the pool up, if nobody else has, and refuses what comes until the database answers again. */
  function giveUp(hung: typeof pool) {
    if (pool !== hung || closed) return
    down = true
    pool = open()
    configure(pool)
    hung.end({ timeout: GRACE_S }).catch(() => {}) // its connections are lost already; there is nobody left to tell
    look()
  }

  async function look() {
    while (!closed && !(await answers(url))) await sleep(LOOK_MS)
    down = false
  }

  async function within<T>(query: PromiseLike<T>, from: typeof pool): Promise<T> {
    let timer: NodeJS.Timeout | undefined
    const deadline = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new DatabaseUnavailable('The database did not answer in time.'))
        giveUp(from)
      }, deadlineMs)
    })
    running += 1
    try {
      return await Promise.race([query, deadline])
    } catch (error) {
      const code = codeOf(error)
      if (DOWN.has(code)) giveUp(from)
      throw DOWN.has(code) || UNLUCKY.has(code)
        ? new DatabaseUnavailable('The database is not reachable.', { cause: error })
        : error
    } finally {
      clearTimeout(timer)
      running -= 1
    }
  }

  async function refused(): Promise<never> {
    throw new DatabaseUnavailable(down ? 'The database is down.' : 'The database has too much to do.')
  }

  // What Drizzle needs of a postgres.js client, and no more: statements, no begin().
  const door = {
    options: pool.options,
    unsafe(text: string, params?: never[], options?: postgres.UnsafeQueryOptions) {
      const from = pool
      const query = from.unsafe(text, params, options)
      // A query is sent when it is first awaited: one that is refused never is.
      const run = (asked: () => PromiseLike<unknown>) => (down || running >= atOnce ? refused() : within(asked(), from))
      return {
        // biome-ignore lint/suspicious/noThenProperty: it stands for a postgres.js query, which is awaited
        then: <A, B>(done: (rows: unknown) => A, failed: (error: unknown) => B) => run(() => query).then(done, failed),
        values: () => run(() => query.values()),
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
  return {
    db,
    load: () => ({ running, connections: max }),
    close(timeoutMs = 5_000) {
      closed = true
      return pool.end({ timeout: timeoutMs / 1000 })
    },
  }
}

/** Whether the database answers, on a connection that is made for that. */
async function answers(url: string): Promise<boolean> {
  const connection = { application_name: 'saathi look' }
  const sql = postgres(url, { max: 1, connect_timeout: 1, fetch_types: false, onnotice: () => {}, connection })
  try {
    const given = new AbortController()
    const late = sleep(LOOK_DEADLINE_MS, false, { signal: given.signal, ref: false }).catch(() => false)
    const answered = await Promise.race([sql`select 1`.then(() => true), late])
    given.abort()
    return answered
  } catch {
    return false
  } finally {
    sql.end({ timeout: 0 }).catch(() => {})
  }
}
