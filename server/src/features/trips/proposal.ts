import { addDays } from '@saathi/shared/days'
import type { Trip, TripCheck, TripItemFacts, TripRequest } from '@saathi/shared/trips'
import { loadDataset } from '../recommend/facts/dataset.ts'
import { tripPlace } from './place.ts'

/** The days of a new trip. */
export type Proposal = { dayCount: number; items: TripItemFacts[] }

/** The facts of a trip on which its warnings, checklist and daylight depend. */
export type TripFacts = {
  placeId: string
  from: TripRequest['from']
  people: number
  dayCount: number
  startDate: string | null
  month: number | null
  type: TripRequest['type'] | null
}
/** What follows from the facts of a trip at the time when it is read. */
export type Outlook = Pick<Trip, 'highlights' | 'sun' | 'permits' | 'warnings'> & {
  checklist: Omit<TripCheck, 'done' | 'own'>[]
}

/** The days that a request asks for, each free; null if the place is not known. */
export function proposeTrip({ placeId, days }: TripRequest): Proposal | null {
  if (!loadDataset().destinations.some(({ id }) => id === placeId)) return null
  const item = { order: 1, kind: 'free', title: 'Free', note: '', fixedStart: null, minutes: 0, cost: 0 } as const
  const rest = { costPart: 'other', link: null, lat: null, lon: null, highlight: null, by: null } as const
  return { dayCount: days, items: Array.from({ length: days }, (_, day) => ({ day, ...item, ...rest })) }
}

export function describeTrip({ placeId, dayCount, startDate, month }: TripFacts, today: string): Outlook {
  const place = loadDataset().destinations.find(({ id }) => id === placeId)
  const { lat, lon } = tripPlace(placeId)
  const first = startDate ?? `${today.slice(0, 5)}${String(month ?? Number(today.slice(5, 7))).padStart(2, '0')}-15`
  return {
    highlights: (place?.highlights ?? []).flatMap(({ name, lat, lon, minutes, open, closed, fee_inr, months }) =>
      lat === undefined || lon === undefined || minutes === undefined || open === undefined
        ? []
        : [{ name, lat, lon, minutes, open, closed: closed ?? [], fee: fee_inr ?? null, months: months ?? null }],
    ),
    sun: Array.from({ length: dayCount }, (_, day) => daylight(addDays(first, day), lat, lon)),
    checklist: [],
    permits: [],
    warnings: [],
  }
}

/** Sunrise and sunset to a few minutes, in minutes of the day in India, by the sun's declination and the longitude. */
function daylight(day: string, lat: number, lon: number): { sunrise: number; sunset: number } {
  const radians = Math.PI / 180
  const dayOfYear = (Date.parse(day) - Date.parse(`${day.slice(0, 4)}-01-01`)) / 86_400_000
  const declination = -23.44 * Math.cos((2 * Math.PI * (dayOfYear + 10)) / 365) * radians
  const half = Math.acos(-Math.tan(lat * radians) * Math.tan(declination)) / radians / 15
  const noon = 12 + (82.5 - lon) / 15
  return { sunrise: Math.round((noon - half) * 60), sunset: Math.round((noon + half) * 60) }
}
