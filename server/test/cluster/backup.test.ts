import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type postgres from 'postgres'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { backup, restore } from '../../src/cli/backup.ts'
import { restoreBackup } from '../../src/db/backup/restore.ts'
import { saveBackup } from '../../src/db/backup/save.ts'
import { distribute } from '../../src/db/distribute/distribute.ts'
import { reportDistribution } from '../../src/db/distribute/report.ts'
import { runOn } from '../citus.ts'
import { runInProcess } from '../cli.ts'
import { useDatabase } from '../db.ts'
import { dropDatabase } from '../drop-database.ts'
import { until } from '../process.ts'
import { openSql } from '../sql.ts'
import { checksums, makeManyPeople } from './many-people.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
const own = useDatabase()
const spread = useDatabase()
const { servers } = inject('postgres')
const NOW = new Date('2026-11-20T06:30:00Z')

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'saathi-cluster-'))
const newFile = () => path.join(folder, `${randomUUID()}.backup`)
const names: string[] = []
/** An empty database without Citus. */
async function singleDatabase(): Promise<string> {
  const name = `saathi_single_${randomUUID().slice(0, 8)}`
  names.push(name)
  await runOn(servers[0] as string, `create database ${name}`)
  return Object.assign(new URL(own.url), { pathname: `/${name}` }).href
}
let people: string[]
beforeAll(async () => {
  people = await makeManyPeople(own, 12)
})
afterAll(async () => {
  for (const name of names) await dropDatabase((statement) => runOn(servers[0] as string, statement), name)
  fs.rmSync(folder, { recursive: true })
})

const contentsOf = async (sql: postgres.Sql) => ({
  ...(await checksums(sql)),
  users: (await sql`select id from users order by id`).map(({ id }) => id),
})
const read = (url: string) => {
  const sql = openSql(url)
  return contentsOf(sql).finally(() => sql.end())
}

test('the backup of a cluster: restores into a single Postgres, and from there into a cluster', async () => {
  const before = await contentsOf(own.sql)
  const file = newFile()
  await saveBackup(own.url, file, NOW)
  const single = await singleDatabase()
  await restoreBackup(single, file, false)
  expect(await read(single)).toEqual(before)

  const second = newFile()
  await saveBackup(single, second, NOW)
  await spread.close(1_000) // no server may run while a backup is restored
  const said = await runInProcess(restore, [second, '--replace'], { url: spread.url })
  expect(said).toMatch(/All of them are on the coordinator now: npm run distribute spreads them\.$/)
  expect(await read(spread.url)).toEqual(before)
  await distribute(spread.url)
  expect(await read(spread.url)).toEqual(before)
  expect((await reportDistribution(spread.url)).problems).toEqual([])
})

test('a backup during writes to several nodes: is of one moment, and says that writes wait', async () => {
  const placed = await own.sql<{ id: string; node: string }[]>`
    select id, nodename || ':' || nodeport as node from unnest(${people}::uuid[]) id join pg_dist_shard_placement
      on shardid = get_shard_id_for_distribution_column('deck_places', id)`
  const one = placed[0]?.id ?? ''
  const other = placed.find(({ node }) => node !== placed[0]?.node)?.id ?? ''
  expect(other).not.toBe('')
  await own.sql`update deck_places set position = 0 where user_id = ${one}`
  await own.sql`update deck_places set position = 0 where user_id = ${other}`
  await own.sql`update users set follower_count = 0 where id = ${one}`
  const sql = openSql(own.url)
  let [round, done] = [0, false]
  const writer = (async () => {
    for (; !done; round += 1)
      await sql.unsafe(`do $$ begin
        update deck_places set position = position + 1 where user_id = '${one}';
        update users set follower_count = follower_count + 1 where id = '${one}';
        update deck_places set position = position + 1 where user_id = '${other}';
      end $$`)
  })()
  const counts: string[] = []
  const said: string[] = []
  for (let times = 0; times < 5; times += 1) {
    const before = round
    const file = newFile()
    await saveBackup(own.url, file, NOW, { say: (line) => said.push(line) })
    await until('the next write', () => round > before)
    const single = await singleDatabase()
    await restoreBackup(single, file, false)
    const restored = openSql(single)
    const rows = await restored`
      select position::int as count from deck_places where user_id in (${one}, ${other})
      union all select follower_count from users where id = ${one}`
    await restored.end()
    counts.push(...new Set(rows.map(({ count }) => `${times}: ${count}`)))
  }
  done = true
  await writer
  await sql.end()
  expect(counts).toHaveLength(5)
  expect(said.slice(0, 2)).toEqual([
    expect.stringMatching(/^Writes of .*swipes, .*, live_events.* wait, so that the backup is of one moment\.$/),
    'Writes go on.',
  ])
})

test('a transaction that a lost worker left prepared: is in the backup whole', async () => {
  const [one = ''] = people
  const [placed] = await own.sql`
    select 'deck_places_' || shardid as shard, groupid as group
    from pg_dist_shard_placement join pg_dist_node using (nodename, nodeport)
    where shardid = get_shard_id_for_distribution_column('deck_places', ${one}::uuid)`
  const { pathname } = new URL(own.url)
  const holders = await Promise.all(
    servers.map(async (server) => {
      const url = Object.assign(new URL(server), { pathname }).href
      const sql = openSql(url)
      const [row] = await sql`select to_regclass(${placed?.shard}) is not null as holds`.finally(() => sql.end())
      return row?.holds ? [url] : []
    }),
  )
  const worker = openSql(holders.flat()[0] ?? '')
  // As Citus names it: the coordinator's group, a process that has ended, and the numbers of transaction and connection.
  const gid = 'citus_0_999999_1_1'
  await worker.unsafe('begin')
  await worker.unsafe(`update ${placed?.shard} set position = 77 where user_id = '${one}'`)
  await worker.unsafe(`prepare transaction '${gid}'`)
  await worker.end()
  await own.sql`insert into pg_dist_transaction (groupid, gid) values (${placed?.group}, ${gid})`

  const file = newFile()
  await runInProcess(backup, [file], { url: own.url })
  const single = await singleDatabase()
  await restoreBackup(single, file, false)
  const restored = openSql(single)
  expect(await restored`select position from deck_places where user_id = ${one}`).toEqual([{ position: 77 }])
  await restored.end()
})
