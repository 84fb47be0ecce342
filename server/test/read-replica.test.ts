import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import type { Deps } from '../src/context.ts'
import { connectDb } from '../src/db/client.ts'
import { migrate } from '../src/db/migrate.ts'
import { createReadReplica, type ReadReplica } from '../src/db/replica.ts'
import { importPackages } from '../src/db/seed/import-packages.ts'
import { catalogueCache } from '../src/features/packages/queries/packages.ts'
import { testDeps } from './app.ts'
import type { TestDb } from './db.ts'
import { aPackage } from './make.ts'
import { makePerson } from './people.ts'
import { openSql } from './sql.ts'
import { openPair, type Pair } from './standby.ts'

const HAMPI = aPackage({ slug: 'hampi', price: 100 })
const PATIENCE = { timeout: 30_000 }

let pair: Pair
let own: TestDb
let reads: ReadReplica
let testApp: { app: FastifyInstance; deps: Deps }
let admin: ReturnType<typeof openSql>
const logLines: string[] = []
beforeAll(async () => {
  pair = await openPair()
  await migrate(pair.primary)
  await importPackages(pair.primary, [HAMPI])
  const connect: TestDb['connect'] = (options) => connectDb(pair.primary, options)
  own = { ...connect(), connect, url: pair.primary, sql: openSql(pair.primary) }
  reads = createReadReplica({ primary: own, url: pair.replica, log: (line) => logLines.push(line), pollMs: 300 })
  const deps = testDeps(own, { reads })
  testApp = { deps, app: await buildApp(deps) }
  admin = openSql(pair.replicaAdmin)
}, 120_000)
afterAll(async () => {
  await testApp?.app.close()
  await testApp?.deps.realtime.stop()
  await reads?.stop()
  await admin?.end({ timeout: 1 })
  await own?.sql.end({ timeout: 1 })
  await own?.close(100)
  await pair?.close()
}, 60_000)

const isReplicaRead = () => reads.db() !== own.db
/** The price in a response that is read now, not cached. */
const cost = async (token?: string) => {
  for (const db of [own.db, reads.db()]) catalogueCache(db).clear()
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const answer = await testApp.app.inject({ url: '/api/packages', headers })
  expect(answer.statusCode).toBe(200)
  return answer.json()[0].price
}
const setPrice = (price: number) => importPackages(pair.primary, [{ ...HAMPI, price }])

test('anonymous requests: read from the replica, and signed-in ones from the primary', async () => {
  await expect.poll(isReplicaRead, PATIENCE).toBe(true)
  const asha = await makePerson(testApp, own, 'Asha')
  // The last query of each connection of the replica: the list, or the lag check if that came after it.
  const replicaQueries = () =>
    admin`select query from pg_stat_activity where application_name = 'saathi' and query ~ 'packages'`
  expect(await cost(asha.token)).toBe(100)
  expect(await replicaQueries()).toHaveLength(0)
  const publicly = async () => [await cost(), (await replicaQueries()).length]
  await expect.poll(publicly, PATIENCE).toEqual([100, 1])
})

test('a user’s own write: is visible to them at once, whatever the lag of the replica', async () => {
  const mina = await makePerson(testApp, own, 'Mina')
  await admin`select pg_wal_replay_pause()`
  for (let times = 0; times < 20; times += 1) {
    await mina.api.social.update({ bio: `Trains, ${times}` })
    expect((await mina.api.social.me()).bio).toBe(`Trains, ${times}`)
    await setPrice(200 + times)
    expect(await cost(mina.token)).toBe(200 + times)
  }
  await admin`select pg_wal_replay_resume()`
})

test('a lagging replica: is not used until it has caught up, and no request fails', async () => {
  await expect.poll(isReplicaRead, PATIENCE).toBe(true)
  await admin`select pg_wal_replay_pause()`
  await setPrice(300)
  await expect.poll(() => cost(), PATIENCE).toBe(300)
  expect(isReplicaRead()).toBe(false)
  expect(logLines.at(-1)).toBe('Public reads go to the database, since the replica is behind.')
  await admin`select pg_wal_replay_resume()`
  await expect.poll(isReplicaRead, PATIENCE).toBe(true)
  expect(await cost()).toBe(300)
})

test('a replica that stops: no request fails', async () => {
  await expect.poll(isReplicaRead, PATIENCE).toBe(true)
  const stopping = pair.stopReplica()
  for (let times = 0; times < 200; times += 1) expect(await cost()).toBe(300)
  await stopping
  expect(await cost()).toBe(300)
  await expect.poll(isReplicaRead, PATIENCE).toBe(false)
  expect(logLines.at(-1)).toBe('Public reads go to the database, since the replica does not answer.')
})
