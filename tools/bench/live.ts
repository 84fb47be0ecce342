// Measures how soon open cards learn of a join: streams at one replica, joins at another one.
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { Browser } from '../../server/test/stream.ts'
import { ask } from './measure.ts'
import type { Running } from './processes.ts'
import { fillTours, register } from './travellers.ts'

/** The longest time that a browser collects changes before it asks for the tour, ms (`collect-changes.ts` of the client). */
const BROWSER_WAITS_MS = 260
/** An open card changes within this time, ms. */
const MOST_MS = 1_000

export const LIVE_HEAD = ['from the call of the join', 'times', 'p50 ms', 'p95 ms', 'p99 ms']

/** A line of a table: how many times were measured, and their percentiles. */
export const lineOf = (name: string, times: number[]) => {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (part: number) => sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)] ?? Number.NaN
  const line = [name, String(times.length), ...[0.5, 0.95, 0.99].map((part) => at(part).toFixed(1))]
  return { line, p95: at(0.95), p99: at(0.99) }
}

/**
 * One person joins and leaves a tour by turns; others have it on screen and fetch it at each event.
 * @returns the lines of a table, and whether cards change in time
 */
export async function benchLive(
  databaseUrl: string,
  start: () => Promise<Running>,
  joins: number,
  { watchers, tours }: { watchers: number; tours: number },
) {
  const [here, there] = [await start(), await start()]
  const streams: Browser[] = []
  try {
    const person = await register(here, 'joins@saathi.example')
    const tokens: string[] = []
    for (let at = 0; at < watchers; at += 1) tokens.push((await register(there, `watches-${at}@saathi.example`)).token)
    await fillTours(databaseUrl, tours)
    const sql = postgres(databaseUrl, { max: 1 })
    const [tour] = await sql<{ id: string; joined: number }[]>`
      select id, joined from tours where start_date > current_date order by start_date limit 1`
    await sql.end()
    if (!tour) throw new Error('There is no tour to join.')
    const input = encodeURIComponent(JSON.stringify({ tourId: tour.id }))

    const events: number[] = []
    const fetched: number[] = []
    let startedAt = 0
    let expected = tour.joined
    let waiting = 0
    for (const token of tokens) {
      const stream = new Browser(there.url, token, async ({ event }) => {
        if (event.kind !== 'tour' || event.tourId !== tour.id) return
        const heardAt = performance.now() - startedAt
        const answer = await ask({ running: there, request: { path: `/trpc/tours.get?input=${input}`, token } })
        if (JSON.parse(answer).result.data.participantCount !== expected) return
        events.push(heardAt)
        fetched.push(performance.now() - startedAt)
        waiting -= 1
      })
      streams.push(await stream.connect())
    }

    for (let turn = 0; turn < joins; turn += 1) {
      const joining = turn % 2 === 0
      expected = tour.joined + (joining ? 1 : 0)
      waiting = watchers
      startedAt = performance.now()
      const path = `/api/tours/${tour.id}/${joining ? 'join' : 'leave'}`
      await ask({ running: here, request: { path, body: {}, token: person.token } })
      for (let polls = 0; waiting > 0; polls += 1) {
        if (polls === 1_000) throw new Error(`${waiting} of ${watchers} streams had no event of the join.`)
        await sleep(5)
      }
    }
    const [heard, shown] = [lineOf('event at another replica', events), lineOf('tour fetched there', fetched)]
    return {
      lines: [heard.line, shown.line],
      isInTime: shown.p95 + BROWSER_WAITS_MS <= MOST_MS,
      waits: BROWSER_WAITS_MS,
    }
  } finally {
    for (const stream of streams) await stream.drop()
    for (const server of [here, there]) await server.stop()
  }
}
