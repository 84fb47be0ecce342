import { DreamTrip } from '@saathi/shared/recommend/schema'
import type { TripRequest } from '@saathi/shared/trips/schema'
import { loadDataset } from '../../../server/src/features/recommend/facts/dataset.ts'

/** When the proposals are asked for. */
export const NOW = new Date('2026-11-22T09:00:00+05:30')

const MOST_DAYS = 10
/** Undated in a usual, a hot and a wet month, and dates on several weekdays and in several seasons. */
const WHEN: Pick<TripRequest, 'startDate' | 'month'>[] = [
  { month: 12 },
  { month: 5 },
  { startDate: '2026-12-11' },
  { startDate: '2027-02-28' },
  { startDate: '2027-05-29' },
  { startDate: '2027-08-02' },
  { startDate: '2027-10-13' },
]
const PEOPLE = [2, 1, 4, 7, 10]
const BUDGETS = [undefined, '20000', '100000', '5000', '50000'] as const

/** Every place, city and length; dates, people, budget and type take turns. With `all`, every request has all dates. */
export function* requests({ all }: { all: boolean }): Generator<TripRequest> {
  let turn = 0
  for (const place of loadDataset().destinations)
    for (const from of DreamTrip.shape.starting_location.options)
      for (let days = 1; days <= MOST_DAYS; days++)
        for (const when of all ? WHEN : [WHEN[turn % WHEN.length] ?? {}]) {
          const budget = BUDGETS[turn % BUDGETS.length]
          const type = turn % 3 === 0 ? place.types[turn % place.types.length] : undefined
          const people = PEOPLE[Math.floor(turn / 2) % PEOPLE.length] ?? 2
          turn += 1
          yield { placeId: place.id, from, days, people, ...when, ...(budget && { budget }), ...(type && { type }) }
        }
}

/** Every place with several towns to sleep in, from every city in every month, for 1 to 12 days, with dates and without by turns. */
export function* townRequests(): Generator<TripRequest> {
  let turn = 0
  for (const place of loadDataset().destinations.filter(({ bases }) => bases))
    for (const from of DreamTrip.shape.starting_location.options)
      for (let month = 1; month <= 12; month++)
        for (let days = 1; days <= MOST_TOWN_DAYS; days++) {
          const people = PEOPLE[turn % PEOPLE.length] ?? 2
          const budget = BUDGETS[turn % BUDGETS.length]
          const date = `2027-${String(month).padStart(2, '0')}-${String(1 + (turn % 28)).padStart(2, '0')}`
          turn += 1
          const when = turn % 3 === 0 ? { startDate: date } : { month }
          yield { placeId: place.id, from, days, people, ...when, ...(budget && { budget }) }
        }
}
const MOST_TOWN_DAYS = 12

/** A seeded sample: every place from every city, each time for another length, so that each comes with all lengths. */
export function sampleOf(seed: number): TripRequest[] {
  const byPair = new Map<string, TripRequest[]>()
  for (const request of requests({ all: false })) {
    const pair = `${request.placeId} ${request.from}`
    byPair.set(pair, [...(byPair.get(pair) ?? []), request])
  }
  return [...byPair.values()].flatMap(
    (all, index) => all[(index * 7 + Math.floor(index / 10) + seed) % all.length] ?? [],
  )
}
