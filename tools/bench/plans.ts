import { addDays, indianDay } from '@saathi/shared/lib/days'
import { connectDb } from '../../server/src/db/client.ts'
import { weeksOf } from '../../server/src/features/plans/days.ts'
import { findPlanPlace } from '../../server/src/features/plans/places.ts'
import { daysOf, searchPlans } from '../../server/src/features/plans/queries/search.ts'
import { readPlans } from '../../server/src/features/plans/queries/statements.ts'
import { loadDataset } from '../../server/src/features/recommend/facts/dataset.ts'
import { findPerson } from '../../server/src/features/social/profile/queries/profile.ts'
import { fillPlans } from '../../server/test/plan-rows.ts'
import { signIn } from './decks.ts'
import type { Running } from './processes.ts'

const PLANS_EACH = 4
/** The median of the search by overlap is at most so many times that of a look-up of a profile. */
const MAX_RATIO = 10

export const PLANS_HEAD = [
  'search',
  'overlap p50 ms',
  'p99 ms',
  'whole p50 ms',
  'p99 ms',
  'over HTTP p50 ms',
  'p99 ms',
  'plans',
  'overlap p50 : look-up',
]

const at = (values: number[], part: number) => [...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? 0

type Search = { placeId: string; from?: string; to?: string; company?: 'alone'; travelType?: 'genZ'; language?: string }

/**
 * Fills a migrated database with people who have four plans each, and measures the first page of searches in it, one at a time.
 * @returns the lines of a table, and what was too slow
 */
export async function benchPlans(databaseUrl: string, start: () => Promise<Running>, count: number, people: number) {
  const places = loadDataset().destinations.map(({ id }) => id)
  const today = indianDay(new Date())
  const crowd = await fillPlans(databaseUrl, { people, perPerson: PLANS_EACH, places, from: today })
  const site = await start()
  const { db, close } = connectDb(databaseUrl, { max: 1 })
  try {
    const headers = { authorization: `Bearer ${await signIn(databaseUrl, site, crowd.reader)}` }
    const [busiest = '', rarest = ''] = [places[0], places.at(-1)]
    const week = (turn: number) => {
      const from = addDays(today, (turn * 7) % 340)
      return { from, to: addDays(from, 6) }
    }
    const kinds: Record<string, (turn: number) => Search> = {
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
    const reader = { userId: crowd.reader, today }
    const placeOf = ({ placeId }: Search) => {
      const place = findPlanPlace(placeId)
      if (!place) throw new Error(`no place ${placeId}`)
      return place
    }
    /** The statements that find plans by place and weeks. */
    const overlap = (search: Search) => {
      const { from, to } = daysOf(search, today)
      const weeks = weeksOf(from, to)
      const after = { afterWeek: weeks.first, afterId: '00000000-0000-0000-0000-000000000000' }
      const company = search.company ? `{${search.company}}` : '{alone,partner,friends,family}'
      return readPlans(db, { me: crowd.reader, gender: null, place: placeOf(search), ...weeks, ...after, company }, 21)
    }
    const overHttp = async (search: Search) => {
      const answer = await fetch(`${site.url}/api/plans/search?${new URLSearchParams(search)}`, { headers })
      if (!answer.ok) throw new Error(`plans/search: ${answer.status} ${await answer.text()}`)
      return ((await answer.json()) as { items: unknown[] }).items.length
    }
    const lines: string[][] = []
    const slow: string[] = []
    for (const [name, query] of Object.entries(kinds)) {
      let found = 0
      const acts = [
        (search: Search) => overlap(search),
        (search: Search) => searchPlans(db, reader, placeOf(search), { ...search, limit: 20 }),
        async (search: Search) => {
          found += await overHttp(search)
        },
        () => findPerson(db, crowd.reader, crowd.reader),
      ]
      const times: number[][] = acts.map(() => [])
      const warmUp = Math.min(50, count)
      for (let turn = -warmUp; turn < count; turn += 1)
        for (const [which, act] of acts.entries()) {
          const began = performance.now()
          await act(query(Math.abs(turn)))
          if (turn >= 0) times[which]?.push(performance.now() - began)
        }
      const ratio = at(times[0] ?? [], 0.5) / at(times[3] ?? [], 0.5)
      if (ratio > MAX_RATIO) slow.push(name)
      const figures = times
        .slice(0, 3)
        .flatMap((each) => [at(each, 0.5), at(each, 0.99)])
        .map((ms) => ms.toFixed(2))
      lines.push([name, ...figures, (found / (count + warmUp)).toFixed(1), ratio.toFixed(1)])
    }
    const { plans, busiest: most, rarest: fewest } = crowd
    const filled = `${plans} plans of ${people} people, between ${fewest} and ${most} a place`
    return { lines, filled, slow }
  } finally {
    await close()
    await site.stop()
  }
}
