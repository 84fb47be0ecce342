import { setTimeout as sleep } from 'node:timers/promises'
import { makePgArray, parsePgArray } from 'drizzle-orm/pg-core/utils'
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { FairQueue, type Owner } from '../platform/fair-queue.ts'
import { currentRequester } from '../platform/requester.ts'
import { CASING } from './columns.ts'

/** What queries run on. It has no transactions: every write in a request is one statement. */
export type Db = Omit<PostgresJsDatabase, 'transaction'>

export type Database = {
  db: Db
  /** Statements that have not been answered yet, and connections at most. */
  load: () => { running: number; connections: number }
  /** Whether half of what may wait of this requester, or of their network, waits already. */
  isBusyFor: (requester: Owner) => boolean
  /** Ends the pool; statements under way get `timeoutMs` to finish. */
  close: (timeoutMs?: number) => Promise<void>
}

/** The database did not answer, or not in time; the caller may try again. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

/** A requester, or their network, has as many statements waiting as is their share; the caller may try again. */
export class TooManyStatements extends DatabaseUnavailable {
  override name = 'TooManyStatements'
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
/** A write came to a standby. */
const NOT_THE_PRIMARY = '25006'
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
  NOT_THE_PRIMARY,
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

type Options = {
  /** Connections at most. */
  max?: number
  /** How long a statement may take, ms; the server gives up a little earlier than the client does. */
  deadlineMs?: number
  /** Statements under way or waiting at most; what comes then is refused at once. */
  atOnce?: number
  /** Statements of one requester, and of all those of one network, that wait at most. */
  waitingPerRequester?: number
  waitingPerNetwork?: number
}

/** Connections, and how to tell the callers of the statements that are under way on them. */
type Pool = { sql: postgres.Sql; waiting: Set<(error: Error) => void> }

/** Makes a statement for a pool, which sends it when it is awaited. */
type Ask<T> = (sql: postgres.Sql) => PromiseLike<T>

/** Arrays come as lists without asking each new connection for its types, which the driver does with nobody to tell. */
const LISTS = {
  to: 1009,
  from: [1009, 2951],
  serialize: (list: string | unknown[]) => (typeof list === 'string' ? list : makePgArray(list)), // columns bring text
  parse: parsePgArray,
}

/**
 * Opens the one door to Postgres. Each statement has a deadline here too; while the database is down calls are refused
 * at once, so that none pile up, and somebody looks whether it is back.
 *
 * A pool that has lost a connection, or has let a statement hang, is given up, and all that is under way in it is told
 * so. The driver would use a lost connection again, with what was left of it: a statement that was handed to it just
 * before it noticed would hang, pass as done without having been sent, or get the answer to another one.
 */
export function connectDb(url: string, options: Options = {}): Database {
  const { max = 10, deadlineMs = 5_000, atOnce = max * 100 } = options
  const { waitingPerRequester = max * 20, waitingPerNetwork = max * 40 } = options
  function open(): Pool {
    const opened: Pool = {
      waiting: new Set(),
      sql: postgres(url, {
        max,
        // Connections end when they are lost or the pool is closed, never by themselves: so an end is a loss.
        idle_timeout: 0,
        max_lifetime: null,
        onclose: () => giveUp(opened, new DatabaseUnavailable('The connection to the database was lost.')),
        connect_timeout: Math.ceil(deadlineMs / 1000),
        fetch_types: false,
        types: { lists: LISTS },
        onnotice: () => {},
        connection: {
          application_name: 'saathi',
          statement_timeout: Math.round(deadlineMs * 0.9),
          lock_timeout: Math.round(deadlineMs * 0.6),
        },
      }),
    }
    return opened
  }
  const queue = new FairQueue({
    // A connection is left for the server's own. Alone, a requester has statements follow each other without a pause.
    slots: max - 1,
    slotsPerKey: Math.ceil(max / 5),
    slotsAlone: max * 3,
    waiting: Number.POSITIVE_INFINITY, // `atOnce` is for those under way too
    waitingPerKey: waitingPerRequester,
    waitingPerGroup: waitingPerNetwork,
  })
  let down = false
  let closed = false
  let pool = open()

  /** Tells all who wait for something of a pool, and has a new one in its place. */
  function giveUp(lost: Pool, why: DatabaseUnavailable) {
    if (pool !== lost || closed) return
    pool = open()
    configure(pool)
    for (const tell of [...lost.waiting]) tell(why)
    lost.sql.end({ timeout: 0 }).catch(() => {}) // there is nobody left to tell
  }

  async function refuseUntilBack() {
    if (down) return
    down = true
    while (!closed && !(await answers(url))) await sleep(LOOK_MS)
    down = false
  }

  /** Sends a statement now. */
  function send<T>(ask: Ask<T>): Promise<T> {
    const from = pool
    return new Promise((resolve, reject) => {
      const fail = (error: unknown) => {
        settle()
        reject(error)
      }
      const timer = setTimeout(() => {
        refuseUntilBack()
        fail(new DatabaseUnavailable('The database did not answer in time.'))
        giveUp(from, new DatabaseUnavailable('The database is down.'))
      }, deadlineMs)
      const settle = () => {
        clearTimeout(timer)
        from.waiting.delete(fail)
      }
      from.waiting.add(fail)
      ask(from.sql).then(
        (answer) => {
          settle()
          resolve(answer)
        },
        (error) => {
          const code = codeOf(error)
          const isLuck = DOWN.has(code) || UNLUCKY.has(code)
          fail(isLuck ? new DatabaseUnavailable('The database is not reachable.', { cause: error }) : error)
          if (DOWN.has(code)) refuseUntilBack()
          // After a failover the name leads elsewhere, and only a new connection goes there.
          if (code === NOT_THE_PRIMARY) giveUp(from, new DatabaseUnavailable('The database is a standby now.'))
        },
      )
    })
  }

  const tooMuch = () => new DatabaseUnavailable(down ? 'The database is down.' : 'The database has too much to do.')
  const unanswered = () => pool.waiting.size + queue.waiting

  /** Sends a statement when it is its requester's turn; one of the server's own at once. */
  async function run<T>(ask: Ask<T>): Promise<T> {
    const owner = currentRequester()
    if (owner && queue.isFull(owner)) throw new TooManyStatements('This requester has too many statements waiting.')
    if (down || unanswered() >= atOnce) throw tooMuch()
    if (!owner) return send(ask)
    const { key, group } = owner // as it is now: it may become an account's meanwhile
    const asked = performance.now()
    await new Promise<void>((start) => queue.enter({ key, group }, start))
    try {
      if (down) throw tooMuch()
      if (performance.now() - asked > deadlineMs) throw new TooManyStatements('Its requester had too much before it.')
      return await send(ask)
    } finally {
      queue.leave({ key })
    }
  }

  // What Drizzle needs of a postgres.js client, and no more: statements, no begin().
  const door = {
    options: pool.sql.options,
    unsafe: (text: string, params?: never[], options?: postgres.UnsafeQueryOptions) => ({
      // biome-ignore lint/suspicious/noThenProperty: it stands for a postgres.js query, which is awaited
      then: <A, B>(done: (rows: unknown) => A, failed: (error: unknown) => B) =>
        run((sql) => sql.unsafe(text, params, options)).then(done, failed),
      values: () => run((sql) => sql.unsafe(text, params, options).values()),
    }),
  }
  const db = drizzle(door as unknown as postgres.Sql, { casing: CASING })
  // Drizzle set its parsers on the first pool's options; the next ones need the same.
  const { parsers, serializers } = pool.sql.options
  const configure = ({ sql }: Pool) => {
    Object.assign(sql.options.parsers, parsers)
    Object.assign(sql.options.serializers, serializers)
  }
  return {
    db,
    load: () => ({ running: unanswered(), connections: max }),
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
