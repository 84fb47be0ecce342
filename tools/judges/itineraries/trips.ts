import { rupees } from '@saathi/shared/lib/money'
import { OPEN_BUDGET } from '@saathi/shared/recommend/form-choices'
import { DreamTrip } from '@saathi/shared/recommend/schema'
import { toTripRequest } from '@saathi/shared/recommend/trip-request'
import { schedule } from '@saathi/shared/trips/schedule'
import { TripRequest } from '@saathi/shared/trips/schema'
import { recommend } from '../../../server/src/features/recommend/engine.ts'
import { loadDataset } from '../../../server/src/features/recommend/facts/dataset.ts'
import { describeTrip } from '../../../server/src/features/trips/propose/describe-trip.ts'
import { proposeTrip } from '../../../server/src/features/trips/propose/propose-trip.ts'
import { aForm } from '../advice/answers.ts'
import { choices } from '../random.ts'
import { NOW } from './requests.ts'

const TODAY = '2026-11-22'
const PEOPLE = [1, 2, 2, 3, 4, 4, 6, 8]
const BUDGETS = ['20000', '50000', '100000'] as const

/** A trip as people ask for one: most for as long as the place is worth, and with dates; some with a budget and with who travels. */
export function aRequest(seed: number): TripRequest {
  const { below, one, chance } = choices(seed)
  const place = one(loadDataset().destinations)
  const people = one(PEOPLE)
  const month = String(1 + below(12)).padStart(2, '0')
  const date = `2027-${month}-${String(1 + below(28)).padStart(2, '0')}`
  const [least, most] = place.ideal_days
  const childrenAges = people > 2 && chance(0.4) ? [5 + below(9)] : []
  return {
    placeId: place.id,
    from: one(DreamTrip.shape.starting_location.options),
    people,
    days: chance(0.75) ? least + below(most - least + 1) : 1 + below(7),
    ...(chance(0.7) ? { startDate: date } : { month: Number(month) }),
    ...(chance(0.5) && { type: one(place.types) }),
    ...(chance(0.4) && { budget: one(BUDGETS) }),
    ...(childrenAges.length > 0 && { childrenAges }),
    ...(chance(0.2) && { seniors: Math.min(2, people - childrenAges.length) }),
  }
}

/** A trip as people open one from their results: to one of the first three that fit, on a day of its month; null if none fits. */
export function anOpenedRequest(seed: number): TripRequest | null {
  const { below, one } = choices(seed)
  const form = aForm(seed)
  const { items, month } = recommend(loadDataset(), form, NOW)
  const fitting = items.filter(({ fits }) => fits).slice(0, 3)
  if (fitting.length === 0) return null
  const { id: placeId, days, nights } = one(fitting)
  const startDate = `2027-${String(month).padStart(2, '0')}-${String(1 + below(28)).padStart(2, '0')}`
  const { month: _, ...request } = toTripRequest(form, { placeId, days, nights })
  return TripRequest.parse({ ...request, startDate })
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}${minutes >= 1440 ? '+1' : ''}`

/** A request and the days proposed for it as text, for a person who judges them; null if nothing is proposed. */
export function tripText(request: TripRequest): string | null {
  const dataset = loadDataset()
  const proposal = proposeTrip(dataset, request, NOW)
  if (!proposal) return null
  const { items, dayCount, title, sun } = proposal
  const { placeId, from, people, startDate = null, month = null, type = null } = request
  const outlook = describeTrip(dataset, { placeId, from, people, dayCount, startDate, month, type, items }, TODAY)
  const dated = items.map((item, index) => ({ id: String(index), ...item }))
  const days = schedule({ ...outlook, items: dated, dayCount, startDate, sun })
  const place = dataset.destinations.find(({ id }) => id === placeId)
  const total = items.reduce((sum, { cost }) => sum + cost, 0)
  return [
    `asked: ${JSON.stringify(request.budget === OPEN_BUDGET ? { ...request, budget: `${OPEN_BUDGET} or more` } : request)}`,
    `${title} (${place?.state}, ${place?.elevation_m} m): ${dayCount === 1 ? 'one day' : `${dayCount} days`}, ${rupees(total)}`,
    ...outlook.warnings.map((words) => ` ! ${words}`),
    ...outlook.permits.map((words) => ` permit: ${words}`),
    ...days.flatMap(({ day, date, items: timed }) => [
      ` Day ${day + 1}${date ? ` ${date}` : ''}, sun ${clock(sun[day]?.sunrise ?? 0)} to ${clock(sun[day]?.sunset ?? 0)}`,
      ...timed.map(({ item, start, end, leg, problems }) => {
        const way = leg && leg.minutes > 0 ? ` (after ${leg.minutes} min, ${leg.km} km)` : ''
        const cost = item.cost > 0 ? ` ${rupees(item.cost)}` : ''
        const wrong = problems.length > 0 ? ` PROBLEM ${problems.map(({ code }) => code).join(', ')}` : ''
        return `  ${clock(start)}-${clock(end)} ${item.kind}: ${item.title}${way}${cost}${wrong}${item.note ? `\n      ${item.note}` : ''}`
      }),
    ]),
    ...outlook.checklist.map(({ text, by }) => ` to do${by ? ` by ${by}` : ''}: ${text}`),
  ].join('\n')
}
