import { type PriceRange, within } from './cost-lines.ts'
import type { Range, Transport } from './dataset.ts'
import { airportOf } from './distance.ts'
import type { Crowd, TravelMonth } from './season.ts'

export type RailClass = '2S' | 'SL' | 'CC' | '3A' | '2A'
export const RAIL_CLASS_NAMES: Record<RailClass, string> = {
  '2S': 'second seating',
  SL: 'sleeper class',
  CC: 'AC chair car',
  '3A': '3-tier AC',
  '2A': '2-tier AC',
}

const RAIL_SPREAD = 0.12
const AIR_SPREAD = 0.35
const toTens = (n: number) => Math.round(n / 10) * 10

/** Rail fare for one adult, one way, in rupees: interpolated between table rows, extrapolated beyond the last one. */
export function railFare({ modes: { rail } }: Transport, km: number, railClass: RailClass): PriceRange {
  const column = rail.columns.indexOf(railClass)
  const rows = rail.rows.filter((row) => typeof row[column] === 'number')
  const above = rows.findIndex(([at]) => (at ?? 0) >= km)
  const next = above < 0 ? rows.length - 1 : Math.max(1, above)
  const [from, to] = [rows[next - 1], rows[next]]
  if (!from || !to) throw new Error(`the rail table has no fares for ${railClass}`)
  const [km0, fare0, km1, fare1] = [from[0], from[column], to[0], to[column]].map(Number) as [
    number,
    number,
    number,
    number,
  ]
  const fare = fare0 + ((Math.max(km, km0) - km0) * (fare1 - fare0)) / (km1 - km0)
  return within(Math.round(fare / 5) * 5, RAIL_SPREAD)
}

/** Economy fare for one person, one way, in rupees, by distance, demand and days ahead; rounded to tens. */
export function flightFare(
  transport: Transport,
  km: number,
  iata: string,
  when: TravelMonth,
  crowd: Crowd,
): PriceRange {
  const { flight } = transport.modes
  const curve = (flight.base + flight.per_km * km) * (flight.special_multiplier[iata] ?? 1)
  const addon = flight.airport_tier_addon[airportOf(transport, iata).tier]
  const typical = toTens(curve * demand(flight, crowd) * lead(flight, when.daysAhead) + addon)
  const ceiling = ceilingFor(flight.sanity_ceiling, km)
  return {
    low: toTens(Math.min(typical, ceiling) * (1 - AIR_SPREAD)),
    typical: Math.min(typical, ceiling),
    high: toTens(Math.min(typical * (1 + AIR_SPREAD), Math.max(ceiling, typical))),
  }
}

function demand({ season_multiplier: by }: Transport['modes']['flight'], { kind, share }: Crowd): number {
  if (kind === 'off') return by.off
  // A long busy season raises fares less than a short peak does.
  const most = kind === 'peak' ? by.peak : kind === 'busy' ? 1.2 : by.normal
  return by.normal + (most - by.normal) * share
}

function lead({ lead_time_multiplier: by }: Transport['modes']['flight'], days: number): number {
  if (days >= 45) return by.d45_plus
  if (days >= 21) return by.d21_44
  return days >= 7 ? by.d7_20 : by.under_7
}

function ceilingFor(ceiling: Transport['modes']['flight']['sanity_ceiling'], km: number): number {
  if (km <= 500) return ceiling.km_500
  if (km <= 1000) return ceiling.km_1000
  return km <= 1500 ? ceiling.km_1500 : ceiling.km_over
}

/** A hired vehicle with driver that seats the whole group, and its rupees per km. */
export type Vehicle = { name: string; count: number; perKm: Range }

const VEHICLES = [
  ['sedan', 'car'],
  ['suv_6', 'SUV'],
  ['innova_crysta', 'large SUV'],
  ['tempo_12', 'tempo traveller'],
] as const

/** The smallest vehicle that seats everyone. */
export function vehicleFor({ modes: { taxi } }: Transport, people: number): Vehicle {
  const [kind, name] = VEHICLES.find(([kind]) => taxi.seats[kind] >= people) ?? VEHICLES[3]
  return { name, count: Math.ceil(people / taxi.seats[kind]), perKm: taxi.per_km[kind] }
}
