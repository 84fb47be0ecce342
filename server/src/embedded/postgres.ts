import type { ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { takeLock } from '../../scripts/lock.mjs'
import { StartupError } from '../platform/startup-error.ts'
import { addressOf, checkCluster, createCluster, ensurePassword } from './postgres/cluster.ts'
import { findPlace, findPrograms, prepareDataDir } from './postgres/data-dir.ts'
import { stopOrphan } from './postgres/orphan-process.ts'
import { freePort, hasEnded, ServerFailed, type ServerOptions, startServer, stopServer } from './postgres/server.ts'

export type EmbeddedPostgres = {
  /** For the application's role, which owns the database and is no superuser. */
  url: string
  /** What a person should know of it, a line each. */
  notes: string[]
  stop: () => Promise<void>
}

type Options = {
  /** Absolute; made when missing. */
  dataDir: string
  /** Told in plain words when the database had to be started again. */
  log?: (message: string) => void
  /** More settings, each `name=value` as in postgresql.conf; `fsync=off` is for data that nobody will miss. */
  settings?: string[]
}

/**
 * Starts a real PostgreSQL over DATA_DIR/postgres, made at the first start, and keeps it up: after a crash of its own,
 * or of the process that started it before. One process at a time has a DATA_DIR.
 * @throws StartupError when the folder, the machine or another process stands in the way
 */
export async function startPostgres({ dataDir, log = () => {}, settings = [] }: Options): Promise<EmbeddedPostgres> {
  prepareDataDir(dataDir)
  const release = await takeDataDir(dataDir)
  try {
    return await start({ dataDir, log, settings }, release)
  } catch (error) {
    release()
    throw error
  }
}

/** Whoever is about to stop gets a moment to do so: a restart may begin before the old process has ended. */
async function takeDataDir(dataDir: string): Promise<() => void> {
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
  const place = findPlace(dataDir)
  const programs = findPrograms(place.account)
  const passwordFile = path.join(dataDir, 'postgres.password')
  if (place.isNew) {
    fs.rmSync(passwordFile, { force: true }) // it was that of another database
    await createCluster(place, programs, !settings.includes('fsync=off'))
  }
  checkCluster(place, programs)
  if (await stopOrphan(place.cluster)) log('Stopped the database that an earlier run had left behind.')
  const password = await ensurePassword(passwordFile, place, programs)
  const options = {
    account: place.account,
    cluster: place.cluster,
    bin: programs.bin,
    settings,
    logFile: path.join(dataDir, 'postgres.log'),
  }
  const { server, port } = await startSoon(options)
  const keeper = keepUp(server, { ...options, port }, log)
  return {
    url: addressOf(password, port),
    notes: [
      `embedded PostgreSQL ${programs.version.split('.')[0]} at 127.0.0.1:${port}, since DATABASE_URL is not set`,
      `data in ${place.cluster}${place.why ? `, since ${place.why}` : ''}`,
      ...(programs.copied
        ? [`PostgreSQL itself in ${programs.bin}, where user ${place.account?.name} can run it`]
        : []),
    ],
    stop: async () => {
      await keeper.stop()
      release()
    },
  }
}

/** Starts it on a free port; waits up to 5 s for what is left of an earlier one to go. */
async function startSoon(options: Omit<ServerOptions, 'port'>): Promise<{ server: ChildProcess; port: number }> {
  for (const end = Date.now() + 5_000; ; await sleep(100)) {
    const port = await freePort()
    try {
      return { server: await startServer({ ...options, port }), port }
    } catch (error) {
      if (!(error instanceof ServerFailed && error.again) || Date.now() > end) throw error
    }
  }
}

/** Starts the server again, on its port, whenever it ends without having been told to. */
function keepUp(first: ChildProcess, options: ServerOptions, log: (message: string) => void) {
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
    let told = false
    // Often enough to be back soon after whatever stood in the way, such as a full disk, is gone.
    for (let pause = 100; ; pause = Math.min(pause * 2, 1_000)) {
      await sleep(pause, undefined, { signal: stopping.signal })
      try {
        server = await startServer(options)
        watch()
        log('The database is back.')
        return
      } catch (error) {
        if (pause < 1_000 || told) continue
        log(error instanceof Error ? error.message : String(error))
        told = true
      }
    }
  }

  watch()
  // The last resort for exits that nobody planned: a database without its application helps no one.
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
