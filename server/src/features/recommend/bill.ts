import { rupees } from '@saathi/shared/money'
import type { CostLine } from '@saathi/shared/recommend'
import type { Range } from './facts.ts'

/** What one of something costs, or what a price is multiplied by. */
export type Spread = { low: number; typical: number; high: number }

/** A count in a formula: `[2, 'room', 'rooms']`. */
export type Count = readonly [count: number, one: string, many: string]

export const spread = ([low, high]: Range): Spread => ({ low, typical: (low + high) / 2, high })

/** A single figure that may be off by a share of itself either way, such as 0.12. */
export const within = (typical: number, share: number): Spread => ({
  low: typical * (1 - share),
  typical,
  high: typical * (1 + share),
})

const plain = (n: number) => String(Math.round(n * 100) / 100)
const price = (n: number) => (Number.isInteger(n) ? rupees(n) : `₹${plain(n)}`)

/** What a price is multiplied by in a season, and the words for it. */
export type SeasonFactor = Spread & { why: string }

/** A line of the bill before its formula is spelt out: many plans are costed, few are shown. */
export type Line = Spread & {
  part: CostLine['part']
  label: string
  counts: Count[]
  each: Spread
  season: SeasonFactor | null
}

/** One line of the bill: counts × price × season, each bound in whole rupees. */
export function costLine(
  part: CostLine['part'],
  label: string,
  counts: Count[],
  each: Spread,
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

/** The line as it is shown, with its arithmetic in words. */
export function written({ part, label, counts, each, season, low, typical, high }: Line): CostLine {
  const factors = counts.map(([count, one, many]) => `${plain(count)} ${count === 1 ? one : many}`)
  factors.push(price(each.typical))
  if (season && season.typical !== 1) factors.push(`${plain(season.typical)} (${season.why})`)
  return { part, label, formula: factors.join(' × '), low, typical, high }
}

/** The sum of some lines, each bound by itself. */
export function sumOf(lines: Line[], part?: CostLine['part']): Spread {
  const sum = { low: 0, typical: 0, high: 0 }
  for (const line of lines) {
    if (part !== undefined && line.part !== part) continue
    sum.low += line.low
    sum.typical += line.typical
    sum.high += line.high
  }
  return sum
}

export const peopleCount = (people: number): Count => [people, 'person', 'people']
