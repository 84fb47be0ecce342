import { isClosedOn, openWindows } from '@saathi/shared/destinations/opening-hours'
import { addDays } from '@saathi/shared/lib/days'
import { schedule } from '@saathi/shared/trips/schedule'
import { describe, expect, test } from 'vitest'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { proposeTrip } from './propose-trip.ts'
import { highlightsOf } from './visits.ts'

const NOW = new Date('2026-11-22T09:00:00+05:30')
const dataset = loadDataset()
const START = '2027-02-15'
const IDEA =
  /For a (?:slow (?:morning|afternoon)|walk before dinner): (?:back to )?(.*?)(?:, about \d+ minutes away)?\.$/

/** The ideas of the free times of a trip, with what is known of each and when the free time is. */
function ideasOf(placeId: string) {
  const place = dataset.destinations.find(({ id }) => id === placeId)
  const trip = proposeTrip(dataset, { placeId, from: 'delhi', people: 2, days: 4, startDate: START }, NOW)
  if (!place || !trip) return []
  const items = trip.items.map((item, at) => ({ id: String(at), ...item }))
  const facts = { items, dayCount: trip.dayCount, startDate: START, sun: trip.sun }
  return schedule({ ...facts, hilly: place.hilly, highlights: highlightsOf(place), roads: place.roads }).flatMap(
    ({ day, items: timed }) =>
      timed.flatMap(({ item, start, end }) => {
        const name = item.kind === 'free' ? item.note.match(IDEA)?.[1] : undefined
        const facts = highlightsOf(place).find((sight) => sight.name === name)
        const ofDay = new Set(timed.map((each) => each.item.highlight))
        return name === undefined ? [] : [{ name, facts, ofDay, start, end, day, sun: trip.sun[day] }]
      }),
  )
}

const insideOf = (name: string) =>
  dataset.destinations.flatMap(({ highlights }) => highlights).find((sight) => sight.name === name)?.inside

describe('an idea for a free time', () => {
  const all = dataset.destinations.flatMap(({ id }) => ideasOf(id))

  test('over four days at each place: there are many, most of them sights', () =>
    expect(all.filter(({ facts }) => facts !== undefined).length).toBeGreaterThan(100))

  test('a sight: is open then, has no ticket, and is none of the day', () => {
    for (const { name, facts, ofDay, start, end, day, sun } of all) {
      if (!facts || !sun) continue
      expect(ofDay.has(name)).toBe(false)
      expect(facts.fee).toBe(0)
      expect(insideOf(name)).toBeUndefined()
      expect(isClosedOn(facts, addDays(START, day))).toBe(false)
      expect(openWindows(facts, sun).some(([opens, closes]) => opens < end && closes > start)).toBe(true)
    }
  })

  test('the shops near the hotel: are named where a market is near, and not in a valley without one', () => {
    const shops = (placeId: string) => ideasOf(placeId).filter(({ facts }) => facts === undefined)
    expect(['chopta-tungnath', 'jog-falls', 'nandi-hills', 'lakshadweep-agatti'].flatMap(shops)).toEqual([])
  })

  test('who walks little: is sent on no walk', () => {
    const party = { people: 2, seniors: 1, easyWalking: true }
    const request = { placeId: 'kasol-parvati', from: 'delhi', ...party, days: 3, month: 4 } as const
    const notes = proposeTrip(dataset, request, NOW)?.items.map(({ note }) => note) ?? []
    expect(notes.filter((note) => note.includes('Chalal walk, about'))).toEqual([])
  })

  test('the market of one day of the week: is no idea for days without a date', () => {
    const request = { placeId: 'north-goa', from: 'jaipur', people: 8, days: 5, type: 'culinary' } as const
    const ideas = [2, 3, 4, 11].flatMap((month) =>
      (proposeTrip(dataset, { ...request, month }, NOW)?.items ?? []).flatMap(
        ({ note }) => note.match(IDEA)?.[1] ?? [],
      ),
    )
    expect(ideas).not.toEqual([])
    expect(ideas.filter((name) => /Wednesday|Saturday/.test(name))).toEqual([])
  })

  test('the last free morning of a trip: says first that an earlier way home would do', () => {
    const request = { placeId: 'bidar', from: 'delhi', people: 2, seniors: 1, days: 4, month: 11 } as const
    const notes = proposeTrip(dataset, request, NOW)?.items.map(({ note }) => note) ?? []
    expect(notes.join('\n')).toMatch(
      /^Nothing that we know is left .*way home would do\. For a slow morning: back to /m,
    )
  })
})
