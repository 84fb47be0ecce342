import { createHash } from 'node:crypto'
import type { Applied } from '../migrations.ts'

// A backup is gzipped text: a head line of JSON; for each table a line that names it, its rows in COPY format, a line
// `\.` and a line with their checksum; and an end line, without which the backup is incomplete.

/** `migrations`: those applied to the database, in order. */
export type Head = { saathi: 'backup'; format: 1; madeAt: string; postgres: string; migrations: Applied[] }
export type TableHead = { table: string; columns: string[] }
export type TableFoot = { rows: number; sha256: string }
/** `next`: the next value of each sequence. */
export type End = { tables: number; sequences: { name: string; next: string }[] }

const NEWLINE = 0x0a
const END_OF_ROWS = '\\.\n'
/** The size of a chunk, bytes. Compressing each row by itself would be slow. */
const CHUNK_BYTES = 64 * 1024

export const line = (value: Head | TableHead | TableFoot | End) => `${JSON.stringify(value)}\n`

/** Joins small chunks into larger ones. */
async function* inChunks(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let buffered: Buffer[] = []
  let size = 0
  for await (const chunk of chunks) {
    buffered.push(chunk)
    size += chunk.length
    if (size < CHUNK_BYTES) continue
    yield Buffer.concat(buffered)
    buffered = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(buffered)
}

/** Counts rows and computes their checksum. */
function tally() {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add(chunk: Buffer) {
      hash.update(chunk)
      for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) rows += 1
    },
    foot: (): TableFoot => ({ rows, sha256: hash.digest('hex') }),
  }
}

/** A table in the file's format; returns its foot line. @param copied the rows from COPY */
export async function* tableText(
  head: TableHead,
  copied: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer | string, TableFoot> {
  const sum = tally()
  yield line(head)
  for await (const chunk of inChunks(copied)) {
    sum.add(chunk)
    yield chunk
  }
  const foot = sum.foot()
  yield END_OF_ROWS + line(foot)
  return foot
}

/** The file is not a complete backup. */
export class BrokenBackup extends Error {
  override name = 'BrokenBackup'
}

async function* readLines(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer[] = []
  for await (const chunk of source) {
    let from = 0
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      const end = chunk.subarray(from, at + 1)
      yield rest.length > 0 ? Buffer.concat([...rest, end]) : end
      rest = []
      from = at + 1
    }
    if (from < chunk.length) rest.push(chunk.subarray(from))
  }
  if (rest.length > 0) yield Buffer.concat(rest)
}

/** Receives the contents of a backup. `rows` yields chunks of whole lines and must be read to the end. */
export type Visitor = {
  head: (head: Head) => Promise<void> | void
  table: (head: TableHead, rows: AsyncIterable<Buffer>) => Promise<void>
}

/**
 * Reads a whole backup; returns its end line and the number of rows.
 * @throws BrokenBackup if it is invalid or incomplete; the visitor may have received part of it by then
 */
export async function readBackup(source: AsyncIterable<Buffer>, visit: Visitor): Promise<End & { rows: number }> {
  const lines = readLines(source)
  const next = async () => {
    const { value, done } = await lines.next()
    if (done) throw new BrokenBackup('it ends in the middle')
    return value
  }
  const parsed = async <T>(): Promise<T> => {
    const text = (await next()).toString('utf8')
    try {
      return JSON.parse(text)
    } catch {
      throw new BrokenBackup('it is not as a backup is written')
    }
  }

  const head = await parsed<Head>()
  if (head?.saathi !== 'backup') throw new BrokenBackup('it is no backup of Saathi')
  if (head.format !== 1) throw new BrokenBackup('a newer Saathi made it')
  await visit.head(head)
  for (let tables = 0, rows = 0; ; tables += 1) {
    const found = await parsed<TableHead | End>()
    if ('sequences' in found) {
      if (found.tables !== tables) throw new BrokenBackup(`${found.tables} tables were saved, and ${tables} are there`)
      return { ...found, rows }
    }
    const sum = tally()
    await visit.table(found, inChunks(rowsOf(next, sum)))
    const [was, is] = [await parsed<TableFoot>(), sum.foot()]
    if (was.sha256 !== is.sha256 || was.rows !== is.rows)
      throw new BrokenBackup(`the rows of ${found.table} are not those that were saved`)
    rows += is.rows
  }
}

async function* rowsOf(next: () => Promise<Buffer>, sum: ReturnType<typeof tally>): AsyncGenerator<Buffer> {
  for (let row = await next(); row.toString('latin1') !== END_OF_ROWS; row = await next()) {
    sum.add(row)
    yield row
  }
}
