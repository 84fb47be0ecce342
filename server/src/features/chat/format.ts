import type { NearestStart } from '@saathi/shared/destinations/cities'
import { cities, tripTypes } from '@saathi/shared/lib/messages/en/choices'
import { monthName, spanOfDays } from '@saathi/shared/lib/messages/en/days'
import { priceEach, rupees, tourPriceEach } from '@saathi/shared/lib/money'
import type { PackageCard } from '@saathi/shared/packages/schema'
import { OPEN_BUDGET } from '@saathi/shared/recommend/form-choices'
import type { DreamTrip, Recommendation, Recommendations } from '@saathi/shared/recommend/schema'
import * as sentences from '../../messages/en/chat.ts'
import type { Destination } from '../recommend/facts/dataset.ts'
import { monthRuns } from '../recommend/facts/season.ts'
import type { PublicTour } from './queries/chat.ts'
import { quote } from './quote.ts'
import type { SearchResults } from './search.ts'

type FoundTrip = NonNullable<SearchResults['trip']>

const MAX_SHOWN = 4

/** The path of the home page with the recommendations for a trip request. */
export function tripLink(request: DreamTrip): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(request)) if (value !== undefined) params.set(key, String(value))
  return `/?${params}#recommendations`
}

/** The recommendations as text with links. All figures are from the site's own data. */
export function tripText({ asked, request, recommendations }: FoundTrip): string {
  const people = request.budgetIs === 'person' ? recommendations.people : 1
  const limit = request.budget === OPEN_BUDGET ? null : Number(request.budget) * people
  const within = recommendations.items.filter(
    ({ fits, estimated_costs: { total_cost } }) => fits && (limit === null || total_cost <= limit),
  )
  const trip = {
    type: tripTypes[request.preference_type],
    group: request.group_size,
    city: cities[request.starting_location],
    limit: limit === null ? null : rupees(limit),
  }
  const link = sentences.allTrips(tripLink(request))
  const { change } = recommendations
  const fitting = [sentences.tripsFitting(trip), ...within.slice(0, MAX_SHOWN).map(placeLine), link]
  const nearest = [
    sentences.noTripFits(trip),
    ...recommendations.items.slice(0, 3).map(placeLine),
    change ? sentences.tripChange(change.text, tripLink(change.wish)) : link,
  ]
  const found = within.length > 0 ? fitting : nearest
  const lines = [...wantedLines(recommendations), ...found, ...assumptions(asked), firstSentence(recommendations.note)]
  return lines.join('\n')
}

/** What speaks against the places that were asked for, or that they come first. */
const wantedLines = ({ wanted = [] }: Recommendations) =>
  wanted.map(({ name, text }) => sentences.wantedPlace(name, text))

/** That no journeys are known from a city, and the nearest one with some. */
export const missingStartText = ({ city, start, km }: NearestStart): string =>
  sentences.noJourneysFrom(city, cities[start], km)

const placeLine = ({ recommended_destinations, estimated_costs, perPerson, nights, doorToDoorHours }: Recommendation) =>
  sentences.tripLine(
    recommended_destinations.name,
    { total: rupees(estimated_costs.total_cost), each: rupees(perPerson) },
    nights,
    doorToDoorHours === null ? null : Math.round(doorToDoorHours),
  )

const DEFAULTS = ['starting_location', 'group_size', 'budget', 'preference_type'] as const

/** Names the defaults and what was rounded, so that they are not taken for the visitor's own values. */
function assumptions({ fields, people, places = [], warnings = [] }: FoundTrip['asked']): string[] {
  const isKnown = (field: (typeof DEFAULTS)[number]) => field === 'preference_type' && places.length > 0
  const gaps = DEFAULTS.filter((field) => fields[field] === undefined && !isKnown(field))
  const isRounded = people !== null && ![1, 2, 4, 6, 10].includes(people) && people < 10
  return [
    ...(gaps.length > 0 ? [sentences.assumed(gaps)] : []),
    ...warnings,
    ...(isRounded ? [sentences.groupRounded(people)] : []),
  ]
}

const firstSentence = (text: string) => text.split(/(?<=\.) /)[0] ?? ''

const runs = (months: number[]) =>
  monthRuns(months)
    .map((run) => {
      const [first, last] = [run[0], run.at(-1)]
      if (first === undefined || last === undefined) return ''
      return first === last ? monthName(first) : sentences.monthRange(monthName(first), monthName(last))
    })
    .join(', ')

/** A destination of the dataset as text. */
export function placeText({
  name,
  state,
  summary,
  best_months,
  ideal_days,
  weather,
  local_transport,
  types,
}: Destination) {
  const [least, most] = ideal_days
  const link = `/?${new URLSearchParams({ preference_type: types[0] ?? 'beaches' })}#recommendations`
  return [
    sentences.placeTitle(name, state, summary),
    sentences.placeSeason(runs(best_months), weather),
    sentences.placeStay(least, most, local_transport),
    sentences.placeCosts(link),
  ].join('\n')
}

export const packageLine = ({ _id, name, price, nights, destinations }: PackageCard) =>
  sentences.packageLine(`[${name}](/packages/${_id})`, destinations.slice(0, 3), nights, priceEach(price))

export const tourLine = ({ name, destination, startDate, endDate, price, capacity, joined }: PublicTour) =>
  sentences.tourLine(
    quote(name),
    quote(destination),
    spanOfDays(startDate, endDate),
    tourPriceEach(price),
    capacity === null ? null : Math.max(0, capacity - joined),
  )
