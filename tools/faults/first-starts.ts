import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { indianDay } from '@saathi/shared/lib/days'
import { startPostgres } from '../../server/src/embedded/postgres.ts'
import { dropDatabase } from '../../server/test/drop-database.ts'
import { openSql } from '../../server/test/sql.ts'
import { until } from './server-process.ts'

const program = path.resolve(import.meta.dirname, '../../server/dist/main.js')
const counter = path.join(import.meta.dirname, 'count-steps.mjs')

/** An empty place for the data of a first start. */
type Place = {
  env: Record<string, string>
  /** Gives work the database, after the server has ended. */
  inDatabase: <T>(work: (url: string) => Promise<T>) => Promise<T>
  remove: () => Promise<void>
}

/** Makes empty places of one kind. */
type Places = { kind: string; open: () => Promise<Place>; close: () => Promise<void> }

function newFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'saathi-first-start-'))
  fs.chmodSync(folder, 0o755) // as root the database runs as another user
  return folder
}

/** Data folders, in which the server makes its embedded database. */
export function embeddedPlaces(): Places {
  const open = async (): Promise<Place> => {
    const dataDir = newFolder()
    return {
      env: { DATA_DIR: dataDir },
      inDatabase: async (work) => {
        const { url, stop } = await startPostgres({ dataDir })
        return work(url).finally(stop)
      },
      remove: async () => fs.rmSync(dataDir, { recursive: true, force: true }),
    }
  }
  return { kind: 'embedded', open, close: async () => {} }
}

/** Empty databases of a server, which DATABASE_URL names. */
export async function externalPlaces(): Promise<Places> {
  const folder = newFolder()
  // A kill of the app leaves the database alone, so nothing has to be forced to disk.
  const server = await startPostgres({ dataDir: folder, settings: ['fsync=off'] })
  const sql = openSql(server.url)
  let count = 0
  const open = async (): Promise<Place> => {
    count += 1
    const name = `first_${count}`
    await sql.unsafe(`create database ${name}`)
    const url = Object.assign(new URL(server.url), { pathname: `/${name}` }).href
    return {
      env: { DATABASE_URL: url, DATA_DIR: folder, DEMO: '1' },
      inDatabase: (work) => work(url),
      remove: () => dropDatabase((statement) => sql.unsafe(statement), name),
    }
  }
  const close = async () => {
    await sql.end()
    await server.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
  return { kind: 'external', open, close }
}

/** Starts the server once. */
function launch(env: Record<string, string>) {
  const { PATH = '' } = process.env
  const child: ChildProcess = spawn(process.execPath, ['--import', counter, program], {
    env: { PATH, PORT: '0', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const start = { output: '', steps: 0, child, ended: once(child, 'close') }
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => {
      start.output += text
      start.steps = Number(/^Steps: (\d+)$/m.exec(start.output)?.[1] ?? 0)
    })
  return start
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

/** Starts the server until it is ready, and stops it. @returns the rows and the number of steps, or the output if it ended */
async function startWhole({ env, inDatabase }: Place): Promise<{ rows: Rows; steps: number } | { output: string }> {
  const start = launch(env)
  try {
    await until('a first start', () => start.steps > 0 || hasEnded(start.child))
  } finally {
    start.child.kill('SIGTERM')
    await start.ended // the jobs that the start began have ended, too
  }
  return start.steps > 0 ? { rows: await inDatabase(rowsIn), steps: start.steps } : { output: start.output }
}

/** Starts the server and kills it at that step, or when it is ready. */
async function startKilled({ env }: Place, step: number): Promise<void> {
  const { child, ended } = launch({ ...env, KILL_AT: String(step) })
  child.stdout?.on('data', (text) => String(text).includes('Saathi is ready') && child.kill('SIGKILL'))
  await ended
}

/** The number of rows and a hash of each table. */
type Rows = Record<string, string>

/** What differs from one first start to the next: random values, sequences (which keep what a rollback took), ids and moments. */
const CHANGING_COLUMNS = [
  'deck_key',
  'secret',
  'firebase_uid',
  'password_hash',
  'uid',
  'valid_since',
  'id',
  'turn',
  'sequence',
]
const CHANGING = [/[0-9a-f]{8}-[0-9a-f-]{27}/g, /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:[\d.]+([+-]\d\d:\d\d|Z)?/g]

async function rowsIn(url: string): Promise<Rows> {
  const sql = openSql(url)
  try {
    const tables = await sql`
      select table_schema || '.' || table_name as name from information_schema.tables
      where table_schema in ('public', 'drizzle') and table_type = 'BASE TABLE' order by 1`
    const rows: Rows = {}
    for (const { name } of tables) {
      const found =
        await sql`select (to_jsonb(t) - ${CHANGING_COLUMNS}::text[])::text as row from ${sql.unsafe(name)} t`
      const texts = found.map(({ row }) => CHANGING.reduce((text, pattern) => text.replaceAll(pattern, '-'), row))
      const hash = createHash('sha256').update(texts.sort().join('\n')).digest('hex').slice(0, 12)
      rows[name] = `${texts.length} (${hash})`
    }
    return rows
  } finally {
    await sql.end()
  }
}

const differences = (rows: Rows, expected: Rows) =>
  [...new Set([...Object.keys(rows), ...Object.keys(expected)])]
    .filter((table) => rows[table] !== expected[table])
    .map((table) => `${table} has ${rows[table] ?? 'no'} rows instead of ${expected[table] ?? 'none'}`)

export type StartsResult = { kills: number; steps: number; complaints: string[] }

/**
 * Kills first starts at `points` moments spread over the steps of one, and starts again in each place.
 * @param say receives each complaint as it is found
 * @param shift where in its part of the steps each moment is, from 0 to 1
 */
export async function killFirstStarts(
  places: Places,
  points: number,
  say = (_complaint: string) => {},
  shift = 0.5,
): Promise<StartsResult> {
  const inPlace = async <T>(work: (place: Place) => Promise<T>) => {
    const place = await places.open()
    return work(place).finally(place.remove)
  }
  /** What an undisturbed first start leaves; the rows have dates of the day in India. */
  const undisturbed = async () => {
    const whole = await inPlace(startWhole)
    if ('output' in whole) throw new Error(`A first start ended with the output:\n${whole.output}`)
    return { ...whole, day: indianDay(new Date()) }
  }
  let expected = await undisturbed()
  const { steps } = expected
  const complaints: string[] = []
  for (let at = 0; at < points; at += 1) {
    const step = Math.ceil(((at + shift) / points) * steps)
    const again = await inPlace(async (place) => {
      await startKilled(place, step)
      return startWhole(place)
    })
    if (expected.day !== indianDay(new Date())) expected = await undisturbed()
    const wrong = 'output' in again ? [`it ended with ${again.output}`] : differences(again.rows, expected.rows)
    const found = wrong.map((what) => `${places.kind} start after one killed at step ${step} of ${steps}: ${what}`)
    for (const complaint of found) say(complaint)
    complaints.push(...found)
  }
  return { kills: points, steps, complaints }
}
