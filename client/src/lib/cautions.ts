import type { DestinationCaution } from '@saathi/shared/destinations/schema'
import * as text from '../messages/en/destinations/cautions.ts'

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

/** The first warning that holds in one of these months. */
export const warningIn = (
  cautions: readonly DestinationCaution[],
  months: readonly number[],
): DestinationCaution | undefined =>
  cautions.find((caution) => caution.kind !== 'note' && cautionMonths(caution).some((month) => months.includes(month)))
