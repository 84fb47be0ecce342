import type { Tour } from '@saathi/shared/tours'

const ENDINGS: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' }

/** Formats an ordinal: `1st`, `2nd`, `23rd`. */
export function ordinal(place: number): string {
  // Created on first use: creating it at startup would delay a new page.
  const kind = new Intl.PluralRules('en-IN', { type: 'ordinal' }).select(place)
  return `${place}${ENDINGS[kind] ?? 'th'}`
}

type Status = { words: string; kind: 'open' | 'full' | 'queue' | 'over' }

/** The status of a tour for its viewer; null when it is open and has no limit of seats. */
export function tourStatus(tour: Tour): Status | null {
  const { cancelled, ended, capacity, participantCount, joiningClosed, mine } = tour
  if (cancelled) return { words: 'Cancelled', kind: 'over' }
  if (ended) return { words: 'Ended', kind: 'over' }
  if (mine.place !== null) return { words: `You are ${ordinal(mine.place)} in the queue`, kind: 'queue' }
  if (mine.removed) return { words: 'The host removed you', kind: 'over' }
  if (joiningClosed) return { words: 'Closed to new people', kind: 'full' }
  if (capacity === null) return null
  const left = Math.max(capacity - participantCount, 0)
  if (left > 0) return { words: `${left} ${left === 1 ? 'seat' : 'seats'} left`, kind: 'open' }
  return { words: mine.joined || mine.host ? 'Full' : 'Full: join the waitlist', kind: 'full' }
}

/** Whether a new participant would be put on the waitlist. */
export const isFull = ({ capacity, participantCount }: Tour) => capacity !== null && participantCount >= capacity

/** The viewer's possible action: join (or wait), leave, or none. */
export function seatAction({ cancelled, ended, joiningClosed, mine }: Tour): 'join' | 'leave' | null {
  if (cancelled || ended || mine.host) return null
  if (mine.joined || mine.place !== null) return 'leave'
  return joiningClosed || mine.removed ? null : 'join'
}

/** How long after a tour its host and guests can write to each other, days; the server decides. */
const MESSAGES_DAYS = 30

/** Whether the viewer is on the tour or its waitlist and can write to its host. */
export function canMessageHost({ mine, travelDates }: Tour): boolean {
  const until = Date.parse(travelDates.end) + (MESSAGES_DAYS + 1) * 86_400_000
  return (mine.joined || mine.place !== null) && Date.now() < until
}

export const participantWords = (count: number) => `${count} ${count === 1 ? 'participant' : 'participants'}`
