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
  /** The folder of the programs. */
  bin: string
  port: number
  /** `name=value` as in postgresql.conf. */
  settings: string[]
  /** Each start writes a new file and renames the previous one to `.1`. */
  logFile: string
}

const ALWAYS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  // The log contains no statements, and no values, which errors can quote.
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  'log_checkpoints=off',
]

/** The timeout of a start, ms; recovery of a large database after a crash takes time. */
const START_TIMEOUT_MS = 120_000

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = net.createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo
      probe.close(() => resolve(port))
    })
  })

/** The server did not start; `again` if a retry may succeed, since an earlier server is still ending. */
export class ServerFailed extends StartupError {
  readonly again: boolean

  constructor(message: string, again: boolean) {
    super(message)
    this.again = again
  }
}

/**
 * Starts the server in its own session, which Ctrl-C does not reach, so that it is stopped last.
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
  for (const end = Date.now() + START_TIMEOUT_MS; Date.now() < end; await sleep(15)) {
    const pidFile = readPidFile(cluster)
    if (pidFile?.ready && pidFile.pid === server.pid) return server
    if (ended !== null) throw failure(cluster, logFile, ended)
  }
  server.kill('SIGINT')
  throw failure(cluster, logFile, `no answer in ${START_TIMEOUT_MS / 1000} s`)
}

function failure(cluster: string, logFile: string, ended: string): ServerFailed {
  const lines = fs.readFileSync(logFile, 'utf8').trim().split('\n')
  const fatal = lines.findLast((line) => /FATAL|PANIC|could not/.test(line)) ?? lines.at(-1)
  const cause = fatal?.replace(/^.*?(FATAL|PANIC|LOG): +/, '') || ended
  const again = /shared memory block|lock file|could not bind|could not create any TCP/.test(lines.join('\n'))
  return new ServerFailed(`PostgreSQL over ${cluster} does not start: ${cause} (see ${logFile}).`, again)
}

export const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

/** Ends all sessions and stops the server after a checkpoint, so that the next start needs no recovery. */
export async function stopServer(server: ChildProcess): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!hasEnded(server)) server.kill(signal)
    for (const end = Date.now() + 10_000; Date.now() < end && !hasEnded(server); ) await sleep(10)
  }
}
