import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { isRunning } from '../../scripts/lock.mjs'
import { setUp } from '../../scripts/setup.mjs'
import { built, cloneInto, databaseIn, until, useProcesses } from '../process.ts'

const { launch, folder, usedDataDir, failedStart } = useProcesses()
// Each test starts the server, some of them twice, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 })
// Already done by `npm test`; needed if this file runs alone.
beforeAll(setUp, 900_000)

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  )

/** Sends a request in two halves, with a pause in between. */
function slowRequest(address: string) {
  const body = JSON.stringify({ email: 'asha@example.com' })
  const headers = { 'content-type': 'application/json', 'content-length': body.length }
  const request = http.request(`${address}/api/auth/send-verification-code`, { method: 'POST', headers })
  const answer = new Promise<http.IncomingMessage>((resolve, reject) => {
    request.once('response', (response) => resolve(response.resume())).once('error', reject)
  })
  request.write(body.slice(0, 10))
  return { answer, finish: () => request.end(body.slice(10)) }
}

describe('the first start', () => {
  test('an empty folder: a database is created, the banner names everything, and the next start is quick', async () => {
    const dataDir = path.join(folder(), 'data')
    const first = launch({ env: { DATA_DIR: dataDir, DEMO: '' } })
    const address = await first.ready()
    expect(await statusOf(`${address}/readyz`)).toBe(200)
    expect(await statusOf(`${address}/api/packages`)).toBe(200)
    expect(first.output).toContain('embedded PostgreSQL 18 at 127.0.0.1:')
    expect(first.output).toContain(`data in ${dataDir}/postgres`)
    expect(await first.stop()).toBe(0)

    const second = launch({ env: { DATA_DIR: dataDir, DEMO: '' } })
    await second.ready()
    const took = (output: string) => /in ([\d.]+) s/.exec(output)?.[1]
    console.log(`Ready in ${took(first.output)} s in an empty folder, in ${took(second.output)} s in a used one`)
    expect(await second.stop('SIGINT')).toBe(0)
  })
})

test('a database folder that was deleted: a signal during the start ends it cleanly, and the next one creates it, despite an old password file', async () => {
  const dataDir = await usedDataDir()
  fs.rmSync(path.join(dataDir, 'postgres'), { recursive: true })
  const saathi = launch({ env: { DATA_DIR: dataDir } })
  await until('the start to begin', () => fs.existsSync(path.join(dataDir, 'saathi.lock')))
  expect(await saathi.stop('SIGTERM')).toBe(0)
  expect(fs.readdirSync(dataDir)).not.toContain('saathi.lock')
  const again = launch({ env: { DATA_DIR: dataDir } })
  expect(await statusOf(`${await again.ready()}/readyz`)).toBe(200)
})

describe('shutdown', () => {
  test('a second Ctrl-C: running requests are still answered, and the database ends last', async () => {
    const dataDir = await usedDataDir()
    const saathi = launch({ env: { DATA_DIR: dataDir } })
    const address = await saathi.ready()
    const { pid } = databaseIn(dataDir)
    const slow = slowRequest(address)
    await until('the request to arrive', async () => (await statusOf(`${address}/healthz`)) === 200)

    saathi.signal('SIGINT')
    await until('the port to be closed', async () => (await statusOf(`${address}/healthz`)) === 0)
    saathi.signal('SIGINT')
    await sleep(300) // a wrong end of the database would take a moment
    expect(isRunning(pid)).toBe(true)
    slow.finish()
    const { statusCode, headers } = await slow.answer
    expect(statusCode).toBe(200)
    expect(headers.connection).toBe('close')
    expect(await saathi.ended).toBe(0)
    expect(isRunning(pid)).toBe(false)
  })
})

/** Writes numbers, one statement each, until it is cut off. @returns the acknowledged ones */
async function writeUntilCut(url: string, cut: () => void): Promise<number[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 5 })
  await sql`create table if not exists kept (n int primary key)`
  const acknowledged: number[] = []
  try {
    for (let n = 0; ; n += 1) {
      await sql`insert into kept values (${n})`
      acknowledged.push(n)
      if (n === 200) cut()
    }
  } catch {
    return acknowledged
  } finally {
    await sql.end({ timeout: 1 })
  }
}

async function numbersIn(url: string, table: 'kept' | 'left_over'): Promise<number[]> {
  const sql = postgres(url, { max: 1 })
  const rows = await sql<{ n: number }[]>`select n from ${sql(table)} order by n`
  await sql.end()
  return rows.map(({ n }) => n)
}

describe('kill -9', () => {
  test('of the server, then of it and its database during writes: the next start ends an orphan, and no acknowledged write is lost', async () => {
    const dataDir = await usedDataDir()
    const first = launch({ env: { DATA_DIR: dataDir } })
    await first.ready()
    const left = databaseIn(dataDir)
    const sql = postgres(left.url, { max: 1, onnotice: () => {} })
    await sql`create table left_over as select generate_series(1, 1000) n`
    await sql.end()
    expect(await first.stop('SIGKILL')).toBe(null)
    expect(isRunning(left.pid)).toBe(true)

    const second = launch({ env: { DATA_DIR: dataDir } })
    await second.ready()
    expect(second.output).toContain('Stopped the database that an earlier run had left behind.')
    expect(isRunning(left.pid)).toBe(false)
    const { pid, url } = databaseIn(dataDir)
    expect(await numbersIn(url, 'left_over')).toHaveLength(1000)

    const acknowledged = await writeUntilCut(url, () => {
      second.signal('SIGKILL')
      process.kill(pid, 'SIGKILL')
    })
    const third = launch({ env: { DATA_DIR: dataDir } })
    await third.ready()
    expect(await numbersIn(databaseIn(dataDir).url, 'kept')).toEqual(expect.arrayContaining(acknowledged))
  })

  test('and a reboot: another process with the database’s old pid is not touched, and a second server on the data is refused', async () => {
    const dataDir = await usedDataDir()
    const cluster = path.join(dataDir, 'postgres')
    const note = [process.pid, cluster, 1, 5432, '', '127.0.0.1', '1 1', 'ready   ', ''].join('\n')
    fs.writeFileSync(path.join(cluster, 'postmaster.pid'), note)
    const saathi = launch({ env: { DATA_DIR: dataDir } })
    const address = await saathi.ready()
    const { code, lines } = await failedStart({ env: { DATA_DIR: dataDir } })
    expect(lines).toEqual([expect.stringMatching(/already runs on DATA_DIR .*\(process \d+\): stop it, or choose/)])
    expect(code).toBe(1)
    expect(await statusOf(`${address}/readyz`)).toBe(200)
    expect(await saathi.stop()).toBe(0)
  })

  test('of its database: the server is not ready, recovers, and the data is complete', async () => {
    const dataDir = await usedDataDir()
    const saathi = launch({ env: { DATA_DIR: dataDir } })
    const address = await saathi.ready()
    const { pid, url } = databaseIn(dataDir)
    const statuses: number[] = []
    const watched = until('readiness to fail and recover', async () => {
      statuses.push(await statusOf(`${address}/readyz`))
      return statuses.includes(503) && statuses.at(-1) === 200
    })
    const acknowledged = await writeUntilCut(url, () => process.kill(pid, 'SIGKILL'))
    await watched
    expect(saathi.output).toContain('The database ended by itself (SIGKILL); starting it again.')
    expect(await numbersIn(databaseIn(dataDir).url, 'kept')).toEqual(expect.arrayContaining(acknowledged))
    expect(await saathi.stop()).toBe(0)
  })
})

describe('a failed start: one line with the cause', () => {
  const takenPort = () =>
    new Promise<net.Server>((resolve) => {
      const server = net.createServer().listen(0, '127.0.0.1', () => resolve(server))
    })

  test('a busy port', async () => {
    const neighbour = await takenPort()
    const { port } = neighbour.address() as net.AddressInfo
    const { code, lines } = await failedStart({ env: { DATA_DIR: await usedDataDir(), PORT: String(port) } })
    neighbour.close()
    expect(lines).toEqual([
      `Saathi cannot start: Port ${port} is busy: stop what uses it, or choose another, such as PORT=${port + 1}.`,
    ])
    expect(code).toBe(1)
  })

  const unreachable = 'postgres://saathi:secret@127.0.0.1:1/saathi'
  test.for([
    ['invalid variables', { PORT: 'eighty', LOG_LEVEL: 'loud' }, /PORT must be .*"eighty"; LOG_LEVEL must be/],
    ['a data folder that is a file', { DATA_DIR: import.meta.filename }, /process\.test\.ts is a file, not a folder/],
    [
      'production without its services',
      { NODE_ENV: 'production' },
      /DATABASE_URL, FIREBASE_PROJECT_ID, FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN, .*, SMTP_URL/,
    ],
    ['an unreachable database', { DATABASE_URL: unreachable }, /127\.0\.0\.1:1\/saathi of DATABASE_URL cannot/],
  ] as const)('%s', async ([, env, sentence]) => {
    const { code, lines } = await failedStart({ env })
    expect(lines).toEqual([expect.stringMatching(sentence)])
    expect(lines[0]).not.toContain('secret')
    expect(code).toBe(1)
  })

  test('a Node that is too old', async () => {
    const old = 'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "18.20.4" } })'
    const { code, lines } = await failedStart({ node: ['--import', `data:text/javascript,${old}`] })
    expect(lines).toEqual(['Saathi needs Node 20.19 or newer, and this is 18.20.4: see https://nodejs.org.'])
    expect(code).toBe(1)
  })
})

/** An unprivileged user, if that user can read this clone and run Node. */
function ordinaryUser(): { uid: number; gid: number } | null {
  const [uid, gid] = ['-u', '-g'].map((what) => Number(spawnSync('id', [what, 'nobody'], { encoding: 'utf8' }).stdout))
  const user = { uid: uid ?? 65_534, gid: gid ?? 65_534 }
  const canRun = spawnSync(process.execPath, ['-e', `fs.accessSync('${built}')`], user).status === 0
  return canRun ? user : null
}

const isRoot = process.getuid?.() === 0
const ordinary = isRoot ? ordinaryUser() : null

// These two tests need root; for other users the whole suite covers this.
if (isRoot)
  test('root in a clone that other users cannot enter: database and data are placed elsewhere', async () => {
    const closed = folder(0o700)
    const script = cloneInto(closed)
    const dataDir = path.join(closed, 'data')
    const first = launch({ script, env: { DATA_DIR: dataDir } })
    expect(await statusOf(`${await first.ready()}/readyz`)).toBe(200)
    expect(first.output).toMatch(/data in \/var\/lib\/saathi\/data-\w+, since user \w+ cannot enter /)
    expect(first.output).toMatch(/PostgreSQL itself in \/var\/lib\/saathi\/postgresql-[\w.-]+\/bin, where user \w+ can/)
    expect(await first.stop()).toBe(0)
    const again = launch({ script, env: { DATA_DIR: dataDir } })
    expect(await statusOf(`${await again.ready()}/readyz`)).toBe(200)
  })

if (ordinary)
  test('an ordinary user’s data: can be used by that user and by root in turn', async () => {
    const dataDir = path.join(folder(0o777), 'data')
    for (const as of [ordinary, undefined, ordinary]) {
      const saathi = launch({ script: built, env: { DATA_DIR: dataDir }, as })
      expect(await statusOf(`${await saathi.ready()}/readyz`)).toBe(200)
      expect(await saathi.stop()).toBe(0)
      expect(fs.statSync(path.join(dataDir, 'postgres')).uid).toBe(ordinary.uid)
    }
  })
