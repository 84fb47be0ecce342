import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openSql } from '../../../server/test/sql.ts'

/** A Postgres server of a cluster that runs on this machine, which can be killed and started again. */
export type LocalNode = { url: string; kill: () => void; start: () => Promise<void>; restart: () => Promise<void> }

const START_MS = 60_000

/** @param url any database of the server @throws Error when the server runs elsewhere */
export async function openLocalNode(url: string): Promise<LocalNode> {
  const sql = openSql(url)
  const [row] = await sql`show data_directory`
  await sql.end()
  const dataDir: string = row?.data_directory
  const postmaster = () => Number(fs.readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0])
  const pgCtl = path.join(path.dirname(fs.readlinkSync(`/proc/${postmaster()}/exe`)), 'pg_ctl')
  const { uid, gid } = fs.statSync(dataDir)

  const run = (args: string[]) =>
    new Promise<boolean>((resolve) => {
      const log = path.join(dataDir, 'faults.log')
      const child = spawn(pgCtl, ['-D', dataDir, '-l', log, '-w', ...args], { uid, gid, cwd: '/', stdio: 'ignore' })
      child.once('close', (code) => resolve(code === 0))
    })
  /** Again while processes of the killed server still hold its memory. */
  const start = async () => {
    for (const end = Date.now() + START_MS; !(await run(['start'])); await sleep(100))
      if (Date.now() > end) throw new Error(`The node in ${dataDir} did not start.`)
  }
  return {
    url,
    kill: () => process.kill(postmaster(), 'SIGKILL'),
    start,
    restart: async () => {
      await run(['-m', 'fast', 'stop'])
      await start()
    },
  }
}
