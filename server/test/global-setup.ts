import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import type { TestProject } from 'vitest/node'
import { migrate } from '../src/db/migrate.ts'
import { dropDatabase } from './drop-database.ts'
import { startPgBouncer } from './pgbouncer.ts'
import { openTestServer } from './postgres.ts'

/**
 * Starts one Postgres for the run with a migrated template database, which every test file clones (see db.ts). With
 * TEST_PGBOUNCER=1 the statements of the app pass through PgBouncer.
 */
export default async function setup(project: TestProject) {
  const server = await openTestServer()
  const pooler = process.env.TEST_PGBOUNCER === '1' ? await startPgBouncer(server.url('postgres')) : undefined
  console.log(`Postgres for the tests: ${server.what}${pooler ? ', through PgBouncer' : ''}`)
  const template = `saathi_template_${randomUUID().slice(0, 8)}`
  const admin = postgres(server.url('postgres'), { max: 1, onnotice: () => {} })
  await admin.unsafe(`create database ${template}`)
  await migrate(server.url(template))
  project.provide('postgres', { base: server.url(''), pooler: pooler?.url('') ?? null, template })
  return async () => {
    await dropDatabase((statement) => admin.unsafe(statement), template)
    await admin.end()
    await pooler?.stop()
    await server.close()
  }
}

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: { base: string; pooler: string | null; template: string }
  }
}
