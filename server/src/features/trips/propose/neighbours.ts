import { straightKm } from '@saathi/shared/trips/legs'
import type { TripItemFacts } from '@saathi/shared/trips/schema'
import type { Dataset, Destination } from '../../recommend/facts/dataset.ts'
import { isStartingCity } from '../../recommend/facts/distance.ts'
import type { LegRow } from '../../recommend/facts/leg-schema.ts'
import { ruledOutBy, seasonOf } from '../../recommend/facts/season.ts'
import type { Chosen } from './choose-option.ts'

/** A place that is a day out by car, and the way there. */
export type Neighbour = { to: Destination; drive: Drive }
type Drive = Extract<LegRow, { by: 'road' }>

const MOST_HOURS = 3
/** A place so near is part of the same one. */
const LEAST_KM = 10

/** The places that are a day out by car, the best known first. */
export function neighboursOf(dataset: Dataset, { trip, option }: Chosen): Neighbour[] {
  const { place } = option
  const { month } = trip.when
  return drivesFrom(dataset, place)
    .filter(({ to, drive }) => drive.hours <= MOST_HOURS && (drive.months?.includes(month) ?? true) && isWorthADay(to))
    .sort((a, b) => drawOf(b.to) - drawOf(a.to) || a.drive.hours - b.drive.hours)

  function isWorthADay(other: Destination): boolean {
    const [type] = other.types
    return (
      !isStartingCity(other, trip.from) &&
      straightKm(place, other) > LEAST_KM &&
      seasonOf(other, month) !== 'avoid' &&
      (type === undefined || ruledOutBy(other, type, trip.when) === null)
    )
  }
}

const drawOf = ({ draw }: Destination): number => Math.max(0, ...Object.values(draw))

const drives = new WeakMap<Dataset, ReadonlyMap<string, Neighbour[]>>()

/** The drives from a place to others, computed once for all. */
function drivesFrom(dataset: Dataset, { id }: Destination): readonly Neighbour[] {
  const known = drives.get(dataset) ?? findDrives(dataset)
  drives.set(dataset, known)
  return known.get(id) ?? []
}

function findDrives({ destinations, legs }: Dataset): Map<string, Neighbour[]> {
  const places = new Map(destinations.map((place) => [place.id, place]))
  const found = new Map<string, Neighbour[]>()
  for (const drive of legs)
    for (const [here, there] of [
      [drive.from, drive.to],
      [drive.to, drive.from],
    ] as const) {
      const to = places.get(there)
      if (drive.by === 'road' && to) found.set(here, [...(found.get(here) ?? []), { to, drive }])
    }
  return found
}

/** The neighbours whose sights are among the items. */
export function neighboursSeen(
  dataset: Dataset,
  place: Destination,
  items: readonly Pick<TripItemFacts, 'highlight'>[],
): Destination[] {
  const own = new Set<string | null>([null, ...place.highlights.map(({ name }) => name)])
  const others = new Set(items.flatMap(({ highlight }) => (own.has(highlight) ? [] : [highlight])))
  if (others.size === 0) return []
  return drivesFrom(dataset, place)
    .map(({ to }) => to)
    .filter(({ highlights }) => highlights.some(({ name }) => others.has(name)))
}
