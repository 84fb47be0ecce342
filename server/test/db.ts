import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { afterAll, beforeAll, inject } from 'vitest'
import { connectDb, type Database } from '../src/db/client.ts'
import { dropDatabase } from './drop-database.ts'

export type TestDb = Database & { url: string; sql: postgres.Sql }

/** A database for this file, cloned from the migrated template. Call it once at the top of a file. */
export function useDatabase(): TestDb {
  const { base, template } = inject('postgres')
  const name = `saathi_${randomUUID().replaceAll('-', '')}`
  const at = (database: string) => Object.assign(new URL(base), { pathname: `/${database}` }).href
  const test = { url: at(name) } as TestDb
  const admin = async (statement: string) => {
    const connection = postgres(at('postgres'), { max: 1, onnotice: () => {} })
    await connection.unsafe(statement).finally(() => connection.end())
  }
  beforeAll(async () => {
    await admin(`create database ${name} template ${template}`)
    // Concurrency tests queue hundreds of statements, which takes long on a busy machine.
    Object.assign(test, connectDb(test.url, { deadlineMs: 30_000, maxStatements: 10_000 }))
    test.sql = postgres(test.url, { max: 2, onnotice: () => {} })
  })
  afterAll(async () => {
    await test.sql?.end({ timeout: 1 })
    await test.close?.(1_000)
    await dropDatabase(admin, name)
  })
  return test
}
