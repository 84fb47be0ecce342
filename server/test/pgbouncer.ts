import { spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { timeoutsFor } from '../src/db/client.ts'
import { freePort } from '../src/embedded/postgres/server.ts'

/** A pooler in transaction mode, in front of every database of a Postgres server. */
export type Pooler = { port: number; url: (database: string) => string; stop: () => Promise<void> }

const START_MS = 10_000
const START_ATTEMPTS = 3

const connects = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('close', () => socket.destroy())
    socket.unref()
  })

/**
 * PgBouncer in front of the server of `target`, with the settings of docs/settings.md, on the port `wanted` or a free one.
 * A free port may be taken by another process in the meantime, so a failed start is tried again. @throws when it does not
 * start
 */
export async function startPgBouncer(target: string, wanted?: number): Promise<Pooler> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await tryStart(target, wanted ?? (await freePort()))
    } catch (error) {
      if (attempt === START_ATTEMPTS) throw error
      await sleep(500)
    }
}

async function tryStart(target: string, listenPort: number): Promise<Pooler> {
  const { hostname, port, username, password } = new URL(target)
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'saathi-pgbouncer-'))
  fs.chmodSync(folder, 0o755)
  const { statement_timeout, lock_timeout } = timeoutsFor()
  const file = path.join(folder, 'pgbouncer.ini')
  fs.writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)} connect_query='set statement_timeout = ${statement_timeout}; set lock_timeout = ${lock_timeout}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 2000
default_pool_size = 20
server_idle_timeout = 1
autodb_idle_timeout = 5
`,
  )
  const isRoot = process.getuid?.() === 0
  const pgbouncer = spawn('pgbouncer', [...(isRoot ? ['-u', 'nobody'] : []), file], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
  })
  let log = ''
  pgbouncer.stderr.on('data', (text) => {
    log = `${log}${text}`.slice(-4_000)
  })
  const ended = new Promise<void>((resolve) => {
    pgbouncer.once('error', (error) => {
      log += error.message
      resolve()
    })
    pgbouncer.once('close', () => resolve())
  })
  const stop = async () => {
    pgbouncer.kill('SIGKILL')
    await ended
    fs.rmSync(folder, { recursive: true, force: true })
  }
  for (const end = Date.now() + START_MS; !(await connects(listenPort)); await sleep(25)) {
    if (Date.now() < end && pgbouncer.exitCode === null && pgbouncer.pid) continue
    await stop()
    throw new Error(`PgBouncer did not start: ${log}`)
  }
  return {
    port: listenPort,
    url: (database) => `postgres://${username}:pooled@127.0.0.1:${listenPort}/${database}`,
    stop,
  }
}
