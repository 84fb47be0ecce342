import { execFile, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { root, setUp } from '../scripts/setup.mjs'
import { openDatabase } from '../src/cli/run-command.ts'
import { readConfig } from '../src/config.ts'
import { useDatabase } from './db.ts'
import { dropDatabase } from './drop-database.ts'
import { databaseIn, useProcesses } from './process.ts'
import { openSql } from './sql.ts'

vi.setConfig({ testTimeout: 120_000 })
const own = useDatabase()
const { launch, folder, usedDataDir } = useProcesses()
beforeAll(setUp, 900_000)
const SET_UP = /^(Installing|Building|Waiting) .*\n/gm

/** Runs a command as npm does, from the operator's current folder. */
const run = (name: string, args: string[], from: string, env: Record<string, string>) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const given = { PATH: process.env.PATH ?? '', INIT_CWD: from, ...env }
    const file = path.join(root, 'server/scripts/cli.mjs')
    execFile(process.execPath, [file, name, ...args], { cwd: from, env: given }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err: err.replace(SET_UP, '') }),
    )
  })

/** Every operator command, with arguments for which it opens the database. */
const COMMANDS: [string, string[]][] = [
  ['backup', ['new.backup']],
  ['restore', ['old.backup']],
  ['catalogue', ['list']],
  ['distribute', []],
  ['staff', ['list']],
  ['moderate', ['lift', 'asha@example.in']],
]
const aFolder = () => {
  const here = folder()
  fs.writeFileSync(path.join(here, 'old.backup'), 'whatever')
  return here
}

describe('operator commands', () => {
  test.each(COMMANDS)('%s with a mistyped DATA_DIR: fails and creates no database', async (command, args) => {
    const here = aFolder()
    const dataDir = path.join(here, 'dtaa')
    expect(await run(command, args, here, { DATA_DIR: dataDir })).toEqual({
      code: 1,
      out: '',
      err: `There is no database in DATA_DIR ${dataDir}.\n`,
    })
    expect(fs.readdirSync(here)).toEqual(['old.backup'])
  })

  test('without a setting and a database in the default folder: an error asks for one', async () => {
    const dataDir = await usedDataDir()
    const config = { ...readConfig({}), dataDir }
    await expect(openDatabase(config, 'used')).rejects.toThrow(
      `Which database? Saathi does not run on ${dataDir}: set DATABASE_URL, or DATA_DIR to the folder of the embedded one.`,
    )
    const saathi = launch({ env: { DATA_DIR: dataDir } })
    await saathi.ready()
    expect(await openDatabase(config, 'used')).toMatchObject({ isServerRunning: true, url: databaseIn(dataDir).url })
  })

  test.each(COMMANDS.filter(([name]) => name !== 'restore'))(
    '%s on a database that Saathi has never run on fails and makes no tables',
    async (command, args) => {
      const name = `saathi_empty_${command}`
      await own.sql.unsafe(`create database ${name}`)
      const url = Object.assign(new URL(own.url), { pathname: `/${name}` }).href
      const { code, err } = await run(command, args, aFolder(), { DATABASE_URL: url })
      expect([code, err]).toEqual([
        1,
        expect.stringMatching(/^The database 127\.0\.0\.1:\d+\/saathi_empty_\w+ has no tables/),
      ])
      const sql = openSql(url)
      expect(await sql`select nspname from pg_namespace where nspname = 'drizzle'`).toHaveLength(0)
      await sql.end()
      await dropDatabase((statement) => own.sql.unsafe(statement), name)
    },
  )

  test('every command: prints the database without its password to stderr, and only the result to stdout', async () => {
    const { host, pathname } = new URL(own.url)
    const given = await run('staff', ['list'], folder(), { DATABASE_URL: own.url })
    expect(given).toEqual({ code: 0, out: 'Nobody may use the admin site.\n', err: `Database: ${host}${pathname}\n` })

    const here = folder()
    const DATA_DIR = await usedDataDir()
    const alone = await run('staff', ['list'], here, { DATA_DIR })
    expect(alone.err).toBe(`Database: embedded, in ${DATA_DIR}\n`)
    const saathi = launch({ env: { DATA_DIR } })
    await saathi.ready()
    const beside = await run('staff', ['list'], here, { DATA_DIR })
    expect(beside.err).toBe(`Database: embedded, in ${DATA_DIR}, which Saathi runs on\n`)
  })
})

test.each([
  ['backup', [], /^npm run backup -- FILE /m],
  ['backup', ['--help'], /^npm run backup -- FILE /m],
  ['restore', ['a', 'b'], /^npm run restore -- FILE /m],
  ['restore', ['none.backup'], /^There is no file .*none\.backup\.$/m],
])('%s %j: fails with a clear message', async (command, args, message) => {
  const { code, err } = await run(command, args, folder(), { DATABASE_URL: own.url })
  expect(code).toBe(1)
  expect(err).toMatch(message)
})

describe('backup', () => {
  const env = () => ({ DATABASE_URL: own.url })

  test('an existing file: stays unchanged without --force', async () => {
    const here = folder()
    const file = path.join(here, 'mine.backup')
    fs.writeFileSync(file, 'of last week')
    const refused = await run('backup', ['mine.backup'], here, env())
    expect(refused).toEqual({
      code: 1,
      out: '',
      err: `${file} exists already: choose another name, or add --force to write over it.\n`,
    })
    expect(fs.readFileSync(file, 'utf8')).toBe('of last week')
    expect((await run('backup', ['mine.backup', '--force'], here, env())).code).toBe(0)
    expect(fs.readFileSync(file).subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]))
    expect(fs.readdirSync(here)).toEqual(['mine.backup'])
  })

  test('two concurrent backups to one file: one succeeds and the other fails', async () => {
    const here = folder()
    const both = await Promise.all([1, 2].map(() => run('backup', ['mine.backup'], here, env())))
    expect(both.map(({ code }) => code).sort()).toEqual([0, 1])
    expect(fs.readdirSync(here)).toEqual(['mine.backup'])
  })

  test.each([
    ['a missing folder', 'none/mine.backup', /^There is no folder .*none\.\n$/],
    ['a folder', '.', /is a folder, not a file\.\n$/],
    ['a path below a file', 'a-file/mine.backup', /a-file is not a folder\.\n$/],
  ])('%s as its file: a clear error', async (_, file, message) => {
    const here = folder()
    fs.writeFileSync(path.join(here, 'a-file'), '')
    const { code, err } = await run('backup', [file], here, env())
    expect([code, err]).toEqual([1, expect.stringMatching(message)])
  })
})

test('npm run dev: ends with its server when the reader of its output closes', async () => {
  const DATA_DIR = await usedDataDir()
  const env = {
    PATH: process.env.PATH ?? '',
    PORT: String(42_000 + Math.floor(Math.random() * 2_000)),
    DATA_DIR,
    DEMO: '0',
  }
  const dev = spawn(process.execPath, [path.join(root, 'server/scripts/dev.mjs')], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true, // a process group of its own
  })
  const group = -(dev.pid as number)
  const groupRuns = () => {
    try {
      return process.kill(group, 0)
    } catch {
      return false
    }
  }
  try {
    await new Promise((resolve) => dev.stdout.once('data', resolve))
    dev.stdout.destroy() // before the server's first line
    await expect.poll(groupRuns, { timeout: 60_000 }).toBe(false)
  } finally {
    if (groupRuns()) process.kill(group, 'SIGKILL')
  }
}, 120_000)
