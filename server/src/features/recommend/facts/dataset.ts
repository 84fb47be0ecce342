import type { Road } from '@saathi/shared/trips/legs'
import * as z from 'zod/mini'
import { PlaceBases, type Towns } from './base-schema.ts'
import {
  type AirportFacts,
  Airports,
  type AirRow,
  type BusRow,
  Connections,
  type RailRow,
  Transport,
} from './connection-schema.ts'
import { files } from './data-files.ts'
import { greatCircleKm } from './distance.ts'
import { monthsOfExtra } from './extra-sights.ts'
import { type Circuit, type LegRow, Legs } from './leg-schema.ts'
import { City, Draws, Place } from './place-schema.ts'
import { RoadRow } from './road-schema.ts'
import { namedByTown, roadsBetween, visitStarts } from './roads.ts'

export type { RailClass, Transport } from './connection-schema.ts'
export type {
  Airport,
  City,
  Closure,
  Extra,
  HealthAdvice,
  Permit,
  Railhead,
  Range,
  SharedRide,
  Tier,
} from './place-schema.ts'
export type { AirportFacts, AirRow, BusRow, RailRow }

/**
 * A place with what is computed once: the distance from each starting city, its picture, whether its roads are hill roads, and
 * the known ways between its spots.
 */
export type Destination = z.infer<typeof Place> & {
  gc_km: Record<City, number>
  picture: string
  hilly: boolean
  draw: z.infer<typeof Draws>[string]
  /** The sights for which one comes: without them nobody has been there. */
  headlines: string[]
  roads: Road[]
  /** The written ways from which `roads` follow. */
  road_rows: RoadRow[]
  /** Its towns to sleep in, where it has several. */
  bases: Towns | null
  /** Where the visits of sights begin that no way reaches, by their names. */
  visit_starts: ReadonlyMap<string, string>
}

/** The transport from one starting city: trains by station code, buses by place id, flights by airport code. */
export type Departures = {
  rail: ReadonlyMap<string, RailRow[]>
  bus: ReadonlyMap<string, BusRow[]>
  air: ReadonlyMap<string, AirRow>
}

export type Dataset = {
  as_of: string
  destinations: Destination[]
  departures: Record<City, Departures>
  airports: Record<string, AirportFacts>
  transport: Transport
  /** Ways from one place to another, and rounds of places that are well known. */
  legs: LegRow[]
  circuits: Circuit[]
}

const Files = z.object({
  destinations: z.array(Place),
  connections: Connections,
  airports: Airports,
  roads: z.array(RoadRow),
  bases: z.array(PlaceBases),
  pictures: z.record(z.string(), z.string()),
  transport: Transport,
  draw: Draws,
  headlines: z.record(z.string(), z.array(z.string())),
  between: Legs,
})
type Files = z.infer<typeof Files>

const CITIES = City.options

let loaded: Dataset | undefined

/**
 * The destinations, connections and prices, validated and indexed on first use and then reused.
 * @throws ZodError when a data file is invalid
 */
export function loadDataset(): Dataset {
  loaded ??= indexed(Files.parse(files))
  return loaded
}

function indexed({
  destinations,
  connections,
  airports,
  roads,
  bases,
  pictures,
  transport,
  draw,
  headlines,
  between,
}: Files): Dataset {
  return {
    as_of: transport.meta.as_of,
    destinations: destinations.map((place) => {
      const towns = bases.find((each) => each.place === place.id) ?? null
      const road_rows = roads.filter((row) => row.place === place.id)
      return {
        ...place,
        typical_extras_inr: place.typical_extras_inr.map((extra) => {
          const months = monthsOfExtra(extra, place.highlights)
          return months ? { ...extra, months } : extra
        }),
        hilly: isHilly(place),
        draw: draw[place.id] ?? {},
        headlines: headlines[place.id] ?? [],
        roads: roadsBetween({ ...place, towns: towns?.bases ?? [] }, road_rows),
        bases: towns && { ...towns, ways: namedByTown(place, towns.bases, road_rows) },
        road_rows,
        visit_starts: visitStarts(place.id, road_rows),
        picture: `pictures/${pictures[place.id] ?? place.id}.svg`,
        gc_km: perCity((city) => Math.round(greatCircleKm(transport.origins[city], place))),
      }
    }),
    departures: perCity((city) => {
      const leaving = <T extends { from: City }>(rows: T[]) => rows.filter(({ from }) => from === city)
      return {
        rail: byTarget(leaving(connections.rail)),
        bus: byTarget(leaving(connections.bus)),
        air: new Map(leaving(connections.air).map((row) => [row.to, row])),
      }
    }),
    airports,
    transport,
    ...between,
  }
}

const perCity = <T>(value: (city: City) => T) =>
  Object.fromEntries(CITIES.map((city) => [city, value(city)])) as Record<City, T>

const HILL_METRES = 500
const HILL_KMPH = 38
/** Above 1,000 m the last hours are slower than the mean of the drive. */
const HIGH_KMPH = 38.5

/** A longer drive is mostly on the plains. */
const LONGEST_HILL_DRIVE_KM = 300

/** Whether the roads to a place are slow hill roads, on which cars cost more per km. */
function isHilly({ elevation_m, airports, railheads }: z.infer<typeof Place>): boolean {
  if (elevation_m < HILL_METRES) return false
  const drives = [...airports.filter(({ by }) => by !== 'sea'), ...railheads].filter(
    ({ km }) => km >= 40 && km <= LONGEST_HILL_DRIVE_KM,
  )
  if (drives.length === 0) return elevation_m >= 2 * HILL_METRES
  const kmph = drives.reduce((sum, { km, hours }) => sum + km / hours, 0) / drives.length
  return kmph < (elevation_m >= 2 * HILL_METRES ? HIGH_KMPH : HILL_KMPH)
}

function byTarget<T extends { to: string }>(rows: T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const row of rows) groups.set(row.to, [...(groups.get(row.to) ?? []), row])
  return groups
}

/** @throws Error when the data names an airport that it does not describe */
export function airportOf({ airports }: Dataset, iata: string): AirportFacts {
  const airport = airports[iata]
  if (!airport) throw new Error(`no facts about airport ${iata}`)
  return airport
}
