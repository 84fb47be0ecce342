import { afterAll, expect, test } from 'vitest'
import { useDatabase } from '../../test/db.ts'
import { dropDatabase } from '../../test/drop-database.ts'
import { openSql } from '../../test/sql.ts'
import { applyMigrations, buildMigrations, migrate } from './migrate.ts'

const own = useDatabase()
const name = `saathi_travel_type_${process.pid}`
const at = (database: string) => Object.assign(new URL(own.url), { pathname: `/${database}` }).href
const admin = async (statement: string) => {
  const sql = openSql(at('postgres'))
  await sql.unsafe(statement)
  await sql.end()
}
afterAll(() => dropDatabase(admin, name))

test('the travel type of older accounts: family, which was the default, counts as never chosen', async () => {
  await admin(`create database ${name}`)
  const sql = openSql(at(name))
  const before = buildMigrations().findIndex((migration) => migration.name?.endsWith('travel_habits'))
  await sql.begin((tx) => applyMigrations(tx, before))
  await sql`insert into users (id, firebase_uid, name, email) values (uuidv7(), 'a', 'Asha', 'asha@example.in')`
  await sql`insert into users (id, firebase_uid, name, email, travel_type)
    values (uuidv7(), 'b', 'Ravi', 'ravi@example.in', 'genZ')`
  await migrate(at(name))
  expect(await sql`select name, travel_type from users order by name`).toEqual([
    { name: 'Asha', travel_type: null },
    { name: 'Ravi', travel_type: 'genZ' },
  ])
  await sql.end()
})
