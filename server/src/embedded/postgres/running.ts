import fs from 'node:fs'
import path from 'node:path'
import { addressOf } from './cluster.ts'
import { isServerOf, readPidFile } from './orphan-process.ts'

/** Whether a DATA_DIR contains an embedded PostgreSQL from an earlier start. */
export const hasCluster = (dataDir: string): boolean => fs.existsSync(path.join(dataDir, 'postgres', 'PG_VERSION'))

/** The URL of the embedded PostgreSQL that another process runs in this DATA_DIR; null if there is none. */
export function runningPostgres(dataDir: string): string | null {
  const link = path.join(dataDir, 'postgres')
  if (!fs.existsSync(link)) return null
  const cluster = fs.realpathSync(link)
  const pidFile = readPidFile(cluster)
  if (!pidFile?.ready || !isServerOf(pidFile.pid, cluster)) return null
  return addressOf(fs.readFileSync(path.join(dataDir, 'postgres.password'), 'utf8').trim(), pidFile.port)
}
