import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type postgres from 'postgres'

type SqlFunction = { name: string; text: string; hash: string }

/** The SQL functions of this build: one file each, named for the function. */
export function functionsIn(folder: string): SqlFunction[] {
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return names.sort().map((file) => {
    const text = fs.readFileSync(path.join(folder, file), 'utf8')
    return { name: path.basename(file, '.sql'), text, hash: createHash('sha256').update(text).digest('hex') }
  })
}

/**
 * Creates or replaces each function whose text differs from the database's. The hashes are stored in a table of the
 * `drizzle` schema, which backups leave out, so that a restored database gets every function again.
 * @param connection holds the migration lock; its settings are changed, so it must be closed afterwards
 */
export async function applyFunctions(connection: postgres.Sql, functions: SqlFunction[]): Promise<void> {
  const [table] = await connection`select to_regclass('drizzle.functions') is not null as exists`
  if (!table?.exists) await connection`create table drizzle.functions (name text primary key, hash text not null)`
  const rows = await connection<{ name: string; hash: string }[]>`select name, hash from drizzle.functions`
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]))
  const changed = functions.filter(({ name, hash }) => applied.get(name) !== hash)
  if (changed.length === 0) return
  // A function may call one that comes later in the alphabet.
  await connection`set check_function_bodies = off`
  const texts = changed.map(
    ({ name, text, hash }) => `${text};
      insert into drizzle.functions (name, hash) values ('${name}', '${hash}')
      on conflict (name) do update set hash = excluded.hash;`,
  )
  await connection.unsafe(texts.join('\n')) // one message of several statements: all of them, or none
}
