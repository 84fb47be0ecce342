import type {
  DestinationCaution,
  DestinationHighlight,
  DestinationPermit,
  DestinationWay,
  FactSource,
} from '@saathi/shared/destinations/schema'
import * as text from '../../messages/en/destinations/destinations.ts'

/** Months as runs of consecutive ones, across the new year: `November to February, April`. */
export function monthSpells(months: readonly number[]): string {
  const holds = new Set(months)
  if (holds.size === 12) return text.allYear
  const next = (month: number) => (month % 12) + 1
  const starts = [...holds].filter((month) => !holds.has(((month + 10) % 12) + 1))
  return starts
    .map((first) => {
      let last = first
      let length = 1
      for (; holds.has(next(last)); length += 1) last = next(last)
      return { first, last, length }
    })
    .sort((a, b) => b.length - a.length || a.first - b.first)
    .map(({ first, last }) => text.monthSpell(first, last))
    .join(', ')
}

export type Sources = readonly FactSource[]

/** Whether a fact has a source of the last twelve months. */
export const isFresh = (sources: Sources = [], kind: FactSource['kind'], name: string): boolean =>
  sources.some((each) => each.kind === kind && each.about === name && each.isFresh)

/** The facts of a highlight, in the order shown: opening, closed days, fee, time and months. */
export function highlightFacts(
  { name, open, closed, fee, minutes, months, isSure }: DestinationHighlight,
  sources: Sources = [],
): string[] {
  const opening =
    open === null
      ? null
      : open === 'always'
        ? text.openAlways
        : open === 'sunrise-sunset'
          ? text.openInDaylight
          : (isFresh(sources, 'hours', name) ? text.openBetween : text.usuallyOpenBetween)(
              open.map(([from, to]) => text.timeSpell(from, to)).join(', '),
            )
  return [
    opening,
    closed.length === 0 ? null : text.closedOn(closed),
    fee === null
      ? null
      : fee === 0
        ? text.entryFree
        : isFresh(sources, 'fee', name)
          ? text.entryFee(fee)
          : text.usualEntryFee(fee),
    minutes === null ? null : text.visitHours(minutes),
    months === null || months.length === 12 ? null : text.onlyIn(monthSpells(months)),
    isSure ? null : text.notSure,
  ].filter((fact) => fact !== null)
}

const dayOf = (monthDay: string) => text.dayOfYear(Number(monthDay.slice(3)), Number(monthDay.slice(0, 2)))

/** A caution with the dates or months for which it holds. */
export function cautionSentence({ what, from, to, months, isSure }: DestinationCaution): string {
  const dated =
    from !== null && to !== null
      ? text.cautionBetween(what, dayOf(from), dayOf(to))
      : months !== null && months.length < 12
        ? text.cautionInMonths(what, monthSpells(months))
        : what
  return isSure ? dated : text.maybe(dated)
}

const YEAR = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const monthIn = (monthDay: string) => Number(monthDay.slice(0, 2))

/** The months in which a caution holds. */
export function cautionMonths({ from, to, months }: DestinationCaution): readonly number[] {
  if (months !== null) return months
  if (from === null || to === null) return YEAR
  return from <= to
    ? YEAR.filter((month) => month >= monthIn(from) && month <= monthIn(to))
    : YEAR.filter((month) => month >= monthIn(from) || month <= monthIn(to))
}

/** The number of permits, their costs, and how early to get them. */
export function permitsInShort(permits: readonly DestinationPermit[], sources?: Sources): string {
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const fee = {
    low: sum(permits.map(({ fee }) => fee.low)),
    high: sum(permits.map(({ fee }) => fee.high)),
    isFresh: permits.every(({ name, fee }) => fee.high === 0 || isFresh(sources, 'permitFee', name)),
  }
  return text.permitsInShort(permits.length, fee, Math.max(...permits.map(({ leadDays }) => leadDays)))
}

/** The way there: `By train to Jhansi`, and whether one changes. */
export const wayName = ({ mode, to }: DestinationWay): string => text.wayTo(mode, to)

export const wayFacts = ({ mode, change, overnight }: DestinationWay): string[] =>
  [
    mode === 'road' ? null : change === null ? text.direct : text.changing(change),
    overnight ? text.overnight : null,
  ].filter((fact) => fact !== null)
