import { monthName } from '@saathi/shared/lib/messages/en/days'
import { type PriceRange, within } from '../cost/cost-lines.ts'
import { airFareLines } from '../cost/travellers.ts'
import { type Airport, type AirRow, airportOf, type Dataset } from '../facts/dataset.ts'
import type { TravelMonth } from '../facts/season.ts'
import { computeEffort } from './effort.ts'
import { completeJourney, type Journey, type Leg, WAYS } from './journey.ts'
import { lastLegs } from './last-leg.ts'

const SPREAD = 0.35
/** Queues, checks and waits, for which one is never at ease: people take the night train where it saves much. */
const FLIGHT_ROUGH = 1.5
const CHANGE_ROUGH = 1
/** Where few flights go, they are often full or cancelled for the weather. */
const SCARCE_ROUGH = 2
const toTens = (rupees: number) => Math.round(rupees / 10) * 10

/** By every flight that goes to an airport of the place in that month. */
export function byAir(leg: Leg): Journey[] {
  const { air } = leg.dataset.departures[leg.from]
  return leg.place.airports.flatMap((airport) => {
    const row = air.get(airport.iata)
    const isServed = !airport.months || airport.months.includes(leg.when.month)
    return row && isServed ? byFlight(leg, airport, row) : []
  })
}

function byFlight(leg: Leg, airport: Airport, row: AirRow): Journey[] {
  const { dataset, when } = leg
  const { city, tier } = airportOf(dataset, airport.iata)
  const demand = demandAt(dataset, airport.iata, when)
  const aboard = dataset.transport.flight.overhead_hours + row.hours
  const fares = airFareLines(
    `Flight to ${city} and back`,
    leg,
    WAYS,
    flightFare(dataset, row, when),
    { low: demand, typical: demand, high: demand, why: `demand in ${monthName(when.month)}` },
    dataset.transport.children.air,
  )
  const scarce = tier === 'C'
  const trouble = FLIGHT_ROUGH + (row.nonstop ? 0 : CHANGE_ROUGH) + (scarce ? SCARCE_ROUGH : 0)
  return lastLegs(leg, airport, `${city} airport`).flatMap((lastLeg) => {
    const rough = trouble + lastLeg.rough
    const effort = computeEffort('air', { hours: aboard + lastLeg.hours, rough }, leg)
    if (!effort) return []
    return completeJourney(effort, {
      mode: 'air',
      to: city,
      lines: [...fares, ...lastLeg.lines],
      lastLeg,
      comfort: 'economy',
      change: row.nonstop ? null : row.via ? `in ${citiesOf(dataset, row.via)}` : 'on the way',
      scarce,
      demand,
      unsure: row.sure === 'low',
      note: airport.note ?? null,
    })
  })
}

/** The effect of demand at an airport on fares in a month: the same for every place that it serves. */
const demandAt = (dataset: Dataset, iata: string, { month }: TravelMonth): number =>
  airportOf(dataset, iata).demand[month - 1] ?? 1

/** Economy fare for one person, one way, before demand: the usual fare by the days ahead, in tens of rupees. */
export function flightFare({ transport }: Dataset, { fare: [low, high] }: AirRow, when: TravelMonth): PriceRange {
  return within(toTens(((low + high) / 2) * lead(transport.flight.lead_time_multiplier, when.daysAhead)), SPREAD)
}

const WEEK_DAYS = 7
/** Whether a flight is booked so late that its fare is about twice the usual. */
export const isWithinWeek = ({ daysAhead }: TravelMonth): boolean => daysAhead < WEEK_DAYS

type LeadTimes = Dataset['transport']['flight']['lead_time_multiplier']
function lead(by: LeadTimes, days: number): number {
  if (days >= 45) return by.d45_plus
  if (days >= 21) return by.d21_44
  return days >= WEEK_DAYS ? by.d7_20 : by.under_7
}

/** The cities of the airports that a change names by their codes, such as `CCU or GAU`. */
const citiesOf = ({ airports }: Pick<Dataset, 'airports'>, via: string): string =>
  via.replace(/\b[A-Z]{3}\b/g, (code) => airports[code]?.city ?? code)
