import type { ExpenseCategory } from '@saathi/shared/expenses/facts'
import type { Ledger } from '@saathi/shared/expenses/schema'

type Budget = Ledger['budget']
export type CategoryBar = {
  category: ExpenseCategory
  spentPaise: number
  /** Null without an estimate of the whole trip. */
  estimatePaise: number | null
  /** Spent, in percent of the estimate; null without one. */
  percent: number | null
  /** Parts of the bar's width, 0 to 100. */
  width: number
}

/** The categories with an estimate or expenses, the largest estimate first, then the largest sum. */
export function categoryBars({ estimate, spent }: Budget): CategoryBar[] {
  const spentOf = new Map(spent.byCategory.map(({ category, paise }) => [category, paise]))
  const estimateOf = new Map(estimate?.byCategory.map(({ category, paise }) => [category, paise]))
  const largest = Math.max(0, ...spentOf.values())
  return [...new Set([...estimateOf.keys(), ...spentOf.keys()])]
    .map((category) => {
      const spentPaise = spentOf.get(category) ?? 0
      const estimatePaise = estimate ? (estimateOf.get(category) ?? 0) : null
      const percent = estimatePaise ? Math.round((spentPaise / estimatePaise) * 100) : null
      const whole = estimate ? estimatePaise || spentPaise : largest
      return {
        category,
        spentPaise,
        estimatePaise,
        percent,
        width: whole ? Math.min(100, (spentPaise / whole) * 100) : 0,
      }
    })
    .sort((one, other) => (other.estimatePaise ?? 0) - (one.estimatePaise ?? 0) || other.spentPaise - one.spentPaise)
}

export type DayBar = {
  day: string
  spentPaise: number
  estimatePaise: number | null
  weekend: boolean
  labelled: boolean
}
export type DayPlot = { days: DayBar[]; maxPaise: number }

/** The most labels of an axis, and days of a plot. */
const LABELS = 5
const DAYS_MAX = 62

/** The days of the trip, and the days with expenses before and after it. */
export function dayPlot({ estimate, spent }: Budget, travelDates: Ledger['travelDates']): DayPlot {
  const spentOf = new Map(spent.byDay.map(({ day, paise }) => [day, paise]))
  const estimateOf = new Map(estimate?.byDay.map(({ day, paise }) => [day, paise]))
  const named = new Set([...spentOf.keys(), ...estimateOf.keys(), ...daysBetween(travelDates)])
  const days = [...named].sort().slice(-DAYS_MAX)
  const step = Math.max(1, Math.ceil(days.length / LABELS))
  const values = days.flatMap((day) => [spentOf.get(day) ?? 0, estimateOf.get(day) ?? 0])
  return {
    maxPaise: niceAbove(Math.max(0, ...values)),
    days: days.map((day, index) => ({
      day,
      spentPaise: spentOf.get(day) ?? 0,
      estimatePaise: estimate ? (estimateOf.get(day) ?? 0) : null,
      weekend: [0, 6].includes(new Date(day).getUTCDay()),
      labelled: index % step === 0,
    })),
  }
}

function daysBetween(dates: Ledger['travelDates']): string[] {
  if (!dates) return []
  const count = Math.min(DAYS_MAX, (Date.parse(dates.end) - Date.parse(dates.start)) / 86_400_000 + 1)
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    new Date(Date.parse(dates.start) + index * 86_400_000).toISOString().slice(0, 10),
  )
}

/** The next round sum, in paise. */
function niceAbove(paise: number): number {
  if (paise <= 0) return 100_00
  const unit = 10 ** Math.floor(Math.log10(paise))
  return ([1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].find((factor) => factor * unit >= paise) ?? 10) * unit
}
