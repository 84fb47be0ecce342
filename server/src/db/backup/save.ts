import { createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import postgres from 'postgres'
import { appliedTo } from '../migrations.ts'
import { line, tableText } from './file.ts'
import { type HeldWrites, holdWrites } from './hold-writes.ts'
import { listSequences, listTables } from './tables.ts'

export type Saved = { tables: number; rows: number }

/** The tables for which writes wait come first, so that they go on soon. */
async function* text(
  tx: postgres.TransactionSql,
  now: Date,
  saved: Saved,
  held: HeldWrites | null,
  say: (line: string) => void,
): AsyncGenerator<Buffer | string> {
  const [about] = await tx`show server_version`
  const migrations = await appliedTo(tx)
  yield line({ saathi: 'backup', format: 1, madeAt: now.toISOString(), postgres: about?.server_version, migrations })
  const waiting = new Set(held?.tables)
  const tables = await listTables(tx)
  const inOrder = [
    ...tables.filter(({ table }) => waiting.has(table)),
    ...tables.filter(({ table }) => !waiting.has(table)),
  ]
  for (const { table, columns } of inOrder) {
    const listed = columns.map((column) => `"${column}"`).join(', ')
    const copied = await tx.unsafe(`copy "${table}" (${listed}) to stdout`).readable()
    const { rows } = yield* tableText({ table, columns }, copied)
    copied._read(0) // the driver leaves its socket paused if the last rows arrived faster than they were read
    saved.tables += 1
    saved.rows += rows
    if (waiting.delete(table) && waiting.size === 0) {
      await held?.release()
      say('Writes go on.')
    }
  }
  yield line({ tables: saved.tables, sequences: [...(await listSequences(tx))] })
}

/**
 * Checks whether a backup can be written there. @throws EEXIST if the file may not be overwritten, ENOENT, EACCES,
 * EISDIR
 */
export async function checkTarget(file: string, overwrite: boolean): Promise<void> {
  await fs.access(path.dirname(file), fs.constants.W_OK)
  const there = await fs.stat(file).catch(() => null)
  if (there?.isDirectory()) throw Object.assign(new Error(`${file} is a folder`), { code: 'EISDIR' })
  if (there && !overwrite) throw Object.assign(new Error(`${file} exists`), { code: 'EEXIST' })
}

/** A hard link fails if the file exists; file systems without links use a rename. */
const renameUnlessExists = (from: string, to: string) =>
  fs.link(from, to).catch((error) => {
    if (error.code === 'EEXIST') throw error
    return fs.rename(from, to)
  })

/**
 * Saves every table by COPY in one repeatable-read snapshot, on a connection of its own. The file appears only when it
 * is complete, and only its owner can read it, since it contains personal data. In a cluster, writes to the distributed
 * tables wait until these are saved.
 * @param options `say` receives a line when writes wait, and when they go on
 * @throws EEXIST if the file exists and may not be overwritten
 */
export async function saveBackup(
  url: string,
  file: string,
  now: Date,
  { overwrite = false, say = () => {} }: { overwrite?: boolean; say?: (line: string) => void } = {},
): Promise<Saved> {
  const connection = { application_name: 'saathi backup' }
  const sql = postgres(url, { max: 1, max_lifetime: null, onnotice: () => {}, connection })
  const draft = `${file}.${process.pid}.new`
  const saved: Saved = { tables: 0, rows: 0 }
  const held = await holdWrites(url)
  if (held) say(`Writes of ${held.tables.join(', ')} wait, so that the backup is of one moment.`)
  try {
    await sql.begin('isolation level repeatable read read only', (tx) =>
      pipeline(
        text(tx, now, saved, held, say),
        createGzip(),
        createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true }),
      ),
    )
    await (overwrite ? fs.rename(draft, file) : renameUnlessExists(draft, file))
    return saved
  } finally {
    await held?.end()
    await sql.end({ timeout: 1 })
    await fs.rm(draft, { force: true })
  }
}
