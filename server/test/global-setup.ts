import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { distribute } from '../src/db/distribute/distribute.ts'
import { migrate } from '../src/db/migrate.ts'
import { cloneDatabase, closeTemplate, createClusterDatabase, openTestCluster, runOn } from './citus.ts'
import { dropDatabase } from './drop-database.ts'
import { startPgBouncer } from './pgbouncer.ts'
import { openTestServer } from './postgres.ts'
import { isWhole } from './whole.ts'

/** A server or a cluster for the tests. `urls` are of its servers, the coordinator first. */
type Equipment = {
  what: string
  urls: (database: string) => string[]
  /** Creates a migrated database that can be cloned; in a cluster also one as it is before it is distributed. */
  createTemplate: (name: string, undistributed: string) => Promise<void>
  close: () => Promise<void>
}

async function oneServer(): Promise<Equipment> {
  const { what, url, close } = await openTestServer({ planOnce: true })
  const createTemplate = async (name: string) => {
    await runOn(url('postgres'), `create database ${name}`)
    await migrate(url(name))
  }
  return { what, urls: (database) => [url(database)], createTemplate, close }
}

async function citusCluster(): Promise<Equipment> {
  const cluster = await openTestCluster()
  if (!cluster) throw new Error('There is no Citus cluster: set TEST_CITUS_URL, or start Docker.')
  const urls = (database: string) => cluster.nodes.map(({ url }) => url(database))
  const servers = urls('postgres')
  const createTemplate = async (name: string, undistributed: string) => {
    await createClusterDatabase(cluster, undistributed)
    await migrate(urls(undistributed)[0] ?? '')
    await closeTemplate(servers, undistributed)
    await cloneDatabase(servers, undistributed, name)
    await distribute(urls(name)[0] ?? '')
    await closeTemplate(servers, name)
  }
  return { what: `Citus, ${cluster.what}`, urls, createTemplate, close: cluster.close }
}

/**
 * Starts one Postgres for the run with a migrated template database, which every test file clones (see db.ts). With
 * TEST_PGBOUNCER=1 the statements of the app pass through PgBouncer. With TEST_CITUS_URL or TEST_CITUS=1 the databases
 * are distributed over the nodes of a Citus cluster.
 */
export default async function setup(project: TestProject) {
  const { TEST_CITUS_URL, TEST_CITUS, TEST_PGBOUNCER } = process.env
  const { what, urls, createTemplate, close } = await (TEST_CITUS_URL || TEST_CITUS === '1'
    ? citusCluster()
    : oneServer())
  const servers = urls('postgres')
  const [base = ''] = servers
  const pooler = TEST_PGBOUNCER === '1' ? await startPgBouncer(base) : undefined
  console.log(`Postgres for the tests: ${what}${pooler ? ', through PgBouncer' : ''}`)
  if (!isWhole)
    console.log('A part of the sweeps and of the random runs, and no whole servers; TEST_WHOLE=1 has all, as CI does.')
  const template = `saathi_template_${randomUUID().slice(0, 8)}`
  const undistributed = `${template}_plain`
  await createTemplate(template, undistributed)
  project.provide('postgres', { base, servers, pooler: pooler?.url('') ?? null, template, undistributed })
  const prepared = fs.mkdtempSync(path.join(os.tmpdir(), 'saathi-prepared-'))
  fs.chmodSync(prepared, 0o755)
  project.provide('prepared', prepared)
  return async () => {
    fs.rmSync(prepared, { recursive: true, force: true })
    for (const server of servers)
      for (const name of [template, undistributed]) await dropDatabase((statement) => runOn(server, statement), name)
    await pooler?.stop()
    await close()
  }
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder in which the first test that needs one makes a used DATA_DIR, which the others copy (see process.ts). */
    prepared: string
    /** `servers` are those on which a test database exists: one, or the nodes of a cluster, the coordinator first. */
    postgres: { base: string; servers: string[]; pooler: string | null; template: string; undistributed: string }
  }
}
