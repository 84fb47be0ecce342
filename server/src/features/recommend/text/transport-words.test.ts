import type { DreamTrip } from '@saathi/shared/recommend/schema'
import { describe, expect, test } from 'vitest'
import { recommend } from '../engine.ts'
import { type BusRow, type Destination, loadDataset, type RailRow } from '../facts/dataset.ts'

const dataset = loadDataset()
const NOW = new Date('2026-11-20T06:30:00Z')
const place: Destination = {
  ...dataset.destinations.find(({ id }) => id === 'north-goa')!,
  road: {},
  railheads: [{ code: 'THVM', name: 'Thivim', km: 20, hours: 0.75, lat: 15.63, lon: 73.8 }],
}
const train: RailRow = {
  from: 'mumbai',
  to: 'THVM',
  direct: true,
  days: 7,
  runs: 'night',
  hours: 8,
  km: 555,
  classes: ['3A'],
  fares: { '3A': 900 },
  name: 'Konkan Kanya',
  train: '20111',
  station: 'Mumbai CSMT',
  departs: '19:25',
  arrives: '03:25+1',
  source: 'railway-timetable',
  checked: '2025-12',
}
const bus: BusRow = {
  from: 'mumbai',
  to: 'north-goa',
  days: 7,
  runs: 'day',
  hours: 9,
  classes: ['AC seater'],
  fares: { 'AC seater': 2000 },
}

/** How one goes to the place, where these trains and buses run. */
function way({ trains, buses }: { trains: RailRow[]; buses: BusRow[] }, party: Partial<DreamTrip>): string {
  const mumbai = { bus: new Map([['north-goa', buses]]), air: new Map(), rail: new Map([['THVM', trains]]) }
  const request: DreamTrip = {
    budget: '20000',
    starting_location: 'mumbai',
    group_size: '2',
    preference_type: 'beaches',
    month: 2,
    ...party,
  }
  const only = { ...dataset, destinations: [place], departures: { ...dataset.departures, mumbai } }
  return recommend(only, request, NOW).items[0]!.travel_logistics.recommended_transport
}

describe('beside a train that arrives in the small hours', () => {
  const both = { trains: [train], buses: [bus] }

  test('stands the easier way, with what it costs more and the nights that it adds', () => {
    expect(way(both, {})).toMatch(
      /arrives 03:25 next day.* Easier: bus \(AC seater\), about 9½ hours each way, for about ₹[\d,]+ more on the way, and one night more to pay\.$/,
    )
  })

  test('stands no bus of a night in a seat', () => {
    expect(way({ ...both, buses: [{ ...bus, runs: 'night' }] }, {})).not.toContain('Easier')
  })

  test('stands nothing where no other arrives by day, or only for much more than the budget', () => {
    expect(way({ trains: [train], buses: [] }, {})).not.toContain('Easier')
    expect(way({ ...both, buses: [{ ...bus, fares: { 'AC seater': 6000 } }] }, {})).not.toContain('Easier')
  })
})

test('a train that arrives by day: has no easier way beside it', () => {
  const byDay = { ...train, departs: '22:25', arrives: '06:25+1' }
  expect(way({ trains: [byDay], buses: [bus] }, {})).not.toContain('Easier')
})
