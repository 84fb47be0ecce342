import net from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useDatabase } from '../../test/db.ts'
import { forRequester, Requester } from '../platform/requester.ts'
import { connectDb, type Database, DatabaseUnavailable, TooManyStatements } from './client.ts'

const own = useDatabase()

const one = async ({ db }: Database) => (await db.execute<{ n: number }>(sql`select 1 as n`))[0]?.n

/** Passes bytes on to Postgres until told to hold them back, as a network that has died without saying so does. */
function stallingProxy(to: URL) {
  const sockets = new Set<net.Socket>()
  let held = false
  const server = net.createServer((client) => {
    const upstream = net.connect(Number(to.port), to.hostname)
    for (const [from, into] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => held || into.write(bytes))
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
      held = value
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

describe('a statement through the door', () => {
  let proxy: ReturnType<typeof stallingProxy>
  let database: Database
  beforeAll(async () => {
    const direct = new URL(own.url)
    proxy = stallingProxy(direct)
    const port = await proxy.listen()
    database = connectDb(Object.assign(new URL(own.url), { hostname: '127.0.0.1', port: String(port) }).href, {
      max: 2,
      deadlineMs: 700,
    })
  })
  afterAll(async () => {
    await database.close(100)
    proxy.close()
  })

  test('that nobody answers ends at its deadline, and the next one after the stall goes through', async () => {
    expect(await one(database)).toBe(1)
    proxy.stall(true)
    await expect(one(database)).rejects.toThrow(expect.objectContaining({ cause: expect.any(DatabaseUnavailable) }))
    // Whoever comes while it lasts is told so at once: in a tenth of the deadline, here.
    const calls = Array.from({ length: 200 }, () => one(database).catch((error) => error.cause.message))
    expect(new Set(await Promise.all(calls))).toEqual(new Set(['The database is down.']))
    proxy.stall(false)
    await expect.poll(() => one(database).catch(() => 0)).toBe(1)
  })

  test('that comes when too many are under way already is refused at once, and the others are answered', async () => {
    const narrow = connectDb(own.url, { max: 2, atOnce: 5 })
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

  test('of a requester with many waiting is refused beyond a share, and those of another take turns with it', async () => {
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

  test('that waits too long for a lock gives up, and whoever holds the lock goes on', async () => {
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

  test('whose connection is cut says so, and the next one goes through', async () => {
    const slow = database.db.execute(sql`select pg_sleep(0.5)`).then(
      () => 'answered',
      (error) => (error.cause instanceof DatabaseUnavailable ? 'unavailable' : error),
    )
    await new Promise((resolve) => setTimeout(resolve, 100))
    proxy.cut()
    expect(await slow).toBe('unavailable')
    await expect.poll(() => one(database).catch(() => 0)).toBe(1)
  })

  test('that runs too long is given up by the server, which keeps the connection', async () => {
    await expect(database.db.execute(sql`select pg_sleep(5)`)).rejects.toMatchObject({
      cause: expect.any(DatabaseUnavailable),
    })
    expect(await one(database)).toBe(1)
  })

  test('whose backend is killed ends, a hundred at once too, and the door stays open', async () => {
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
    // The second connection may die under the next statement yet; then the one after it goes through.
    await expect.poll(() => one(database).catch(() => 0)).toBe(1)
  })

  test('that finds a standby where the database was goes to whoever is there now, the next time', async () => {
    await own.sql`create table written (n int)`
    const single = connectDb(own.url, { max: 1 })
    await single.db.execute(sql`set default_transaction_read_only = on`) // what a session on a standby is like
    await expect(single.db.execute(sql`insert into written values (1)`)).rejects.toMatchObject({
      cause: { name: 'DatabaseUnavailable', cause: { code: '25006' } },
    })
    await single.db.execute(sql`insert into written values (2)`)
    expect(await own.sql`select n from written`).toEqual([{ n: 2 }])
    await single.close(100)
  })

  test('cannot be a transaction: the door has none', () => {
    expect(() => (database.db as never as { transaction(f: () => void): void }).transaction(() => {})).toThrow()
  })
})

describe('answers, while connections are cut over and over', () => {
  test('are each to the question that was asked, and what is acknowledged is there', { timeout: 120_000 }, async () => {
    await own.sql`create table told (n int primary key)`
    const proxy = stallingProxy(new URL(own.url))
    const port = await proxy.listen()
    const url = Object.assign(new URL(own.url), { hostname: '127.0.0.1', port: String(port) }).href
    const database = connectDb(url, { max: 5 })
    const [wrong, acknowledged]: [string[], number[]] = [[], []]
    const ask = async (n: number) => {
      try {
        const rows = await database.db.execute<{ n: number }>(sql`select ${n}::int as n`)
        if (rows.length !== 1 || rows[0]?.n !== n) wrong.push(`asked for ${n}, got ${JSON.stringify(rows)}`)
        await database.db.execute(sql`insert into told values (${n})`)
        acknowledged.push(n)
      } catch (error) {
        const { cause } = error as Error
        const isTold = cause instanceof DatabaseUnavailable && !/in time/.test(cause.message)
        if (!isTold) wrong.push(`${n} was not told that its connection was cut: ${cause ?? error}`)
      }
    }
    const turn = () => new Promise((resolve) => setImmediate(resolve))
    const open = () => database.db.execute(sql`select pg_sleep(0.005)`).catch(() => {})
    for (let cuts = 0; cuts < 20; cuts += 1) {
      await expect.poll(() => one(database).catch(() => 0), { timeout: 20_000, interval: 5 }).toBe(1)
      await Promise.all(Array.from({ length: 5 }, open)) // so that some connections are at rest when they are cut
      const asked = [ask(cuts * 100), ask(cuts * 100 + 1)]
      proxy.cut()
      for (let n = 2; n < 30; n += 1) {
        asked.push(ask(cuts * 100 + n))
        await turn()
      }
      await Promise.all(asked)
    }
    expect(wrong).toEqual([])
    const there = new Set((await own.sql<{ n: number }[]>`select n from told`).map(({ n }) => n))
    expect(acknowledged.filter((n) => !there.has(n))).toEqual([])
    expect(acknowledged.length).toBeGreaterThan(20)
    await database.close(100)
    proxy.close()
  })
})

describe('a statement with nobody at the other end', () => {
  test('is told so at once', async () => {
    const nobody = connectDb('postgres://saathi:saathi@127.0.0.1:1/none', { deadlineMs: 1_000 })
    await expect(one(nobody)).rejects.toMatchObject({ cause: expect.any(DatabaseUnavailable) })
    await nobody.close(100)
  })
})
