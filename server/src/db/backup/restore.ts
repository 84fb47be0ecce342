import { createReadStream } from 'node:fs'
import type { Writable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import postgres from 'postgres'
import { StartupError } from '../../platform/startup-error.ts'
import { applyMigrations, buildMigrations, migrate } from '../migrate.ts'
import { BrokenBackup, type Head, readBackup, type TableHead, type Visitor } from './file.ts'
import { dropsOf, foreignKeysOf, tablesOf } from './tables.ts'

export type Restored = { tables: number; rows: number; madeAt: string }

/** @throws StartupError with what is wrong with the file */
async function read(file: string, visit: Visitor) {
  const source = createReadStream(file)
  const unpacked = source.pipe(createGunzip())
  source.on('error', (error) => unpacked.destroy(error))
  try {
    return await readBackup(unpacked, visit)
  } catch (error) {
    const isGzip = !(error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
    if (error instanceof BrokenBackup) throw new StartupError(`${file} cannot be restored: ${error.message}.`)
    throw isGzip ? error : new StartupError(`${file} cannot be restored: it is no gzip file, or not the whole of one.`)
  } finally {
    source.destroy()
  }
}

/** The backup's migrations must be the first of this build's, so that its rows fit the tables that these make. */
function checkMigrations(file: string, { migrations }: Head) {
  const own = buildMigrations()
  const strange = migrations.findIndex(({ hash }, at) => own[at]?.hash !== hash)
  if (strange < 0) return
  const name = migrations[strange]?.name ?? `number ${strange + 1}`
  throw new StartupError(
    `${file} cannot be restored: migration ${name} is not this Saathi's; restore it with the version that made it, or a newer one.`,
  )
}

/** Reads the whole file, touching nothing. @throws StartupError when it is not whole, or for another Saathi */
async function checkBackup(file: string): Promise<Restored> {
  let madeAt = ''
  const { tables, rows } = await read(file, {
    head(head) {
      checkMigrations(file, head)
      madeAt = head.madeAt
    },
    async table(_, rows) {
      for await (const _piece of rows); // they are summed up as they pass
    },
  })
  return { tables, rows, madeAt }
}

/** Hands a table's rows to COPY. The driver tells of a fault that comes after the last of them by the next statement. */
async function copyIn(tx: postgres.TransactionSql, { table, columns }: TableHead, rows: AsyncIterable<Buffer>) {
  const listed = columns.map((column) => `"${column}"`).join(', ')
  const into: Writable = await tx.unsafe(`copy "${table}" (${listed}) from stdin`).writable()
  let fault: unknown
  into.on('error', (error) => {
    fault = error
  })
  const put = (piece: Buffer) =>
    new Promise<void>((resolve, reject) => into.write(piece, (error) => (error ? reject(fault ?? error) : resolve())))
  for await (const piece of rows) await put(piece)
  into.end()
  await tx`select 1`
}

async function refill(tx: postgres.TransactionSql, file: string) {
  let foreignKeys: { drop: string; add: string }[] = []
  const tables = new Set<string>()
  const end = await read(file, {
    async head({ migrations }) {
      for (const drop of await dropsOf(tx)) await tx.unsafe(drop)
      await applyMigrations(tx, migrations.length)
      for (const { table } of await tablesOf(tx)) {
        tables.add(table)
        await tx.unsafe(`alter table "${table}" disable trigger user`) // what they would do is in the backup
        await tx.unsafe(`truncate "${table}" cascade`) // migrations put in rows of their own
      }
      foreignKeys = await foreignKeysOf(tx)
      for (const { drop } of foreignKeys) await tx.unsafe(drop)
    },
    async table(head, rows) {
      if (!tables.has(head.table)) throw new StartupError(`${file} has a table ${head.table} that no migration makes.`)
      await copyIn(tx, head, rows)
    },
  })
  for (const { name, next } of end.sequences) await tx`select setval(${`public."${name}"`}::regclass, ${next}, false)`
  for (const { add } of foreignKeys) await tx.unsafe(add)
  for (const table of tables) await tx.unsafe(`alter table "${table}" enable trigger user`)
}

/** How many others of ours use the database. */
async function othersOn(sql: postgres.Sql): Promise<number> {
  const [row] = await sql<{ others: number }[]>`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and application_name like 'saathi%' and pid <> pg_backend_pid()`
  return row?.others ?? 0
}

/**
 * Puts a backup in the place of all that the database holds, in one transaction on a connection of its own: all of it,
 * or the database stays as it was. One made by an older Saathi is then migrated on.
 * @param replace whether what is there may be lost
 * @throws StartupError when the file is not whole, is of a newer Saathi, or the database is in use or not empty
 */
export async function restoreBackup(url: string, file: string, replace: boolean): Promise<Restored> {
  const found = await checkBackup(file)
  const sql = postgres(url, { max: 1, max_lifetime: null, onnotice: () => {} })
  try {
    if ((await othersOn(sql)) > 0) throw new StartupError('Saathi uses this database: stop it first.')
    if (!replace && (await tablesOf(sql)).length > 0)
      throw new StartupError(
        'This database has tables already: restore into an empty one, or add --replace, and what it holds is lost.',
      )
    await sql.begin((tx) => refill(tx, file))
    await sql`analyze`
  } finally {
    await sql.end({ timeout: 1 })
  }
  await migrate(url)
  return found
}
