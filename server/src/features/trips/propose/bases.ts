import { indexRoads, legBetween, straightKm } from '@saathi/shared/trips/legs'
import type { Base, PlaceBases, Towns } from '../../recommend/facts/base-schema.ts'
import type { Destination } from '../../recommend/facts/dataset.ts'
import type { RoadRow } from '../../recommend/facts/road-schema.ts'
import { townOf } from '../../recommend/text/format.ts'
import type { Mover } from './rooms.ts'

export type Town = Pick<Base, 'name' | 'lat' | 'lon' | 'elevation_m'>
/** The towns between which a day lies, and the written ways from one to the other. */
export type DayTowns = { wakes: Town; sleeps: Town; ways: readonly RoadRow[] }
/** The towns of the nights in order, and the one from which one leaves. */
export type TownRoute = { nights: readonly Town[]; goes: Town }

/** The place as it is where one arrives: in that town, when it has several. */
export function atArrival<T extends Destination>(place: T): T {
  if (!place.bases) return place
  const { name, lat, lon, elevation_m } = arrivalIn(place.bases)
  return { ...place, lat, lon, elevation_m, road_ends: name }
}

/** A sight so far away in a straight line needs a night near it, or a route. */
const FAR_KM = 50
/** Minutes of a drive that one does there and back on a day. */
const DRIVE_OF_A_DAY = 150

/** Where one sleeps when a place has one town alone. */
const onlyTown = ({ name, lat, lon, elevation_m }: Destination): Town => ({
  name: townOf(name),
  lat,
  lon,
  elevation_m,
})

const arrivalIn = ({ arrival, bases }: PlaceBases): Base => {
  const base = bases.find(({ name }) => name === arrival)
  if (!base) throw new Error(`no town ${arrival}`)
  return base
}

/**
 * The towns of the nights, the best first: of a place with several, the lists of its facts that the nights hold, whose towns
 * and ways are open in those months, the longest first; further nights are in the town of the arrival. All nights are there
 * in the last one, unless a sight needs more.
 */
export function townChoices(place: Destination, nights: number, months: readonly number[]): Town[][] {
  const { bases } = place
  if (!bases) return [Array<Town>(nights).fill(onlyTown(place))]
  const arrival = arrivalIn(bases)
  const lists = bases.nights
    .filter((towns) => towns.length <= nights && areTownsOpen(bases, towns, months))
    .sort((a, b) => b.length - a.length)
  if (!place.highlights.some(({ needs }) => needs)) lists.push([])
  return lists.map((names) => {
    const towns = names.flatMap((name) => bases.bases.filter((base) => base.name === name))
    return Array.from({ length: nights }, (_, night) => towns[night] ?? arrival)
  })
}

/** The best choice of towns; null where a sight needs some, and none fits. */
export const townsOf = (place: Destination, nights: number, months: readonly number[]): Town[] | null =>
  townChoices(place, nights, months)[0] ?? null

/** Whether each town but that of the arrival has a sight near it on the day of its night, or on the next. */
export function areTownsSeen(
  { bases, highlights }: Pick<Destination, 'bases' | 'highlights'>,
  towns: readonly Town[],
  seenOn: (night: number) => readonly string[],
): boolean {
  if (!bases) return true
  return towns.every((town, night) => {
    const near = bases.sights.filter(({ from }) => from.includes(town.name)).map(({ name }) => name)
    const isSeen = ({ name, lat, lon }: (typeof highlights)[number]) =>
      lat !== undefined && lon !== undefined && near.includes(name) && straightKm(town, { lat, lon }) <= FAR_KM
    return (
      town.name === bases.arrival || highlights.some((sight) => isSeen(sight) && seenOn(night).includes(sight.name))
    )
  })
}

/** The town in which one arrives; of a place with one town alone, that one. */
export const arrivalTown = (place: Destination): Town => (place.bases ? arrivalIn(place.bases) : onlyTown(place))

/** The towns of each day of a stay: before the first night that of it, and after the last one that from which one leaves. */
export function townsByDay(
  place: Destination,
  firstNight: number,
  { nights, goes }: TownRoute,
  months: readonly number[],
): (day: number) => DayTowns {
  const townOn = (day: number): Town => (day < firstNight ? nights[0] : nights[day - firstNight]) ?? goes
  return (day) => {
    const [wakes, sleeps] = [townOn(day - 1), townOn(day)]
    const ways =
      place.bases && wakes.name !== sleeps.name ? waysBetween(place.bases, wakes.name, sleeps.name, months) : []
    return { wakes, sleeps, ways }
  }
}

/** How one comes to the town of the night: on foot or by boat where a part of the way is; null in the same town. */
export function moverOf({ wakes, sleeps, ways }: DayTowns): Mover | null {
  if (wakes.name === sleeps.name) return null
  const kinds = new Set(ways.map(({ by }) => by))
  return kinds.has('boat') ? 'boat' : kinds.has('walk') ? 'walk' : 'road'
}

/** The least nights of a place whose sights need several towns; 0 for others. */
export const leastNights = ({ bases, highlights }: Pick<Destination, 'bases' | 'highlights'>): number =>
  bases && highlights.some(({ needs }) => needs) ? Math.min(...bases.nights.map(({ length }) => length)) : 0

/** Whether the rooms of towns are open in those months, and ways join them. */
export function areTownsOpen(facts: Towns, towns: readonly string[], months: readonly number[]): boolean {
  const isRoomOpen = (name: string) => {
    const open = facts.bases.find((base) => base.name === name)?.months
    return open === undefined || months.every((month) => open.includes(month))
  }
  return towns.every((name, night) => {
    const before = towns[night - 1] ?? name
    return isRoomOpen(name) && (name === before || waysBetween(facts, before, name, months).length > 0)
  })
}

/** The written ways from one town to another that are open in all of these months, the quickest; none where none leads there. */
export function waysBetween(
  { ways }: Pick<Towns, 'ways'>,
  from: string,
  to: string,
  months: readonly number[],
): RoadRow[] {
  const rows = ways.filter((row) => months.every((month) => row.months?.includes(month) ?? true))
  const reached = new Map<string, { hours: number; rows: RoadRow[] }>([[from, { hours: 0, rows: [] }]])
  const open = new Set([from])
  for (;;) {
    const [nearest] = [...open].sort((a, b) => (reached.get(a)?.hours ?? 0) - (reached.get(b)?.hours ?? 0))
    const here = nearest === undefined ? undefined : reached.get(nearest)
    if (nearest === undefined || !here) return []
    if (nearest === to) return here.rows
    open.delete(nearest)
    for (const row of rows) {
      if (row.from !== nearest && row.to !== nearest) continue
      const next = row.from === nearest ? row.to : row.from
      // A way that is written from town to town holds, even where another would be quicker.
      if (next === to && nearest === from) return [row]
      const hours = here.hours + row.hours
      if (hours >= (reached.get(next)?.hours ?? Number.POSITIVE_INFINITY)) continue
      reached.set(next, { hours, rows: [...here.rows, row] })
      open.add(next)
    }
  }
}

/** Whether a sight is seen on a day between two towns: it is near one of them, or it is along the way. */
export function isNear({ bases }: Pick<Destination, 'bases'>, sight: string, wakes: Town, sleeps: Town): boolean {
  if (!bases) return true
  if (bases.passed?.includes(sight)) return false
  const from = bases.sights.find(({ name }) => name === sight)?.from ?? [bases.arrival]
  return from.includes(wakes.name) || from.includes(sleeps.name)
}

/** The usual minutes at a sight from the towns near it, where the facts say so. */
export const minutesFrom = ({ bases }: Pick<Destination, 'bases'>, sight: string): number | undefined =>
  bases?.sights.find(({ name }) => name === sight)?.minutes

/** `sleepsNear`: the trip has a night in one of the towns; `home`: the town of the arrival, where one sees it from there too. */
type LeftOut = { sight: string; towns: string[]; km: number; sleepsNear: boolean; home: string | null }

/** The far sights, and those near other towns, that days with visits do not have although it is their season. */
export function sightsLeftOut(
  place: Destination,
  items: readonly { kind: string; title: string; highlight: string | null }[],
  month: number,
): LeftOut[] {
  const seen = new Set(items.map(({ highlight }) => highlight))
  if (!items.some(({ kind, highlight }) => kind === 'visit' && highlight !== null)) return []
  const { bases } = place
  const from = bases ? arrivalIn(bases) : place
  return place.highlights.flatMap(({ name, lat, lon, months, inside }): LeftOut[] => {
    const isSeen = seen.has(name) || (inside !== undefined && seen.has(inside)) || bases?.passed?.includes(name)
    if (lat === undefined || lon === undefined || isSeen) return []
    if (months && !months.includes(month)) return []
    const near = bases?.sights.find((sight) => sight.name === name)?.from ?? []
    const towns = near.filter((town) => town !== bases?.arrival)
    const km = Math.round(straightKm(from, { lat, lon }))
    if (km <= FAR_KM && (towns.length === 0 || towns.length < near.length)) return []
    const nights = items.filter(({ kind }) => kind === 'stay')
    const sleepsNear = nights.some(({ title }) => towns.some((town) => title.endsWith(`, ${town}`)))
    const drive = () => legBetween(place, { lat, lon }, place.hilly, indexRoads(place.roads))?.minutes ?? 0
    const isSeenFromHome = bases ? near.length === 0 || near.includes(bases.arrival) : drive() <= DRIVE_OF_A_DAY
    const home = isSeenFromHome ? (bases?.arrival ?? townOf(place.name)) : null
    return [{ sight: name, towns, km, sleepsNear, home }]
  })
}
