import { indianDay } from '@saathi/shared/days'
import { loadDataset } from '../src/features/recommend/facts/dataset.ts'
import { signIn } from './decks.ts'
import { fillPlans } from './plan-rows.ts'
import type { Running } from './processes.ts'

const PEOPLE = 50_000
const PLANS_EACH = 4
/** The limit of a search over HTTP, ms at the 99th percentile. */
const MAX_P99_MS = 20

export const PLANS_HEAD = ['search for plans, over HTTP', 'p50 ms', 'p99 ms', 'answers of plans']

const at = (values: number[], part: number) => [...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? 0
const plusDays = (day: string, count: number) =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)

/**
 * Fills a migrated database with 200,000 plans, and measures the first page of searches in it, one at a time.
 * @returns the lines of a table, and what was too slow
 */
export async function benchPlans(databaseUrl: string, start: () => Promise<Running>, count: number) {
  const places = loadDataset().destinations.map(({ id }) => id)
  const today = indianDay(new Date())
  const crowd = await fillPlans(databaseUrl, { people: PEOPLE, perPerson: PLANS_EACH, places, from: today })
  const site = await start()
  try {
    const headers = { authorization: `Bearer ${await signIn(databaseUrl, site, crowd.reader)}` }
    const search = async (query: Record<string, string>) => {
      const answer = await fetch(`${site.url}/api/plans/search?${new URLSearchParams(query)}`, { headers })
      if (!answer.ok) throw new Error(`plans/search: ${answer.status} ${await answer.text()}`)
      return ((await answer.json()) as { items: unknown[] }).items.length
    }
    const [busiest = '', rarest = ''] = [places[0], places.at(-1)]
    const week = (turn: number) => {
      const from = plusDays(today, (turn * 7) % 340)
      return { from, to: plusDays(from, 6) }
    }
    const kinds: Record<string, (turn: number) => Record<string, string>> = {
      'a week, every place in turn': (turn) => ({ placeId: places[turn % places.length] ?? '', ...week(turn) }),
      'a week, the busiest place': (turn) => ({ placeId: busiest, ...week(turn) }),
      'the year, the busiest place': () => ({ placeId: busiest }),
      'a week, the busiest place, alone and Gen Z': (turn) => ({
        placeId: busiest,
        company: 'alone',
        travelType: 'genZ',
        ...week(turn),
      }),
      'a language that nobody speaks, the busiest place': () => ({ placeId: busiest, language: 'Odia' }),
      'a week, the rarest place': (turn) => ({ placeId: rarest, ...week(turn) }),
    }
    const lines: string[][] = []
    const slow: string[] = []
    for (const [name, query] of Object.entries(kinds)) {
      const times: number[] = []
      let found = 0
      for (let turn = -100; turn < count; turn += 1) {
        const began = performance.now()
        found += await search(query(Math.abs(turn)))
        if (turn >= 0) times.push(performance.now() - began)
      }
      if (at(times, 0.99) > MAX_P99_MS) slow.push(name)
      lines.push([name, at(times, 0.5).toFixed(2), at(times, 0.99).toFixed(2), (found / (count + 100)).toFixed(1)])
    }
    const { plans, people, busiest: most, rarest: fewest } = crowd
    const filled = `${plans} plans of ${people} people, between ${fewest} and ${most} a place`
    return { lines, filled, slow }
  } finally {
    await site.stop()
  }
}
