import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

const main = path.resolve(import.meta.dirname, '../../server/dist/main.js')

/**
 * Starts the built server on a free port with a temporary data folder, and stops it after the tests. When SAATHI_URL is
 * set, the tests use that running server instead.
 */
export default async function globalSetup() {
  if (process.env.SAATHI_URL) return
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'saathi-e2e-'))
  await chmod(dataDir, 0o711) // as root the database runs as another user, who must get in
  // All tests share one IP address, and many create an account.
  const limits = {
    LIMIT_CODES_PER_IP: '9999/hour',
    LIMIT_REGISTRATIONS_PER_IP: '9999/hour',
    LIMIT_ENQUIRIES_PER_IP: '9999/hour',
    LIMIT_CHAT_MESSAGES: '9999/hour',
  }
  const { DATABASE_URL, FIREBASE_PROJECT_ID, SMTP_URL, RECOMMEND_URL, NODE_ENV, ...inherited } = process.env
  const server = spawn(process.execPath, [main], {
    env: { ...inherited, ...limits, PORT: '0', DATA_DIR: dataDir, IMAGE_HOSTS: 'https://pictures.example' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const replyErrors: string[] = []
  const collect = (text: Buffer) => replyErrors.push(...(String(text).match(/^.*FST_ERR_(REP|SEND)_.*$/gm) ?? []))
  server.stdout.on('data', collect)
  server.stderr.on('data', collect)
  const stop = async () => {
    const closed = new Promise((resolve) => server.once('close', resolve))
    if (server.exitCode === null && server.kill('SIGTERM')) await closed
    await rm(dataDir, { recursive: true, force: true })
    if (replyErrors.length > 0)
      throw new Error(`The server logged replies that were sent twice:\n${replyErrors.join('\n')}`)
  }
  try {
    const { address, database } = await readyLine(server)
    const password = (await readFile(path.join(dataDir, 'postgres.password'), 'utf8')).trim()
    process.env.SAATHI_URL = address
    process.env.SAATHI_DATABASE_URL = `postgres://saathi:${password}@${database}/saathi`
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

/** Waits for the log lines with the addresses of server and database. */
function readyLine(server: ChildProcess): Promise<{ address: string; database: string }> {
  return new Promise((resolve, reject) => {
    let output = ''
    const onOutput = (text: Buffer) => {
      output += text
      const [, address, database] = /ready at (http:\/\/\S+)[\s\S]*PostgreSQL \d+ at (\S+),/.exec(output) ?? []
      if (address && database) resolve({ address, database })
    }
    server.stdout?.on('data', onOutput)
    server.stderr?.on('data', onOutput)
    server.once('error', reject)
    server.once('close', (code) => reject(new Error(`The server ended with ${code} before it was ready:\n${output}`)))
  })
}
