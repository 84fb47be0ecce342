import { type Count, costLine, type Line, peopleCount, type Spread, spread, sumOf } from './bill.ts'
import { airKm, airportOf, railKm } from './distance.ts'
import { type Airport, type City, type Destination, type Facts, TIERS } from './facts.ts'
import { flightFare, RAIL_CLASS_NAMES, type RailClass, railFare, vehicleFor } from './fares.ts'
import { isHilly, isThrifty, type LastLeg, lastLeg, type Party, several } from './last-leg.ts'
import { crowdOf, type TravelMonth } from './season.ts'

export type Mode = 'road' | 'bus' | 'rail' | 'air'

/** One way of getting there and back. Hours are one way. */
export type Journey = {
  mode: Mode
  /** Where its long leg ends, such as a station or an airport's city. */
  to: string
  /** Door to door. */
  hours: number
  /** Door to door as it is felt: an hour asleep on board weighs a third. */
  feltHours: number
  overnight: boolean
  lines: Line[]
  cost: Spread
  lastLeg: LastLeg | null
  /** The vehicle or the class, such as `SUV` or `3-tier AC`. */
  comfort: string
  /** Few flights, or a change of planes: check before planning. */
  scarce: boolean
  note: string | null
}

/** What the ways of getting somewhere depend on. */
export type Leg = { facts: Facts; from: City; place: Destination; party: Party; when: TravelMonth; days: number }

const WAYS: Count = [2, 'way', 'ways']
/** From here on one can sleep on the way; night trains on such short runs are slow, to arrive in the morning. */
const NIGHT_ABOARD_HOURS = 5
const SHORTEST_NIGHT_HOURS = 7
const SLEEP = { rail: 8, bus: 5 }
const ASLEEP_SPARES = 2 / 3
/** A bus stops and takes longer than a car, and one waits for it. */
const BUS_PACE = 1.2
const BUS_OVERHEAD_HOURS = 0.5
const DAY_BUS_HOURS = 8
/** Beyond this a small airport is reached with a change of planes, of 3 to 5 hours. */
const SMALL_AIRPORT_DIRECT_KM = 700
const SMALL_AIRPORT_CHANGE_HOURS = 4
/** Delhi and Mumbai fly direct nearly everywhere; the others change for the far middling airports. */
const MIDDLING_AIRPORT_DIRECT_KM = 1200
const MIDDLING_AIRPORT_CHANGE_HOURS = 2
/** Rupees that an hour on the way weighs for one person, by what their beds cost. */
export const HOUR_WORTH = { dorm: 60, budget: 100, mid: 200, premium: 500 }

/** Sleep on board: the first night from the second hour on, the second from the 22nd. */
function asleep(aboard: number, most: number): number {
  const night = (from: number) => Math.min(Math.max(aboard - from, 0), most)
  return night(1) + night(22)
}

/** Nights in a bed at the place. Whoever spends half a day on the way arrives the evening before the first of the days. */
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

/** Every way of getting there and back that makes any sense; never empty, as each place has an airport all year. */
export function journeys(leg: Leg): Journey[] {
  return [...byRoad(leg), ...byRail(leg), byAir(leg)].filter((way) => way !== null)
}

function byRoad({ facts, from, place, party, days }: Leg): (Journey | null)[] {
  const road = place.road[from]
  if (!road) return []
  return [byCar(facts, place, party, road, days), byBus(facts, place, party, road)]
}

function byCar(
  { transport }: Facts,
  place: Destination,
  { people }: Party,
  { km, hours }: { km: number; hours: number },
  days: number,
): Journey {
  const { taxi, self_drive } = transport.modes
  const vehicle = vehicleFor(transport, people)
  const hills = isHilly(place) ? 1.15 : 1
  const uphill = { low: hills, typical: hills, high: hills, why: 'hills on the way' }
  const perKm = spread(vehicle.perKm)
  const name = `${vehicle.name[0]?.toUpperCase()}${vehicle.name.slice(1)} with driver`
  const billed = (label: string, counts: Count[]) =>
    costLine('flights', label, [...several(vehicle), ...counts], perKm, uphill)
  const tolls = costLine(
    'flights',
    'Tolls and parking',
    [...several(vehicle), WAYS, [km, 'km', 'km']],
    spread(self_drive.toll_per_km_expressway),
  )
  const dropped = [billed(`${name}, dropped and fetched`, [WAYS, [2 * km, 'km billed', 'km billed']])]
  // A car that waits is billed for a least distance each day, and its driver's keep.
  const kept = nightsFor({ hours, overnight: false }, days) + 1
  const least = taxi.min_km_per_day[0] * kept
  const waiting = [
    billed(`${name}, kept for the trip`, [[Math.max(2 * km, least), 'km billed', 'km billed']]),
    costLine(
      'flights',
      'Driver’s allowance',
      [...several(vehicle), [kept, 'day', 'days']],
      spread(taxi.driver_allowance_per_day),
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

function byBus(
  { transport }: Facts,
  place: Destination,
  { people, tier }: Party,
  road: { km: number; hours: number },
): Journey {
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
        spread(perKm),
      ),
    ],
    lastLeg: null,
    comfort,
  })
}

function byRail(leg: Leg): (Journey | null)[] {
  const ways = leg.place.railheads
    .filter(({ usable }) => usable !== false)
    .map((station) => trainTo(leg, station))
    .sort((a, b) => worth(a, leg) - worth(b, leg))
  return ways.slice(0, 1)
}

function trainTo({ facts, from, place, party }: Leg, station: Destination['railheads'][number]): Journey {
  const { rail } = facts.transport.modes
  const km = railKm(facts, from, place, station)
  const fastest = km / rail.speed_kmph.superfast
  const overnight = fastest >= NIGHT_ABOARD_HOURS
  const aboard = overnight ? Math.max(fastest, SHORTEST_NIGHT_HOURS) : fastest
  const last = lastLeg(facts, place, party, `${station.name} station`, station.km)
  const railClass = classFor(party, aboard, overnight)
  const hours = rail.overhead_hours + aboard + last.hours
  const fare = costLine(
    'flights',
    `Train to ${station.name} and back, ${RAIL_CLASS_NAMES[railClass]}`,
    [peopleCount(party.people), WAYS],
    railFare(facts.transport, km, railClass),
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
  if (overnight) return isThrifty(tier) ? 'SL' : tier === TIERS[3] ? '2A' : '3A'
  if (!isThrifty(tier)) return 'CC'
  return aboard <= 4 ? '2S' : 'SL'
}

/** The airport with the best fare for the hours that it takes. */
function byAir(leg: Leg): Journey | null {
  const open = leg.place.airports.filter((airport) => serves(leg, airport))
  const ways = open.map((airport) => flightTo(leg, airport)).sort((a, b) => worth(a, leg) - worth(b, leg))
  return ways[0] ?? null
}

/** A sea leg without a known fare cannot be costed, so that way is not offered. */
function serves({ place, when }: Leg, { by, months }: Airport): boolean {
  if (months && !months.includes(when.month)) return false
  return by !== 'sea' || place.typical_extras_inr.some(({ travel }) => travel)
}

function flightTo({ facts, from, place, party, when }: Leg, airport: Airport): Journey {
  const { flight } = facts.transport.modes
  const { city, tier } = airportOf(facts.transport, airport.iata)
  const km = airKm(facts, from, airport.iata)
  const change = changeHours(from, tier, km)
  const last: LastLeg =
    airport.by === 'sea'
      ? { by: 'a ferry', km: airport.km, hours: airport.hours, lines: [] }
      : lastLeg(facts, place, party, `${city} airport`, airport.km, airport.hours)
  const hours = flight.overhead_hours + Math.max(flight.min_block_hours, km / flight.speed_kmph) + change + last.hours
  const fare = costLine(
    'flights',
    `Flight to ${city} and back`,
    [peopleCount(party.people), WAYS],
    flightFare(facts.transport, km, airport.iata, when, crowdOf(place, when.month)),
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

/** Rupees and hours on one scale, for choosing among stations or airports. */
const worth = ({ cost, feltHours }: Journey, { party }: Leg) =>
  cost.typical + 2 * feltHours * party.people * HOUR_WORTH[party.tier]
