import { createReadStream } from 'node:fs'
import type { Writable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import postgres from 'postgres'
import { StartupError } from '../../platform/startup-error.ts'
import { migrate } from '../migrate.ts'
import { applyMigrations, countOwn } from '../migrations.ts'
import { BrokenBackup, type Head, readBackup, type TableHead, type Visitor } from './file.ts'
import { listDrops, listForeignKeys, listTables } from './tables.ts'

export type Restored = { tables: number; rows: number; madeAt: string }

/** @throws StartupError with the problem in the file */
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

/**
 * The number of this build's migrations that make the tables of a backup.
 * @throws StartupError if this build lacks migrations of the backup
 */
function countMigrations(file: string, { migrations }: Head): number {
  const count = countOwn(migrations)
  if (count !== null) return count
  throw new StartupError(
    `${file} cannot be restored: it has migrations that are not this Saathi's; restore it with the version that made it, or a newer one.`,
  )
}

/** Validates the whole file without writing anything. @throws StartupError if it is incomplete or of another version */
async function checkBackup(file: string): Promise<Restored> {
  let madeAt = ''
  const { tables, rows } = await read(file, {
    head(head) {
      countMigrations(file, head)
      madeAt = head.madeAt
    },
    async table(_, rows) {
      for await (const _piece of rows); // reading computes the checksum
    },
  })
  return { tables, rows, madeAt }
}

/** Sends a table's rows to COPY. An error after the last row is reported by the next statement. */
async function copyIn(tx: postgres.TransactionSql, { table, columns }: TableHead, rows: AsyncIterable<Buffer>) {
  const listed = columns.map((column) => `"${column}"`).join(', ')
  let into: Writable | undefined
  let writeError: unknown
  async function open(): Promise<Writable> {
    const opened: Writable = await tx.unsafe(`copy "${table}" (${listed}) from stdin`).writable()
    return opened.on('error', (error) => {
      writeError = error
    })
  }
  const put = (to: Writable, piece: Buffer) =>
    new Promise<void>((resolve, reject) =>
      to.write(piece, (error) => (error ? reject(writeError ?? error) : resolve())),
    )
  for await (const piece of rows) {
    into ??= await open()
    await put(into, piece)
  }
  // The end of a COPY waits 40 ms for an acknowledgement, and most tables of a small site are empty.
  if (!into) return
  into.end()
  await tx`select 1`
}

/** Replaces the tables by those of a backup, as they were when it was made. */
export async function refill(tx: postgres.TransactionSql, file: string): Promise<void> {
  let foreignKeys: { drop: string; add: string }[] = []
  const tables = new Set<string>()
  const end = await read(file, {
    async head(head) {
      for (const drop of await listDrops(tx)) await tx.unsafe(drop)
      await applyMigrations(tx, countMigrations(file, head))
      for (const { table } of await listTables(tx)) {
        tables.add(table)
        await tx.unsafe(`alter table "${table}" disable trigger user`) // the backup contains what they would write
        await tx.unsafe(`truncate "${table}" cascade`) // migrations may insert rows
      }
      foreignKeys = await listForeignKeys(tx)
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

/** The number of other connections of this app. */
async function countOtherConnections(sql: postgres.Sql): Promise<number> {
  const [row] = await sql<{ others: number }[]>`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and application_name like 'saathi%' and pid <> pg_backend_pid()`
  return row?.others ?? 0
}

/**
 * Replaces the contents of the database by a backup, in one transaction on a connection of its own. A backup of an
 * older version is then migrated.
 * @param replace whether existing data may be deleted
 * @throws StartupError if the file is incomplete or of a newer version, or the database is in use or not empty
 */
export async function restoreBackup(url: string, file: string, replace: boolean): Promise<Restored> {
  const found = await checkBackup(file)
  const sql = postgres(url, { max: 1, max_lifetime: null, onnotice: () => {} })
  try {
    if ((await countOtherConnections(sql)) > 0) throw new StartupError('Saathi uses this database: stop it first.')
    if (!replace && (await listTables(sql)).length > 0)
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
