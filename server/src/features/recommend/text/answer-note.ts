import type { Dataset } from '../facts/dataset.ts'
import type { ParsedTrip } from '../parsed-trip.ts'
import type { Offer } from '../rank/travel-option.ts'
import { estimatesNote, listed } from './format.ts'
import { childrenNote } from './party-words.ts'
import { monthOf, quoted } from './train-words.ts'

/** What holds for all places of an answer, and is told once: how far to trust its figures, and how trains were counted. */
export const answerNote = (dataset: Dataset, trip: ParsedTrip, shown: readonly Offer[]): string =>
  [estimatesNote(dataset), timetables(trip, shown), childrenNote(trip, shown)].filter((note) => note !== null).join(' ')

/** How old the times of the trains are; those of a timetable that is too old are given nowhere. */
function timetables({ askedIn }: ParsedTrip, shown: readonly Offer[]): string | null {
  const timed = shown.map(({ option }) => option.journey).filter(({ timetable }) => timetable !== null)
  if (timed.length === 0) return null
  const checked = timed.flatMap((journey) => quoted(journey, askedIn)?.checked ?? [])
  if (checked.length === 0) return 'Train times are the usual ones: check the timetable when you book.'
  const months = listed([...new Set(checked)].sort().map(monthOf))
  const copy = `checked in ${months} against a third party\u2019s copy of the timetable`
  return checked.length === timed.length
    ? `Train times: ${copy}. Look once more when you book.`
    : `Train times that are given were ${copy}; look once more when you book, above all where none are given.`
}
