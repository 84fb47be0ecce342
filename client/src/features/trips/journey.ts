import { cities } from '@saathi/shared/lib/messages/en/choices'
import { schedule } from '@saathi/shared/trips/schedule'
import type { Trip } from '@saathi/shared/trips/schema'
import { dayWords, timeWords } from './item-words.ts'

/** The way there and back, in words; `by` is that of the way there. */
export type Journey = {
  from: string
  to: string
  leaves: string
  leavesAt: string
  back: string
  backAt: string
  by: Trip['items'][number]['by']
}

/** The journey of a trip: its first and last travel. Null without both. */
export function findJourney(trip: Trip): Journey | null {
  const travels = schedule(trip).flatMap(({ day, items }) =>
    items.flatMap((timed) => (timed.item.kind === 'travel' ? [{ day, ...timed }] : [])),
  )
  const [first, last] = [travels[0], travels.at(-1)]
  if (!first || !last || first === last) return null
  const backDay = last.day + Math.floor(last.end / 1440)
  return {
    from: cities[trip.from],
    to: trip.place.name,
    leaves: dayWords(trip, first.day),
    leavesAt: timeWords(first.start),
    back: dayWords(trip, backDay),
    backAt: timeWords(last.end % 1440),
    by: first.item.by,
  }
}
