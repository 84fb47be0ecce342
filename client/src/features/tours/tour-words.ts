import type { SharedTour, Tour } from '@saathi/shared/tours/schema'
import * as text from '../../messages/en/tours/tours.ts'

/** The hash of the address of a tour's details that asks for the confirmation of joining. */
export const JOIN_HASH = 'join'

export type TourStatus = { words: string; kind: 'open' | 'full' | 'queue' | 'over' }

const seatsStatus = (left: number, needsApproval: boolean): TourStatus | null =>
  left > 0
    ? { words: text.seatsLeft(left), kind: 'open' }
    : { words: needsApproval ? text.fullAskForWaitlist : text.fullWithWaitlist, kind: 'full' }

/** The part of a tour that says what its viewer can do. */
export type TourState = Pick<
  Tour,
  'cancelled' | 'ended' | 'joiningClosed' | 'needsApproval' | 'capacity' | 'participantCount' | 'mine'
>

/** The status of a tour for its viewer; null when it is open and has no limit of seats. */
export function tourStatus(tour: TourState): TourStatus | null {
  const { cancelled, ended, capacity, participantCount, joiningClosed, needsApproval, mine } = tour
  if (cancelled) return { words: text.cancelled, kind: 'over' }
  if (ended) return { words: text.ended, kind: 'over' }
  if (mine.place !== null) return { words: text.placeInQueue(mine.place), kind: 'queue' }
  if (mine.requested) return { words: text.requested, kind: 'queue' }
  if (mine.declined) return { words: text.declinedByHost, kind: 'over' }
  if (mine.removed) return { words: text.removedByHost, kind: 'over' }
  if (joiningClosed) return { words: text.joiningClosed, kind: 'full' }
  if (capacity === null) return null
  const left = capacity - participantCount
  return left <= 0 && (mine.joined || mine.host) ? { words: text.full, kind: 'full' } : seatsStatus(left, needsApproval)
}

/** The status of a shared tour for people who are not signed in. */
export function sharedTourStatus({ ended, joiningClosed, needsApproval, seatsLeft }: SharedTour): TourStatus | null {
  if (ended) return { words: text.ended, kind: 'over' }
  if (joiningClosed) return { words: text.joiningClosed, kind: 'full' }
  return seatsLeft === null ? null : seatsStatus(seatsLeft, needsApproval)
}

/** Whether a new participant would be put on the waitlist. */
export const isFull = ({ capacity, participantCount }: TourState) => capacity !== null && participantCount >= capacity

/** The viewer's possible action: join (or wait, or ask), leave (or take back a request), or none. */
export function seatAction({ cancelled, ended, joiningClosed, mine }: TourState): 'join' | 'leave' | null {
  if (cancelled || ended || mine.host) return null
  if (mine.joined || mine.place !== null || mine.requested) return 'leave'
  return joiningClosed || mine.removed ? null : 'join'
}

/** The time after a tour in which its host, guests and group can write to each other, days; the server decides. */
const MESSAGES_DAYS = 30

const conversationsAreOpen = ({ travelDates }: Tour) =>
  Date.now() < Date.parse(travelDates.end) + (MESSAGES_DAYS + 1) * 86_400_000

/** Whether the viewer is on the tour or its waitlist and can write to its host. */
export const canMessageHost = (tour: Tour): boolean =>
  (tour.mine.joined || tour.mine.place !== null) && conversationsAreOpen(tour)

/** Whether the viewer is in the group of the tour, and it is open. */
export const canOpenGroup = (tour: Tour): boolean => (tour.mine.host || tour.mine.joined) && conversationsAreOpen(tour)
