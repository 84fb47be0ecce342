import net from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useDatabase } from '../../test/db.ts'
import { connectDb, type Database, DatabaseUnavailable } from './client.ts'

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
      for (const socket of sockets) socket.destroy()
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

  test('cannot be a transaction: the door has none', () => {
    expect(() => (database.db as never as { transaction(f: () => void): void }).transaction(() => {})).toThrow()
  })
})

describe('a statement with nobody at the other end', () => {
  test('is told so at once', async () => {
    const nobody = connectDb('postgres://saathi:saathi@127.0.0.1:1/none', { deadlineMs: 1_000 })
    await expect(one(nobody)).rejects.toMatchObject({ cause: expect.any(DatabaseUnavailable) })
    await nobody.close(100)
  })
})
