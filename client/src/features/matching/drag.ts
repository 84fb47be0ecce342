import type { SwipeAction } from '@saathi/shared/matching'

/** How far a card can be dragged to either side, px. */
const LIMIT = 150
/** Beyond this a drag is a swipe, px. */
const THRESHOLD = 100

/** Where a card lies that a pointer has moved by `distance`, px. */
export const dragged = (distance: number): number => Math.max(-LIMIT, Math.min(LIMIT, distance))

/** What letting a card go there means; null: it goes back. */
export function verdict(distance: number): SwipeAction | null {
  if (Math.abs(distance) <= THRESHOLD) return null
  return distance < 0 ? 'left' : 'right'
}
