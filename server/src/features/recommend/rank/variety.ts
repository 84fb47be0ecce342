import { greatCircleKm } from '../facts/distance.ts'
import type { Ranked } from './rank.ts'

/**
 * Places nearer to each other than this are nearly the same suggestion, and so are places of one main type that are
 * neighbours or have one gateway.
 */
const NEAR_KM = 40
const NEIGHBOUR_KM = 80
const FIRST = 3
/** The number of the best from which the first three are chosen. */
const CONSIDERED = 12
/** The share of the summed fit that variety may cost. */
const LOSS = 0.01
const NEAR_HOURS = 4
const MIDDLING_HOURS = 8

export function areNearDuplicates(a: Ranked, b: Ranked): boolean {
  const km = greatCircleKm(a.place, b.place)
  if (km < NEAR_KM) return true
  if (a.place.types[0] !== b.place.types[0]) return false
  if (km < NEIGHBOUR_KM) return true
  const [mine, yours] = [a.option.journey, b.option.journey]
  return mine.lastLeg !== null && yours.lastLeg !== null && mine.to === yours.to
}

/**
 * Puts a varied three first: no near duplicates unless nothing else fits, and among the threes that lose at most 1 % of
 * the summed fit the one of the most states, distances and modes. The best stays first; the rest keep their order.
 * @param ordered fitting offers, best first
 */
export function withVariety(ordered: Ranked[]): Ranked[] {
  const [best, ...others] = ordered
  if (!best || ordered.length <= FIRST) return ordered
  const candidates = others.slice(0, CONSIDERED)
  const pairs = pairsOf(candidates)
  const distinct = pairs.filter((pair) => isDistinct([best, ...pair]))
  const [first] = distinct
  if (!first) return distinctFirst(best, others)
  const sum = ([a, b]: Pair) => a.fit.score + b.fit.score
  const most = Math.max(...distinct.map(sum))
  const least = (1 - LOSS) * (best.fit.score + most) - best.fit.score
  let chosen = first
  let variety = -1
  for (const pair of distinct) {
    const found = sum(pair) >= least ? countVariety([best, ...pair]) : -1
    if (found > variety || (found === variety && sum(pair) > sum(chosen))) [chosen, variety] = [pair, found]
  }
  return [best, ...chosen, ...others.filter((offer) => !chosen.includes(offer))]
}

type Pair = [Ranked, Ranked]

const pairsOf = (offers: Ranked[]): Pair[] => offers.flatMap((a, at) => offers.slice(at + 1).map((b): Pair => [a, b]))

const isDistinct = (offers: Ranked[]) =>
  offers.every((a, at) => offers.slice(at + 1).every((b) => !areNearDuplicates(a, b)))

/** Without three distinct ones, what differs from the best still comes second. */
const distinctFirst = (best: Ranked, others: Ranked[]): Ranked[] => {
  const second = others.find((offer) => !areNearDuplicates(best, offer))
  return second ? [best, second, ...others.filter((offer) => offer !== second)] : [best, ...others]
}

/** Distinct states, distances and modes among the offers. */
function countVariety(offers: Ranked[]): number {
  const distance = ({ option }: Ranked) =>
    option.journey.hours <= NEAR_HOURS ? 'near' : option.journey.hours <= MIDDLING_HOURS ? 'middling' : 'far'
  const kinds = (kind: (offer: Ranked) => string) => new Set(offers.map(kind)).size
  return kinds(({ place }) => place.state) + kinds(distance) + kinds(({ option }) => option.journey.mode)
}
