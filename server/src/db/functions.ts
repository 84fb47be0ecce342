import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type postgres from 'postgres'

type SqlFunction = { name: string; text: string; hash: string }

// The source has each function beside its feature (`features/<noun>/sql`, `db/sql`); the bundle has all in one folder.
const isBundle = path.basename(import.meta.dirname) === 'dist'
const functionsFolder = path.resolve(import.meta.dirname, isBundle ? 'sql' : '..')
const versionFile = path.join(functionsFolder, isBundle ? '.' : 'db', 'functions-version.json')

/** The SQL functions of this build by name: one file each, named for the function. */
export function buildFunctions(): SqlFunction[] {
  const files = fs.readdirSync(functionsFolder, { recursive: true, encoding: 'utf8' })
  const functions = files
    .filter((file) => file.endsWith('.sql'))
    .map((file) => {
      const text = fs.readFileSync(path.join(functionsFolder, file), 'utf8')
      return { name: path.basename(file, '.sql'), text, hash: createHash('sha256').update(text).digest('hex') }
    })
  return functions.sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** The version of the functions of this build, which rises with every change of one of them (`npm run db:functions`). */
export const functionsVersion = (): number => JSON.parse(fs.readFileSync(versionFile, 'utf8')).version

/** The functions that were applied to a database, each with the version of the build that did; none if it has no list. */
async function appliedFunctions(connection: postgres.Sql) {
  const [table] = await connection`select to_regclass('drizzle.functions') is not null as exists`
  if (!table?.exists) return []
  // Builds from before there were versions made the table without them.
  return connection<{ name: string; hash: string; version: number }[]>`
    select name, hash, coalesce((to_jsonb(f)->>'version')::int, 0) as version from drizzle.functions f`
}

/** Whether a newer build has changed functions of the database. */
export const hasNewerFunctions = async (connection: postgres.Sql, version: number): Promise<boolean> =>
  (await appliedFunctions(connection)).some((one) => one.version > version)

/**
 * Creates or replaces each function whose text differs from the database's. The hashes are stored in a table of the
 * `drizzle` schema, which backups leave out, so that a restored database gets every function again.
 * @param version that of the functions
 * @param connection holds the migration lock; its settings are changed, so it must be closed afterwards
 */
export async function applyFunctions(
  connection: postgres.Sql,
  functions: SqlFunction[],
  version: number,
): Promise<void> {
  const applied = new Map((await appliedFunctions(connection)).map(({ name, hash }) => [name, hash]))
  const changed = functions.filter(({ name, hash }) => applied.get(name) !== hash)
  if (changed.length === 0) return
  await connection`create table if not exists drizzle.functions (name text primary key, hash text not null)`
  await connection`alter table drizzle.functions add column if not exists version integer not null default 0`
  // A function may call one that comes later in the alphabet.
  await connection`set check_function_bodies = off`
  const texts = changed.map(
    ({ name, text, hash }) => `${text};
      insert into drizzle.functions (name, hash, version) values ('${name}', '${hash}', ${version})
      on conflict (name) do update set hash = excluded.hash, version = excluded.version;`,
  )
  await connection.unsafe(texts.join('\n')) // one message of several statements: all of them, or none
}
