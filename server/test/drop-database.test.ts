import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { useDatabase } from './db.ts'
import { dropDatabase } from './drop-database.ts'
import { openSql } from './sql.ts'

const db = useDatabase()

test('dropDatabase: a database with an open connection is dropped, and one that does not exist is no error', async () => {
  const name = `saathi_drop_${randomUUID().slice(0, 8)}`
  await db.sql.unsafe(`create database ${name}`)
  const sql = openSql(Object.assign(new URL(db.url), { pathname: `/${name}` }).href)
  await sql`select 1`
  await dropDatabase((statement) => db.sql.unsafe(statement), name)
  expect(await db.sql`select from pg_database where datname = ${name}`).toHaveLength(0)
  await dropDatabase((statement) => db.sql.unsafe(statement), name)
  await sql.end({ timeout: 0 }).catch(() => {})
})
