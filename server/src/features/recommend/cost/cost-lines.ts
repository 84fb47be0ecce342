import { rupees } from '@saathi/shared/lib/money'
import type { CostLine, Recommendation } from '@saathi/shared/recommend/schema'
import type { Range } from '../facts/dataset.ts'

/** A price in rupees, or a factor, with its bounds. */
export type PriceRange = { low: number; typical: number; high: number }

/** A count in a formula: `[2, 'room', 'rooms']`. */
export type Count = readonly [count: number, one: string, many: string]

export const priceRange = ([low, high]: Range): PriceRange => ({ low, typical: (low + high) / 2, high })

/** A range around one figure: `share` 0.12 gives 12 % either way. */
export const within = (typical: number, share: number): PriceRange => ({
  low: typical * (1 - share),
  typical,
  high: typical * (1 + share),
})

const plain = (n: number) => String(Math.round(n * 100) / 100)
const price = (n: number) => (Number.isInteger(n) ? rupees(n) : `₹${plain(n)}`)

/** A seasonal factor and its name in a formula. */
export type SeasonFactor = PriceRange & { why: string }

/** A cost line without its formula text, which is made only for the offers that are shown. */
export type Line = PriceRange & {
  part: CostLine['part']
  label: string
  counts: Count[]
  each: PriceRange
  season: SeasonFactor | null
  /** Nobody needs it, and it is counted only when the money allows. */
  optional?: true
  /** One goes there for it: it is left out only where nothing fits with it, and that is said. */
  outing?: true
}

/** One cost line: counts × price × season, each bound in whole rupees. */
export function costLine(
  part: CostLine['part'],
  label: string,
  counts: Count[],
  each: PriceRange,
  season: SeasonFactor | null = null,
): Line {
  let times = 1
  for (const [count] of counts) times *= count
  return {
    part,
    label,
    counts,
    each,
    season,
    low: Math.round(times * each.low * (season?.low ?? 1)),
    typical: Math.round(times * each.typical * (season?.typical ?? 1)),
    high: Math.round(times * each.high * (season?.high ?? 1)),
  }
}

/** The cost line of the response, with its formula as text. */
export function toCostLine({ part, label, counts, each, season, low, typical, high }: Line): CostLine {
  const factors = counts.map(([count, one, many]) => `${plain(count)} ${count === 1 ? one : many}`)
  factors.push(price(each.typical))
  if (season && season.typical !== 1) factors.push(`${plain(season.typical)} (${season.why})`)
  return { part, label, formula: factors.join(' × '), low, typical, high }
}

/** The sum of the lines, or of those of one part; each bound is summed on its own. */
export function addUp(lines: Line[], part?: CostLine['part']): PriceRange {
  const sum = { low: 0, typical: 0, high: 0 }
  for (const line of lines) {
    if (part !== undefined && line.part !== part) continue
    sum.low += line.low
    sum.typical += line.typical
    sum.high += line.high
  }
  return sum
}

/** The documented figures of a trip, and the range of its total. */
export function toEstimate(lines: Line[]): Pick<Recommendation, 'estimated_costs' | 'totalRange'> {
  const typical = (part: CostLine['part']) => addUp(lines, part).typical
  const total = addUp(lines)
  return {
    estimated_costs: {
      flights: typical('flights'),
      accommodation: typical('accommodation'),
      daily_expenses: typical('daily_expenses'),
      total_cost: total.typical,
    },
    totalRange: { low: total.low, high: total.high },
  }
}

export const peopleCount = (people: number): Count => [people, 'person', 'people']
