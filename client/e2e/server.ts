import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

const main = path.resolve(import.meta.dirname, '../../server/dist/main.js')

/** All tests share one IP address, and many create an account. */
const LIMITS = {
  LIMIT_CODES_PER_IP: '9999/hour',
  LIMIT_REGISTRATIONS_PER_IP: '9999/hour',
  LIMIT_ENQUIRIES_PER_IP: '9999/hour',
  LIMIT_CHAT_MESSAGES: '9999/hour',
}

/**
 * Starts the built server on a free port with a temporary data folder, and stops it after the tests. When SAATHI_URL is
 * set, the tests use that running server instead.
 */
export default async function globalSetup() {
  if (process.env.SAATHI_URL) return
  const { address, database, dataDir, stop } = await startServer({
    IMAGE_HOSTS: 'https://pictures.example',
    PUSH_HOSTS: 'push.invalid',
  })
  const password = (await readFile(path.join(dataDir, 'postgres.password'), 'utf8')).trim()
  process.env.SAATHI_URL = address
  process.env.SAATHI_DATABASE_URL = `postgres://saathi:${password}@${database}/saathi`
  return stop
}

/** Starts the built server with these settings. `stop` also deletes its data folder. */
export async function startServer(settings: Record<string, string>) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'saathi-e2e-'))
  await chmod(dataDir, 0o711) // as root the database runs as another user, who must get in
  const { DATABASE_URL, FIREBASE_PROJECT_ID, SMTP_URL, RECOMMEND_URL, NODE_ENV, ...inherited } = process.env
  const server = spawn(process.execPath, [main], {
    env: { ...inherited, ...LIMITS, PORT: '0', DATA_DIR: dataDir, ...settings },
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
    return { ...(await readyLine(server, 'DATABASE_URL' in settings)), dataDir, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Waits for the log lines with the addresses of the server and of the database that it started. */
function readyLine(server: ChildProcess, withoutDatabase: boolean): Promise<{ address: string; database: string }> {
  return new Promise((resolve, reject) => {
    let output = ''
    const onOutput = (text: Buffer) => {
      output += text
      const address = /ready at (http:\/\/\S+)/.exec(output)?.[1]
      const database = /PostgreSQL \d+ at (\S+),/.exec(output)?.[1] ?? ''
      if (address && (database || withoutDatabase)) resolve({ address, database })
    }
    server.stdout?.on('data', onOutput)
    server.stderr?.on('data', onOutput)
    server.once('error', reject)
    server.once('close', (code) => reject(new Error(`The server ended with ${code} before it was ready:\n${output}`)))
  })
}
