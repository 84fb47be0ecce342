import net from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useDatabase } from '../../test/db.ts'
import { forRequester, Requester } from '../platform/requester.ts'
import { connectDb, type Database, DatabaseUnavailable, TooManyStatements } from './client.ts'

const own = useDatabase()

const one = async ({ db }: Database) => (await db.execute<{ n: number }>(sql`select 1 as n`))[0]?.n

/** Forwards bytes to Postgres until `stall(true)`, then drops them, as a dead network does. */
function stallingProxy(to: URL) {
  const sockets = new Set<net.Socket>()
  let stalled = false
  const server = net.createServer((client) => {
    const upstream = net.connect(Number(to.port), to.hostname)
    for (const [from, into] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => stalled || into.write(bytes))
      from.on('error', () => into.destroy())
      from.on('close', () => into.destroy())
    }
  })
  return {
    listen: () =>
      new Promise<number>((done) =>
        server.listen(0, '127.0.0.1', () => done((server.address() as net.AddressInfo).port)),
      ),
    stall: (value: boolean) => {
      stalled = value
    },
    cut: () => {
      for (const socket of sockets) socket.resetAndDestroy()
      sockets.clear()
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

describe('connectDb', () => {
  let proxy: ReturnType<typeof stallingProxy>
  let database: Database
  beforeAll(async () => {
    const direct = new URL(own.url)
    proxy = stallingProxy(direct)
    const port = await proxy.listen()
    database = connectDb(Object.assign(new URL(own.url), { hostname: '127.0.0.1', port: String(port) }).href, {
      max: 2,
      deadlineMs: 2_000,
    })
  })
  afterAll(async () => {
    await database.close(100)
    proxy.close()
  })

  test('a stalled network: a statement fails at its timeout, and statements after the stall succeed', async () => {
    expect(await one(database)).toBe(1)
    proxy.stall(true)
    await expect(one(database)).rejects.toThrow(expect.objectContaining({ cause: expect.any(DatabaseUnavailable) }))
    // Calls during the stall fail at once.
    const calls = Array.from({ length: 200 }, () => one(database).catch((error) => error.cause.message))
    expect(new Set(await Promise.all(calls))).toEqual(new Set(['The database is down.']))
    proxy.stall(false)
    await expect.poll(() => one(database).catch(() => 0)).toBe(1)
  })

  test('more statements than maxStatements: the excess fails at once, and the others succeed', async () => {
    const narrow = connectDb(own.url, { max: 2, maxStatements: 5 })
    const calls = Array.from({ length: 20 }, () =>
      narrow.db.execute(sql`select pg_sleep(0.05)`).then(
        () => 'answered',
        (error) => error.cause.message,
      ),
    )
    const outcomes = await Promise.all(calls)
    expect(outcomes.filter((outcome) => outcome === 'answered')).toHaveLength(5)
    expect(outcomes.filter((outcome) => outcome === 'The database has too much to do.')).toHaveLength(15)
    expect(narrow.load()).toEqual({ running: 0, connections: 2 })
    await narrow.close(100)
  })

  test('one requester floods: its statements beyond its share fail, and another requester takes turns with it', async () => {
    const narrow = connectDb(own.url, { max: 2, waitingPerRequester: 20 })
    const done: string[] = []
    const ask = (ip: string) =>
      forRequester(new Requester(ip), () =>
        narrow.db.execute(sql`select pg_sleep(0.01)`).then(
          () => done.push(ip),
          (error) => error.cause,
        ),
      )
    const flood = Array.from({ length: 100 }, () => ask('198.51.100.7'))
    const others = Array.from({ length: 3 }, () => ask('203.0.113.9'))
    const refused = (await Promise.all(flood)).filter((outcome) => outcome instanceof TooManyStatements)
    await Promise.all(others)
    expect(refused).toHaveLength(79) // one runs, twenty wait
    expect(done.slice(0, 7).filter((ip) => ip === '203.0.113.9')).toHaveLength(3)
    expect(narrow.load()).toEqual({ running: 0, connections: 2 })
    await narrow.close(100)
  })

  test('a lock that is held too long: the waiting statement fails, and the holder goes on', async () => {
    await own.sql`create table held (n int)`
    const holder = await own.sql.reserve()
    await holder`begin`
    await holder`lock table held`
    await expect(database.db.execute(sql`select * from held`)).rejects.toMatchObject({
      cause: { name: 'DatabaseUnavailable', cause: { code: '55P03' } },
    })
    await holder`insert into held values (1)`
    await holder`commit`
    holder.release()
    expect(await database.db.execute(sql`select n from held`)).toEqual([{ n: 1 }])
  })

  test('a cut connection: the running statement fails, and the next one succeeds', async () => {
    const running = async () => {
      const [row] = await own.sql`
        select count(*)::int from pg_stat_activity where state = 'active' and query like '%pg_sleep(1.5)%' and pid <> pg_backend_pid()`
      return row?.count
    }
    const slow = database.db.execute(sql`select pg_sleep(1.5)`).then(
      () => 'answered',
      (error) => (error.cause instanceof DatabaseUnavailable ? 'unavailable' : error),
    )
    await expect.poll(running).toBe(1)
    proxy.cut()
    expect(await slow).toBe('unavailable')
    await expect.poll(() => one(database).catch(() => 0)).toBe(1)
  })

  test('a coordinator of a cluster that ends: the statement fails as one of a lost connection', async () => {
    const ending = sql`do $$ begin raise 'postmaster was shut down, exiting' using errcode = 'XX000'; end $$`
    await expect(database.db.execute(ending)).rejects.toMatchObject({
      cause: { name: 'DatabaseUnavailable', cause: { code: 'XX000' } },
    })
  })

  test('a statement that a cluster refuses while tables are distributed: the caller may retry; what is never possible stays an error', async () => {
    const refused = (message: string) =>
      database.db.execute(
        sql.raw(`do $$ begin raise exception using errcode = '0A000', message = '${message}'; end $$`),
      )
    for (const message of [
      'complex joins are only supported when all distributed tables are co-located and joined on their distribution columns',
      'cached plan must not change result type',
    ])
      await expect(refused(message)).rejects.toMatchObject({ cause: { name: 'DatabaseUnavailable' } })
    await expect(refused('cursors with hold')).rejects.toMatchObject({ cause: { code: '0A000' } })
  })

  test('a statement that runs too long: the server cancels it and keeps the connection', async () => {
    const single = connectDb(own.url, { max: 1, deadlineMs: 10_000 })
    const backend = async () => (await single.db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`))[0]?.pid
    const before = await backend()
    expect(await single.db.execute(sql`show statement_timeout`)).toEqual([{ statement_timeout: '9s' }])
    await single.db.execute(sql`set statement_timeout = 300`) // long before the client gives up, on a busy machine too
    await expect(single.db.execute(sql`select pg_sleep(20)`)).rejects.toMatchObject({
      cause: { name: 'DatabaseUnavailable', cause: { code: '57014' } },
    })
    expect(await backend()).toBe(before)
    await single.close(100)
  })

  test('killed backends: a hundred running statements end, and later ones succeed', async () => {
    const calls = Array.from({ length: 100 }, () =>
      database.db.execute(sql`select pg_sleep(0.02)`).then(
        () => 'answered',
        (error) => (error.cause instanceof DatabaseUnavailable ? 'unavailable' : error),
      ),
    )
    await own.sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'saathi' and pid <> pg_backend_pid()`
    const outcomes = new Set(await Promise.all(calls))
    expect([...outcomes].filter((outcome) => outcome !== 'answered' && outcome !== 'unavailable')).toEqual([])
    // The next statement may still get the second, cut connection; the one after it succeeds.
    await expect.poll(() => one(database).catch(() => 0)).toBe(1)
  })

  test('a database that has become a standby: the write fails, and the next one uses a new connection', async () => {
    await own.sql`create table writes (n int)`
    const single = connectDb(own.url, { max: 1 })
    await single.db.execute(sql`set default_transaction_read_only = on`) // as in a session on a standby
    await expect(single.db.execute(sql`insert into writes values (1)`)).rejects.toMatchObject({
      cause: { name: 'DatabaseUnavailable', cause: { code: '25006' } },
    })
    await single.db.execute(sql`insert into writes values (2)`)
    expect(await own.sql`select n from writes`).toEqual([{ n: 2 }])
    await single.close(100)
  })

  test('db.transaction: it does not exist', () => {
    expect(() => (database.db as never as { transaction(f: () => void): void }).transaction(() => {})).toThrow()
  })
})

describe('connectDb while connections are cut over and over', () => {
  test('results: each belongs to its statement, and every acknowledged write is stored', {
    timeout: 120_000,
  }, async () => {
    await own.sql`create table acknowledged (n int primary key)`
    const proxy = stallingProxy(new URL(own.url))
    const port = await proxy.listen()
    const url = Object.assign(new URL(own.url), { hostname: '127.0.0.1', port: String(port) }).href
    const database = connectDb(url, { max: 5 })
    const [wrong, acknowledged]: [string[], number[]] = [[], []]
    const ask = async (n: number) => {
      try {
        const rows = await database.db.execute<{ n: number }>(sql`select ${n}::int as n`)
        if (rows.length !== 1 || rows[0]?.n !== n) wrong.push(`asked for ${n}, got ${JSON.stringify(rows)}`)
        await database.db.execute(sql`insert into acknowledged values (${n})`)
        acknowledged.push(n)
      } catch (error) {
        const { cause } = error as Error
        const isConnectionError = cause instanceof DatabaseUnavailable && !/in time/.test(cause.message)
        if (!isConnectionError) wrong.push(`${n} did not fail with a connection error: ${cause ?? error}`)
      }
    }
    const nextTurn = () => new Promise((resolve) => setImmediate(resolve))
    const open = () => database.db.execute(sql`select pg_sleep(0.005)`).catch(() => {})
    for (let cuts = 0; cuts < 20; cuts += 1) {
      await expect.poll(() => one(database).catch(() => 0), { timeout: 20_000, interval: 5 }).toBe(1)
      await Promise.all(Array.from({ length: 5 }, open)) // so that some connections are idle when they are cut
      const calls = [ask(cuts * 100), ask(cuts * 100 + 1)]
      proxy.cut()
      for (let n = 2; n < 30; n += 1) {
        calls.push(ask(cuts * 100 + n))
        await nextTurn()
      }
      await Promise.all(calls)
    }
    expect(wrong).toEqual([])
    const there = new Set((await own.sql<{ n: number }[]>`select n from acknowledged`).map(({ n }) => n))
    expect(acknowledged.filter((n) => !there.has(n))).toEqual([])
    expect(acknowledged.length).toBeGreaterThan(20)
    await database.close(100)
    proxy.close()
  })
})

describe('connectDb without a server', () => {
  test('a statement: it fails at once', async () => {
    const unreachable = connectDb('postgres://saathi:saathi@127.0.0.1:1/none', { deadlineMs: 1_000 })
    await expect(one(unreachable)).rejects.toMatchObject({ cause: expect.any(DatabaseUnavailable) })
    await unreachable.close(100)
  })
})
