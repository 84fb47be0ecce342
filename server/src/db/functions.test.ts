import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import type postgres from 'postgres'
import { afterAll, describe, expect, test } from 'vitest'
import { useDatabase } from '../../test/db.ts'
import { dropDatabase } from '../../test/drop-database.ts'
import { openSql } from '../../test/sql.ts'
import { buildFunctions, functionsVersion } from './functions.ts'
import { migrate } from './migrate.ts'
import { applyMigrations, buildMigrations, knownMigrations } from './migrations.ts'

const own = useDatabase()
const files = buildFunctions()
const repository = path.resolve(import.meta.dirname, '../../..')

const databases: string[] = []
async function emptyDatabase(): Promise<string> {
  const name = `saathi_functions_${randomUUID().slice(0, 8)}`
  await own.sql.unsafe(`create database ${name}`)
  databases.push(name)
  return Object.assign(new URL(own.url), { pathname: `/${name}` }).href
}
afterAll(async () => {
  for (const name of databases) await dropDatabase((statement) => own.sql.unsafe(statement), name)
})

/** The functions of a database, without those of extensions. */
const functionsOf = (sql: postgres.Sql) => sql<{ name: string; body: string }[]>`
  select p.proname as name, p.prosrc as body from pg_proc p
  where p.pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  order by name`
const bodyOf = async (sql: postgres.Sql, name: string) =>
  (await functionsOf(sql)).find((one) => one.name === name)?.body
const inFiles = files.map(({ name, text }) => ({ name, body: text.split('$$')[1] }))
/** As an earlier build made it, whose parameters had other names. */
const BROKEN = `drop function are_blocked(uuid, uuid);
  create function are_blocked(a uuid, b uuid) returns boolean language sql stable as $$ select true $$`

async function inDatabase<T>(url: string, use: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = openSql(url)
  return use(sql).finally(() => sql.end())
}

describe('SQL functions', () => {
  test('every function: has one file with its name, and one signature', async () => {
    expect([...(await functionsOf(own.sql))]).toEqual(inFiles)
  })

  test('numbered migrations: define no function that stays', () => {
    const defining = buildMigrations().filter(({ statements }) =>
      statements.some((text) => /create (?:or replace )?function (?!pg_temp\.)/i.test(text)),
    )
    expect(defining.map(({ name }) => name)).toEqual([])
  })

  test('the version: is the one of these texts (`npm run db:functions` raises it)', () => {
    const hash = createHash('sha256')
      .update(files.map((one) => one.hash).join())
      .digest('hex')
    expect(JSON.parse(fs.readFileSync(path.join(import.meta.dirname, 'functions-version.json'), 'utf8')).hash).toBe(
      hash,
    )
  })

  test('every file: creates or replaces the function of its name', () => {
    for (const { name, text } of files) expect(text).toContain(`CREATE OR REPLACE FUNCTION ${name}(`)
  })

  test('every file: stands in the folder for who calls it', () => {
    const source = path.resolve(import.meta.dirname, '..')
    const all = fs.readdirSync(source, { recursive: true, encoding: 'utf8' })
    const read = (file: string) => fs.readFileSync(path.join(source, file), 'utf8')
    const isOwn = (file: string) => /(?<!\.test)\.ts$/.test(file) && !file.startsWith('db/seed/')
    const statements = all
      .filter(isOwn)
      .map(read)
      .filter((text) => /sql`|callFunction/.test(text))
    const folderFor = (file: string) => {
      if (/returns trigger/i.test(read(file))) return 'triggers'
      const name = path.basename(file, '.sql')
      const isCalled = new RegExp(`\\b${name}\\(|callFunction\\([\\w.]+, '${name}'`)
      return statements.some((text) => isCalled.test(text)) ? 'api' : 'internal'
    }
    const wrong = all.filter((file) => {
      if (!file.endsWith('.sql') || file.startsWith('db/sql/')) return false // those are of several features
      return !new RegExp(`^features/\\w+/sql/${folderFor(file)}/\\w+\\.sql$`).test(file)
    })
    expect(wrong).toEqual([])
  })
})

describe('migrate', () => {
  test('a function whose hash differs: is applied again, and others are not', async () => {
    const url = await emptyDatabase()
    await migrate(url)
    await inDatabase(url, async (sql) => {
      const before = await bodyOf(sql, 'are_blocked')
      await sql.unsafe(BROKEN)
      await migrate(url)
      expect(await bodyOf(sql, 'are_blocked')).toBe(' select true ')
      await sql`update drizzle.functions set hash = 'of an older text' where name = 'are_blocked'`
      await migrate(url)
      expect(await bodyOf(sql, 'are_blocked')).toBe(before)
    })
  })

  test('a database without the table of hashes: every function is applied', async () => {
    const url = await emptyDatabase()
    await inDatabase(url, async (sql) => {
      await sql.begin((tx) => applyMigrations(tx, 1))
      await migrate(url)
      expect([...(await functionsOf(sql))]).toEqual(inFiles)
      expect(await sql`select name from drizzle.functions`).toHaveLength(files.length)
    })
  })

  test('four processes that start at once on an empty database: apply each function once', async () => {
    const url = await emptyDatabase()
    await Promise.all([1, 2, 3, 4].map(() => migrate(url)))
    await inDatabase(url, async (sql) => {
      expect([...(await functionsOf(sql))]).toEqual(inFiles)
      const [applied] = await sql`select count(*)::int as count from drizzle.__drizzle_migrations`
      expect(applied?.count).toBe(knownMigrations())
      const hashes = await sql<{ name: string; hash: string }[]>`select name, hash from drizzle.functions order by name`
      expect([...hashes]).toEqual(files.map(({ name, hash }) => ({ name, hash })))
    })
  }, 90_000)

  test('a database migrated by a newer build: is refused with a sentence, and its functions stay', async () => {
    const url = await emptyDatabase()
    await migrate(url)
    await inDatabase(url, async (sql) => {
      await sql.unsafe(BROKEN)
      await sql`update drizzle.functions set hash = 'of a newer build' where name = 'are_blocked'`
      await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 4000000000000)`
      await expect(migrate(url)).rejects.toThrow(
        'A newer Saathi has migrated this database, with migrations that are not in this one: start that version, or a newer one.',
      )
      expect(await bodyOf(sql, 'are_blocked')).toBe(' select true ')
    })
  })

  test('functions changed by a newer build: an older one is refused with a sentence, and they stay', async () => {
    const url = await emptyDatabase()
    await migrate(url)
    await inDatabase(url, async (sql) => {
      await sql.unsafe(BROKEN)
      await sql`update drizzle.functions set hash = 'of a newer build', version = version + 1 where name = 'are_blocked'`
      await expect(migrate(url)).rejects.toThrow(
        'A newer Saathi has changed the functions of this database: start that version, or a newer one.',
      )
      expect(await bodyOf(sql, 'are_blocked')).toBe(' select true ')
    })
  })

  test('a database whose list of functions has no versions: gets them with the first change', async () => {
    const url = await emptyDatabase()
    await migrate(url)
    await inDatabase(url, async (sql) => {
      await sql`alter table drizzle.functions drop column version`
      await migrate(url)
      await sql`update drizzle.functions set hash = 'of an older text' where name = 'are_blocked'`
      await migrate(url)
      const versions = await sql`select version, count(*)::int as count from drizzle.functions group by 1 order by 1`
      expect([...versions]).toEqual([
        { version: 0, count: files.length - 1 },
        { version: functionsVersion(), count: 1 },
      ])
    })
  })

  test('a database that lacks nothing: no statement changes a schema', async () => {
    const url = await emptyDatabase()
    /** The statements of a migration. */
    async function sentBy() {
      const { hostname, port } = new URL(url)
      let text = ''
      const proxy = net.createServer((client) => {
        const server = net.connect(Number(port), hostname)
        client.on('data', (bytes) => {
          text += bytes.toString('latin1')
        })
        client.on('error', () => {}).pipe(server)
        server.on('error', () => {}).pipe(client)
      })
      await once(proxy.listen(0, '127.0.0.1'), 'listening')
      const { port: through } = proxy.address() as net.AddressInfo
      await migrate(Object.assign(new URL(url), { host: `127.0.0.1:${through}` }).href)
      proxy.close()
      return text
    }
    expect(await sentBy()).toMatch(/create schema/i)
    const again = await sentBy()
    expect(again).toMatch(/select hash, created_at from drizzle/)
    expect(again).not.toMatch(/\b(create|alter|drop|grant|truncate)\b/i)
  })

  test('the migrations folder: is part of the container image and of the Docker build context', () => {
    expect(fs.readFileSync(path.join(repository, 'Dockerfile'), 'utf8')).toMatch(/^COPY migrations migrations$/m)
    expect(fs.readFileSync(path.join(repository, '.dockerignore'), 'utf8')).toMatch(/^!migrations$/m)
  })
})
