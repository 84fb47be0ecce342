import { createHash } from 'node:crypto'
import type { Applied } from '../migrate.ts'

// A backup is gzip over text that people can read too: a line of JSON at its head; for each table a line that names it,
// its rows as COPY writes them, a line `\.` and a line with their checksum; and a line at the end, without which it is
// only part of a backup.

/** With the migrations that the database had, in their order. */
export type Head = { saathi: 'backup'; format: 1; madeAt: string; postgres: string; migrations: Applied[] }
export type TableHead = { table: string; columns: string[] }
export type TableFoot = { rows: number; sha256: string }
/** `next` is what each sequence goes on with. */
export type End = { tables: number; sequences: { name: string; next: string }[] }

const NEWLINE = 0x0a
const END_OF_ROWS = '\\.\n'
/** What is gathered before it is handed on, bytes: a piece a row would keep the compressor busy with itself. */
const PIECE = 64 * 1024

export const line = (value: Head | TableHead | TableFoot | End) => `${JSON.stringify(value)}\n`

/** Chunks gathered into pieces that are worth a write. */
async function* inPieces(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let size = 0
  for await (const chunk of chunks) {
    held.push(chunk)
    size += chunk.length
    if (size < PIECE) continue
    yield Buffer.concat(held)
    held = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(held)
}

/** Counts rows and sums them up as they pass. */
function tally() {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add(piece: Buffer) {
      hash.update(piece)
      for (let at = piece.indexOf(NEWLINE); at >= 0; at = piece.indexOf(NEWLINE, at + 1)) rows += 1
    },
    foot: (): TableFoot => ({ rows, sha256: hash.digest('hex') }),
  }
}

/** A table as it stands in the file; gives what stands at its foot. @param copied its rows, as COPY sends them */
export async function* tableText(
  head: TableHead,
  copied: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer | string, TableFoot> {
  const sum = tally()
  yield line(head)
  for await (const piece of inPieces(copied)) {
    sum.add(piece)
    yield piece
  }
  const foot = sum.foot()
  yield END_OF_ROWS + line(foot)
  return foot
}

/** The file is no backup, or not the whole of one. */
export class BrokenBackup extends Error {
  override name = 'BrokenBackup'
}

async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
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

/** What is done with what a backup holds; rows come in pieces of whole lines, to be read to their end. */
export type Visitor = {
  head: (head: Head) => Promise<void> | void
  table: (head: TableHead, rows: AsyncIterable<Buffer>) => Promise<void>
}

/**
 * Reads a backup from its first byte to its last; gives its end, and how many rows it has.
 * @throws BrokenBackup when it is none, not whole, or not as it was written; then part of it has been visited
 */
export async function readBackup(source: AsyncIterable<Buffer>, visit: Visitor): Promise<End & { rows: number }> {
  const lines = linesOf(source)
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
    await visit.table(found, inPieces(rowsOf(next, sum)))
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
