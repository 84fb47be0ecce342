import { BREAKFAST, EARLY_WAY, EXCURSION_HOLDS, MORE_FAR_OUT } from './day-hours.ts'
import { BASE, type Room, START, type Timeline, type WayMinutes } from './day-room.ts'
import { DayTimeline } from './day-timeline.ts'
import { HOT, type Slot, type Visit } from './visits.ts'

type Wanted = readonly { visit: Visit; slots: readonly Slot[] }[]

/**
 * The day with these visits in this order; or null. With an early breakfast where it does not hold a long way, several sights
 * far out, or the sight for which one comes, else, and for a far sight that the heat would put into the afternoon. Who leaves
 * the hotel before the usual breakfast is over has it as much earlier.
 */
export function buildTimeline(room: Room, visits: Wanted, way: WayMinutes): Timeline | null {
  const latest = room.to - BREAKFAST.minutes
  const isEarlier = visits.length === 0 && latest >= BREAKFAST.early
  const usual = timelineFrom(isEarlier ? Math.min(BREAKFAST.at, latest) : BREAKFAST.at, room, visits, way)
  const first = visits[0]?.visit
  if (!room.wakesThere || !first) return usual
  if (!usual) {
    const farOnes = visits.filter(({ visit }) => way(BASE, visit.index) >= EARLY_WAY)
    const isWorth = visits.length === 1 ? first.isHeadline : farOnes.length > 1
    return room.moves || isWorth ? early() : null
  }
  const isFar = room.hot && way(room.moves ? START : BASE, first.index) >= EARLY_WAY
  return isFar && firstStart(usual) >= HOT[0] ? earlierOf(early(), usual) : usual

  function early(): Timeline | null {
    return timelineFrom(BREAKFAST.early, room, visits, way)
  }
}

const firstStart = ({ entries }: Timeline): number => entries.find(({ kind }) => kind === 'visit')?.start ?? 0

const earlierOf = (one: Timeline | null, other: Timeline): Timeline =>
  one && firstStart(one) < firstStart(other) ? one : other

function timelineFrom(breakfastAt: number, room: Room, visits: Wanted, way: WayMinutes): Timeline | null {
  const day = new DayTimeline(room, way, breakfastAt)
  for (const { visit, slots } of visits) if (!day.visit(visit, slots)) return null
  const isOneCorner = visits.length > 1 && visits.every(({ visit }) => way(BASE, visit.index) >= EARLY_WAY)
  const holds =
    visits.length === 1
      ? Math.max(room.holds, Math.min(EXCURSION_HOLDS, room.to - room.from))
      : room.holds + (isOneCorner ? MORE_FAR_OUT : 0)
  if (!day.close() || day.busy > holds) return null
  return { entries: day.entries, busy: day.busy, travel: day.travel, waiting: day.waiting }
}
