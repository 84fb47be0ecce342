import * as text from '../../../messages/en/trip-proposal.ts'
import type { RoadRow } from '../../recommend/facts/road-schema.ts'
import { type DayTowns, moverOf } from './bases.ts'
import type { Entry } from './day-room.ts'
import { blank, type Draft } from './draft.ts'

/** A way from a sight on the edge of a town is that from the town; what is known of it is told. */
const SAME_WAY = 0.1
const BY = { road: 'road', walk: 'walk', boat: 'sea' } as const

/** The way to the town of the night. */
export function moveItem(
  day: number,
  { start, minutes, lunchAlong }: Extract<Entry, { kind: 'move' }>,
  towns: DayTowns,
  isFirst: boolean,
): Draft {
  const { sleeps, ways } = towns
  const mover = moverOf(towns) ?? 'road'
  const whole = 60 * ways.reduce((sum, { hours }) => sum + hours, 0)
  const isWhole = Math.abs(minutes - whole) <= SAME_WAY * whole
  const highest = Math.max(0, ...ways.map(({ highest_m }) => highest_m ?? 0))
  const papers = [...new Set(ways.flatMap(({ permit }) => permit ?? []))]
  return {
    ...blank,
    role: 'travel',
    kind: 'travel',
    costPart: 'travel',
    day,
    title: text.moveTo[mover](sleeps.name),
    note: [
      isWhole ? text.wayParts(kmByKind(ways)) : '',
      isWhole && highest > 0 ? text.highestPoint(highest) : '',
      ...papers.map(text.carryPaper),
      isWhole && ways.every(({ source }) => source === 'estimate') ? text.ourEstimate : '',
      lunchAlong ? text.lunchAlong : '',
    ]
      .filter(Boolean)
      .join(' '),
    fixedStart: isFirst ? start : null,
    minutes,
    by: BY[mover],
    lat: sleeps.lat,
    lon: sleeps.lon,
  }
}

function kmByKind(ways: readonly RoadRow[]): { by: RoadRow['by']; km: number }[] {
  const kinds = [...new Set(ways.map(({ by }) => by))]
  return kinds.map((by) => ({
    by,
    km: ways.filter((way) => way.by === by).reduce((sum, { km }) => sum + km, 0),
  }))
}
