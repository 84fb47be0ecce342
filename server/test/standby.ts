import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { run } from '../src/embedded/postgres/account.ts'
import { findPrograms, locateCluster } from '../src/embedded/postgres/data-dir.ts'
import { freePort, startServer, stopServer } from '../src/embedded/postgres/server.ts'
import { startPostgres } from '../src/embedded/postgres.ts'

export type Pair = {
  /** The URLs of the application's role. */
  primary: string
  replica: string
  /** The superuser's URL of the replica, to pause it. */
  replicaAdmin: string
  stopReplica: () => Promise<void>
  close: () => Promise<void>
}

const PASSWORD = 'of-the-tests'

/** Starts a PostgreSQL and a streaming replica of it from the embedded binaries. */
export async function openPair(): Promise<Pair> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'saathi-standby-'))
  fs.chmodSync(folder, 0o755)
  const first = await startPostgres({ dataDir: folder, settings: ['fsync=off'] })
  await first.stop()

  const { account, cluster } = locateCluster(folder)
  const { bin } = findPrograms(account)
  const roles = [
    `create role copier replication login password '${PASSWORD}'`,
    `alter role postgres password '${PASSWORD}'`,
  ]
  await run(account, path.join(bin, 'postgres'), ['--single', '-D', cluster, 'postgres'], `${roles.join('\n')}\n`)
  fs.appendFileSync(path.join(cluster, 'pg_hba.conf'), 'host replication copier 127.0.0.1/32 scram-sha-256\n')
  const copy = path.join(folder, 'replica')
  spawnSync('cp', ['-a', cluster, copy]) // keeps the owner
  fs.writeFileSync(path.join(copy, 'standby.signal'), '')

  const [port, replicaPort] = [await freePort(), await freePort()]
  const shared = { account, bin, settings: ['fsync=off'] }
  const primary = await startServer({ ...shared, cluster, port, logFile: path.join(folder, 'primary.log') })
  const conninfo = `primary_conninfo=host=127.0.0.1 port=${port} user=copier password=${PASSWORD}`
  const replica = await startServer({
    ...shared,
    settings: [...shared.settings, conninfo, 'hot_standby=on'],
    cluster: copy,
    port: replicaPort,
    logFile: path.join(folder, 'replica.log'),
  })
  const at = (given: number, rest = {}) => Object.assign(new URL(first.url), { port: String(given), ...rest }).href
  return {
    primary: at(port),
    replica: at(replicaPort),
    replicaAdmin: at(replicaPort, { username: 'postgres', password: PASSWORD }),
    stopReplica: () => stopServer(replica),
    async close() {
      await stopServer(replica)
      await stopServer(primary)
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
