import { rupeeRange, rupees } from '@saathi/shared/money'
import type { Recommendation } from '@saathi/shared/recommend'
import { sumOf, written } from './bill.ts'
import { cautionsFor } from './cautions.ts'
import { nightPrice, STAYS, tiersFor } from './cost.ts'
import type { Facts } from './facts.ts'
import { visaRequirements } from './permits.ts'
import type { Offer, Plan } from './plan.ts'
import type { Ranked } from './rank.ts'
import { reasonsFor } from './reasons.ts'
import { monthName, monthRuns } from './season.ts'
import type { Journey } from './travel.ts'
import type { Trip } from './trip.ts'
import { capital, hours, sentence } from './words.ts'

const WORTH_SAVING = 500
const LONGEST_SHOWN_HOURS = 30

/** A ranked offer as the wire has it. */
export function present(facts: Facts, trip: Trip, offer: Ranked, among: Offer[]): Recommendation {
  const { place, plan, fit } = offer
  const { lines, total, journey } = plan
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
    accommodation: accommodation(facts, trip, plan),
    travel_logistics: {
      travel_duration: `About ${hours(journey.hours)} each way, door to door`,
      recommended_transport: transport(plan),
      visa_requirements: visaRequirements(plan),
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
    costLines: lines.map(written),
    totalRange: { low: total.low, high: total.high },
    perPerson: Math.round(total.typical / trip.people),
    stayTier: plan.tier,
    nights: plan.nights,
    days: plan.days,
    fit,
    doorToDoorHours: Math.round(journey.hours * 10) / 10,
    mode: journey.mode,
    fits: offer.fits,
    overBy: offer.overBy,
  }
}

/** The tiers open to the party, the one that is costed first. */
function accommodation(facts: Facts, { people, when }: Trip, { place, tier }: Plan): Recommendation['accommodation'] {
  const others = tiersFor(place, people)
    .filter((other) => other !== tier)
    .reverse()
  return [tier, ...others].flatMap((each) => {
    const range = nightPrice(facts, place, each, when.month)
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

/** The way chosen in words, and the cheaper one beside it. */
function transport({ journey, others }: Plan): string {
  const cheaper = cheaperThan(journey, others)
  if (!cheaper) return sentence(wayInWords(journey))
  const saves = Math.round((journey.cost.typical - cheaper.cost.typical) / 100) * 100
  return `${sentence(wayInWords(journey))} Cheaper: ${wayInWords(cheaper)}, about ${hours(cheaper.hours)} each way, saving about ${rupees(saves)} in all.`
}

/** Shown also where it is too long to plan for: some have the time. */
function cheaperThan(journey: Journey, { cheaper, rail }: Plan['others']): Journey | null {
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
