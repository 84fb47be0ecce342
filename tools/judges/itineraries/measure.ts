import type { TripRequest } from '@saathi/shared/trips/schema'
import { costLinesFor } from '../../../server/src/features/recommend/cost/cost.ts'
import { loadDataset } from '../../../server/src/features/recommend/facts/dataset.ts'
import { chooseOption } from '../../../server/src/features/trips/propose/choose-option.ts'
import { neighboursSeen } from '../../../server/src/features/trips/propose/neighbours.ts'
import { proposeTrip } from '../../../server/src/features/trips/propose/propose-trip.ts'
import { refusalOf } from '../../../server/src/features/trips/propose/refusal.ts'
import { highlightsOf } from '../../../server/src/features/trips/propose/visits.ts'
import { FAULTS, type Fault, type FaultKind, findFaults } from './check.ts'
import { NOW } from './requests.ts'
import { secondRoads } from './second-roads.ts'
import { townFaults } from './towns.ts'

export type Measured = {
  proposals: number
  /** Requests without a way. */
  none: number
  /** Requests for places whose sights need towns that are not known. */
  refused: number
  /** Requests whose nights are too few for the towns in which one must sleep, or in whose month these are shut. */
  short: number
  faults: Record<FaultKind, number>
  examples: string[]
  visits: number
  withoutVisit: number
  ms: number[]
}

const EXAMPLES = 12

/** Proposes and checks each request. */
export function measureItineraries(all: Iterable<TripRequest>): Measured {
  const measured: Measured = {
    proposals: 0,
    none: 0,
    refused: 0,
    short: 0,
    faults: Object.fromEntries(FAULTS.map((kind) => [kind, 0])) as Measured['faults'],
    examples: [],
    visits: 0,
    withoutVisit: 0,
    ms: [],
  }
  for (const request of all) {
    const place = loadDataset().destinations.find(({ id }) => id === request.placeId)
    if (place && refusalOf(place)) {
      measured.refused += 1
      if (proposeTrip(loadDataset(), request, NOW)) throw new Error(`proposed, though refused: ${request.placeId}`)
      continue
    }
    const started = performance.now()
    const proposal = proposeTrip(loadDataset(), request, NOW)
    measured.ms.push(performance.now() - started)
    if (!proposal) {
      const isRefused = place?.bases && chooseOption(loadDataset(), place, request, NOW)
      measured[isRefused ? 'short' : 'none'] += 1
      continue
    }
    measured.proposals += 1
    const visits = proposal.items.filter(({ kind }) => kind === 'visit').length
    measured.visits += visits
    if (visits === 0) measured.withoutVisit += 1
    for (const { kind, what } of faultsFor(request, proposal)) {
      measured.faults[kind] += 1
      if (measured.examples.filter((each) => each.startsWith(kind)).length < EXAMPLES)
        measured.examples.push(`${kind}: ${what} | ${JSON.stringify(request)}`)
    }
  }
  return measured
}

function faultsFor(request: TripRequest, { items, dayCount }: NonNullable<ReturnType<typeof proposeTrip>>): Fault[] {
  const dataset = loadDataset()
  const place = dataset.destinations.find(({ id }) => id === request.placeId)
  const chosen = place && chooseOption(dataset, place, request, NOW)
  if (!chosen) return [{ kind: 'bill', what: 'no journey' }]
  const { trip, option } = chosen
  const { people, type, when } = trip
  const { days, nights, lodging, journey, leftOut } = option
  const { keepsCar } = journey
  const stay = { dataset, place, type, month: when.month, when, people, lodging, days, nights, keepsCar, leftOut }
  const bill = costLinesFor(stay, journey).reduce((total, { typical }) => total + typical, 0)
  const out = neighboursSeen(dataset, place, items)
  const faults = findFaults({
    items,
    dayCount,
    startDate: request.startDate ?? null,
    month: when.month,
    place: { ...place, roads: [...place.roads, ...out.flatMap(({ roads }) => roads)] },
    second: [place, ...out].flatMap(secondRoads),
    highlights: [place, ...out].flatMap(highlightsOf),
    bill,
  })
  return [...faults, ...townFaults(place, items)]
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
