import type { MonthQuality } from '@saathi/shared/recommend/schema'
import * as text from '../../messages/en/recommend/recommend.ts'

/** Hours rounded to the half: `6½`. */
export function toHalves(hours: number): string {
  const halves = Math.max(1, Math.round(hours * 2))
  return `${halves > 1 ? Math.floor(halves / 2) : ''}${halves % 2 ? '½' : ''}`
}

/** The hours of a leg, to a quarter: `¾ h`. */
export function legHours(hours: number): string {
  const quarters = Math.max(1, Math.round(hours * 4))
  const whole = Math.floor(quarters / 4)
  return `${whole > 0 ? whole : ''}${['', '¼', '½', '¾'][quarters % 4]} h`
}

/** The name without what it holds: `North Goa (Calangute, Anjuna, Vagator)` is `North Goa`. */
export const shortName = (name: string) => name.replace(/ \(.*\)$/, '')

/** The parts of the name: `Calangute, Anjuna, Vagator`; empty without any. */
export const areasOf = (name: string) => / \((.*)\)$/.exec(name)?.[1] ?? ''

const QUALITIES: readonly MonthQuality[] = ['best', 'fair', 'avoid', 'closed']

/** The months of one quality as runs, across the new year: `November to February, April`. */
export function monthRuns(months: readonly MonthQuality[], quality: MonthQuality): string {
  const is = (month: number) => months[(month + 12) % 12] === quality
  const starts = months.map((_, month) => month).filter((month) => is(month) && !is(month - 1))
  if (starts.length === 0) return is(0) ? text.allYear : ''
  const endOf = (start: number) => {
    let end = start
    while (is(end + 1)) end += 1
    return end
  }
  return starts
    .map((start) => ({ start, end: endOf(start) }))
    .sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)
    .map(({ start, end }) => text.monthRun(start, end % 12))
    .join(', ')
}

/** All that a strip of months shows: `Best: November to February. Fair: March. Your month, December: best.` */
export function monthsInWords(months: readonly MonthQuality[], yours: number | null): string {
  const sentences = QUALITIES.flatMap((quality) => {
    const runs = monthRuns(months, quality)
    return runs === '' ? [] : [text.monthsAre(quality, runs)]
  })
  const own = yours === null ? undefined : months[yours - 1]
  if (yours !== null && own) sentences.push(text.yourMonthIs(yours, own))
  return sentences.join(' ')
}
