import { type Leg, legBetween, type Point, type Road, SAME_SPOT_KM, WALK_KM } from '@saathi/shared/trips/legs'
import { greatCircleKm } from './distance.ts'
import type { RoadRow } from './road-schema.ts'

/** Names and positions that are one spot; a junction has no position. */
type Spot = { names: string[]; points: Point[] }
type PlaceSpots = Point & {
  id: string
  highlights: readonly { name: string; lat?: number | undefined; lon?: number | undefined }[]
  towns?: readonly (Point & { name: string })[]
}
/** Minutes and km of a way, with the kind of its longest part. */
type Way = { minutes: number; km: number; longest: number; by: RoadRow['by']; isWritten: boolean }

const STEP = 5

/**
 * The ways between the spots of a place, each pair once: those that are written, and between other spots the quickest way
 * along written ones and short walks. Spots that no written way reaches are left out.
 */
export function roadsBetween(place: PlaceSpots, rows: readonly RoadRow[]): Road[] {
  if (rows.length === 0) return []
  const spots = spotsOf(place, rows)
  const ways = writtenWays(spots, rows)
  for (const [middle] of spots.entries())
    for (const [from] of spots.entries()) for (const [to] of spots.entries()) join(ways, from, middle, to)
  return spots.flatMap(({ points }, index) =>
    spots.slice(index + 1).flatMap((other, after): Road[] => {
      const way = ways[index]?.[index + 1 + after]
      if (!way || isShortWalk(way)) return []
      return points.flatMap((from) => other.points.map((to) => ({ from, to, ...legOf(way) })))
    }),
  )
}

/** The rows with one name for all names of a spot where a town is: the place or a sight can be there too. */
export function namedByTown(
  { id, lat, lon, highlights }: PlaceSpots,
  towns: readonly (Point & { name: string })[],
  rows: readonly RoadRow[],
): RoadRow[] {
  const spots = [{ name: id, lat, lon }, ...highlights]
  const aliases = new Map(
    towns.flatMap((town) =>
      spots.flatMap(({ name, lat, lon }): [string, string][] =>
        lat !== undefined && lon !== undefined && greatCircleKm({ lat, lon }, town) < SAME_SPOT_KM
          ? [[name, town.name]]
          : [],
      ),
    ),
  )
  return rows.map((row) => ({
    ...row,
    from: aliases.get(row.from) ?? row.from,
    to: aliases.get(row.to) ?? row.to,
  }))
}

/** Where the visit of a sight begins, for each sight that no way reaches: a jetty, or the end of the road. */
export function visitStarts(place: string, rows: readonly RoadRow[]): Map<string, string> {
  const ends = new Set(rows.flatMap(({ from, to }) => [from, to]).filter((name) => name !== place))
  return new Map(
    [...ends].flatMap((name): [string, string][] => {
      const ways = rows.filter(({ from, to }) => from === name || to === name)
      const [start] = ways.flatMap(({ short_of }) => short_of ?? [])
      return start !== undefined && ways.every(({ short_of }) => short_of !== undefined) ? [[name, start]] : []
    }),
  )
}

function spotsOf(place: PlaceSpots, rows: readonly RoadRow[]): Spot[] {
  const spots: Spot[] = []
  const add = (name: string, point: Point) => {
    const known = spots.find(({ points }) => points.some((each) => greatCircleKm(each, point) < SAME_SPOT_KM))
    if (!known) spots.push({ names: [name], points: [point] })
    else {
      known.names.push(name)
      if (!known.points.some(({ lat, lon }) => lat === point.lat && lon === point.lon)) known.points.push(point)
    }
  }
  add(place.id, { lat: place.lat, lon: place.lon })
  for (const { name, lat, lon } of place.towns ?? []) add(name, { lat, lon })
  for (const { name, lat, lon } of place.highlights) if (lat !== undefined && lon !== undefined) add(name, { lat, lon })
  for (const name of rows.flatMap(({ from, to }) => [from, to]))
    if (!spots.some(({ names }) => names.includes(name))) spots.push({ names: [name], points: [] })
  return spots
}

type Ways = (Way | null)[][]

function writtenWays(spots: readonly Spot[], rows: readonly RoadRow[]): Ways {
  const ways: Ways = spots.map((from) => spots.map((to) => walkBetween(from, to)))
  const at = (name: string) => spots.findIndex(({ names }) => names.includes(name))
  for (const { from, to, by, km, hours } of rows) {
    const way: Way = { minutes: hours * 60, km, longest: hours, by, isWritten: true }
    const [a, b] = [ways[at(from)], ways[at(to)]]
    if (a && b) a[at(to)] = b[at(from)] = way
  }
  return ways
}

function walkBetween({ points: [from] }: Spot, { points: [to] }: Spot): Way | null {
  if (!from || !to || from === to || greatCircleKm(from, to) > WALK_KM) return null
  const leg = legBetween(from, to) ?? { minutes: 0, km: 0 }
  return { minutes: leg.minutes, km: leg.km, longest: leg.minutes / 60, by: 'walk', isWritten: false }
}

/** A way that is written holds, even where another would be quicker. */
function join(ways: Ways, from: number, middle: number, to: number): void {
  const [first, second, known] = [ways[from]?.[middle], ways[middle]?.[to], ways[from]?.[to]]
  if (!first || !second || from === to || known?.isWritten) return
  const minutes = first.minutes + second.minutes
  if (known && known.minutes <= minutes) return
  const main = first.longest >= second.longest ? first : second
  const row = ways[from]
  if (row) row[to] = { minutes, km: first.km + second.km, longest: main.longest, by: main.by, isWritten: false }
}

const isShortWalk = ({ by, km, isWritten }: Way): boolean => by === 'walk' && !isWritten && km <= WALK_KM

function legOf({ minutes, km, by }: Way): Leg {
  return {
    km: Math.round(km * 10) / 10,
    // Hours of a tenth make minutes that are a hair above a step.
    minutes: Math.ceil(minutes / STEP - 1e-6) * STEP,
    by: by === 'walk' ? 'walk' : 'road',
    ...((by === 'boat' || by === 'ropeway') && { aboard: by }),
  }
}
