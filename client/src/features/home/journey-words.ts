import { addDays } from '@saathi/shared/lib/days'
import { daysBetween } from '@saathi/shared/lib/holidays'
import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import type { Journey } from '@saathi/shared/trips/journeys'
import * as text from '../../messages/en/home/next-trip.ts'

/** The moment of a journey as seen today, and what the user still waits for: `In 22 days`, `Day 2 of 4`, `2nd on the waitlist`. */
export function journeyMoment({ state, host, queuePosition, startDate, dayCount }: Journey, today: string): string {
  if (state === 'waiting') return text.onWaitlist(queuePosition ?? 1)
  if (state === 'requested') return text.waitingFor(host ?? '')
  if (startDate === null) return text.noDates
  if (startDate > today) return text.inDays(daysBetween(today, startDate) - 1)
  const day = daysBetween(startDate, today)
  // Of an answer that was kept on this device.
  if (day > dayCount) return text.ended(addDays(startDate, dayCount - 1))
  return dayCount === 1 ? text.beginsToday : text.dayOf(day, dayCount)
}

/** The dates of a journey or its length, its place unless the title names it, and its people. */
export function journeyFacts({ title, place, startDate, dayCount, state, people, open }: Journey): string[] {
  return [
    startDate === null ? text.days(dayCount) : spanOfDays(startDate, addDays(startDate, dayCount - 1)),
    title.toLowerCase().includes(place.name.toLowerCase()) ? null : place.name,
    state === 'hosting' ? text.hosting : null,
    people !== null && open ? text.people(people) : null,
  ].filter((fact) => fact !== null)
}

type Part = { part: 'plan' | 'group' | 'expenses' | 'ticket' | 'tour'; to: string; search?: Record<string, string> }

/** The pages into which a journey leads: its parts if the user is in it, else what is said of the tour. */
export function journeyParts({ state, tourId, tripId, open, people, invitation }: Journey): Part[] {
  if (tourId === null)
    return [
      { part: 'plan', to: `/trips/${tripId}` },
      ...(people !== null || invitation === 'going' ? [{ part: 'group', to: `/trips/${tripId}/group` } as const] : []),
      { part: 'expenses', to: `/trips/${tripId}/expenses` },
    ]
  if (!open) return [{ part: 'tour', to: '/tours', search: { tour: tourId } }]
  const own = (part: 'plan' | 'group' | 'expenses' | 'ticket'): Part => ({ part, to: `/tours/${tourId}/${part}` })
  return [own('plan'), own('group'), own('expenses'), ...(state === 'joined' ? [own('ticket')] : [])]
}
