import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { readPidFile } from '../src/embedded/postgres/orphan-process.ts'
import { startPostgres } from '../src/embedded/postgres.ts'
import { LIMITS } from '../src/platform/limits.ts'
import { type Disk, openDisk } from './disk.ts'
import { Served } from './server-process.ts'
import { type Line, openLine } from './tcp-proxy.ts'

/** Saathi on this machine, with a line to its database that can be cut and a disk that can be filled. */
export type Site = {
  servers: Served[]
  line: Line
  disk: Disk
  /** The way to the database that no fault of the line reaches. */
  url: string
  /** The database's processes, the one that made the others first. */
  pids: () => number[]
  close: () => Promise<void>
}

/** No story here is about limits. */
const GENEROUS = Object.fromEntries(Object.values(LIMITS).map(({ setting }) => [setting, '999999/minute']))

function childrenOf(parent: number): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const pairs = stdout
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number))
  return pairs.flatMap(([pid = 0, ppid]) => (ppid === parent ? [pid] : []))
}

/** Starts the built app, so many times, over a database of its own. */
export async function openSite({ servers: count = 1, env = {} as Record<string, string> } = {}): Promise<Site> {
  const disk = openDisk()
  const closers: (() => unknown)[] = [disk.remove]
  const close = async () => {
    for (const closer of closers.reverse()) await closer()
  }
  try {
    const dataDir = path.join(disk.folder, 'data')
    // Little log kept ahead, so that the small disk has room for data.
    const database = await startPostgres({ dataDir, settings: ['max_wal_size=64MB', 'min_wal_size=32MB'] })
    closers.push(database.stop)
    const line = await openLine(() => Number(new URL(database.url).port))
    closers.push(line.close)
    const url = Object.assign(new URL(database.url), { port: String(line.port) }).href
    const settings = { DATABASE_URL: url, DATA_DIR: disk.folder, ...GENEROUS, ...env }
    const servers = await Promise.all(Array.from({ length: count }, () => Served.launch(settings)))
    closers.push(() => Promise.all(servers.map((server) => server.stop())))
    for (const server of servers) await server.ready()
    const cluster = fs.realpathSync(path.join(dataDir, 'postgres'))
    const pids = () => {
      const postmaster = readPidFile(cluster)?.pid
      return postmaster ? [postmaster, ...childrenOf(postmaster)] : []
    }
    return { servers, line, disk, url: database.url, pids, close }
  } catch (error) {
    await close()
    throw error
  }
}
