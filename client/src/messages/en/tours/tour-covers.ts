import type { TourCover } from '@saathi/shared/tours/schema'

// What the price of a tour covers.

export const covered = 'What the price covers'
export const covers: Record<TourCover, string> = {
  stay: 'Stay',
  food: 'Food',
  transport: 'Transport there',
  entries: 'Entries',
  guide: 'Guide',
}
export const notSaid = 'The host has not said. Ask before you join.'
export const ownWayThere = 'Your way to the meeting point and home is your own.'
export const choose = 'What the price covers (optional)'
export const onCard = (names: string[]) => `Covers ${names.join(', ').toLowerCase()}`
