import type { TripRequest } from '@saathi/shared/trips/schema'
import { expect, test } from 'vitest'
import { costLinesFor } from '../../recommend/cost/cost.ts'
import { addUp } from '../../recommend/cost/cost-lines.ts'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { stayOf } from '../../recommend/rank/stay-of.ts'
import { chooseOption } from './choose-option.ts'
import { proposeTrip } from './propose-trip.ts'

const NOW = new Date('2026-11-22T09:00:00+05:30')
const itemsOf = (request: TripRequest) => proposeTrip(loadDataset(), request, NOW)?.items ?? []

test('a drive to the next town of the stay: costs something, and says what a car costs', () => {
  const items = itemsOf({ placeId: 'kutch', from: 'delhi', people: 8, days: 4, startDate: '2027-12-28', seniors: 2 })
  const drives = items.filter(({ kind, title }) => kind === 'travel' && /^Drive to [^,]+$/.test(title))
  expect(drives.length).toBeGreaterThan(0)
  for (const { title, cost, note } of drives)
    expect([title, cost > 0, note]).toEqual([title, true, expect.stringMatching(/a hired car with driver costs about/)])
})

test('a boat package with a night and meals: the night and the meals of its days cost nothing more, others their usual price', () => {
  const items = itemsOf({
    ...{ placeId: 'sundarbans', from: 'mumbai', people: 4, days: 2, startDate: '2027-01-26' },
    ...{ type: 'wildlife', budget: '20000' },
  })
  const nights = items.filter(({ kind, title }) => kind === 'stay' && !title.startsWith('Night on the way'))
  expect(nights.filter(({ cost }) => cost === 0).map(({ title }) => title)).toEqual([
    expect.stringMatching(/^Night in a room of the boat package/),
  ])
  const meals = items.filter(({ kind, note }) => kind === 'meal' && note.endsWith('The package has it.'))
  expect(meals.length).toBeGreaterThan(3)
  expect(meals.map(({ cost }) => cost)).toEqual(meals.map(() => 0))
})

test('a long way on a day of the rains for which the bill has a scooter: says what a car costs', () => {
  const carNotes = (startDate: string) =>
    itemsOf({ placeId: 'diu', from: 'pune', people: 2, days: 3, startDate }).filter(({ note }) =>
      note.includes('a hired car with driver'),
    ).length
  expect(carNotes('2027-07-22')).toBeGreaterThan(0)
})

test('money of the bill that the days do not use: is left only where it has paid for the cars that the daily money does not', () => {
  const requests = [1, 5, 11].map(
    (month): TripRequest => ({
      ...{ placeId: 'bandipur', from: 'mumbai', people: 4, days: 4, month },
    }),
  )
  let aside = 0
  for (const request of requests) {
    const items = itemsOf(request)
    const isAside = items.some(({ title }) => title.startsWith('Set aside'))
    if (isAside) aside += 1
    const short = items.filter(({ note }) => /comes on top/.test(note))
    expect([request, isAside && short.length > 0]).toEqual([request, false])
  }
  expect(aside).toBeGreaterThan(0)
})

test('a day out by car: its drive costs something, and says what a car costs', () => {
  const items = itemsOf({ placeId: 'belur-halebidu', from: 'kolkata', people: 2, days: 4, startDate: '2027-02-08' })
  const drives = items.filter(({ kind, note }) => kind === 'travel' && note.includes(' km of driving'))
  expect(drives.length).toBeGreaterThan(0)
  expect(drives.filter(({ cost }) => cost === 0)).toEqual([])
})

test('a dear ticket that money set aside pays for: the days cost what the lines of the recommendation do', () => {
  const party = { from: 'pune', people: 6, type: 'wildlife' } as const
  const requests: TripRequest[] = [
    { ...party, placeId: 'dandeli', days: 2, startDate: '2027-05-23', budget: '20000' },
    { ...party, placeId: 'satpura', days: 4, startDate: '2027-03-02', childrenAges: [11] },
  ]
  for (const request of requests) {
    const dataset = loadDataset()
    const { trip, option } = chooseOption(
      dataset,
      dataset.destinations.find(({ id }) => id === request.placeId)!,
      request,
      NOW,
    )!
    const lines = costLinesFor(stayOf(dataset, trip, option), option.journey)
    expect(itemsOf(request).reduce((sum, { cost }) => sum + cost, 0)).toBe(addUp(lines).typical)
  }
})
