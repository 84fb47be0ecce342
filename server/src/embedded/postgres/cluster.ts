import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { StartupError } from '../../startup-error.ts'
import { type Account, spawnAs } from './account.ts'
import type { Place, Programs } from './place.ts'

const DATABASE = 'saathi'

/** The way in for the application's role. */
export const addressOf = (password: string, port: number) =>
  `postgres://${DATABASE}:${password}@127.0.0.1:${port}/${DATABASE}`

/** Text in UTF-8, sorted by code point on every machine alike. */
const INITDB = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']

/** Whoever comes over the loopback, and they alone, and with a password. */
const PG_HBA = 'host all all 127.0.0.1/32 scram-sha-256\n'

/** Makes a new cluster, whole or not at all: an interrupted one is made anew at the next start. */
export async function createCluster(place: Place, { bin }: Programs, synced: boolean): Promise<void> {
  const { account, cluster, link } = place
  const draft = `${cluster}.new`
  fs.rmSync(draft, { recursive: true, force: true })
  fs.mkdirSync(draft, { mode: 0o700 })
  try {
    if (account) fs.chownSync(draft, account.uid, account.gid)
    const options = ['-D', draft, '--username=postgres', '--auth=reject', ...INITDB, ...(synced ? [] : ['--no-sync'])]
    await promisify(execFile)(path.join(bin, 'initdb'), options, spawnAs(account))
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true })
    const said = (error as { stderr?: string }).stderr?.match(/^initdb: error: (.*)$/m)?.[1] ?? String(error)
    throw new StartupError(`No database can be made in ${cluster}: ${said.trim()}. Choose another DATA_DIR.`)
  }
  fs.writeFileSync(path.join(draft, 'pg_hba.conf'), PG_HBA)
  fs.renameSync(draft, cluster)
  if (link) fs.symlinkSync(cluster, link)
}

/** Refuses a folder that holds something else than a cluster of this PostgreSQL. */
export function checkCluster({ cluster }: Place, { version }: Programs): void {
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
 * The password of the application's role, which is no superuser. When there is none, it is made: with the role and the
 * database in a new cluster, and anew for the role of one whose password was lost.
 */
export async function ensurePassword(file: string, place: Place, programs: Programs): Promise<string> {
  const known = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : ''
  if (known) return known
  const password = randomBytes(24).toString('base64url')
  // Each stands alone: what is there already fails, and does not stop the rest.
  await singleUser(place.account, place.cluster, programs, [
    `create role ${DATABASE} login createdb`,
    `alter role ${DATABASE} password '${password}'`,
    `create database ${DATABASE} owner ${DATABASE}`,
  ])
  const draft = `${file}.new`
  fs.rmSync(draft, { force: true })
  fs.writeFileSync(draft, `${password}\n`, { mode: 0o600 })
  fs.renameSync(draft, file)
  return password
}

/** Runs statements without a server: no port, no login, nobody else. */
async function singleUser(account: Account, cluster: string, { bin }: Programs, statements: string[]) {
  const run = promisify(execFile)(path.join(bin, 'postgres'), ['--single', '-D', cluster, 'postgres'], spawnAs(account))
  run.child.stdin?.end(`${statements.join('\n')}\n`)
  await run.catch((error: { stderr?: string }) => {
    const said = error.stderr?.trim().split('\n').at(-1) ?? String(error)
    throw new StartupError(`The database in ${cluster} cannot be opened: ${said}`)
  })
}
