import fs from 'node:fs'
import path from 'node:path'
import { addressOf } from './cluster.ts'
import { readPidFile, serves } from './orphan-process.ts'

/** Whether a DATA_DIR holds an embedded PostgreSQL, made by an earlier start. */
export const hasCluster = (dataDir: string): boolean => fs.existsSync(path.join(dataDir, 'postgres', 'PG_VERSION'))

/** Where the embedded PostgreSQL of a DATA_DIR listens that some other process keeps up; null when none does. */
export function runningPostgres(dataDir: string): string | null {
  const link = path.join(dataDir, 'postgres')
  if (!fs.existsSync(link)) return null
  const cluster = fs.realpathSync(link)
  const noted = readPidFile(cluster)
  if (!noted?.ready || !serves(noted.pid, cluster)) return null
  return addressOf(fs.readFileSync(path.join(dataDir, 'postgres.password'), 'utf8').trim(), noted.port)
}
