import { createHash } from 'node:crypto'
import type postgres from 'postgres'
import { beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '../../test/db.ts'
import { openSql } from '../../test/sql.ts'
import { applyFunctions } from './functions.ts'
import { onOwnConnection } from './own-connection.ts'

const db = useDatabase()

const file = (text: string) => ({
  name: /FUNCTION (\w+)/.exec(text)?.[1] ?? '',
  text,
  hash: createHash('sha256').update(text).digest('hex'),
})
type File = ReturnType<typeof file>

/** Starts as a build with these functions does. */
const start = (functions: File[], version: number) =>
  onOwnConnection(db.url, (connection) => applyFunctions(connection, functions, version))

const greet = (parameter: string, word = 'Namaste') =>
  file(`CREATE OR REPLACE FUNCTION greet(${parameter} text) RETURNS text LANGUAGE plpgsql AS $$
  BEGIN RETURN '${word}, ' || ${parameter} || '!'; END $$;`)
const greetBoth = file(`CREATE OR REPLACE FUNCTION greet_both(a text, b text) RETURNS text LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_advisory_xact_lock(4711);
    RETURN greet(a) || ' ' || greet(b);
  END $$;`)

const signatures = async (name: string) => {
  const rows = await db.sql<{ text: string }[]>`
    select pg_get_function_arguments(oid) as text from pg_proc where proname = ${name}`
  return rows.map(({ text }) => text)
}

beforeEach(async () => {
  await db.sql`drop function if exists greet(text)`
  await db.sql`drop function if exists greet_both(text, text)`
  await db.sql`truncate drizzle.functions`
  await start([greet('the_name'), greetBoth], 1)
})

describe('a function whose parameter gets another name', () => {
  test('is made anew, once', async () => {
    await start([greet('p_name'), greetBoth], 2)
    expect(await signatures('greet')).toEqual(['p_name text'])
    const [row] = await db.sql`select greet(p_name => 'Asha'), greet_both('Asha', 'Ravi')`
    expect(row).toEqual({ greet: 'Namaste, Asha!', greet_both: 'Namaste, Asha! Namaste, Ravi!' })
    const list = await db.sql`select name, version from drizzle.functions order by name`
    expect([...list]).toEqual([
      { name: 'greet', version: 2 },
      { name: 'greet_both', version: 1 },
    ])
  })

  test('with a file that is wrong: stays as it was', async () => {
    const wrong = file('CREATE OR REPLACE FUNCTION wrong() RETURNS text LANGUAGE nothing AS $$ $$;')
    await expect(start([greet('p_name'), wrong], 2)).rejects.toThrow('language "nothing" does not exist')
    expect(await signatures('greet')).toEqual(['the_name text'])
    const list = await db.sql`select name from drizzle.functions where version > 1`
    expect([...list]).toEqual([])
  })

  test('while a trigger calls it: the trigger goes on', async () => {
    await db.sql.unsafe(`
      create table guests (name text, words text);
      create function greet_guest() returns trigger language plpgsql as $$
        begin new.words := greet(new.name); return new; end $$;
      create trigger guests_greeted before insert on guests for each row execute function greet_guest();
      insert into guests values ('Asha');`)
    await start([greet('p_name', 'Vanakkam')], 2)
    await db.sql`insert into guests values ('Ravi')`
    const words = await db.sql`select words from guests`
    expect(words.map((row) => row.words)).toEqual(['Namaste, Asha!', 'Vanakkam, Ravi!'])
    await db.sql.unsafe('drop table guests; drop function greet_guest()')
  })

  async function inSession(use: (sql: postgres.Sql) => Promise<void>): Promise<void> {
    const sql = openSql(db.url)
    await use(sql).finally(() => sql.end())
  }

  test('while a process of the build before has prepared its statements: they go on', () =>
    inSession(async (sql) => {
      const ask = () => sql`select greet(${'Asha'}) as words`
      expect([...(await ask())]).toEqual([{ words: 'Namaste, Asha!' }])
      await start([greet('p_name', 'Vanakkam')], 2)
      expect([...(await ask())]).toEqual([{ words: 'Vanakkam, Asha!' }])
    }))

  test.each([0, 6])('while a function that calls it waits, after %i calls: the call goes on', (calls) =>
    inSession(async (sql) => {
      const ask = () => sql`select greet_both('Asha', 'Ravi') as words`
      for (let call = 0; call < calls; call += 1) await ask()
      const holder = openSql(db.url)
      await holder`select pg_advisory_lock(4711)`
      const waiting = ask().execute()
      await expect.poll(() => db.sql`select from pg_locks where locktype = 'advisory' and not granted`).toHaveLength(1)
      await start([greet('p_name', 'Vanakkam'), greetBoth], 2)
      await holder.end()
      expect((await waiting)[0]?.words).toMatch(/^(Namaste|Vanakkam), Asha! (Namaste|Vanakkam), Ravi!$/)
      expect([...(await ask())]).toEqual([{ words: 'Vanakkam, Asha! Vanakkam, Ravi!' }])
    }),
  )
})

describe('a function that no file names any more', () => {
  test('stays for the processes of the build before, and goes with the version after', async () => {
    await start([greetBoth], 2)
    expect(await signatures('greet')).toEqual(['the_name text'])
    await start([greetBoth], 2)
    expect(await signatures('greet')).toEqual(['the_name text'])
    await start([greetBoth], 3)
    expect(await signatures('greet')).toEqual([])
    const list = await db.sql`select name from drizzle.functions`
    expect([...list]).toEqual([{ name: 'greet_both' }])
  })

  test('and then is named again: stays', async () => {
    await start([greetBoth], 2)
    await start([greet('the_name', 'Vanakkam'), greetBoth], 3)
    await start([greet('the_name', 'Vanakkam'), greetBoth], 4)
    expect(await signatures('greet')).toEqual(['the_name text'])
  })

  test('and then is named again as it was: stays', async () => {
    await start([greetBoth], 2)
    await start([greet('the_name'), greetBoth], 3)
    await start([greetBoth], 4)
    expect(await signatures('greet')).toEqual(['the_name text'])
  })
})
