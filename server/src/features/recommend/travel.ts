import { type Count, costLine, type Line, type PriceRange, peopleCount, priceRange, sumOf } from './cost-lines.ts'
import type { Airport, City, Dataset, Destination, Railhead } from './dataset.ts'
import { airKm, airportOf, railKm } from './distance.ts'
import { flightFare, RAIL_CLASS_NAMES, type RailClass, railFare, vehicleFor } from './fares.ts'
import { capital } from './format.ts'
import { isHilly, isThrifty, type LastLeg, lastLeg, type Party, several } from './last-leg.ts'
import { crowdOf, type TravelMonth } from './season.ts'

/** A journey there and back. Hours are one way, costs both ways. */
export type Journey = {
  mode: 'road' | 'bus' | 'rail' | 'air'
  /** Where the main leg ends, such as a station or an airport's city. */
  to: string
  /** Door to door. */
  hours: number
  /** Door to door; an hour asleep on board counts a third. */
  feltHours: number
  overnight: boolean
  lines: Line[]
  cost: PriceRange
  lastLeg: LastLeg | null
  /** The vehicle or the class, such as `SUV` or `3-tier AC`. */
  comfort: string
  /** Few flights, or a change of planes: check before planning. */
  scarce: boolean
  note: string | null
}

/** What a journey depends on. */
export type Leg = { dataset: Dataset; from: City; place: Destination; party: Party; when: TravelMonth; days: number }

const WAYS: Count = [2, 'way', 'ways']
/** Rail journeys from this many hours can be overnight. */
const NIGHT_ABOARD_HOURS = 5
const SHORTEST_NIGHT_HOURS = 7
const SLEEP = { rail: 8, bus: 5 }
const ASLEEP_SPARES = 2 / 3
/** A bus is slower than a car, and there is a wait. */
const BUS_PACE = 1.2
const BUS_OVERHEAD_HOURS = 0.5
const DAY_BUS_HOURS = 8
/** Beyond this distance (km) a small airport needs a change of planes. */
const SMALL_AIRPORT_DIRECT_KM = 700
const SMALL_AIRPORT_CHANGE_HOURS = 4
/** Delhi and Mumbai fly direct nearly everywhere; the others change for the far middling airports. */
const MIDDLING_AIRPORT_DIRECT_KM = 1200
const MIDDLING_AIRPORT_CHANGE_HOURS = 2
/** Rupees that an hour of travel is worth to one person, by stay tier. */
export const HOUR_WORTH = { dorm: 60, budget: 100, mid: 200, premium: 500 }
/** Lower bound of that value when stations or airports are compared. */
const LEAST_HOUR_WORTH = 300

/** Sleep on board: the first night from the second hour on, the second from the 22nd. */
function asleep(aboard: number, most: number): number {
  const night = (from: number) => Math.min(Math.max(aboard - from, 0), most)
  return night(1) + night(22)
}

/** Nights at the place. After half a day of travel the arrival is on the evening before the first day. */
export function nightsFor({ hours, overnight }: Pick<Journey, 'hours' | 'overnight'>, days: number): number {
  const evening = hours > 5 && !(overnight && hours <= 16)
  return Math.max(1, evening ? days : days - 1)
}

const journey = (made: Omit<Journey, 'cost' | 'overnight' | 'scarce' | 'note'> & Partial<Journey>): Journey => ({
  overnight: false,
  scarce: false,
  note: null,
  ...made,
  cost: sumOf(made.lines),
})

/** The best journey of each mode. Every place has an airport all year. */
export type Ways = { road: Journey | null; bus: Journey | null; rail: Journey | null; air: Journey }

export function waysFor(leg: Leg): Ways {
  const road = leg.place.road[leg.from]
  return {
    road: road ? byCar(leg, road) : null,
    bus: road ? byBus(leg, road) : null,
    rail: byRail(leg),
    air: byAir(leg),
  }
}

type Road = { km: number; hours: number }

function byCar({ dataset: { transport }, place, party, days }: Leg, { km, hours }: Road): Journey {
  const { taxi, self_drive } = transport.modes
  const vehicle = vehicleFor(transport, party.people)
  const hills = isHilly(place) ? 1.15 : 1
  const uphill = { low: hills, typical: hills, high: hills, why: 'hills on the way' }
  const perKm = priceRange(vehicle.perKm)
  const name = `${capital(vehicle.name)} with driver`
  const billed = (label: string, counts: Count[]) =>
    costLine('flights', label, [...several(vehicle), ...counts], perKm, uphill)
  const tolls = costLine(
    'flights',
    'Tolls and parking',
    [...several(vehicle), WAYS, [km, 'km', 'km']],
    priceRange(self_drive.toll_per_km_expressway),
  )
  const dropped = [billed(`${name}, dropped and fetched`, [WAYS, [2 * km, 'km billed', 'km billed']])]
  // A waiting car is billed a minimum distance and a driver allowance per day.
  const kept = nightsFor({ hours, overnight: false }, days) + 1
  const least = taxi.min_km_per_day[0] * kept
  const waiting = [
    billed(`${name}, kept for the trip`, [[Math.max(2 * km, least), 'km billed', 'km billed']]),
    costLine(
      'flights',
      'Driver’s allowance',
      [...several(vehicle), [kept, 'day', 'days']],
      priceRange(taxi.driver_allowance_per_day),
    ),
  ]
  const cheaper = sumOf(waiting).typical < sumOf(dropped).typical ? waiting : dropped
  return journey({
    mode: 'road',
    to: place.name,
    hours,
    feltHours: hours,
    lines: [...cheaper, tolls],
    lastLeg: null,
    comfort: vehicle.count === 1 ? vehicle.name : `${vehicle.name}s`,
  })
}

function byBus({ dataset: { transport }, place, party: { people, tier } }: Leg, road: Road): Journey {
  const { per_km } = transport.modes.bus
  const aboard = road.hours * BUS_PACE
  const overnight = aboard > DAY_BUS_HOURS
  const [comfort, perKm] = overnight
    ? (['AC sleeper', per_km.ac_sleeper] as const)
    : isThrifty(tier)
      ? (['ordinary', per_km.state_ordinary] as const)
      : (['AC seater', per_km.state_ac_seater] as const)
  const hours = aboard + BUS_OVERHEAD_HOURS
  return journey({
    mode: 'bus',
    to: place.name,
    hours,
    feltHours: hours - ASLEEP_SPARES * (overnight ? asleep(aboard, SLEEP.bus) : 0),
    overnight,
    lines: [
      costLine(
        'flights',
        `Bus (${comfort}) there and back`,
        [peopleCount(people), WAYS, [road.km, 'km', 'km']],
        priceRange(perKm),
      ),
    ],
    lastLeg: null,
    comfort,
  })
}

function byRail(leg: Leg): Journey | null {
  const stations = leg.place.railheads.filter(({ usable }) => usable !== false)
  return bestOf(
    leg,
    stations.map((station) => trainTo(leg, station)),
  )
}

function trainTo({ dataset, from, place, party }: Leg, station: Railhead): Journey {
  const { rail } = dataset.transport.modes
  const km = railKm(dataset, from, place, station)
  const fastest = km / rail.speed_kmph.superfast
  const overnight = fastest >= NIGHT_ABOARD_HOURS
  const aboard = overnight ? Math.max(fastest, SHORTEST_NIGHT_HOURS) : fastest
  const last = lastLeg(dataset, place, party, `${station.name} station`, station.km)
  const railClass = classFor(party, aboard, overnight)
  const hours = rail.overhead_hours + aboard + last.hours
  const fare = costLine(
    'flights',
    `Train to ${station.name} and back, ${RAIL_CLASS_NAMES[railClass]}`,
    [peopleCount(party.people), WAYS],
    railFare(dataset.transport, km, railClass),
  )
  return journey({
    mode: 'rail',
    to: station.name,
    hours,
    feltHours: hours - ASLEEP_SPARES * (overnight ? asleep(aboard, SLEEP.rail) : 0),
    overnight,
    lines: [fare, ...last.lines],
    lastLeg: last,
    comfort: RAIL_CLASS_NAMES[railClass],
    note: station.note ?? null,
  })
}

function classFor({ tier }: Party, aboard: number, overnight: boolean): RailClass {
  if (overnight) return isThrifty(tier) ? 'SL' : tier === 'premium' ? '2A' : '3A'
  if (!isThrifty(tier)) return 'CC'
  return aboard <= 4 ? '2S' : 'SL'
}

/** @throws Error when the data leaves a place without an airport in that month */
function byAir(leg: Leg): Journey {
  const airports = leg.place.airports.filter((airport) => serves(leg, airport))
  const best = bestOf(
    leg,
    airports.map((airport) => flightTo(leg, airport)),
  )
  if (!best) throw new Error(`no airport serves ${leg.place.id} in month ${leg.when.month}`)
  return best
}

/** Whether an airport can be used in that month; a sea leg needs a known fare. */
function serves({ place, when }: Leg, { by, months }: Airport): boolean {
  if (months && !months.includes(when.month)) return false
  return by !== 'sea' || place.typical_extras_inr.some(({ travel }) => travel)
}

function flightTo({ dataset, from, place, party, when }: Leg, airport: Airport): Journey {
  const { flight } = dataset.transport.modes
  const { city, tier } = airportOf(dataset.transport, airport.iata)
  const km = airKm(dataset, from, airport.iata)
  const change = changeHours(from, tier, km)
  const last: LastLeg =
    airport.by === 'sea'
      ? { by: 'a ferry', km: airport.km, hours: airport.hours, lines: [] }
      : lastLeg(dataset, place, party, `${city} airport`, airport.km, airport.hours)
  const hours = flight.overhead_hours + Math.max(flight.min_block_hours, km / flight.speed_kmph) + change + last.hours
  const fare = costLine(
    'flights',
    `Flight to ${city} and back`,
    [peopleCount(party.people), WAYS],
    flightFare(dataset.transport, km, airport.iata, when, crowdOf(place, when.month)),
  )
  return journey({
    mode: 'air',
    to: city,
    hours,
    feltHours: hours,
    lines: [fare, ...last.lines],
    lastLeg: last,
    comfort: 'economy',
    scarce: tier === 'C',
    note: airport.note ?? null,
  })
}

function changeHours(from: City, tier: 'A' | 'B' | 'C', km: number): number {
  if (tier === 'C') return km > SMALL_AIRPORT_DIRECT_KM ? SMALL_AIRPORT_CHANGE_HOURS : 0
  const hub = from === 'delhi' || from === 'mumbai'
  return tier === 'B' && !hub && km > MIDDLING_AIRPORT_DIRECT_KM ? MIDDLING_AIRPORT_CHANGE_HOURS : 0
}

/** The best of several journeys by cost and felt hours, on one scale in rupees. */
function bestOf({ party: { people, tier } }: Leg, some: Journey[]): Journey | null {
  const worth = Math.max(HOUR_WORTH[tier], LEAST_HOUR_WORTH)
  const weight = ({ cost, feltHours }: Journey) => cost.typical + 2 * feltHours * people * worth
  return [...some].sort((a, b) => weight(a) - weight(b))[0] ?? null
}
