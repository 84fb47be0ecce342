import { setImmediate } from 'node:timers/promises'
import type { DreamTrip, Recommendation, Recommendations } from '@saathi/shared/recommend/schema'
import { recommend } from '../../../server/src/features/recommend/engine.ts'
import type { City } from '../../../server/src/features/recommend/facts/dataset.ts'
import { type Dataset, loadDataset } from '../../../server/src/features/recommend/facts/dataset.ts'
import { parseTrip } from '../../../server/src/features/recommend/parsed-trip.ts'
import { offersFor } from '../../../server/src/features/recommend/rank/shortlist.ts'
import { CONTRADICTIONS } from './contradictions.ts'
import near from './near-places.json' with { type: 'json' }
import { FORMS, MONTHS, NOW, perHead } from './requests.ts'

/** Below this many rupees a person answers are counted apart: few trips of any kind cost so little. */
export const FAIR_BUDGET = 2_000

export const NEAR = near as Partial<Record<City, Partial<Record<DreamTrip['preference_type'], string[]>>>>

/** A share of counted cases. */
export type Share = { hits: number; of: number }
export const ratio = ({ hits, of }: Share) => (of === 0 ? 0 : hits / of)

/** What was counted over all forms and months. Hours are one way, door to door. */
export type Advice = {
  answers: number
  nothingFits: Share
  nothingFitsBelow: Share
  fewerThanThree: Share
  nearPairs: number
  nearPairsWithoutPlace: string[]
  hoursOfFirst: number
  hoursOfFirstForTwoDays: number
  leads: [string, number][]
  contradictions: Record<string, { count: number; example: string }>
  faults: string[]
  twoPrices: string[]
  changes: Share
  withoutChange: Share
  dearestChange: number
  changesTooDear: Share
}

export const share = (): Share => ({ hits: 0, of: 0 })
export function count(into: Share, isHit: boolean) {
  into.of++
  if (isHit) into.hits++
}
const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** What must hold exactly in every answer; the text names the fault. */
function findFaults(request: DreamTrip, { items, month }: Recommendations, dataset: Dataset): string[] {
  const answerMonth = month ?? 1
  const ids = items.map(({ id }) => id)
  const open = request.budget === '100000'
  const faults = items.flatMap((item) => {
    const place = dataset.destinations.find(({ id }) => id === item.id)
    const { flights, accommodation, daily_expenses, total_cost } = item.estimated_costs
    const lines = item.costLines.reduce((sum, { typical }) => sum + typical, 0)
    return [
      flights + accommodation + daily_expenses === total_cost ? '' : 'the parts do not add up',
      lines === total_cost ? '' : 'the lines do not add up',
      item.fits === ((open || total_cost <= Number(request.budget)) && isWise(item, answerMonth) && !item.outOfTime)
        ? ''
        : 'fits is wrong',
      place?.types.includes(request.preference_type) ? '' : 'another type',
      place && place.gc_km[request.starting_location] >= 25 ? '' : 'the starting city itself',
    ]
      .filter(Boolean)
      .map((fault) => `${item.id}: ${fault}`)
  })
  if (new Set(ids).size !== ids.length) faults.push('duplicates')
  if (items.length === 0 || items.length > 8) faults.push(`${items.length} places`)
  return faults
}

/** Whether one may go to a place in a month: it is neither one to avoid nor ruled out. */
export const isWise = ({ months }: Recommendation, month: number): boolean =>
  !['avoid', 'closed'].includes(months?.[month - 1] ?? 'avoid')

export const ask = (request: DreamTrip): Recommendations => recommend(loadDataset(), request, NOW)

/**
 * Asks for every form in every month and counts.
 * @param forms a part of all forms, for a quick look
 * @param answerTo gives the answers; one that keeps them serves several measures
 */
export async function measureAdvice(forms = FORMS, answerTo = ask): Promise<Advice> {
  const dataset = loadDataset()
  const places = new Map(dataset.destinations.map((place) => [place.id, place]))
  const nothingFits = share()
  const nothingFitsBelow = share()
  const fewerThanThree = share()
  const changes = share()
  const withoutChange = share()
  const changesTooDear = share()
  const firstHours: number[] = []
  const firstHoursForTwoDays: number[] = []
  const leads = new Map<string, number>()
  const contradictions: Advice['contradictions'] = Object.fromEntries(
    CONTRADICTIONS.map(({ name }) => [name, { count: 0, example: '' }]),
  )
  const faults: string[] = []
  const flightPrices = new Map<string, Set<string>>()
  let [answers, dearestChange] = [0, 0]

  function inspect(
    name: string,
    request: DreamTrip & { month: number },
    answer: Recommendations,
    item: Recommendation,
  ) {
    const place = places.get(item.id)
    if (!place) return
    for (const { name: kind, isWrong } of CONTRADICTIONS) {
      const found = contradictions[kind]
      if (!found || !isWrong({ request, answer, item, place, month: request.month })) continue
      found.count++
      found.example ||= `${name}: ${item.id}: ${[...item.reasons, '|', ...item.cautions, '|', ...(item.notes ?? [])].join(' ')}`
    }
    for (const { label, formula } of item.costLines.filter(({ label }) => label.startsWith('Flight to '))) {
      const key = `${request.starting_location} ${request.month} ${label}`
      const fare = formula.split(' × ').find((part) => part.includes('₹')) ?? formula
      flightPrices.set(key, (flightPrices.get(key) ?? new Set()).add(fare))
    }
  }

  for (const form of forms) {
    await setImmediate() // so that a test runner's messages are handled
    for (const month of MONTHS) {
      const request = { ...form, month }
      const name = `${form.starting_location} ${form.preference_type} ${form.budget} x${form.group_size} month ${month}`
      const answer = answerTo(request)
      const { items } = answer
      const [first] = items
      answers++
      if (month % 3 === 1) {
        const [nearest] = answerTo({ ...request, days: 2 }).items
        if (nearest?.doorToDoorHours != null) firstHoursForTwoDays.push(nearest.doorToDoorHours)
      }
      faults.push(...findFaults(request, answer, dataset).map((fault) => `${name}: ${fault}`))
      if (!first) continue
      const isBelow = perHead(form) < FAIR_BUDGET
      count(isBelow ? nothingFitsBelow : nothingFits, !first.fits)
      if (!isBelow) count(fewerThanThree, items.filter(({ fits }) => fits).length < 3)
      leads.set(first.id, (leads.get(first.id) ?? 0) + 1)
      if (first.doorToDoorHours !== null) {
        firstHours.push(first.doorToDoorHours)
      }
      for (const item of items) inspect(name, request, answer, item)
      if (first.fits) continue
      count(withoutChange, answer.change === null)
      if (!answer.change) continue
      const [changed] = answerTo(answer.change.wish).items
      count(changes, changed?.fits ?? false)
      // Where the outing is the trip, a raise pays for it too.
      if (['adventure', 'wildlife'].includes(form.preference_type)) continue
      if (answer.change.wish.budget === request.budget) continue
      const wise = offersFor(dataset, parseTrip(request, NOW)).filter(({ isWise }) => isWise)
      const needed = Math.min(...wise.map(({ leastTotal }) => leastTotal))
      const raise = Number(answer.change.wish.budget) / needed
      dearestChange = Math.max(dearestChange, raise)
      count(changesTooDear, raise > 1.3)
    }
  }
  return {
    answers,
    nothingFits,
    nothingFitsBelow,
    fewerThanThree,
    nearPairs: Object.values(NEAR)
      .flatMap((types) => Object.values(types ?? {}))
      .filter((ids) => ids.length > 0).length,
    nearPairsWithoutPlace: Object.entries(NEAR).flatMap(([city, types]) =>
      Object.entries(types ?? {}).flatMap(([type, ids]) =>
        ids.filter((id) => !places.get(id)?.types.includes(type as never)).map((id) => `${city} ${type}: ${id}`),
      ),
    ),
    hoursOfFirst: median(firstHours),
    hoursOfFirstForTwoDays: median(firstHoursForTwoDays),
    leads: [...leads].sort((a, b) => b[1] - a[1]),
    contradictions,
    faults,
    twoPrices: [...flightPrices]
      .filter(([, fares]) => fares.size > 1)
      .map(([key, fares]) => `${key}: ${[...fares].join(', ')}`),
    changes,
    withoutChange,
    dearestChange,
    changesTooDear,
  }
}
