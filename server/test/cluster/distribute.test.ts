import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { root, setUp } from '../../scripts/setup.mjs'
import { distribute } from '../../src/cli/distribute.ts'
import { distribute as distributeTables } from '../../src/db/distribute/distribute.ts'
import { reportDistribution } from '../../src/db/distribute/report.ts'
import { DISTRIBUTION } from '../../src/db/distribution.ts'
import { migrate } from '../../src/db/migrate.ts'
import { runInProcess } from '../cli.ts'
import { useDatabase } from '../db.ts'
import { openSql } from '../sql.ts'
import { checksums, databaseCopies, makeManyPeople } from './many-people.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 900_000 })
const own = useDatabase({ distributed: false })
const copies = databaseCopies(own)
const PEOPLE = 40
let before: Record<string, string>

/** A database as it is before: in a cluster, with rows in every table, and none of them distributed. */
beforeAll(async () => {
  await setUp()
  await makeManyPeople(own, PEOPLE)
  before = await checksums(own.sql)
  await copies.freeze()
})
afterAll(copies.drop, 120_000)

/** Runs the command as npm does. `onLine` gets each line of stderr with the process. */
function run(url: string, args: string[], onLine: (line: string, child: ChildProcess) => void = () => {}) {
  const child = spawn(process.execPath, [path.join(root, 'server/scripts/cli.mjs'), 'distribute', ...args], {
    env: { PATH: process.env.PATH ?? '', DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [out, err] = ['', '']
  child.stdout.on('data', (text) => {
    out += text
  })
  child.stderr.on('data', (text) => {
    err += text
    for (const line of String(text).split('\n')) onLine(line, child)
  })
  return new Promise<{ code: number | null; out: string; err: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, out, err })),
  )
}

const distributedTables = async (url: string) => {
  const sql = openSql(url)
  const rows = await sql`select logicalrelid::text as table from pg_dist_partition where partmethod = 'h' order by 1`
  await sql.end()
  return rows.map(({ table }) => table)
}
const ALL = DISTRIBUTION.map(({ table }) => table).sort()

/** The database has every row once, and `--check` is content. */
async function expectDistributed(url: string) {
  const sql = openSql(url)
  expect(await checksums(sql)).toEqual(before)
  await sql.end()
  expect(await distributedTables(url)).toEqual(ALL)
  expect((await reportDistribution(url)).problems).toEqual([])
}

describe('npm run distribute', () => {
  test('a database with rows in every table: says what it does, and keeps every row', async () => {
    const url = await copies.copy()
    const plan = await run(url, ['--plan'])
    expect(plan.code).toBe(0)
    for (const { table, column } of DISTRIBUTION) expect(plan.out).toMatch(new RegExp(`^${table} +${column} `, 'm'))
    expect(plan.out).toMatch(/^swipes +user_id +[1-9]/m) // also where nothing has been analysed
    expect(plan.out).toMatch(/^To \S+:\d+, \S+:\d+, in \d+ shards each\./m)
    expect(await distributedTables(url)).toEqual([])

    const { code, out, err } = await run(url, [])
    expect([code, out]).toEqual([0, `${ALL.length} tables distributed.\n`])
    expect(err).toContain(plan.out)
    for (const { table, column } of DISTRIBUTION) {
      expect(err).toContain(`${table}: distributed by ${column}\n`)
      expect(err).toContain(`${table}: removed the old copy from the coordinator\n`)
    }
    await expectDistributed(url)

    const again = await run(url, [])
    expect([again.code, again.out]).toEqual([0, 'There was nothing to do.\n'])
    await expectDistributed(url)
  })

  test('killed after each of its steps and run again: every row is there once', async () => {
    const url = await copies.copy()
    const steps = 2 * ALL.length
    let kills = 0
    for (let ended = false; !ended; ) {
      // Each run is killed at its first step that is done.
      const { code } = await run(
        url,
        [],
        (line, child) => /: (distributed|removed)/.test(line) && child.kill('SIGKILL'),
      )
      if (code === null) kills += 1
      else ended = true
      const sql = openSql(url)
      expect(await checksums(sql)).toEqual(before)
      await sql.end()
    }
    expect(kills).toBeGreaterThan(steps / 3)
    await expectDistributed(url)
  })

  test('killed at any moment and run again: every row is there once', async () => {
    const url = await copies.copy()
    for (let round = 0; round < 12; round += 1) {
      // The first line is printed when the database has been opened.
      await run(url, [], (line, child) => {
        if (line.startsWith('Database: ')) setTimeout(() => child.kill('SIGKILL'), 40 + round * 25)
      })
      const sql = openSql(url)
      expect(await checksums(sql)).toEqual(before)
      await sql.end()
    }
    await run(url, [])
    await expectDistributed(url)
  })

  test('two runs and a migration at the same time: the tables are distributed once', async () => {
    const url = await copies.copy()
    const moved = await Promise.all([distributeTables(url), migrate(url), distributeTables(url)])
    expect([moved[0], moved[2]].sort()).toEqual([0, ALL.length])
    await expectDistributed(url)
  })

  test('writes while the tables move: each is there once', async () => {
    const url = await copies.copy()
    const sql = openSql(url)
    let [written, done] = [0, false]
    const writer = (async () => {
      for (; !done; written += 1) await sql`insert into deck_places (user_id, position) values (uuidv7(), 0.5)`
    })()
    await distributeTables(url)
    done = true
    await writer
    const [row] = await sql`select count(*)::int as count from deck_places`
    await sql.end()
    expect(written).toBeGreaterThan(0)
    expect(row?.count).toBe(PEOPLE + written)
  })

  test('a table that a transaction has locked: waits for it instead of failing', async () => {
    const url = await copies.copy()
    const sql = openSql(url)
    await sql.unsafe('begin')
    await sql`insert into deck_places (user_id, position) values (uuidv7(), 0.5)`
    const moving = distributeTables(url)
    await new Promise((resolve) => setTimeout(resolve, 2_500)) // longer than one try waits
    expect((await distributedTables(url)).includes('deck_places')).toBe(false)
    await sql.unsafe('commit')
    await sql.end()
    expect(await moving).toBe(ALL.length)
  })
})

describe('npm run distribute: a database that is not ready', () => {
  const problem = async (statement: string) => {
    const url = await copies.copy()
    const sql = openSql(url)
    await sql.unsafe(statement)
    await sql.end()
    const message = await distributeTables(url).then(String, (error) => error.message)
    expect(await distributedTables(url).catch(() => [])).toEqual([])
    return message
  }

  test.each([
    ['no Citus', 'drop extension citus cascade', /This database has no Citus: create extension citus/],
    [
      'no worker',
      `select citus_remove_node(nodename, nodeport) from pg_dist_node where groupid > 0`,
      /There is no worker/,
    ],
    [
      'an inactive worker',
      `select citus_disable_node(nodename, nodeport, true) from pg_dist_node where groupid = 1`,
      /The node \S+ is not active/,
    ],
    [
      'a foreign key',
      `alter table deck_places add constraint of_user foreign key (user_id) references users`,
      /The foreign key of_user from deck_places to users has to go first/,
    ],
    [
      'a migration of a newer version',
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`,
      /A newer Saathi has migrated this database/,
    ],
    [
      'a missing migration',
      `delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)`,
      /1 migrations are missing/,
    ],
  ])('%s: moves nothing, and says what to do', async (_, statement, message) => {
    expect(await problem(statement)).toMatch(message)
  })
})

describe('npm run distribute -- --check', () => {
  test('a distributed database: reports rows, bytes and the largest shard against the mean', async () => {
    const url = await copies.copy()
    await distributeTables(url)
    const text = await runInProcess(distribute, ['--check'], { url })
    const rows = Number(before.swipes?.split(' ')[0])
    expect(text).toMatch(new RegExp(`^swipes +\\d+ +${rows} +\\d\\.\\d\\d +[\\d,]+ +\\d\\.\\d\\d$`, 'm'))
    expect(text).toMatch(/^node +shards +rows +of the mean +bytes +of the mean$/m)
    expect(text).toMatch(/Everything is where it belongs\.$/)
  })

  test.each([
    ['a local table', 'select undistribute_table($$threads$$)', 'threads is not distributed'],
    [
      'a table in another group',
      `select undistribute_table('inboxes'); select create_distributed_table('inboxes', 'user_id', colocate_with => 'none')`,
      'inboxes is not co-located with the others',
    ],
    [
      'a table by another column',
      `select undistribute_table('live_events'); alter table live_events drop constraint live_events_user_id_number_pk;
       select create_distributed_table('live_events', 'other_id', colocate_with => 'swipes')`,
      'live_events is distributed by other_id, not by user_id',
    ],
    [
      'shards on a node that is to have none',
      `select citus_set_node_property(nodename, nodeport, 'shouldhaveshards', false) from pg_dist_node where groupid = 1`,
      /shards of swipes are on \S+, which is to have none/,
    ],
  ])('%s: is named, and the exit code is 1', async (_, statement, message) => {
    const url = await copies.copy()
    await distributeTables(url)
    const sql = openSql(url)
    for (const one of statement.split(';')) await sql.unsafe(one)
    await sql.end()
    const { code, err } = await run(url, ['--check'])
    expect(code).toBe(1)
    expect(err).toMatch(message)
  })
})
