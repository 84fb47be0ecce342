import path from 'node:path'
import { beforeAll, expect, inject, test } from 'vitest'
import { setUp } from '../../scripts/setup.mjs'
import { migrate } from '../../src/db/migrate.ts'
import { runOn } from '../citus.ts'
import { useDatabase } from '../db.ts'
import { built, useProcesses } from '../process.ts'
import { makeManyPeople } from './many-people.ts'

const own = useDatabase()
const { launch, folder } = useProcesses()
beforeAll(setUp, 900_000)

/** Runs work while the last worker accepts no connection to the database, as if it were down. */
async function withoutWorker<T>(work: () => Promise<T>): Promise<T> {
  const worker = inject('postgres').servers.at(-1) as string
  const name = new URL(own.url).pathname.slice(1)
  await runOn(worker, `alter database ${name} allow_connections false`)
  try {
    await runOn(worker, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
    return await work()
  } finally {
    await runOn(worker, `alter database ${name} allow_connections true`)
  }
}

test('a start while a worker is down, with nothing to migrate: is ready, and serves what needs no worker', async () => {
  await makeManyPeople(own, 4)
  await withoutWorker(async () => {
    await expect(own.sql`select count(*) from messages`).rejects.toThrow(/connection/)
    await migrate(own.url)
    const dataDir = path.join(folder(), 'data')
    const server = launch({ script: built, env: { DATABASE_URL: own.url, DATA_DIR: dataDir } })
    const address = await server.ready()
    for (const path of ['/readyz', '/api/packages', '/api/destinations'])
      expect([path, (await fetch(address + path)).status]).toEqual([path, 200])
    expect(await server.stop()).toBe(0)
  })
}, 300_000)
