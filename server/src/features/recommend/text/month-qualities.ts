import type { MonthQuality } from '@saathi/shared/recommend/schema'
import type { Destination } from '../facts/dataset.ts'
import { seasonOf } from '../facts/season.ts'

const QUALITIES = { best: 'best', ok: 'fair', shoulder: 'fair', avoid: 'avoid' } as const
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)

/** The rating of each month, January to December. A closure for the asked type of trip comes before the season. */
export const monthQualities = (place: Destination, isClosed: (month: number) => boolean): MonthQuality[] =>
  MONTHS.map((month) => (isClosed(month) ? 'closed' : QUALITIES[seasonOf(place, month)]))
