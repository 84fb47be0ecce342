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

/**
 * A function that was applied to a database, with the version of the build that did. `unusedSince`: of the first build that has
 * no file for it.
 */
type AppliedFunction = { name: string; hash: string; version: number; unusedSince: number | null }

/** The functions that were applied to a database; none if it has no list. */
async function appliedFunctions(connection: postgres.Sql) {
  const [table] = await connection`select to_regclass('drizzle.functions') is not null as exists`
  if (!table?.exists) return []
  // Earlier builds made the table without its later columns.
  return connection<AppliedFunction[]>`
    select name, hash, coalesce((to_jsonb(f)->>'version')::int, 0) as version,
      (to_jsonb(f)->>'unused_since')::int as "unusedSince" from drizzle.functions f`
}

/** Whether a newer build has changed functions of the database. */
export const hasNewerFunctions = async (connection: postgres.Sql, version: number): Promise<boolean> =>
  (await appliedFunctions(connection)).some((one) => one.version > version)

/** Drops all signatures of a function on which nothing depends. A trigger depends on its function, which has no parameters. */
const dropped = (name: string) => `
  do $drop$
  declare signature regprocedure;
  begin
    for signature in select p.oid from pg_proc p where p.pronamespace = 'public'::regnamespace and p.proname = '${name}'
      and not exists (select from pg_depend d where d.refclassid = 'pg_proc'::regclass and d.refobjid = p.oid)
    loop
      execute 'drop function ' || signature;
    end loop;
  end $drop$;`

const created = ({ name, text, hash }: SqlFunction, version: number) => `${text};
  insert into drizzle.functions (name, hash, version) values ('${name}', '${hash}', ${version})
  on conflict (name) do update set hash = excluded.hash, version = excluded.version, unused_since = null;`

/** The code of Postgres for a function that cannot be replaced, since its parameters or columns have other names or types. */
const INVALID_FUNCTION_DEFINITION = '42P13'

/** Creates or replaces functions one by one, and drops first those that cannot be replaced; all of them, or none. */
const applyOneByOne = (connection: postgres.Sql, functions: SqlFunction[], version: number) =>
  connection.begin(async (tx) => {
    for (const one of functions) {
      const isReplaced = await tx
        .savepoint((savepoint) => savepoint.unsafe(created(one, version)))
        .then(
          () => true,
          (error) => {
            if (error.code === INVALID_FUNCTION_DEFINITION) return false
            throw error
          },
        )
      if (!isReplaced) await tx.unsafe(dropped(one.name) + created(one, version))
    }
  })

/** Makes the list of functions, or adds its later columns. */
async function prepareList(connection: postgres.Sql): Promise<void> {
  await connection`create table if not exists drizzle.functions (name text primary key, hash text not null)`
  await connection`alter table drizzle.functions add column if not exists version integer not null default 0,
    add column if not exists unused_since integer`
}

/**
 * Creates or replaces each function whose text differs from the database's. A function that no file names any more stays while
 * processes of the build before call it: the first build with a higher version drops it. The hashes are stored in a table of
 * the `drizzle` schema, which backups leave out, so that a restored database gets every function again.
 * @param version that of the functions
 * @param connection holds the migration lock; its settings are changed, so it must be closed afterwards
 */
export async function applyFunctions(
  connection: postgres.Sql,
  functions: SqlFunction[],
  version: number,
): Promise<void> {
  const names = new Set(functions.map(({ name }) => name))
  const isUnused = ({ name, unusedSince }: AppliedFunction) => !names.has(name) && (unusedSince ?? 0) < version
  const applied = await appliedFunctions(connection)
  const current = new Map(
    applied.filter(({ unusedSince }) => unusedSince === null).map(({ name, hash }) => [name, hash]),
  )
  const changed = functions.filter(({ name, hash }) => current.get(name) !== hash)
  if (changed.length === 0 && !applied.some(isUnused)) return
  await prepareList(connection)
  // A function may call one that comes later in the alphabet.
  await connection`set check_function_bodies = off`
  try {
    // One message of several statements: all of them, or none.
    await connection.unsafe(changed.map((one) => created(one, version)).join('\n'))
  } catch (error) {
    if ((error as { code?: string }).code !== INVALID_FUNCTION_DEFINITION) throw error
    await applyOneByOne(connection, changed, version)
  }
  for (const { name, unusedSince } of (await appliedFunctions(connection)).filter(isUnused))
    await connection.unsafe(
      unusedSince === null
        ? `update drizzle.functions set unused_since = ${version} where name = '${name}'`
        : `${dropped(name)} delete from drizzle.functions where name = '${name}'`,
    )
}
