import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { readPidFile } from '../../server/src/embedded/postgres/orphan-process.ts'
import { startPostgres } from '../../server/src/embedded/postgres.ts'
import { LIMITS } from '../../server/src/platform/limits.ts'
import { type Disk, openDisk } from './disk.ts'
import { ServerProcess } from './server-process.ts'
import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts'

/** Servers over a database of their own, behind a TCP proxy that can cut connections, on a disk that can be filled. */
export type Site = {
  servers: ServerProcess[]
  proxy: TcpProxy
  disk: Disk
  /** Connects to the database directly, past the proxy. */
  url: string
  /** Process ids of the database, the postmaster first. */
  pids: () => number[]
  close: () => Promise<void>
}

/** Rate limits so wide that none is reached. */
export const WIDE_LIMITS = Object.fromEntries(Object.values(LIMITS).map(({ setting }) => [setting, '999999/minute']))

function childrenOf(parent: number): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const pairs = stdout
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number))
  return pairs.flatMap(([pid = 0, ppid]) => (ppid === parent ? [pid] : []))
}

type Options = {
  servers?: number
  env?: Record<string, string>
  /** Opens a pooler in front of the database. @returns its URL */
  pool?: (databaseUrl: string) => Promise<string>
}

/** Starts `servers` processes of the built app over a database of their own. */
export async function openSite({ servers: count = 1, env, pool }: Options = {}): Promise<Site> {
  const disk = openDisk()
  const closers: (() => unknown)[] = [disk.remove]
  const close = async () => {
    for (const closer of closers.reverse()) await closer()
  }
  try {
    const dataDir = path.join(disk.folder, 'data')
    // A small WAL, so that the small disk has room for data.
    const database = await startPostgres({ dataDir, settings: ['max_wal_size=64MB', 'min_wal_size=32MB'] })
    closers.push(database.stop)
    const proxy = await openTcpProxy(() => Number(new URL(database.url).port))
    closers.push(proxy.close)
    const url = Object.assign(new URL(database.url), { port: String(proxy.port) }).href
    const connection: Record<string, string> = pool
      ? { DATABASE_URL: await pool(url), DATABASE_DIRECT_URL: url }
      : { DATABASE_URL: url }
    const settings = { ...connection, DATA_DIR: disk.folder, ...WIDE_LIMITS, ...env }
    const servers = await Promise.all(Array.from({ length: count }, () => ServerProcess.launch(settings)))
    closers.push(() => Promise.all(servers.map((server) => server.stop())))
    for (const server of servers) await server.ready()
    const cluster = fs.realpathSync(path.join(dataDir, 'postgres'))
    const pids = () => {
      const postmaster = readPidFile(cluster)?.pid
      return postmaster ? [postmaster, ...childrenOf(postmaster)] : []
    }
    return { servers, proxy, disk, url: database.url, pids, close }
  } catch (error) {
    await close()
    throw error
  }
}
