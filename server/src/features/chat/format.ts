import { spanOfDays } from '@saathi/shared/days'
import { priceEach, rupees } from '@saathi/shared/money'
import { monthName } from '@saathi/shared/months'
import type { PackageCard } from '@saathi/shared/packages'
import {
  type DreamTrip,
  MORE_STARTING_LOCATIONS,
  PREFERENCE_TYPES,
  type Recommendation,
  STARTING_LOCATIONS,
} from '@saathi/shared/recommend'
import type { Destination } from '../recommend/facts/dataset.ts'
import { monthRuns } from '../recommend/facts/season.ts'
import { quoted } from './quoted.ts'
import type { SearchResults } from './search.ts'
import type { PublicTour } from './store.ts'

type Trip = NonNullable<SearchResults['trip']>

const PARTY: Record<DreamTrip['group_size'], string> = {
  '1': 'one',
  '2': 'two',
  '4': 'four',
  '6': 'six',
  '10': 'ten or more',
}
const MAX_SHOWN = 4

const labelOf = (choices: readonly (readonly [string, string])[], value: string) =>
  choices.find(([choice]) => choice === value)?.[1] ?? value

/** The path of the home page with the recommendations for a trip request. */
export function tripLink(request: DreamTrip): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(request)) if (value !== undefined) params.set(key, String(value))
  return `/?${params}#recommendations`
}

/** The recommendations as text with links. All figures are from the site's own data. */
export function tripText({ parsed, request, recommendations }: Trip): string {
  const ceiling =
    parsed.amount === undefined ? null : parsed.amount * (request.budgetIs === 'person' ? recommendations.people : 1)
  const within = recommendations.items.filter(
    ({ fits, estimated_costs: { total_cost } }) => fits && (ceiling === null || total_cost <= ceiling),
  )
  const summary = `${labelOf(PREFERENCE_TYPES, request.preference_type)} for ${PARTY[request.group_size]} from ${labelOf([...STARTING_LOCATIONS, ...MORE_STARTING_LOCATIONS], request.starting_location)}`
  const limit = ceiling === null ? (request.budget === '100000' ? null : Number(request.budget)) : ceiling
  const link = `[See them in full, with every sum](${tripLink(request)})`
  const fitting = [
    `${summary}${limit === null ? '' : `, within ${rupees(limit)} in all`}:`,
    ...within.slice(0, MAX_SHOWN).map(placeLine),
    link,
  ]
  const nearest = [
    `${summary}: nothing that I know fits ${limit === null ? 'that' : rupees(limit)}. Nearest are:`,
    ...recommendations.items.slice(0, 3).map(placeLine),
    ...(recommendations.change
      ? [`What would help: [${recommendations.change.text}](${tripLink(recommendations.change.wish)})`]
      : [link]),
  ]
  return [...(within.length > 0 ? fitting : nearest), ...assumptions(parsed), firstSentence(recommendations.note)].join(
    '\n',
  )
}

function placeLine({ recommended_destinations, estimated_costs, ...more }: Recommendation): string {
  const { perPerson, nights, doorToDoorHours } = more
  const parts = [
    `about ${rupees(estimated_costs.total_cost)} in all (${rupees(perPerson)} each)`,
    nights === null ? null : `${nights} ${nights === 1 ? 'night' : 'nights'}`,
    doorToDoorHours === null ? null : `about ${Math.round(doorToDoorHours)} hours each way`,
  ]
  return `- ${recommended_destinations.name}: ${parts.filter((part) => part !== null).join(', ')}`
}

const DEFAULTS: [keyof Trip['parsed'], string][] = [
  ['starting_location', 'from Mumbai'],
  ['group_size', 'for two'],
  ['budget', 'within ₹20,000'],
  ['preference_type', 'beaches'],
]

/** Names the defaults that were used, so that they are not taken for the visitor's own values. */
function assumptions(parsed: Trip['parsed']): string[] {
  const gaps = DEFAULTS.filter(([part]) => parsed[part] === undefined).map(([, words]) => words)
  const rounded = parsed.heads !== undefined && ![1, 2, 4, 6, 10].includes(parsed.heads) && parsed.heads < 10
  return [
    ...(gaps.length > 0 ? [`You did not say, so I took: ${gaps.join(', ')}. Tell me, and I reckon again.`] : []),
    ...(rounded
      ? [`I reckon in groups of one, two, four, six and ten, so ${parsed.heads} are costed as the next.`]
      : []),
  ]
}

const firstSentence = (text: string) => text.split(/(?<=\.) /)[0] ?? ''

const runs = (months: number[]) =>
  monthRuns(months)
    .map((run) => [run[0], run.length > 1 ? run.at(-1) : undefined])
    .map((ends) => ends.flatMap((month) => (month === undefined ? [] : [monthName(month)])).join(' to '))
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
    `${name}, ${state}. ${summary}`,
    `Best in ${runs(best_months)}. ${weather}`,
    `Stay ${least === most ? least : `${least} to ${most}`} days. Getting about: ${local_transport}`,
    `[What such a trip costs from your city](${link})`,
  ].join('\n')
}

export const packageLine = ({ _id, name, price, nights, destinations }: PackageCard) =>
  `- [${name}](/packages/${_id}): ${destinations.slice(0, 3).join(', ')}; ${nights} ${nights === 1 ? 'night' : 'nights'}, ${priceEach(price)}`

export function tourLine({ name, destination, startDate, endDate, price, capacity, joined }: PublicTour): string {
  const left = capacity === null ? null : capacity - joined
  const seats =
    left === null ? '' : left > 0 ? `, ${left} ${left === 1 ? 'seat' : 'seats'} left` : ', full: you can queue'
  return `- ${quoted(name)}: ${quoted(destination)}, ${spanOfDays(startDate, endDate)}, ${priceEach(price)}${seats}`
}
