import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '../../platform/startup-error.ts'
import { type Account, spawnAs } from './account.ts'
import { readPidFile } from './orphan-process.ts'

export type ServerOptions = {
  account: Account
  cluster: string
  /** Folder of the programs. */
  bin: string
  port: number
  /** `name=value` as in postgresql.conf. */
  settings: string[]
  /** Written anew by each start; the one before is kept beside it as `.1`. */
  logFile: string
}

const ALWAYS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  // The log is for the server's own fate: statements, and the values that errors quote, stay out of it.
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  'log_checkpoints=off',
]

/** How long the first answer may take, ms: a crash of a large database takes its time to be mended. */
const PATIENCE = 120_000

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = net.createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo
      probe.close(() => resolve(port))
    })
  })

/** The server did not come up; `again` when it may in a moment, since the last one is still being cleared away. */
export class ServerFailed extends StartupError {
  readonly again: boolean

  constructor(message: string, again: boolean) {
    super(message)
    this.again = again
  }
}

/**
 * Starts the server in a session of its own, which Ctrl-C does not reach: it stops when it is told to, last of all.
 * @throws ServerFailed with the reason from its log
 */
export async function startServer(options: ServerOptions): Promise<ChildProcess> {
  const { account, cluster, bin, port, settings, logFile } = options
  if (fs.existsSync(logFile)) fs.renameSync(logFile, `${logFile}.1`)
  const log = fs.openSync(logFile, 'w', 0o600)
  const flags = [...ALWAYS, ...settings].flatMap((setting) => ['-c', setting])
  const server = spawn(path.join(bin, 'postgres'), ['-D', cluster, '-p', String(port), ...flags], {
    ...spawnAs(account),
    detached: true,
    stdio: ['ignore', log, log],
  })
  fs.closeSync(log)
  let ended: string | null = null
  server.once('error', (error) => {
    ended = error.message
  })
  server.once('exit', (code, signal) => {
    ended = signal ?? `exit code ${code}`
  })
  for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(15)) {
    const noted = readPidFile(cluster)
    if (noted?.ready && noted.pid === server.pid) return server
    if (ended !== null) throw failure(cluster, logFile, ended)
  }
  server.kill('SIGINT')
  throw failure(cluster, logFile, `no answer in ${PATIENCE / 1000} s`)
}

function failure(cluster: string, logFile: string, ended: string): ServerFailed {
  const lines = fs.readFileSync(logFile, 'utf8').trim().split('\n')
  const fatal = lines.findLast((line) => /FATAL|PANIC|could not/.test(line)) ?? lines.at(-1)
  const said = fatal?.replace(/^.*?(FATAL|PANIC|LOG): +/, '') || ended
  const again = /shared memory block|lock file|could not bind|could not create any TCP/.test(lines.join('\n'))
  return new ServerFailed(`PostgreSQL over ${cluster} does not start: ${said} (see ${logFile}).`, again)
}

export const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

/** Ends all sessions and stops; a checkpoint is written, so that the next start has nothing to mend. */
export async function stopServer(server: ChildProcess): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!hasEnded(server)) server.kill(signal)
    for (const end = Date.now() + 10_000; Date.now() < end && !hasEnded(server); ) await sleep(10)
  }
}
