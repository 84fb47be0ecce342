import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { afterAll, beforeAll, inject } from 'vitest'
import { connectDb, type Database } from '../src/db/client.ts'

export type TestDb = Database & { url: string; sql: postgres.Sql }

/** A database of this file's own, cloned from the migrated template; call once at the top of a file. */
export function useDatabase(): TestDb {
  const { base, template } = inject('postgres')
  const name = `saathi_${randomUUID().replaceAll('-', '')}`
  const at = (database: string) => Object.assign(new URL(base), { pathname: `/${database}` }).href
  const test = { url: at(name) } as TestDb
  const admin = async (statement: string) => {
    const connection = postgres(at('postgres'), { max: 1, onnotice: () => {} })
    await connection.unsafe(statement)
    await connection.end()
  }
  beforeAll(async () => {
    await admin(`create database ${name} template ${template}`)
    // Races queue hundreds of statements at once: on a busy machine the last of them waits long.
    Object.assign(test, connectDb(test.url, { deadlineMs: 30_000, maxStatements: 10_000 }))
    test.sql = postgres(test.url, { max: 2, onnotice: () => {} })
  })
  afterAll(async () => {
    await test.sql?.end({ timeout: 1 })
    await test.close?.(1_000)
    await admin(`drop database if exists ${name} with (force)`)
  })
  return test
}
