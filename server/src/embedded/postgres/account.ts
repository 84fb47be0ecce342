import { execFileSync, spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'

/** The user that the database runs as; null for the current user. Only root needs another one. */
export type Account = { name: string; uid: number; gid: number } | null

const id = (what: string, name: string) =>
  execFileSync('id', [what, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

function findAccount(name: string): NonNullable<Account> | null {
  try {
    return { name: id('-nu', name), uid: Number(id('-u', name)), gid: Number(id('-g', name)) }
  } catch {
    return null
  }
}

/** PostgreSQL refuses to run as root. Root uses the user `postgres`, which is created if missing, or else `nobody`. */
export function databaseAccount(): Account {
  if (process.getuid?.() !== 0) return null
  const known = findAccount('postgres')
  if (known) return known
  const asSystemUser = ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent']
  spawnSync('useradd', [...asSystemUser, '--shell', '/usr/sbin/nologin', 'postgres'], { stdio: 'ignore' })
  return findAccount('postgres') ?? findAccount('nobody')
}

/** The owner of the folder. */
export function ownerOf(folder: string): NonNullable<Account> {
  const { uid, gid } = fs.statSync(folder)
  return { name: findAccount(String(uid))?.name ?? String(uid), uid, gid }
}

/** Options for starting a program as that account, without our environment. */
export const spawnAs = (account: Account) => ({
  ...(account && { uid: account.uid, gid: account.gid }),
  env: { PATH: '/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C', TZ: 'UTC' },
  cwd: '/',
})

/**
 * Runs a program as that account until it ends, in its own session, which Ctrl-C does not reach.
 * @throws Error with the last error line that it wrote
 */
export function run(account: Account, program: string, args: string[], input = ''): Promise<void> {
  const child = spawn(program, args, { ...spawnAs(account), detached: true, stdio: ['pipe', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (text) => {
    output += text
  })
  child.stdin.on('error', () => {}).end(input) // it may end before reading all of it; the exit code matters
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      if (code === 0) return resolve()
      const reasons = output.split('\n').filter((line) => /error|FATAL|PANIC/.test(line))
      reject(new Error(reasons.at(-1)?.trim() ?? `it ended with ${signal ?? code}`))
    })
  })
}

/** Whether the program succeeds as that account. Running it checks all permissions and mount options. */
export const runs = (account: Account, program: string, ...args: string[]) =>
  spawnSync(program, args, { ...spawnAs(account), stdio: 'ignore' }).status === 0

export const canEnter = (account: Account, folder: string) =>
  account === null || runs(account, '/bin/sh', '-c', 'cd "$1"', 'sh', folder)
