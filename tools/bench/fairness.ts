// Measures one person's calls during a flood, compared with the same calls without load.
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { spreadOf } from './measure.ts'
import { type Running, startFlood } from './processes.ts'
import { fillTours, register } from './travellers.ts'

/** The maximum size of a batch. */
const BATCH = 10
const SIZE = { tours: 50_000, anonymous: 150, searching: 20 }
/** Quiet and flood take turns, so that other load on the machine affects both alike. */
const ROUNDS = 3

/** The minimum share of successful calls, and the maximum p99: a multiple of that without load, or so many ms. */
const SUCCEED = 0.99
const TIMES = 5
const MOST_MS = 100

/** Different networks; this process acts as the proxy that names them. */
const ADDRESS = { person: '192.0.2.10', anonymous: '198.51.100.20', searching: '203.0.113.30' }

type Call = { ms: number; isOk: boolean }

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
async function callsFor(paths: string[], headers: Record<string, string>, seconds: number): Promise<Call[]> {
  const calls: Call[] = []
  const end = performance.now() + seconds * 1_000
  for (let started = 0; started < end; ) {
    started = performance.now()
    const answer = await fetch(paths[calls.length % paths.length] as string, { headers })
    await answer.arrayBuffer()
    calls.push({ ms: performance.now() - started, isOk: answer.ok })
  }
  return calls
}

function summaryOf(calls: Call[]) {
  const times = calls.map(({ ms }) => ms).sort((a, b) => a - b)
  const at = (part: number) => times[Math.floor(times.length * part)] as number
  return { calls: calls.length, succeeded: calls.filter(({ isOk }) => isOk).length, p50: at(0.5), p99: at(0.99) }
}

export const FAIRNESS_HEAD = ["one person's calls", 'calls', 'succeed', 'p50 ms', 'p99 ms', 'p99 : quiet']

/**
 * Fills a migrated database with tours and measures.
 * @returns the lines of a table, the responses to the flood, and what was not fair
 */
export async function benchFairness(databaseUrl: string, start: () => Promise<Running>, seconds: number, size = SIZE) {
  const server = await start()
  try {
    const { url } = server
    const person = await register(server, 'person@saathi.example')
    const searching = await register(server, 'searching@saathi.example')
    await fillTours(databaseUrl, size.tours)
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
    const profiles = Array(BATCH).fill({ userId: person.userId })
    const searches = Array.from({ length: BATCH }, (_, n) => ({ q: `boats fish ${n}7`, limit: 20 }))
    const floods = [
      {
        url: batch(url, 'social.get', profiles),
        connections: size.anonymous,
        headers: from(ADDRESS.anonymous),
      },
      {
        url: batch(url, 'tours.list', searches),
        connections: size.searching,
        headers: from(ADDRESS.searching, searching.token),
      },
    ]
    const times = { quiet: [] as Call[], flooded: [] as Call[] }
    const ratios: number[] = []
    const answers: string[] = []
    await callsFor(paths, own, seconds / 10)
    for (let round = 0; round < ROUNDS; round += 1) {
      const quiet = await callsFor(paths, own, seconds / ROUNDS)
      const flood = await startFlood(floods)
      await sleep((1_000 * seconds) / 15)
      const flooded = await callsFor(paths, own, seconds / ROUNDS)
      const [anonymous, account] = await flood.stop()
      answers.push(`anonymous ${JSON.stringify(anonymous)}, searching ${JSON.stringify(account)}`)
      times.quiet.push(...quiet)
      times.flooded.push(...flooded)
      ratios.push(summaryOf(flooded).p99 / summaryOf(quiet).p99)
    }
    const [quiet, flooded] = [summaryOf(times.quiet), summaryOf(times.flooded)]
    const ratio = spreadOf(ratios).median

    const line = (name: string, { calls, succeeded, p50, p99 }: ReturnType<typeof summaryOf>, times: string) => [
      ...[name, String(calls), `${((100 * succeeded) / calls).toFixed(1)} %`, p50.toFixed(1), p99.toFixed(1), times],
    ]
    const isFair = flooded.succeeded >= SUCCEED * flooded.calls && (ratio <= TIMES || flooded.p99 <= MOST_MS)
    return {
      lines: [line('in quiet', quiet, '1.0'), line('under the flood', flooded, ratio.toFixed(1))],
      answered: answers.join('; then '),
      isFair,
    }
  } finally {
    await server.stop()
  }
}
