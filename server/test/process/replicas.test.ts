import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LoadBalancer, openLoadBalancer } from '../../../tools/faults/load-balancer.ts'
import { type Group, registerGroup } from '../../../tools/faults/people.ts'
import { rollingRestarts } from '../../../tools/faults/rolling.ts'
import type { ServerProcess } from '../../../tools/faults/server-process.ts'
import { openSite, type Site } from '../../../tools/faults/site.ts'
import { setUp } from '../../scripts/setup.mjs'
import { knownMigrations } from '../../src/db/migrations.ts'
import { openSql } from '../sql.ts'
import { Browser } from '../stream.ts'

// Two processes of the built server, started concurrently on an empty database.
let site: Site
let balancer: LoadBalancer
let group: Group
let [one, other]: ServerProcess[] = []
let sql: ReturnType<typeof openSql>
beforeAll(async () => {
  await setUp()
  site = await openSite({ servers: 2, env: { LIMIT_ENQUIRIES_PER_ADDRESS: '3/hour' } })
  ;[one, other] = site.servers
  sql = openSql(site.url)
  balancer = await openLoadBalancer(site.servers)
  group = await registerGroup(balancer.url, site.url, 4)
}, 900_000)
afterAll(async () => {
  await balancer?.close()
  await sql?.end()
  await site?.close()
}, 60_000)

const post = (server: ServerProcess | undefined, path: string, payload: object, token?: string) =>
  fetch(`${server?.url}${path}`, {
    method: 'POST',
    body: JSON.stringify(payload),
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  })

describe('two servers on one database', { timeout: 120_000 }, () => {
  test('starting at once: the database is migrated once and the catalogue imported once', async () => {
    const [counted] = await sql`
      select (select count(*)::int from drizzle.__drizzle_migrations) as applied,
        (select count(*) = count(distinct slug) and count(*) > 0 from packages) as once`
    expect(counted).toEqual({ applied: knownMigrations(), once: true })
  })

  test('a message sent through one server reaches a stream on the other', async () => {
    const [asha, ravi] = group.people
    const browser = await new Browser(one?.url ?? '', asha?.token ?? '').connect()
    for (const text of ['Platform 4?', 'By the tea stall.']) {
      const draft = { userId: asha?.id, text, key: randomUUID() }
      expect((await post(other, '/trpc/messages.send', draft, ravi?.token)).status).toBe(200)
    }
    const received = () => browser.of('message').map(({ message }) => message.text)
    await expect.poll(received, { timeout: 10_000 }).toEqual(['Platform 4?', 'By the tea stall.'])
    await browser.drop()
  })

  test('a token works on both servers', async () => {
    for (const { id, token } of group.people)
      for (const server of site.servers) {
        const answer = await fetch(`${server.url}/api/users/profile`, { headers: { authorization: `Bearer ${token}` } })
        expect(await answer.json()).toMatchObject({ _id: id })
      }
  })

  test('rate limits are counted across both servers', async () => {
    const form = { name: 'Mina', email: 'mina@example.in', phone: '98200 00000', message: 'Hello' }
    const statuses: number[] = []
    for (let times = 0; times < 3; times += 1)
      for (const server of site.servers) statuses.push((await post(server, '/api/contact', form)).status)
    expect(statuses.sort()).toEqual([200, 200, 200, 429, 429, 429])
  })

  test('a change of the catalogue: both show it, under one ETag', async () => {
    const prices = async (server: ServerProcess) => {
      const answer = await fetch(`${server.url}/api/packages?limit=1`)
      const [first] = (await answer.json()) as { _id: string; price: number }[]
      return { price: first?.price, tag: answer.headers.get('etag') }
    }
    const before = await Promise.all(site.servers.map(prices))
    expect(before[0]).toEqual(before[1])
    await sql`update packages set price = 4321 where id = (select id from packages order by id limit 1)`
    await expect
      .poll(async () => (await Promise.all(site.servers.map(prices))).map(({ price }) => price))
      .toEqual([4321, 4321])
    const after = await Promise.all(site.servers.map(prices))
    expect(after[0]).toEqual({ price: 4321, tag: expect.not.stringMatching(`^${before[0]?.tag}$`) })
    expect(after[0]).toEqual(after[1])
  })

  test('a database migrated by a newer version while they run: both stay ready', async () => {
    await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a newer version', 4000000000000)`
    expect(await Promise.all(site.servers.map((server) => server.isReady()))).toEqual([true, true])
    await sql`delete from drizzle.__drizzle_migrations where hash = 'of a newer version'`
  })

  test('restarting one after the other under load: no request fails', { timeout: 300_000 }, async () => {
    const { requests, restarts, failed, slowest } = await rollingRestarts(balancer, site.servers, group, 500, 2)
    console.log(`${requests} requests during ${restarts} restarts, the slowest ${Math.round(slowest)} ms`)
    expect(failed).toEqual([])
    expect(site.servers.flatMap(({ crashes }) => crashes)).toEqual([])
  })
})
