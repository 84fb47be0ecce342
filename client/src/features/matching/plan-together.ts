import { REGION_PREFIX } from '@saathi/shared/plans/rules'
import type { FoundPlan, OwnPlan } from '@saathi/shared/plans/schema'

/** What the planner of a trip begins with. */
export type Together = { placeId: string; start?: string; days?: number }

const DAY_MS = 86_400_000
const daysFrom = (start: string, end: string) => Math.round((Date.parse(end) - Date.parse(start)) / DAY_MS) + 1

/** The place and the days that two people both plan; the own days where theirs do not meet. Null for two whole regions. */
export function planTogether(
  own: Pick<OwnPlan, 'place' | 'travelDates'>,
  theirs: Pick<FoundPlan, 'place' | 'days'>,
): Together | null {
  const place = [own.place, theirs.place].find(({ id }) => !id.startsWith(REGION_PREFIX))
  if (!place) return null
  const { start, end } = own.travelDates
  const days = theirs.days
  const common = days && { start: days.start > start ? days.start : start, end: days.end < end ? days.end : end }
  const shared = common && common.start <= common.end ? common : { start, end }
  return { placeId: place.id, start: shared.start, days: daysFrom(shared.start, shared.end) }
}

/** The place and, once they are known, the days of the other, for somebody without days of their own. Null for a region. */
export function planAlong({ place, days }: Pick<FoundPlan, 'place' | 'days'>): Together | null {
  if (place.id.startsWith(REGION_PREFIX)) return null
  return days ? { placeId: place.id, start: days.start, days: daysFrom(days.start, days.end) } : { placeId: place.id }
}
