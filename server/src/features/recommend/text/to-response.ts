import { cities } from '@saathi/shared/lib/messages/en/choices'
import { monthName } from '@saathi/shared/lib/messages/en/days'
import type { Recommendation } from '@saathi/shared/recommend/schema'
import { costLinesFor } from '../cost/cost.ts'
import { toCostLine, toEstimate } from '../cost/cost-lines.ts'
import { tierOf } from '../cost/lodging.ts'
import type { Dataset, Destination } from '../facts/dataset.ts'
import { monthRuns, ruledOutBy } from '../facts/season.ts'
import type { ParsedTrip } from '../parsed-trip.ts'
import { type Ranked, ratingOf } from '../rank/rank.ts'
import { isOutOfTime } from '../rank/stay-length.ts'
import { stayOf } from '../rank/stay-of.ts'
import type { Offer, TravelOption } from '../rank/travel-option.ts'
import { accommodation } from './accommodation.ts'
import { cautionsFor } from './cautions.ts'
import { capital, hours, shortName } from './format.ts'
import { type BoardingHours, journeyLegs } from './journey-legs.ts'
import { monthQualities } from './month-qualities.ts'
import { notesFor } from './notes.ts'
import { whyAbove } from './order-words.ts'
import { visaRequirements } from './permits.ts'
import { reasonsFor } from './reasons.ts'
import { trainTimes } from './train-words.ts'
import { transport } from './transport-words.ts'

const FEWEST_HIGHLIGHTS = 4

/** A ranked offer in the response shape. `next`: the one below it in the list. */
export function toResponse(
  dataset: Dataset,
  trip: ParsedTrip,
  offer: Ranked,
  among: Offer[],
  next?: Ranked,
): Recommendation {
  const { place, option, fit } = offer
  const { journey, lodging, days, nights, leftOut } = option
  const { people, type } = trip
  const lines = costLinesFor(stayOf(dataset, trip, option), journey)
  const estimate = toEstimate(lines)
  const above = whyAbove(trip, offer, next)
  return {
    recommended_destinations: {
      name: place.name,
      image: place.picture,
      rating: ratingOf(fit),
      description: place.summary,
      highlights: highlightsIn(place, trip.when.month),
    },
    estimated_costs: estimate.estimated_costs,
    accommodation: accommodation(dataset, trip, option),
    travel_logistics: {
      travel_duration: `About ${hours(journey.hours)} each way, door to door`,
      recommended_transport: transport(dataset, trip, option),
      visa_requirements: visaRequirements(trip, option),
      local_transportation: place.local_transport,
    },
    best_time_to_visit: {
      recommended_months: monthRuns(place.best_months).flat().map(monthName),
      weather: place.weather,
      peak_season: capital(place.peak_season),
      off_peak_season: place.off_peak_season,
    },
    id: place.id,
    state: place.state,
    ...(above !== null && { above }),
    reasons: reasonsFor(trip, offer, among),
    cautions: cautionsFor(dataset, trip, offer),
    notes: notesFor(dataset, trip, offer),
    costLines: lines.map(toCostLine),
    ...(leftOut && { notCounted: leftOut.map(toCostLine) }),
    totalRange: estimate.totalRange,
    perPerson: Math.round(estimate.estimated_costs.total_cost / people),
    stayTier: nights === 0 ? null : tierOf(lodging),
    nights,
    days,
    fit,
    doorToDoorHours: Math.round(journey.hours * 10) / 10,
    mode: journey.mode,
    legs: journeyLegs(
      journey,
      trainTimes(journey, trip.askedIn),
      cities[trip.from],
      shortName(place.name),
      boardingHours(dataset),
      landingPoint(dataset, place, journey.to),
    ),
    lat: place.lat,
    lon: place.lon,
    months: monthQualities(place, (month) => ruledOutBy(place, type, month) !== null),
    fits: offer.fits,
    ...(isOutOfTime(trip, offer) && { outOfTime: true }),
    overBy: offer.overBy,
  }
}

/** The airport of the place in that city; null if there is none. */
function landingPoint(dataset: Dataset, { airports }: TravelOption['place'], city: string) {
  const airport = airports.map(({ iata }) => dataset.airports[iata]).find((facts) => facts?.city === city)
  return airport ? { lat: airport.lat, lon: airport.lon } : null
}

const boardingHours = ({ transport: { rail, bus, flight } }: Dataset): BoardingHours => ({
  rail: rail.overhead_hours,
  bus: bus.overhead_hours,
  air: flight.overhead_hours,
})

/** The names of what can be seen in the month; all of them when that leaves too few. */
function highlightsIn({ highlights }: Destination, month: number): string[] {
  const open = highlights.filter(({ months }) => !months || months.includes(month))
  return (open.length >= FEWEST_HIGHLIGHTS ? open : highlights).map(({ name }) => name)
}
