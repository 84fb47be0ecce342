import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
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

test('dropDatabase: errors of a database in use, and of an autovacuum worker in it, are followed by further tries', async () => {
  const busy = (code: string) => Object.assign(new postgres.PostgresError('in use'), { code })
  const errors = [busy('55006'), busy('42501'), busy('55006')]
  const tried: string[] = []
  await dropDatabase(async (statement) => {
    tried.push(statement)
    const error = errors.shift()
    if (error) throw error
  }, 'saathi_busy')
  expect(tried).toHaveLength(4)
  await expect(dropDatabase(() => Promise.reject(busy('42P04')), 'saathi_busy')).rejects.toMatchObject({
    code: '42P04',
  })
})
