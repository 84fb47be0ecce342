import { execFileSync, spawnSync } from 'node:child_process'
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

/** Whether a program runs to its end as that account; asking the system takes every right and mount into account. */
export const runs = (account: Account, program: string, ...args: string[]) =>
  spawnSync(program, args, { ...spawnAs(account), stdio: 'ignore' }).status === 0

export const canEnter = (account: Account, folder: string) =>
  account === null || runs(account, '/bin/sh', '-c', 'cd "$1"', 'sh', folder)
