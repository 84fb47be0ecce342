import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { afterAll, beforeAll, inject } from 'vitest'
import { connectDb, type Database } from '../src/db/client.ts'
import { cloneDatabase, runOn } from './citus.ts'
import { dropDatabase } from './drop-database.ts'

export type TestDb = Database & {
  /** The database itself. */
  url: string
  /** Connects once more as the app does: directly, or through the pooler. */
  connect: (options?: Parameters<typeof connectDb>[1]) => Database
  sql: postgres.Sql
}

/**
 * A database for this file, cloned from the migrated template; in a cluster on every node. Call it once at the top of a
 * file. @param options `distributed: false` only in a cluster, for a database as it is before it is distributed
 */
export function useDatabase({ distributed = true } = {}): TestDb {
  const { base, servers, pooler, template, undistributed } = inject('postgres')
  const name = `saathi_${randomUUID().replaceAll('-', '')}`
  const at = (database: string, server = base) => Object.assign(new URL(server), { pathname: `/${database}` }).href
  const connect: TestDb['connect'] = (options) =>
    connectDb(at(name, pooler ?? base), { pooled: pooler !== null, ...options })
  const test = { url: at(name), connect } as TestDb
  beforeAll(async () => {
    await cloneDatabase(servers, distributed ? template : undistributed, name)
    // Concurrency tests queue hundreds of statements, which takes long on a busy machine.
    Object.assign(test, connect({ deadlineMs: 30_000, maxStatements: 10_000 }))
    test.sql = postgres(test.url, { max: 2, onnotice: () => {} })
  })
  afterAll(async () => {
    await test.sql?.end({ timeout: 1 })
    await test.close?.(1_000)
    for (const server of servers) await dropDatabase((statement) => runOn(server, statement), name)
  })
  return test
}
