import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import type { TestProject } from 'vitest/node'
import { migrate } from '../src/db/migrate.ts'
import { dropDatabase } from './drop-database.ts'
import { openTestServer } from './postgres.ts'

/** Starts one Postgres for the run with a migrated template database, which every test file clones (see db.ts). */
export default async function setup(project: TestProject) {
  const server = await openTestServer()
  console.log(`Postgres for the tests: ${server.what}`)
  const template = `saathi_template_${randomUUID().slice(0, 8)}`
  const admin = postgres(server.url('postgres'), { max: 1, onnotice: () => {} })
  await admin.unsafe(`create database ${template}`)
  await migrate(server.url(template))
  project.provide('postgres', { base: server.url(''), template })
  return async () => {
    await dropDatabase((statement) => admin.unsafe(statement), template)
    await admin.end()
    await server.close()
  }
}

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: { base: string; template: string }
  }
}
