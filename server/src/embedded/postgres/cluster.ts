import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { StartupError } from '../../platform/startup-error.ts'
import { run } from './account.ts'
import type { ClusterLocation, Programs } from './data-dir.ts'

const DATABASE = 'saathi'

/** The connection URL of the application's role. */
export const addressOf = (password: string, port: number) =>
  `postgres://${DATABASE}:${password}@127.0.0.1:${port}/${DATABASE}`

/** UTF-8 text, sorted by code point on every machine. */
export const INITDB = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']

/** Connections over loopback only, and with a password. */
const PG_HBA = 'host all all 127.0.0.1/32 scram-sha-256\n'

const sentence = (error: unknown) => (error instanceof Error ? error.message : String(error)).replace(/\.$/, '')

/**
 * Creates a new cluster in a temporary folder and renames it, so that an interrupted start leaves no partial cluster.
 */
export async function createCluster(location: ClusterLocation, { bin }: Programs, synced: boolean): Promise<void> {
  const { account, cluster, link } = location
  const drafts = `${path.basename(cluster)}.new-`
  for (const name of fs.readdirSync(path.dirname(cluster)))
    if (name.startsWith(drafts)) fs.rmSync(path.join(path.dirname(cluster), name), { recursive: true, force: true })
  const draft = path.join(path.dirname(cluster), `${drafts}${process.pid}`)
  try {
    fs.mkdirSync(draft, { mode: 0o700 })
    if (account) fs.chownSync(draft, account.uid, account.gid)
    const options = ['-D', draft, '--username=postgres', '--auth=reject', ...INITDB, ...(synced ? [] : ['--no-sync'])]
    await run(account, path.join(bin, 'initdb'), options)
    fs.writeFileSync(path.join(draft, 'pg_hba.conf'), PG_HBA)
    fs.renameSync(draft, cluster)
    if (link) fs.symlinkSync(cluster, link)
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true })
    throw new StartupError(`No database can be made in ${cluster}: ${sentence(error)}. Choose another DATA_DIR.`)
  }
}

/** @throws StartupError if the folder is not a cluster of this PostgreSQL version */
export function checkCluster({ cluster }: ClusterLocation, { version }: Programs): void {
  const marker = path.join(cluster, 'PG_VERSION')
  const found = fs.existsSync(marker) ? fs.readFileSync(marker, 'utf8').trim() : null
  const wanted = version.split('.')[0]
  if (found === null)
    throw new StartupError(`${cluster} holds no PostgreSQL data: move it away or choose another DATA_DIR.`)
  if (found !== wanted)
    throw new StartupError(
      `${cluster} was made by PostgreSQL ${found} and this is ${wanted}: move its data over with pg_dump, or choose another DATA_DIR.`,
    )
}

/**
 * The password of the application's role, which is not a superuser. If the file is missing, a new password is set; in a
 * new cluster the role and the database are created too.
 */
export async function ensurePassword(file: string, location: ClusterLocation, programs: Programs): Promise<string> {
  const known = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : ''
  if (known) return known
  const password = randomBytes(24).toString('base64url')
  // In single-user mode each statement runs separately: one whose object exists fails and the others still run.
  const statements = [
    `create role ${DATABASE} login createdb`,
    `alter role ${DATABASE} password '${password}'`,
    `create database ${DATABASE} owner ${DATABASE}`,
  ]
  // Single-user mode: no port, no login and no other connections.
  const alone = ['--single', '-D', location.cluster, 'postgres']
  await run(location.account, path.join(programs.bin, 'postgres'), alone, `${statements.join('\n')}\n`).catch(
    (error) => {
      throw new StartupError(`The database in ${location.cluster} cannot be opened: ${sentence(error)}.`)
    },
  )
  const draft = `${file}.new`
  fs.rmSync(draft, { force: true })
  fs.writeFileSync(draft, `${password}\n`, { mode: 0o600 })
  fs.renameSync(draft, file)
  return password
}
