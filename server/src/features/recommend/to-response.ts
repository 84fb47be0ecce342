import { rupeeRange, rupees } from '@saathi/shared/money'
import type { Recommendation } from '@saathi/shared/recommend'
import { cautionsFor } from './cautions.ts'
import { nightPrice, STAYS, tiersFor } from './cost.ts'
import { sumOf, toCostLine } from './cost-lines.ts'
import type { Dataset } from './dataset.ts'
import { capital, hours, sentence } from './format.ts'
import { visaRequirements } from './permits.ts'
import type { Ranked } from './rank.ts'
import { reasonsFor } from './reasons.ts'
import { monthName, monthRuns } from './season.ts'
import type { Journey } from './travel.ts'
import type { Offer, TravelOption } from './travel-option.ts'
import type { Trip } from './trip.ts'

const WORTH_SAVING = 500
const LONGEST_SHOWN_HOURS = 30

/** A ranked offer in the response shape. */
export function toResponse(dataset: Dataset, trip: Trip, offer: Ranked, among: Offer[]): Recommendation {
  const { place, option, fit } = offer
  const { lines, total, journey } = option
  return {
    recommended_destinations: {
      name: place.name,
      image: `pictures/${place.id}.svg`,
      rating: Math.round(fit.score / 2) / 10,
      description: place.summary,
      highlights: place.highlights,
    },
    estimated_costs: {
      flights: sumOf(lines, 'flights').typical,
      accommodation: sumOf(lines, 'accommodation').typical,
      daily_expenses: sumOf(lines, 'daily_expenses').typical,
      total_cost: total.typical,
    },
    accommodation: accommodation(dataset, trip, option),
    travel_logistics: {
      travel_duration: `About ${hours(journey.hours)} each way, door to door`,
      recommended_transport: transport(option),
      visa_requirements: visaRequirements(option),
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
    reasons: reasonsFor(trip, offer, among),
    cautions: cautionsFor(trip, offer),
    costLines: lines.map(toCostLine),
    totalRange: { low: total.low, high: total.high },
    perPerson: Math.round(total.typical / trip.people),
    stayTier: option.tier,
    nights: option.nights,
    days: option.days,
    fit,
    doorToDoorHours: Math.round(journey.hours * 10) / 10,
    mode: journey.mode,
    fits: offer.fits,
    overBy: offer.overBy,
  }
}

/** The stay tiers for the party, the costed one first. */
function accommodation(
  dataset: Dataset,
  { people, when }: Trip,
  { place, tier }: TravelOption,
): Recommendation['accommodation'] {
  const others = tiersFor(place, people)
    .filter((other) => other !== tier)
    .reverse()
  return [tier, ...others].flatMap((each) => {
    const range = nightPrice(dataset, place, each, when.month)
    if (!range) return []
    const unit = each === 'dorm' ? 'a bed a night' : 'a room a night'
    return [
      {
        type: STAYS[each].heading,
        price_range: `${rupeeRange(...range)} ${unit}`,
        suggested_options: place.stay_areas,
      },
    ]
  })
}

/** The chosen journey as text, with the cheaper one beside it. */
function transport({ journey, others }: TravelOption): string {
  const cheaper = cheaperThan(journey, others)
  if (!cheaper) return sentence(wayInWords(journey))
  const saves = Math.round((journey.cost.typical - cheaper.cost.typical) / 100) * 100
  return `${sentence(wayInWords(journey))} Cheaper: ${wayInWords(cheaper)}, about ${hours(cheaper.hours)} each way, saving about ${rupees(saves)} in all.`
}

/** A journey worth mentioning as cheaper, also when it is too long to be chosen. */
function cheaperThan(journey: Journey, { cheaper, rail }: TravelOption['others']): Journey | null {
  const isWorthIt = (way: Journey | null): way is Journey =>
    way !== null && way.hours <= LONGEST_SHOWN_HOURS && journey.cost.typical - way.cost.typical >= WORTH_SAVING
  return [cheaper, rail].find(isWorthIt) ?? null
}

function wayInWords({ mode, to, comfort, overnight, lastLeg, note }: Journey): string {
  const then = lastLeg && lastLeg.km >= 1 ? `, then ${lastLeg.by} for ${lastLeg.km} km` : ''
  switch (mode) {
    case 'road':
      return `hired ${comfort} with driver`
    case 'bus':
      return `${overnight ? 'overnight bus' : 'bus'} (${comfort})`
    case 'rail':
      return `${overnight ? 'night train' : 'day train'} to ${to} (${comfort}${note ? `; ${note}` : ''})${then}`
    case 'air':
      return `fly to ${to}${then}`
  }
}
