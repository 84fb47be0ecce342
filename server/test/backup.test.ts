import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { restoreBackup } from '../src/db/backup/restore.ts'
import { saveBackup } from '../src/db/backup/save.ts'
import { migrate } from '../src/db/migrate.ts'
import { applyMigrations, buildMigrations } from '../src/db/migrations.ts'
import { useApp } from './app.ts'
import { useDatabase } from './db.ts'
import { dropDatabase } from './drop-database.ts'
import { aTour } from './make.ts'
import { insertPeople, makePerson } from './people.ts'
import { useProcesses } from './process.ts'
import { openSql } from './sql.ts'

vi.setConfig({ testTimeout: 120_000 })
const own = useDatabase()
const site = useApp(own)
const { folder } = useProcesses()
const NOW = new Date('2026-11-20T06:30:00Z')

const databases: string[] = []
const admin = async (statement: string) => {
  const sql = openSql(Object.assign(new URL(own.url), { pathname: '/postgres' }).href)
  await sql.unsafe(statement)
  await sql.end()
}
/** Creates an empty database, or a copy of the database `template`. */
async function createDatabase(template = 'template1'): Promise<string> {
  const name = `saathi_restored_${randomUUID().slice(0, 8)}`
  await admin(`create database ${name} template ${template}`)
  databases.push(name)
  return Object.assign(new URL(inject('postgres').base), { pathname: `/${name}` }).href
}
/** Copies a database that nothing is connected to, which is quicker than restoring once more. */
const copyOf = (url: string) => createDatabase(new URL(url).pathname.slice(1))
afterAll(async () => {
  for (const name of databases) await dropDatabase(admin, name)
})

/** The contents of a database, in a form that can be compared. */
async function contentsOf(sql: postgres.Sql) {
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`
  const rows: Record<string, unknown> = {}
  for (const { name } of tables)
    rows[name] = (await sql.unsafe(`select t::text as row from "${name}" t order by 1`)).map(({ row }) => row)
  const parts = await sql`
    select conrelid::regclass || ' ' || pg_get_constraintdef(oid) as what from pg_constraint
    where connamespace = 'public'::regnamespace
    union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger
      join pg_class on pg_class.oid = tgrelid where relnamespace = 'public'::regnamespace and not tgisinternal
    union all select proname || ' ' || prosrc from pg_proc where pronamespace = 'public'::regnamespace
    union all select name || ' ' || hash from drizzle.functions
    union all select hash from drizzle.__drizzle_migrations order by 1`
  return { rows, parts: parts.map(({ what }) => what) }
}
const read = async (url: string) => {
  const sql = openSql(url)
  return contentsOf(sql).finally(() => sql.end())
}

/** Creates a site in use: a tour with a waitlist, a match with messages, and a picture. */
async function aUsedSite() {
  const [asha, ravi, mina] = [
    await makePerson(site, own, 'Asha'),
    await makePerson(site, own, 'Ravi'),
    await makePerson(site, own, 'Mina\t\\N "quoted"\nनमस्ते'),
  ]
  const tour = await asha.api.tours.create(aTour({ capacity: 1 }))
  await ravi.api.tours.join({ tourId: tour._id })
  await mina.api.tours.join({ tourId: tour._id })
  await ravi.api.social.follow({ followedId: asha._id })
  await own.sql`insert into media (hash) values ('a-picture')`
  await own.sql`insert into media_variants (hash, width, height, bytes) values ('a-picture', 480, 320, ${Buffer.from([0, 10, 92, 46, 10, 255])})`
  return { asha, ravi, mina, tour }
}

describe('saveBackup and restoreBackup', () => {
  test('a database in use: is restored as it was, and can be used further', async () => {
    const { tour, mina } = await aUsedSite()
    const before = await contentsOf(own.sql)
    const file = path.join(folder(), 'saathi.backup')
    const saving = saveBackup(own.url, file, NOW)
    const saved = await saving
    await insertPeople(own, 20)
    expect(fs.statSync(file).mode & 0o777).toBe(0o600)

    const url = await createDatabase()
    expect(await restoreBackup(url, file, false)).toEqual({ ...saved, madeAt: NOW.toISOString() })
    expect(await read(url)).toEqual(before)

    const sql = openSql(url)
    // Ravi leaves and the waitlist moves up, so functions, triggers and sequences work.
    const [ravi] = await sql`select user_id as id from tour_participants where tour_id = ${tour._id}`
    await sql`select leave_tour(${tour._id}, ${ravi?.id}, '2026-11-20')`
    const seated = await sql`select user_id as id, turn from tour_participants where tour_id = ${tour._id}`
    expect(seated).toEqual([{ id: mina._id, turn: '2' }])
    await sql.end()
  })

  test('rows that are written together: both are in the backup, or neither', async () => {
    const [left, right] = await insertPeople(own, 2)
    let writing = true
    const writer = (async () => {
      for (let n = 1; writing; n += 1)
        await own.sql`update users set follower_count = ${n} where id in ${own.sql([left ?? '', right ?? ''])}`
    })()
    const file = path.join(folder(), 'moment.backup')
    await saveBackup(own.url, file, NOW)
    writing = false
    await writer
    const url = await createDatabase()
    await restoreBackup(url, file, false)
    const sql = openSql(url)
    const counts = await sql`select distinct follower_count from users where id in ${sql([left ?? '', right ?? ''])}`
    expect(counts).toHaveLength(1)
    await sql.end()
  })
})

describe('restoreBackup: a backup of an older version', () => {
  test('is restored and then migrated', async () => {
    const old = await createDatabase()
    const sql = openSql(old)
    const count = buildMigrations().length - 2
    await sql.begin((tx) => applyMigrations(tx, count))
    await sql`insert into users (id, firebase_uid, name, email) values (uuidv7(), 'uid', 'Asha', 'asha@example.in')`
    await sql.end()
    const file = path.join(folder(), 'old.backup')
    await saveBackup(old, file, NOW)

    const url = await createDatabase()
    await restoreBackup(url, file, false)
    await migrate(old)
    // Random secrets that a later migration adds differ in each database.
    const after = async (at: string) => {
      const own = openSql(at)
      await own`update users set mail_token = id`
      return contentsOf(own).finally(() => own.end())
    }
    expect(await after(url)).toEqual(await after(old))
  })
})

describe('restoreBackup', () => {
  let file: string
  let restored: string
  beforeAll(async () => {
    await insertPeople(own, 9)
    file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'saathi-backup-')), 'saathi.backup')
    await saveBackup(own.url, file, NOW)
    restored = await createDatabase()
    await restoreBackup(restored, file, false)
  })
  afterAll(() => fs.rmSync(path.dirname(file), { recursive: true }))
  const edited = (file: string, edit: (text: string) => string) => {
    const other = `${file}.${randomUUID()}`
    fs.writeFileSync(other, gzipSync(edit(gunzipSync(fs.readFileSync(file)).toString('utf8'))))
    return other
  }

  test('an incomplete, foreign or newer file: changes nothing', async () => {
    const url = await copyOf(restored)
    const before = await read(url)

    const cut = `${file}.cut`
    fs.writeFileSync(cut, fs.readFileSync(file).subarray(0, -20))
    const plain = `${file}.txt`
    fs.writeFileSync(plain, 'Dear diary')
    for (const [broken, message] of [
      [cut, /it is no gzip file, or not the whole of one/],
      [plain, /it is no gzip file/],
      [edited(file, (text) => text.replace('Traveller 7', 'Traveller 8')), /the rows of users are not those/],
      [edited(file, (text) => text.slice(0, text.lastIndexOf('{"tables"'))), /it ends in the middle/],
      [edited(file, (text) => text.replace('"format":1', '"format":2')), /a newer Saathi made it/],
      [edited(file, () => '{"some":"json"}\n'), /it is no backup of Saathi/],
      [edited(file, (text) => text.replace(/("hash":")..../, '$1beef')), /has migrations that are not this/],
      [`${file}.none`, /no such file/],
    ] as const)
      await expect(restoreBackup(url, broken, true)).rejects.toThrow(message)
    expect(await read(url)).toEqual(before)
  })

  test('rows that violate a constraint: nothing changes', async () => {
    const url = await copyOf(restored)
    const before = await read(url)
    const lawless = await copyOf(restored)
    const sql = openSql(lawless)
    await sql`alter table tours drop constraint tours_creator_id_users_id_fk`
    await sql`insert into tours (id, creator_id, name, description, destination, start_date, end_date, price, images, search)
      values (uuidv7(), uuidv7(), 'x', 'x', 'x', '2026-12-01', '2026-12-02', 1, '{}', 'x')`
    await sql.end()
    const orphaned = path.join(folder(), 'orphaned.backup')
    await saveBackup(lawless, orphaned, NOW)
    await expect(restoreBackup(url, orphaned, true)).rejects.toThrow(/foreign key/)
    expect(await read(url)).toEqual(before)
  })

  test('existing data: is replaced only with `replace`, and never while the app is connected', async () => {
    await own.db.execute('select 1')
    await expect(restoreBackup(own.url, file, true)).rejects.toThrow('Saathi uses this database: stop it first.')
    const url = await copyOf(restored)
    await expect(restoreBackup(url, file, false)).rejects.toThrow(/has tables already: .* or add --replace/)
    const sql = openSql(url)
    await sql`delete from packages`
    await sql.end()
    await restoreBackup(url, file, true)
    expect(await read(url)).toEqual(await contentsOf(own.sql))
  })
})
