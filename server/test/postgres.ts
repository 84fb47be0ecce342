import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { INITDB } from '../src/embedded/postgres/cluster.ts'
import { startPostgres } from '../src/embedded/postgres.ts'

export type TestServer = {
  /** A description, for the first line of a run. */
  what: string
  url: (database: string) => string
  close: () => Promise<void>
}

type Options = {
  /** Every commit is forced to disk, as in production; for measurements. */
  durable?: boolean
  /** Each statement is planned once a connection; not for measurements. */
  planOnce?: boolean
}

/**
 * The Postgres server of the tests: TEST_DATABASE_URL, else a container if Docker responds, else an embedded one. With
 * TEST_POSTGRES_IMAGE set, the container is required.
 */
export async function openTestServer({ durable = false, planOnce = false }: Options = {}): Promise<TestServer> {
  const { TEST_DATABASE_URL: given, TEST_POSTGRES_IMAGE: image } = process.env
  const settings = [...SHARED, ...(durable ? [] : QUICK), ...(planOnce ? PLAN_ONCE : [])]
  if (given) return atUrl(given)
  if (image) return contained(image, settings)
  if (!(await dockerResponds())) return embedded(settings)
  return contained('postgres:18', settings).catch(async (error) => {
    const why = String(error instanceof Error ? error.message : error).split('\n')[0]
    const server = await embedded(settings)
    return { ...server, what: `${server.what} (Docker answers, but postgres:18 did not start: ${why})` }
  })
}

function atUrl(given: string): TestServer {
  return {
    what: 'TEST_DATABASE_URL',
    url: (database) => Object.assign(new URL(given), { pathname: `/${database}` }).href,
    close: async () => {},
  }
}

const SHARED = ['max_connections=200']

/** Fast settings for disposable data, which is never forced to disk. */
const QUICK = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/**
 * By default Postgres plans a prepared statement anew for each of its first five runs on a connection, and most tests run
 * it no oftener.
 */
const PLAN_ONCE = ['plan_cache_mode=force_generic_plan']

const flags = (settings: string[]) => settings.flatMap((setting) => ['-c', setting])

/** The sockets on which Docker may listen. */
function dockerSockets(): http.RequestOptions[] {
  const given = process.env.DOCKER_HOST
  if (given) {
    const { protocol, hostname, port, pathname } = new URL(given)
    return [protocol === 'unix:' ? { socketPath: pathname } : { host: hostname, port }]
  }
  const run = process.env.XDG_RUNTIME_DIR ?? `/run/user/${process.getuid?.()}`
  const sockets = ['/var/run', run, path.join(os.homedir(), '.docker/run'), path.join(os.homedir(), '.docker/desktop')]
  return sockets.map((folder) => ({ socketPath: path.join(folder, 'docker.sock') }))
}

/** Checked before testcontainers is loaded, which is slow. */
export async function dockerResponds(): Promise<boolean> {
  const ping = (where: http.RequestOptions) =>
    new Promise<boolean>((resolve) => {
      const request = http.get({ ...where, path: '/_ping', timeout: 1_500 }, (answer) => {
        answer.resume()
        resolve(true) // also if it requires TLS, which testcontainers supports
      })
      request.on('timeout', () => request.destroy())
      request.on('error', () => resolve(false))
    })
  return (await Promise.all(dockerSockets().map(ping))).includes(true)
}

async function contained(image: string, settings: string[]): Promise<TestServer> {
  const { PostgreSqlContainer } = await import('@testcontainers/postgresql')
  const container = await new PostgreSqlContainer(image)
    .withUsername('saathi')
    .withPassword('saathi')
    .withDatabase('postgres')
    .withEnvironment({ POSTGRES_INITDB_ARGS: ['--no-sync', ...INITDB].join(' ') })
    .withCommand(['postgres', ...flags(settings)])
    .start()
  return {
    what: `testcontainers, ${image}`,
    url: (database) => Object.assign(new URL(container.getConnectionUri()), { pathname: `/${database}` }).href,
    close: async () => {
      await container.stop()
    },
  }
}

/** An embedded server with more settings, and the file of its log. */
export async function openLoggingServer(settings: string[]): Promise<TestServer & { logFile: string }> {
  return embedded([...SHARED, ...QUICK, ...settings])
}

async function embedded(settings: string[]): Promise<TestServer & { logFile: string }> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'saathi-test-'))
  fs.chmodSync(folder, 0o755) // for root the server runs as another user, who must be able to enter
  const server = await startPostgres({ dataDir: folder, settings })
  return {
    what: 'embedded',
    logFile: path.join(folder, 'postgres.log'),
    url: (database) => Object.assign(new URL(server.url), { pathname: `/${database}` }).href,
    close: async () => {
      await server.stop()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
