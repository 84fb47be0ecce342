import type { DreamTrip, Recommendation, Recommendations } from '@saathi/shared/recommend/schema'
import { recommend } from '../engine.ts'
import { type Destination, loadDataset, type RailRow } from '../facts/dataset.ts'

export const dataset = loadDataset()
export const NOW = new Date('2026-11-20T06:30:00Z')
export const GOA: DreamTrip = {
  budget: '20000',
  starting_location: 'mumbai',
  group_size: '2',
  preference_type: 'beaches',
}

export const row: RailRow = {
  from: 'mumbai',
  to: 'THVM',
  direct: true,
  days: 7,
  runs: 'night',
  hours: 9,
  km: 555,
  classes: ['SL', '3A'],
  fares: { SL: 355, '3A': 950 },
  name: 'Konkan Kanya',
}
/** What the row has where the timetable knows the train. */
export const timed = {
  train: '20111',
  station: 'Mumbai CSMT',
  departs: '23:05',
  arrives: '08:05+1',
  source: 'railway-timetable',
  checked: '2025-12',
} as const satisfies Partial<RailRow>
export const base: Destination = {
  ...dataset.destinations.find(({ id }) => id === 'north-goa')!,
  types: ['beaches', 'culinary'],
  pitch: { beaches: { text: 'One long run of sand.', months: [10, 11, 12, 1, 2] }, culinary: { text: 'Fish.' } },
  ideal_days: [3, 3],
  elevation_m: 10,
  peak_season: 'Mid-December to early January',
  peak: [['12-15', '01-05']],
  best_months: [11, 12, 1, 2],
  ok_months: [3, 10],
  shoulder_months: [4, 5, 9],
  avoid_months: [6, 7, 8],
  road: {},
  railheads: [{ code: 'THVM', name: 'Thivim', km: 20, hours: 0.75, lat: 15.63, lon: 73.8 }],
  airports: [{ iata: 'GOI', km: 45, hours: 1.25 }],
  stay_inr_room_night: { budget: [900, 1800], mid: [2500, 5000], premium: [7000, 16_000] },
  dorm_bed_inr: null,
  daily_inr_per_person: { budget: 1100, mid: 2200, premium: 4500 },
  typical_extras_inr: [],
  permits: [],
  closures: [],
  health_safety: [],
  uncertain: [],
  low_confidence: [],
}

/** The answer with a place told otherwise, alone in the data, with one train or with what leaves Mumbai otherwise. */
export function answer(
  place: Partial<Destination> = {},
  request: Partial<DreamTrip> = {},
  train: Partial<RailRow> = {},
): Recommendations {
  const mumbai = { bus: new Map(), air: new Map(), rail: new Map([['THVM', [{ ...row, ...train }]]]) }
  const alone = { ...dataset, destinations: [{ ...base, ...place }], departures: { ...dataset.departures, mumbai } }
  return recommend(alone, { ...GOA, ...request }, NOW)
}
export const card = (...of: Parameters<typeof answer>): Recommendation => answer(...of).items[0]!
