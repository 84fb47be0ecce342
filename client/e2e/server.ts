import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

const main = path.resolve(import.meta.dirname, '../../server/dist/main.js')

/**
 * Starts the built server on a free port, with data of its own in a temporary folder, and stops it when the stories are
 * told. SAATHI_URL, where it is set, names a server that runs already.
 */
export default async function globalSetup() {
  if (process.env.SAATHI_URL) return
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'saathi-e2e-'))
  await chmod(dataDir, 0o711) // as root the database runs as another user, who must get in
  const { DATABASE_URL, FIREBASE_PROJECT_ID, SMTP_URL, RECOMMEND_URL, NODE_ENV, ...inherited } = process.env
  const server = spawn(process.execPath, [main], {
    env: { ...inherited, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = async () => {
    const closed = new Promise((resolve) => server.once('close', resolve))
    if (server.exitCode === null && server.kill('SIGTERM')) await closed
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    process.env.SAATHI_URL = await addressOf(server)
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

/** Waits for the line that says where the server listens. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const hear = (text: Buffer) => {
      said += text
      const address = /ready at (http:\/\/\S+)/.exec(said)?.[1]
      if (address) resolve(address)
    }
    server.stdout?.on('data', hear)
    server.stderr?.on('data', hear)
    server.once('error', reject)
    server.once('close', (code) => reject(new Error(`The server ended with ${code} before it was ready:\n${said}`)))
  })
}
