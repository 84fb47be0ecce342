import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { isRunning } from '../scripts/lock.mjs'
import { setUp } from '../scripts/setup.mjs'
import { built, cloneInto, databaseIn, until, useProcesses } from './process.ts'

const { launch, folder, usedDataDir, refusal } = useProcesses()
// Each story starts Saathi anew, some of them twice: seconds on an idle machine, and more on a busy one.
vi.setConfig({ testTimeout: 120_000 })
// What npm test has done already; for whoever runs this file alone.
beforeAll(setUp, 900_000)

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  )

/** A request whose body comes in two halves, with all the time in the world between them. */
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

describe('a first start in an empty folder', () => {
  test('makes a database, says where everything is, and the next start is quick', async () => {
    const dataDir = path.join(folder(), 'data')
    const first = launch({ env: { DATA_DIR: dataDir, DEMO: '' } })
    const address = await first.ready()
    expect(await statusOf(`${address}/readyz`)).toBe(200)
    expect(await statusOf(`${address}/api/packages`)).toBe(200)
    expect(first.said).toContain('embedded PostgreSQL 18 at 127.0.0.1:')
    expect(first.said).toContain(`data in ${dataDir}/postgres`)
    expect(await first.stop()).toBe(0)

    const second = launch({ env: { DATA_DIR: dataDir, DEMO: '' } })
    await second.ready()
    const took = (said: string) => /in ([\d.]+) s/.exec(said)?.[1]
    console.log(`Ready in ${took(first.said)} s in an empty folder, in ${took(second.said)} s in a used one`)
    expect(await second.stop('SIGINT')).toBe(0)
  })
})

test('a database removed by hand is made anew, whatever password was left of the old one', async () => {
  const dataDir = await usedDataDir()
  fs.rmSync(path.join(dataDir, 'postgres'), { recursive: true })
  const saathi = launch({ env: { DATA_DIR: dataDir } })
  expect(await statusOf(`${await saathi.ready()}/readyz`)).toBe(200)
})

describe('a stop', () => {
  test('answers what was asked, takes no second Ctrl-C for more, and ends the database last', async () => {
    const dataDir = await usedDataDir()
    const saathi = launch({ env: { DATA_DIR: dataDir } })
    const address = await saathi.ready()
    const { pid } = databaseIn(dataDir)
    const slow = slowRequest(address)
    await until('the request to arrive', async () => (await statusOf(`${address}/healthz`)) === 200)

    saathi.signal('SIGINT')
    await until('the door to be closed', async () => (await statusOf(`${address}/healthz`)) === 0)
    saathi.signal('SIGINT')
    await sleep(300)
    expect(isRunning(pid)).toBe(true)
    slow.finish()
    const { statusCode, headers } = await slow.answer
    expect(statusCode).toBe(200)
    expect(headers.connection).toBe('close')
    expect(await saathi.ended).toBe(0)
    expect(isRunning(pid)).toBe(false)
  })

  test('also when it comes in the middle of the start', async () => {
    const dataDir = path.join(folder(), 'data')
    const saathi = launch({ env: { DATA_DIR: dataDir } })
    await until('the start to begin', () => fs.existsSync(path.join(dataDir, 'saathi.lock')))
    expect(await saathi.stop('SIGTERM')).toBe(0)
    expect(fs.readdirSync(dataDir)).not.toContain('saathi.lock')
    const again = launch({ env: { DATA_DIR: dataDir } })
    expect(await statusOf(`${await again.ready()}/readyz`)).toBe(200)
  })
})

/** Writes numbers, one statement each, until it is cut off. @returns those that were acknowledged */
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

async function keptIn(url: string): Promise<number[]> {
  const sql = postgres(url, { max: 1 })
  const rows = await sql<{ n: number }[]>`select n from kept order by n`
  await sql.end()
  return rows.map(({ n }) => n)
}

describe('after kill -9', () => {
  test('of Saathi, the next start ends the database left behind and finds the data whole', async () => {
    const dataDir = await usedDataDir()
    const first = launch({ env: { DATA_DIR: dataDir } })
    await first.ready()
    const left = databaseIn(dataDir)
    const sql = postgres(left.url, { max: 1, onnotice: () => {} })
    await sql`create table kept as select generate_series(1, 1000) n`
    await sql.end()
    expect(await first.stop('SIGKILL')).toBe(null)
    expect(isRunning(left.pid)).toBe(true)

    const second = launch({ env: { DATA_DIR: dataDir } })
    await second.ready()
    expect(second.said).toContain('Stopped the database that an earlier run had left behind.')
    expect(isRunning(left.pid)).toBe(false)
    expect(await keptIn(databaseIn(dataDir).url)).toHaveLength(1000)
  })

  test('of Saathi and its database in the middle of writes, nothing acknowledged is lost', async () => {
    const dataDir = await usedDataDir()
    const first = launch({ env: { DATA_DIR: dataDir } })
    await first.ready()
    const { pid, url } = databaseIn(dataDir)
    const acknowledged = await writeUntilCut(url, () => {
      first.signal('SIGKILL')
      process.kill(pid, 'SIGKILL')
    })

    const second = launch({ env: { DATA_DIR: dataDir } })
    await second.ready()
    expect(await keptIn(databaseIn(dataDir).url)).toEqual(expect.arrayContaining(acknowledged))
  })

  test('and a reboot, another process that got the number of the database is left alone', async () => {
    const dataDir = await usedDataDir()
    const cluster = path.join(dataDir, 'postgres')
    const note = [process.pid, cluster, 1, 5432, '', '127.0.0.1', '1 1', 'ready   ', ''].join('\n')
    fs.writeFileSync(path.join(cluster, 'postmaster.pid'), note)
    const saathi = launch({ env: { DATA_DIR: dataDir } })
    expect(await statusOf(`${await saathi.ready()}/readyz`)).toBe(200)
    expect(await saathi.stop()).toBe(0)
  })

  test('of its database, Saathi says that it is not ready, and soon is again with the data whole', async () => {
    const dataDir = await usedDataDir()
    const saathi = launch({ env: { DATA_DIR: dataDir } })
    const address = await saathi.ready()
    const { pid, url } = databaseIn(dataDir)
    const statuses: number[] = []
    const watched = until('readiness to go and come back', async () => {
      statuses.push(await statusOf(`${address}/readyz`))
      return statuses.includes(503) && statuses.at(-1) === 200
    })
    const acknowledged = await writeUntilCut(url, () => process.kill(pid, 'SIGKILL'))
    await watched
    expect(saathi.said).toContain('The database ended by itself (SIGKILL); starting it again.')
    expect(await keptIn(databaseIn(dataDir).url)).toEqual(expect.arrayContaining(acknowledged))
    expect(await saathi.stop()).toBe(0)
  })
})

describe('what stands in the way is told in one line', () => {
  const takenPort = () =>
    new Promise<net.Server>((resolve) => {
      const server = net.createServer().listen(0, '127.0.0.1', () => resolve(server))
    })

  test('a busy port', async () => {
    const neighbour = await takenPort()
    const { port } = neighbour.address() as net.AddressInfo
    const { code, lines } = await refusal({ env: { DATA_DIR: await usedDataDir(), PORT: String(port) } })
    neighbour.close()
    expect(lines).toEqual([
      `Saathi cannot start: Port ${port} is busy: stop what uses it, or choose another, such as PORT=${port + 1}.`,
    ])
    expect(code).toBe(1)
  })

  test('a second start over the same data', async () => {
    const dataDir = await usedDataDir()
    await launch({ env: { DATA_DIR: dataDir } }).ready()
    const { code, lines } = await refusal({ env: { DATA_DIR: dataDir } })
    expect(lines).toEqual([expect.stringMatching(/already runs on DATA_DIR .*\(process \d+\): stop it, or choose/)])
    expect(code).toBe(1)
  })

  const unreachable = 'postgres://saathi:secret@127.0.0.1:1/saathi'
  test.for([
    ['variables that are wrong', { PORT: 'eighty', LOG_LEVEL: 'loud' }, /PORT must be .*"eighty"; LOG_LEVEL must be/],
    ['a data folder that is a file', { DATA_DIR: import.meta.filename }, /process\.test\.ts is a file, not a folder/],
    [
      'production without its services',
      { NODE_ENV: 'production' },
      /DATABASE_URL, FIREBASE_PROJECT_ID, FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN, .*, SMTP_URL/,
    ],
    ['a database that is not there', { DATABASE_URL: unreachable }, /127\.0\.0\.1:1\/saathi of DATABASE_URL cannot/],
  ] as const)('%s', async ([, env, sentence]) => {
    const { code, lines } = await refusal({ env })
    expect(lines).toEqual([expect.stringMatching(sentence)])
    expect(lines[0]).not.toContain('secret')
    expect(code).toBe(1)
  })

  test('a Node that is too old', async () => {
    const old = 'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "18.20.4" } })'
    const { code, lines } = await refusal({ node: ['--import', `data:text/javascript,${old}`] })
    expect(lines).toEqual(['Saathi needs Node 20.19 or newer, and this is 18.20.4: see https://nodejs.org.'])
    expect(code).toBe(1)
  })
})

/** The user of fewest rights, if that user may look into this clone and run Node. */
function ordinaryUser(): { uid: number; gid: number } | null {
  const [uid, gid] = ['-u', '-g'].map((what) => Number(spawnSync('id', [what, 'nobody'], { encoding: 'utf8' }).stdout))
  const user = { uid: uid ?? 65_534, gid: gid ?? 65_534 }
  const canRun = spawnSync(process.execPath, ['-e', `fs.accessSync('${built}')`], user).status === 0
  return canRun ? user : null
}

const isRoot = process.getuid?.() === 0
const ordinary = isRoot ? ordinaryUser() : null

// Only root can try these two: for anybody else the suite as a whole is the proof.
if (isRoot)
  test('root starts from a clone that nobody else may enter: its database and data stand where they can', async () => {
    const closed = folder(0o700)
    const script = cloneInto(closed)
    const dataDir = path.join(closed, 'data')
    const first = launch({ script, env: { DATA_DIR: dataDir } })
    expect(await statusOf(`${await first.ready()}/readyz`)).toBe(200)
    expect(first.said).toMatch(/data in \/var\/lib\/saathi\/data-\w+, since user \w+ cannot enter /)
    expect(first.said).toMatch(/PostgreSQL itself in \/var\/lib\/saathi\/postgresql-[\w.-]+\/bin, where user \w+ can/)
    expect(await first.stop()).toBe(0)
    const again = launch({ script, env: { DATA_DIR: dataDir } })
    expect(await statusOf(`${await again.ready()}/readyz`)).toBe(200)
  })

if (ordinary)
  test('an ordinary user starts over data of their own, and root may serve them in between', async () => {
    const dataDir = path.join(folder(0o777), 'data')
    for (const as of [ordinary, undefined, ordinary]) {
      const saathi = launch({ script: built, env: { DATA_DIR: dataDir }, as })
      expect(await statusOf(`${await saathi.ready()}/readyz`)).toBe(200)
      expect(await saathi.stop()).toBe(0)
      expect(fs.statSync(path.join(dataDir, 'postgres')).uid).toBe(ordinary.uid)
    }
  })
