import { STAY_DAYS_MAX } from '@saathi/shared/trips/rules'
import type { TravelBy, TripItemFacts, TripRequest } from '@saathi/shared/trips/schema'
import { stopOn } from '@saathi/shared/trips/stops'
import * as text from '../../../messages/en/trip-proposal.ts'
import type { WantedVisits } from './propose-trip.ts'

type Item = Pick<TripItemFacts, 'kind' | 'day' | 'fixedStart' | 'minutes' | 'by' | 'highlight' | 'title' | 'note'>
type Stop = { placeId: string; day: number; nights: number; highlights: readonly string[] }

/** What a copy takes from a trip. Titles and notes are compared with what we wrote ourselves, and never taken over. */
export type CopySource = {
  placeId: string
  /** Of a trip over several places. */
  stops: readonly Stop[]
  type: TripRequest['type'] | null
  /** Null: the reader does not see from where the trip starts, nor its nights and notes. */
  from: TripRequest['from'] | null
  dayCount: number
  items: readonly Item[]
  /** The names of all sights of its places. */
  highlights: readonly string[]
}

/** A sight with its place, and its day after the first night there. */
export type Sight = { name: string; placeId: string; offset: number }

const DAY = 1440
const LATEST_BED = 180
/** Of a whole proposal. */
export type Stay = { first: number; last: number }

/** The first night and the day of leaving, by the ways before the first sight and after the last one. */
export function stayOf({ items, dayCount }: Pick<CopySource, 'items' | 'dayCount'>): Stay {
  const isSight = ({ kind }: Item) => kind === 'visit'
  const isJourney = ({ kind, title }: Item) => kind === 'travel' && !text.isMove(title)
  const from = items.findIndex(isSight)
  const to = items.findLastIndex(isSight)
  if (from < 0) return { first: 0, last: dayCount - 1 }
  const arrival = items.slice(0, from).findLast(isJourney)
  const leaving = items.slice(to + 1).find(isJourney)
  const arrives = arrival ? arrival.day * DAY + (arrival.fixedStart ?? 0) + arrival.minutes : 0
  const first = Math.max(0, Math.floor((arrives - LATEST_BED) / DAY))
  return { first, last: Math.max(first, leaving?.day ?? dayCount - 1) }
}

/** The days that one asks for to stay so long. */
export const daysOf = ({ first, last }: Stay): number => Math.min(STAY_DAYS_MAX, last - first + 1)

/** The known sights of a trip, each once. */
export function sightsOf(source: CopySource): Sight[] {
  const known = new Set(source.highlights)
  const { first } = stayOf(source)
  const seen = new Set<string>()
  return source.items.flatMap(({ highlight: name, day }) => {
    if (name === null || seen.has(name) || !known.has(name)) return []
    seen.add(name)
    const stop = stopFor(source.stops, name, day)
    return [{ name, placeId: stop?.placeId ?? source.placeId, offset: day - (stop?.day ?? first) }]
  })
}

/** The stop of a sight: on the day on which one leaves, that of the morning. */
function stopFor(stops: readonly Stop[], name: string, day: number): Stop | undefined {
  const has = (stop: Stop | undefined) => stop?.highlights.includes(name) ?? false
  const there = stopOn(stops, day)
  const before = stops[stops.indexOf(there as Stop) - 1]
  return [there, before, ...stops].find(has) ?? there
}

export function wantedOf(sights: readonly Sight[], placeIds: readonly string[]): WantedVisits {
  const wanted = new Map(placeIds.map((id) => [id, new Map<string, number>()]))
  for (const { placeId, name, offset } of sights) wanted.get(placeId)?.set(name, offset)
  return wanted
}

const MAIN: ReadonlySet<TravelBy | null> = new Set(['rail', 'bus', 'road', 'air'])

/** How one goes the longest part of the way; null for a trip without one. */
export function mainWay(items: readonly Pick<Item, 'by' | 'minutes'>[]): 'rail' | 'bus' | 'road' | 'air' | null {
  const ways = items.filter(({ by }) => MAIN.has(by))
  const longest = ways.reduce<(typeof ways)[number] | null>(
    (most, way) => (way.minutes > (most?.minutes ?? 0) ? way : most),
    null,
  )
  return (longest?.by ?? null) as ReturnType<typeof mainWay>
}

const CLASSES = ['premium', 'mid', 'budget', 'dorm'] as const

/** The class of the nights as we propose them; null for others. */
export function stayClass(items: readonly Item[]): (typeof CLASSES)[number] | null {
  const nights = items.filter(({ kind }) => kind === 'stay')
  return CLASSES.find((each) => nights.some(({ title }) => title.startsWith(text.night(text.stays[each], '')))) ?? null
}

/** The numbers of the trains that the notes of the ways begin with, and their days. */
export const trainsOf = (items: readonly Pick<Item, 'by' | 'note' | 'day'>[]): { train: string; day: number }[] =>
  items.flatMap(({ by, note, day }) => {
    const [, train] = (by === 'rail' && /^(\d{5}) /.exec(note)) || []
    return train ? [{ train, day }] : []
  })
