// Another commit's files in a folder of their own, with its server built.
import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { isRunning } from '../../server/scripts/lock.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const PREFIX = 'saathi-compare-'
/** An install or a build takes at most this long, ms. */
const TIMEOUT_MS = 15 * 60_000

const run = promisify(execFile)
const git = async (...args: string[]) => (await run('git', args, { cwd: root })).stdout.trim()

/** Deletes the folders of runs that were killed. */
function deleteLeftovers(): void {
  for (const name of fs.readdirSync(os.tmpdir())) {
    if (!name.startsWith(PREFIX)) continue
    const pid = Number(name.slice(PREFIX.length).split('-')[0])
    if (!isRunning(pid)) fs.rmSync(path.join(os.tmpdir(), name), { recursive: true, force: true })
  }
}

/**
 * Links every installed package into the other tree, except our own ones, whose links are relative: they lead to the
 * folders of that tree.
 */
function linkPackages(tree: string): void {
  const folders = ['.', 'shared', 'server', 'client', 'client/sdk', 'tools'].map((folder) =>
    path.join(folder, 'node_modules'),
  )
  for (const folder of folders.filter((one) => fs.existsSync(path.join(root, one)))) {
    fs.mkdirSync(path.join(tree, folder), { recursive: true })
    for (const name of fs.readdirSync(path.join(root, folder))) {
      const [from, to] = [path.join(root, folder, name), path.join(tree, folder, name)]
      if (name === '@saathi') fs.cpSync(from, to, { recursive: true, verbatimSymlinks: true })
      else if (!name.startsWith('.vite')) fs.symlinkSync(from, to)
    }
  }
}

export type Checkout = { name: string; main: string }

/**
 * Unpacks a commit and builds its server, with our packages if its lock file is ours, else with an install of its own.
 * @param onClose takes what ends a build under way and deletes the folder
 */
export async function checkOut(commit: string, onClose: (closer: () => unknown) => void): Promise<Checkout> {
  const hash = await git('rev-parse', '--verify', `${commit}^{commit}`)
  deleteLeftovers()
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `${PREFIX}${process.pid}-`))
  const stop = new AbortController()
  onClose(() => {
    stop.abort()
    fs.rmSync(folder, { recursive: true, force: true })
  })
  const [tree, archive] = [path.join(folder, 'tree'), path.join(folder, 'tree.tar')]
  fs.mkdirSync(tree)
  await git('archive', '--output', archive, hash)
  const options = { cwd: tree, signal: stop.signal, timeout: TIMEOUT_MS, maxBuffer: 50_000_000 }
  await run('tar', ['-xf', archive], options)
  const lockOf = (at: string) => fs.readFileSync(path.join(at, 'package-lock.json'), 'utf8')
  if (lockOf(tree) === lockOf(root)) linkPackages(tree)
  else await run('npm', ['ci', '--include=dev', '--ignore-scripts=false', '--no-audit', '--no-fund'], options)
  await run('npm', ['run', 'build', '-w', '@saathi/server'], options)
  return { name: hash.slice(0, 8), main: path.join(tree, 'server/dist/main.js') }
}
