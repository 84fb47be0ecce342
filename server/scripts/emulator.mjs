// Firebase's official emulator. It is large, so it is installed on demand and outside the project.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { CommandError } from './command.mjs'
import { root } from './setup.mjs'

const VERSION = '15.34.2'
const tools = path.join(os.tmpdir(), `saathi-conformance-${os.userInfo().username}`)
const firebase = path.join(tools, 'node_modules/firebase-tools')
const READY_MS = 90_000

/** @typedef {import('node:child_process').ChildProcess} Child */

/** @type {Set<Child>} */
const children = new Set()

/**
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
function run(program, args, options) {
  const child = spawn(program, args, options)
  children.add(child)
  const ended = new Promise((/** @type {(code: number) => void} */ resolve) => {
    child.once('error', () => resolve(1))
    child.once('close', (code) => resolve(code ?? 1))
  }).finally(() => children.delete(child))
  return { child, ended }
}

/** Collects the output of a process for a one-line error message. @param {Child} child */
function listen(child) {
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => {
      said = (said + text).slice(-4_000)
    })
  return () => {
    const lines = said.trim().split('\n')
    return lines.find((line) => /reason:|Error:/.test(line)) ?? lines.at(-1)
  }
}

/** Installs firebase-tools if needed, without its install scripts, which compile what the emulator never uses. */
async function install() {
  const whole = path.join(tools, `whole-${VERSION}`)
  if (fs.existsSync(whole)) return
  console.log(`Installing firebase-tools ${VERSION} in ${tools} ...`)
  fs.mkdirSync(tools, { recursive: true, mode: 0o700 })
  const args = [
    'install',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--prefix',
    tools,
    `firebase-tools@${VERSION}`,
  ]
  const { child, ended } = run('npm', args, { cwd: tools, stdio: ['ignore', 'pipe', 'pipe'] })
  const reason = listen(child)
  if ((await ended) !== 0) throw new CommandError(`firebase-tools could not be installed: ${reason()}`)
  fs.writeFileSync(whole, '')
}

const freePort = () =>
  new Promise((/** @type {(port: number) => void} */ resolve, reject) => {
    const server = net.createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {net.AddressInfo} */ (server.address())
      server.close(() => resolve(port))
    })
  })

/** Starts the emulator with the auth service only and without persistent data. */
async function startEmulator() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'saathi-emulator-'))
  const [port, hub, logging] = await Promise.all([freePort(), freePort(), freePort()])
  const at = (/** @type {number} */ port) => ({ host: '127.0.0.1', port })
  const emulators = { auth: at(port), hub: at(hub), logging: at(logging), ui: { enabled: false } }
  fs.writeFileSync(path.join(folder, 'firebase.json'), JSON.stringify({ emulators }))
  const args = ['emulators:start', '--only', 'auth', '--project', 'demo-saathi']
  const { child, ended } = run(process.execPath, [path.join(firebase, 'lib/bin/firebase.js'), ...args], {
    cwd: folder,
    env: { ...process.env, CI: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const reason = listen(child)
  const stop = async () => {
    child.kill('SIGTERM')
    const patience = setTimeout(() => child.kill('SIGKILL'), 10_000)
    await ended
    clearTimeout(patience)
    fs.rmSync(folder, { recursive: true, force: true })
  }
  const began = Date.now()
  while (child.exitCode === null && Date.now() - began < READY_MS) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null)
    if (answer?.ok) return { host: `127.0.0.1:${port}`, stop }
    await pause(200)
  }
  await stop()
  throw new CommandError(`The Firebase emulator did not start: ${reason()}`)
}

/**
 * Runs the identity conformance suite against the embedded provider and the official emulator.
 * @returns {Promise<number>} its exit code
 */
export async function runConformance() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.once(signal, () => {
      for (const child of children) child.kill(signal)
    })
  await install()
  const { host, stop } = await startEmulator()
  try {
    const vitest = [path.join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--root', 'server', 'test/conformance']
    const env = { ...process.env, FIREBASE_AUTH_EMULATOR_HOST: host }
    return await run(process.execPath, vitest, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] }).ended
  } finally {
    await stop()
  }
}
