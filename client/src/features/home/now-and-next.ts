import { daysBetween } from '@saathi/shared/lib/holidays'
import { DAY_MINUTES } from '@saathi/shared/trips/day'
import { type Schedulable, timedItems } from '@saathi/shared/trips/schedule'
import type { TripItem } from '@saathi/shared/trips/schema'

export type NowAndNext = { now: string | null; next: { at: number; title: string } | null }

/** The item of a trip that goes on at this minute of the day, and the one after it. A night on the way goes on the next day. */
export function nowAndNext(trip: Schedulable<TripItem>, today: string, minute: number): NowAndNext {
  if (trip.startDate === null) return { now: null, next: null }
  const days = timedItems({ ...trip, items: trip.items.filter(({ removed }) => !removed) })
  const at = daysBetween(trip.startDate, today) - 1
  const earlier = (days[at - 1] ?? []).map(({ item, start, end }) => ({
    ...{ item, start: start - DAY_MINUTES, end: end - DAY_MINUTES },
  }))
  const items = [...earlier, ...(days[at] ?? [])]
  const now = items.findLast(({ item, start, end }) => item.kind !== 'stay' && start <= minute && minute < end)
  const next = items.find(({ start }) => start > minute)
  return { now: now?.item.title ?? null, next: next ? { at: next.start, title: next.item.title } : null }
}
