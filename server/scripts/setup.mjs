// Installs packages and builds client and server when they are missing or out of date.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { CommandError } from './command.mjs'
import { takeLock } from './lock.mjs'
import { notInstalled } from './lockfile.mjs'

export const root = path.resolve(import.meta.dirname, '../..')

/** In node_modules, so that a new install triggers new builds. */
const stamps = path.join(root, 'node_modules/.saathi')

/** @type {Record<'client' | 'server', { workspace: string, from: string[], makes: string[] }>} */
const builds = {
  client: {
    workspace: '@saathi/web',
    from: ['client', 'shared'],
    makes: ['client/dist/index.html', 'client/src/routeTree.gen.ts'],
  },
  server: { workspace: '@saathi/server', from: ['server', 'shared'], makes: ['server/dist/main.js'] },
}
const NOT_BUILT_FROM =
  /^(node_modules|dist|sdk|test|e2e|test-results|playwright-report|routeTree\.gen\.ts|\..*|.*\.test\.tsx?)$/

/** @typedef {import('./lockfile.mjs').Packages} Packages */

/** Installs all packages and builds what is missing or out of date. */
export const setUp = () => makeReady('all')

/** The same without the packages for development, which are a quarter of the install time. */
export const setUpToRun = () => makeReady('run')

/** Concurrent runs in one clone wait for each other. @param {Packages} packages */
async function makeReady(packages) {
  process.chdir(root)
  if (!fs.existsSync('server/src')) return // a container image holds only build results
  if (isInstalled(packages) && staleBuilds().length === 0) return
  const release = await acquireLock()
  try {
    if (!isInstalled(packages)) await install(packages)
    await Promise.all(
      staleBuilds().map(async (name) => {
        const hash = buildHash(name)
        await step(`Building the ${name}`, 'npm', 'run', 'build', '-w', builds[name].workspace)
        stamp(name, hash)
      }),
    )
  } finally {
    release()
  }
}

/** @param {Packages} packages */
async function install(packages) {
  // Adds packages without touching files that a running server may use.
  const adds = packages === 'all' && isInstalled('run')
  await step(
    adds ? 'Installing the other packages' : 'Installing packages',
    'npm',
    ...(adds ? ['install', '--no-save'] : ['ci']),
    packages === 'all' ? '--include=dev' : '--omit=dev',
    '--ignore-scripts=false',
    '--no-audit',
    '--no-fund',
  )
  stamp(packages, installHash())
}

async function acquireLock() {
  for (let waited = false; ; waited = true) {
    const lock = tryLock()
    if ('release' in lock) return lock.release
    if (!waited) console.error(`Waiting for another set-up of this clone (process ${lock.holder}).`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

function tryLock() {
  try {
    return takeLock(path.join(root, '.setup.lock'))
  } catch (error) {
    const { username } = os.userInfo()
    throw new CommandError(
      `${root} has to be set up and user ${username} cannot write there: run npm start once as its owner, or clone into a folder of your own. (${error})`,
    )
  }
}

const hashOf = (/** @type {string[]} */ ...parts) => createHash('sha256').update(parts.join('\n')).digest('hex')
const installHash = () => hashOf(fs.readFileSync('package-lock.json', 'utf8'), process.platform, process.arch)

/** The hash of the last run of a step, or null. @param {string} name */
function stamped(name) {
  try {
    return fs.readFileSync(path.join(stamps, name), 'utf8')
  } catch {
    return null
  }
}

/** @param {string} name @param {string} hash */
function stamp(name, hash) {
  fs.mkdirSync(stamps, { recursive: true })
  fs.writeFileSync(path.join(stamps, name), hash)
}

/**
 * Whether node_modules matches the lock file, whoever installed it.
 * @param {Packages} packages
 */
function isInstalled(packages) {
  const hash = installHash()
  if (stamped('all') === hash || stamped(packages) === hash) return true
  // npm writes this file last, so it is missing or old after an interrupted install.
  const written = 'node_modules/.package-lock.json'
  if (!fs.existsSync(written) || notInstalled(lockOf('package-lock.json'), lockOf(written), packages).length > 0)
    return false
  try {
    stamp(packages, hash)
  } catch {
    // A read-only clone is checked each time.
  }
  return true
}

/** @param {string} file */
const lockOf = (file) => JSON.parse(fs.readFileSync(file, 'utf8'))

const staleBuilds = () =>
  /** @type {const} */ (['client', 'server']).filter(
    (name) => stamped(name) !== buildHash(name) || !builds[name].makes.every((file) => fs.existsSync(file)),
  )

/** @param {keyof typeof builds} name */
function buildHash(name) {
  const hash = createHash('sha256').update(installHash())
  const add = (/** @type {string} */ folder) => {
    for (const entry of fs.readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (NOT_BUILT_FROM.test(entry.name)) continue
      const at = path.join(folder, entry.name)
      if (entry.isDirectory()) add(at)
      else if (entry.isFile()) hash.update(`${at}\0`).update(fs.readFileSync(at))
    }
  }
  builds[name].from.forEach(add)
  return hash.digest('hex')
}

/**
 * Runs a program and prints its output only if it failed.
 * @param {string} what the name of the step
 * @param {string} program
 * @param {string[]} args
 */
function step(what, program, ...args) {
  console.error(`${what} ...`)
  return new Promise((resolve, reject) => {
    // Builds are always for production. npm unpacks on these threads; more of them than cores took 13 % longer.
    const threads = { UV_THREADPOOL_SIZE: String(Math.max(2, os.availableParallelism())) }
    const env = { ...threads, ...process.env, NODE_ENV: 'production', NO_COLOR: '1' }
    // A process group of its own, so that signals reach everything it starts.
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
    const began = performance.now()
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
    const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
    let interrupted = false
    const passOn = (/** @type {NodeJS.Signals} */ signal) => {
      interrupted = true
      if (child.pid) process.kill(-child.pid, signal)
    }
    for (const signal of signals) process.on(signal, passOn)
    child.once('error', (error) =>
      reject(new CommandError(`${what} failed: ${program} does not start (${error.message}).`)),
    )
    child.once('close', (code) => {
      if (interrupted) process.exit(1)
      for (const signal of signals) process.off(signal, passOn)
      if (code === 0) {
        console.error(`${what} took ${((performance.now() - began) / 1000).toFixed(1)} s.`)
        return resolve(undefined)
      }
      console.error(output.trim())
      reject(new CommandError(`${what} failed: \`${[program, ...args].join(' ')}\` says why above.`))
    })
  })
}
