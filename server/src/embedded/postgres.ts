import type { ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { takeLock } from '../../scripts/lock.mjs'
import { StartupError } from '../platform/startup-error.ts'
import { addressOf, checkCluster, createCluster, ensurePassword } from './postgres/cluster.ts'
import { findPrograms, locateCluster, prepareDataDir } from './postgres/data-dir.ts'
import { stopOrphan } from './postgres/orphan-process.ts'
import { freePort, hasEnded, ServerFailed, type ServerOptions, startServer, stopServer } from './postgres/server.ts'

export type EmbeddedPostgres = {
  /** For the application's role, which owns the database and is not a superuser. */
  url: string
  /** Lines for the start banner. */
  notes: string[]
  stop: () => Promise<void>
}

type Options = {
  /** An absolute path; created if missing. */
  dataDir: string
  /** Called with a message when the database is restarted. */
  log?: (message: string) => void
  /** Additional settings, `name=value` as in postgresql.conf; `fsync=off` only for disposable data. */
  settings?: string[]
}

/**
 * Starts PostgreSQL with its data in DATA_DIR/postgres, which the first start creates. Restarts it when it crashes, and
 * recovers after a crash of the process that started it before. One process at a time can use a DATA_DIR.
 * @throws StartupError if the folder or the machine is unsuitable, or another process uses the folder
 */
export async function startPostgres({ dataDir, log = () => {}, settings = [] }: Options): Promise<EmbeddedPostgres> {
  prepareDataDir(dataDir)
  const release = await lockDataDir(dataDir)
  try {
    return await start({ dataDir, log, settings }, release)
  } catch (error) {
    release()
    throw error
  }
}

/**
 * Waits up to 3 s for another process to release the lock, since a restart may begin before the old process has ended.
 */
async function lockDataDir(dataDir: string): Promise<() => void> {
  for (const end = Date.now() + 3_000; ; await sleep(50)) {
    const lock = takeLock(path.join(dataDir, 'saathi.lock'))
    if ('release' in lock) return lock.release
    if (Date.now() > end)
      throw new StartupError(
        `Saathi already runs on DATA_DIR ${dataDir} (process ${lock.holder}): stop it, or choose another DATA_DIR.`,
      )
  }
}

async function start({ dataDir, log, settings }: Required<Options>, release: () => void): Promise<EmbeddedPostgres> {
  const location = locateCluster(dataDir)
  const programs = findPrograms(location.account)
  const passwordFile = path.join(dataDir, 'postgres.password')
  if (location.isNew) {
    fs.rmSync(passwordFile, { force: true }) // of an earlier database
    await createCluster(location, programs, !settings.includes('fsync=off'))
  }
  checkCluster(location, programs)
  if (await stopOrphan(location.cluster)) log('Stopped the database that an earlier run had left behind.')
  const password = await ensurePassword(passwordFile, location, programs)
  const options = {
    account: location.account,
    cluster: location.cluster,
    bin: programs.bin,
    settings,
    logFile: path.join(dataDir, 'postgres.log'),
  }
  const { server, port } = await startWithRetries(options)
  const supervisor = restartOnExit(server, { ...options, port }, log)
  return {
    url: addressOf(password, port),
    notes: [
      `embedded PostgreSQL ${programs.version.split('.')[0]} at 127.0.0.1:${port}, since DATABASE_URL is not set`,
      `data in ${location.cluster}${location.why ? `, since ${location.why}` : ''}`,
      ...(programs.copied
        ? [`PostgreSQL itself in ${programs.bin}, where user ${location.account?.name} can run it`]
        : []),
    ],
    stop: async () => {
      await supervisor.stop()
      release()
    },
  }
}

/** Starts the server on a free port; retries for 5 s while an earlier server is still ending. */
async function startWithRetries(options: Omit<ServerOptions, 'port'>): Promise<{ server: ChildProcess; port: number }> {
  for (const end = Date.now() + 5_000; ; await sleep(100)) {
    const port = await freePort()
    try {
      return { server: await startServer({ ...options, port }), port }
    } catch (error) {
      if (!(error instanceof ServerFailed && error.again) || Date.now() > end) throw error
    }
  }
}

/** Restarts the server on the same port whenever it ends unexpectedly. */
function restartOnExit(first: ChildProcess, options: ServerOptions, log: (message: string) => void) {
  let server = first
  let restart: Promise<void> | null = null
  const stopping = new AbortController()

  function watch() {
    const ended = () => {
      if (stopping.signal.aborted) return
      log(`The database ended by itself (${server.signalCode ?? `exit code ${server.exitCode}`}); starting it again.`)
      restart = again().catch(() => {})
    }
    if (hasEnded(server)) ended()
    else server.once('exit', ended)
  }

  async function again() {
    let logged = false
    // The pause is at most 1 s, so that the server is back soon after a cause such as a full disk is fixed.
    for (let pause = 100; ; pause = Math.min(pause * 2, 1_000)) {
      await sleep(pause, undefined, { signal: stopping.signal })
      try {
        server = await startServer(options)
        watch()
        log('The database is back.')
        return
      } catch (error) {
        if (pause < 1_000 || logged) continue
        log(error instanceof Error ? error.message : String(error))
        logged = true
      }
    }
  }

  watch()
  // Stops the database even if the process exits without a clean shutdown.
  const onExit = () => server.kill('SIGINT')
  process.once('exit', onExit)
  return {
    async stop() {
      stopping.abort()
      await restart
      await stopServer(server)
      process.off('exit', onExit)
    },
  }
}
