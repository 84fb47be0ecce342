// Measures one person's calls during a flood, compared with the same calls without load.
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { type Running, startFlood } from './processes.ts'
import { fillTours, register } from './travellers.ts'

const TOURS = 50_000
/** The maximum size of a batch. */
const BATCH = 10
const ANONYMOUS_CONNECTIONS = 150
const SEARCHING_CONNECTIONS = 20

/** The minimum share of successful calls, and the maximum p99: a multiple of that without load, or so many ms. */
const SUCCEED = 0.99
const TIMES = 5
const MOST_MS = 100

/** Different networks; this process acts as the proxy that names them. */
const ADDRESS = { person: '192.0.2.10', anonymous: '198.51.100.20', searching: '203.0.113.30' }

type Measured = { calls: number; succeeded: number; p50: number; p99: number }

const from = (address: string, token?: string) => ({
  'x-forwarded-for': address,
  ...(token && { authorization: `Bearer ${token}` }),
})

/** A request that calls a procedure once for each input. */
function batch(url: string, procedure: string, inputs: object[]): string {
  const input = encodeURIComponent(JSON.stringify(Object.fromEntries(inputs.entries())))
  return `${url}/trpc/${inputs.map(() => procedure).join()}?batch=1&input=${input}`
}

/** One person's calls, in sequence. */
async function measure(paths: string[], headers: Record<string, string>, seconds: number): Promise<Measured> {
  const times: number[] = []
  let succeeded = 0
  const end = performance.now() + seconds * 1_000
  for (let started = 0; started < end; ) {
    started = performance.now()
    const answer = await fetch(paths[times.length % paths.length] as string, { headers })
    await answer.arrayBuffer()
    times.push(performance.now() - started)
    if (answer.ok) succeeded += 1
  }
  times.sort((a, b) => a - b)
  const at = (part: number) => times[Math.floor(times.length * part)] as number
  return { calls: times.length, succeeded, p50: at(0.5), p99: at(0.99) }
}

export const FAIRNESS_HEAD = ["one person's calls", 'calls', 'succeed', 'p50 ms', 'p99 ms', 'p99 : quiet']

/**
 * Fills a migrated database with tours and measures.
 * @returns the lines of a table, the responses to the flood, and what was not fair
 */
export async function benchFairness(databaseUrl: string, start: () => Promise<Running>, seconds: number) {
  const server = await start()
  try {
    const { url } = server
    const person = await register(server, 'person@saathi.example')
    const searching = await register(server, 'searching@saathi.example')
    await fillTours(databaseUrl, TOURS)
    const sql = postgres(databaseUrl, { max: 1 })
    const [tour] = await sql<{ id: string }[]>`select id from tours where start_date > current_date limit 1`
    await sql.end()

    const input = (value: object) => encodeURIComponent(JSON.stringify(value))
    const paths = [
      `${url}/trpc/social.me`,
      `${url}/trpc/tours.list?input=${input({ limit: 20 })}`,
      `${url}/trpc/tours.get?input=${input({ tourId: tour?.id })}`,
      `${url}/api/users/profile`,
    ]
    const own = from(ADDRESS.person, person.token)
    await measure(paths, own, 2)
    const quiet = await measure(paths, own, seconds)

    const profiles = Array(BATCH).fill({ userId: person.userId })
    const searches = Array.from({ length: BATCH }, (_, n) => ({ q: `boats fish ${n}7`, limit: 20 }))
    const flood = await startFlood([
      {
        url: batch(url, 'social.get', profiles),
        connections: ANONYMOUS_CONNECTIONS,
        headers: from(ADDRESS.anonymous),
      },
      {
        url: batch(url, 'tours.list', searches),
        connections: SEARCHING_CONNECTIONS,
        headers: from(ADDRESS.searching, searching.token),
      },
    ])
    await sleep(2_000)
    const flooded = await measure(paths, own, seconds)
    const [anonymous, account] = await flood.stop()

    const line = (name: string, { calls, succeeded, p50, p99 }: Measured) => [
      ...[name, String(calls), `${((100 * succeeded) / calls).toFixed(1)} %`, p50.toFixed(1), p99.toFixed(1)],
      (p99 / quiet.p99).toFixed(1),
    ]
    const isFair = flooded.succeeded >= SUCCEED * flooded.calls && flooded.p99 <= Math.max(TIMES * quiet.p99, MOST_MS)
    return {
      lines: [line('in quiet', quiet), line('under the flood', flooded)],
      answered: `anonymous ${JSON.stringify(anonymous)}, searching ${JSON.stringify(account)}`,
      isFair,
    }
  } finally {
    await server.stop()
  }
}
