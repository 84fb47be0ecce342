import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LoadBalancer, openLoadBalancer } from '../../../tools/faults/load-balancer.ts'
import { type Group, registerGroup } from '../../../tools/faults/people.ts'
import { rollingRestarts } from '../../../tools/faults/rolling.ts'
import { openSite, type Site } from '../../../tools/faults/site.ts'
import { setUp } from '../../scripts/setup.mjs'
import { type Pooler, startPgBouncer } from '../pgbouncer.ts'
import { until } from '../process.ts'
import { openSql } from '../sql.ts'

/** The connections of a database in `startPgBouncer`, and those of eight servers without a pooler would be 80. */
const POOL_SIZE = 20
const SERVERS = 8

let databaseUrl: string
let pooler: Pooler
let site: Site
let balancer: LoadBalancer
let group: Group
let sql: ReturnType<typeof openSql>
beforeAll(async () => {
  await setUp()
  const pool = async (url: string) => {
    databaseUrl = url
    pooler = await startPgBouncer(url)
    return pooler.url(new URL(url).pathname.slice(1))
  }
  site = await openSite({ servers: SERVERS, pool })
  sql = openSql(site.url)
  balancer = await openLoadBalancer(site.servers)
  group = await registerGroup(balancer.url, site.url, 6)
}, 900_000)
afterAll(async () => {
  await balancer?.close()
  await sql?.end()
  await site?.close()
  await pooler?.stop()
}, 60_000)

const oversold = () => sql`
  select t.id from tours t join tour_participants p on p.tour_id = t.id group by t.id having count(*) > t.capacity`

describe('eight servers on one database through PgBouncer', { timeout: 300_000 }, () => {
  test('under load with restarts: no request fails, no seat is sold twice, and the pool is shared', async () => {
    let most = 0
    let done = false
    const watch = async () => {
      while (!done) {
        const [row] = await sql`select count(*)::int as n from pg_stat_activity where application_name = 'saathi'`
        most = Math.max(most, row?.n)
        await sleep(50)
      }
    }
    const load = rollingRestarts(balancer, site.servers.slice(0, 2), group, 1_500, 2).finally(() => {
      done = true
    })
    const [{ requests, slowest, failed }] = await Promise.all([load, watch()])
    console.log(`${requests} requests, the slowest ${Math.round(slowest)} ms, at most ${most} connections`)
    expect(failed).toEqual([])
    expect(await oversold()).toEqual([])
    expect(most).toBeGreaterThan(0)
    expect(most).toBeLessThanOrEqual(POOL_SIZE)
    expect(site.servers.flatMap(({ crashes }) => crashes)).toEqual([])
  })

  test('PgBouncer killed: calls answer 503 with Retry-After, and succeed once it is back', async () => {
    const headers = { authorization: `Bearer ${group.people[0]?.token}` }
    const call = () => fetch(`${balancer.url}/api/tours`, { headers })
    expect((await call()).status).toBe(200)
    await pooler.stop()
    const answers = await Promise.all(Array.from({ length: 40 }, call))
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([503])
    expect(answers.every(({ headers }) => headers.has('retry-after'))).toBe(true)
    pooler = await startPgBouncer(databaseUrl, pooler.port)
    await until('the servers to recover', async () => {
      const again = await Promise.all(Array.from({ length: SERVERS }, call))
      return again.every(({ status }) => status === 200)
    })
  })

  test('connections of PgBouncer cut during writes: the calls answer 200 or 503, and each seat counts once', async () => {
    const statuses = new Set<number>()
    const join = async (index: number) => {
      const person = group.people[index % group.people.length]
      const tour = group.tours[index % group.tours.length]
      const path = `/api/tours/${tour}/${index % 2 ? 'join' : 'leave'}`
      const answer = await fetch(balancer.url + path, {
        method: 'POST',
        body: '{}',
        headers: { authorization: `Bearer ${person?.token}`, 'content-type': 'application/json' },
      })
      statuses.add(answer.status)
    }
    for (let round = 0; round < 10; round += 1) {
      const calls = Array.from({ length: 40 }, (_, index) => join(round + index))
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'saathi'`
      await Promise.all(calls)
    }
    statuses.delete(200)
    statuses.delete(503)
    expect([...statuses]).toEqual([])
    expect(await oversold()).toEqual([])
  })
})
