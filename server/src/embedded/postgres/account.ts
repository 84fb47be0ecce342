import { execFileSync, spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'

/** Whom the database runs as; null: as ourselves, since only root has to become somebody else for it. */
export type Account = { name: string; uid: number; gid: number } | null

const asked = (what: string, name: string) =>
  execFileSync('id', [what, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

function lookUp(name: string): NonNullable<Account> | null {
  try {
    return { name: asked('-nu', name), uid: Number(asked('-u', name)), gid: Number(asked('-g', name)) }
  } catch {
    return null
  }
}

/** PostgreSQL refuses to run as root: the user `postgres` stands in, made when missing, or else `nobody`. */
export function databaseAccount(): Account {
  if (process.getuid?.() !== 0) return null
  const known = lookUp('postgres')
  if (known) return known
  const asSystemUser = ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent']
  spawnSync('useradd', [...asSystemUser, '--shell', '/usr/sbin/nologin', 'postgres'], { stdio: 'ignore' })
  return lookUp('postgres') ?? lookUp('nobody')
}

/** The owner of what stands there, as an account. */
export function ownerOf(folder: string): NonNullable<Account> {
  const { uid, gid } = fs.statSync(folder)
  return { name: lookUp(String(uid))?.name ?? String(uid), uid, gid }
}

/** How to start a program as that account, with none of our own environment. */
export const spawnAs = (account: Account) => ({
  ...(account && { uid: account.uid, gid: account.gid }),
  env: { PATH: '/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C', TZ: 'UTC' },
  cwd: '/',
})

/**
 * Runs a program to its end as that account, in a session of its own, which Ctrl-C does not reach.
 * @throws Error with the last line that it wrote, when it fails
 */
export function run(account: Account, program: string, args: string[], input = ''): Promise<void> {
  const child = spawn(program, args, { ...spawnAs(account), detached: true, stdio: ['pipe', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (text) => {
    said += text
  })
  child.stdin.on('error', () => {}).end(input) // it may end before it has read everything; its exit code tells
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      if (code === 0) return resolve()
      const reasons = said.split('\n').filter((line) => /error|FATAL|PANIC/.test(line))
      reject(new Error(reasons.at(-1)?.trim() ?? `it ended with ${signal ?? code}`))
    })
  })
}

/** Whether a program runs to its end as that account; asking the system takes every right and mount into account. */
export const runs = (account: Account, program: string, ...args: string[]) =>
  spawnSync(program, args, { ...spawnAs(account), stdio: 'ignore' }).status === 0

export const canEnter = (account: Account, folder: string) =>
  account === null || runs(account, '/bin/sh', '-c', 'cd "$1"', 'sh', folder)
