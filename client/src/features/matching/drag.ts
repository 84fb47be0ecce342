import type { SwipeAction } from '@saathi/shared/matching/schema'

/** The largest offset of a dragged card to either side, px. */
const LIMIT = 150
/** A drag beyond this offset is a swipe, px. */
const THRESHOLD = 100

/** The offset of a card whose pointer has moved by `distance`, px. */
export const dragOffset = (distance: number): number => Math.max(-LIMIT, Math.min(LIMIT, distance))

/** The swipe for a released drag; null when the card returns. */
export function swipeOf(distance: number): SwipeAction | null {
  if (Math.abs(distance) <= THRESHOLD) return null
  return distance < 0 ? 'left' : 'right'
}
