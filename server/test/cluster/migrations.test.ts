import { expect, test } from 'vitest'
import { reportDistribution } from '../../src/db/distribute/report.ts'
import { DISTRIBUTION } from '../../src/db/distribution.ts'
import { migrate } from '../../src/db/migrate.ts'
import { appliedTo, buildMigrations } from '../../src/db/migrations.ts'
import { useDatabase } from '../db.ts'
import { makeManyPeople } from './many-people.ts'

const own = useDatabase()

test('migrate on a distributed database: applies changed functions, and changes nothing a second time', async () => {
  const functions = () => own.sql`select proname, xmin::text from pg_proc where pronamespace = 'public'::regnamespace`
  await own.sql`delete from drizzle.functions where name in ('swipe_person', 'send_message', 'lock_pair')`
  await migrate(own.url)
  const applied = await functions()
  await migrate(own.url)
  expect(await functions()).toEqual(applied)
  expect(await appliedTo(own.sql)).toHaveLength(buildMigrations().length)
  await makeManyPeople(own, 4)
  expect((await reportDistribution(own.url)).problems).toEqual([])
})

test('the statements of a migration in one transaction: change every shard', async () => {
  await makeManyPeople(own, 4)
  await own.sql.begin(async (tx) => {
    for (const { table } of DISTRIBUTION) {
      await tx.unsafe(`alter table "${table}" add column "added" text`)
      await tx.unsafe(`alter table "${table}" alter column "added" set default 'x'`)
      await tx.unsafe(`create index "${table}_added" on "${table}" using btree ("added")`)
      await tx.unsafe(`update "${table}" set added = 'old'`)
      await tx.unsafe(`alter table "${table}" alter column "added" set not null`)
    }
  })
  await own.sql`insert into deck_places (user_id, position) values (uuidv7(), 0.5)`
  for (const { table } of DISTRIBUTION) {
    const notes = await own.sql.unsafe(`select added, count(*)::int as count from ${table} group by 1`)
    expect(notes.find(({ added }) => added === 'old')?.count).toBeGreaterThan(0)
    expect(notes.find(({ added }) => added === 'x')?.count).toBe(table === 'deck_places' ? 1 : undefined)
  }
})
